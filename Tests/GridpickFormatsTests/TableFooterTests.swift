import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// The lines around a table that is found by its titles: a heading above it, and a count below it.
@Suite struct TableFooterTests {
  private static let units = """
    UNIT          LOAD    DESCRIPTION
    cron.service  loaded  Regular background program processing daemon
    home.mount    loaded  /home
    ssh.service   failed  OpenBSD Secure Shell server

    """

  private func document(_ text: String, chunk: Int = .max) throws -> ReadDocument {
    var options = ReadingOptions()
    options.findsTables = true
    return try FormatName.lines.read(Array(text.utf8), chunk: chunk, options: options)
  }

  private func recordCount(_ text: String, chunk: Int = .max) throws -> Int? {
    try document(text, chunk: chunk).data.plainGrid?.sections.count
  }

  @Test(arguments: [
    "\n3 loaded units listed.\n", "\n3 units listed.\nPass --all to see more.\n",
    "\nLOAD = Whether it was loaded.\n\n3 loaded units listed. Pass --all to see more.\nText.",
    "\n\n14 rows selected.\n\n", "\r\n3 units listed.\r\n",
  ])
  func `lines behind an empty line are no records if they count what is listed`(
    below: String
  ) throws {
    for chunk in [1, 7, .max] {
      #expect(try recordCount(Self.units + below, chunk: chunk) == 3, "\(chunk)")
    }
  }

  @Test(arguments: [
    ("\nunits listed.\n", 2), ("\n3 units.\n", 2), ("3 units listed.\n", 1),
    ("\nThe 3 units listed.\n", 2), ("\na.mount  loaded  3 units listed.\n", 2),
    (String(repeating: "\nMore text.", count: 8) + "\n3 units listed.\n", 10),
  ])
  func `any other lines below a table are records`(below: String, count: Int) throws {
    #expect(try recordCount(Self.units + below) == 3 + count)
  }

  @Test func `the legend of systemctl is no record`() throws {
    let text = try TextFile.bytes(of: RealOutput.path("systemctl-units"))
    let records = try document(String(decoding: text, as: UTF8.self)).data.plainGrid?.sections
    #expect(records?.count == 7)
    #expect(records?.last?.labels.last == "Daily Cleanup of Temporary Directories")
  }

  @Test func `lines above a table lose the blanks with which all of them begin`() throws {
    let table = " id | name\n----+------\n  1 | web\n"
    #expect(try document("     List of names\n" + table).settings.banner == ["List of names"])
    #expect(
      try document("  Names:\n    all of them\n" + table).settings.banner == [
        "Names:", "  all of them",
      ])
    #expect(try document("Names\n  " + table).settings.banner == ["Names"])
  }
}
