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

  @Test(arguments: [
    "\n3 loaded units listed.\n", "\n3 units listed.\nPass --all to see more.\n",
    "\nLOAD = Whether it was loaded.\n\n3 loaded units listed. Pass --all to see more.\nText.",
    "\n\n14 rows selected.\n\n", "\r\n3 units listed.\r\n", "\nunits listed.\n",
    "\na.mount  loaded  3 units listed.\n",
    "UNIT FILES  STATE  PRESET\na.mount     on     off\n",
    "NAME       TYPE   SIZE\nb          c      12\n",
    "Units that failed:\nUNIT          ACTIVE  DESCRIPTION\n\na.mount\n",
  ])
  func `lines below a table are records with one field`(below: String) throws {
    let lines = below.split { $0.isNewline }.map(String.init)
    for chunk in [1, 7, .max] {
      let grid = try #require(document(Self.units + below, chunk: chunk).data.plainGrid)
      let rows = grid.sections.dropFirst(3).map { $0.labels.compactMap(\.self) }
      #expect(rows == lines.map { [$0] }, "\(chunk)")
    }
  }

  @Test func `a table continues after repeated titles, which are not a record`() throws {
    let titles = "UNIT          LOAD    DESCRIPTION\n"
    for gap in ["", "\n", "\n\n"] {
      let text = Self.units + gap + titles + "a.mount       loaded  /a\n"
      let grid = try #require(document(text).data.plainGrid)
      #expect(grid.sections.map { $0.labels[2] }.last == "/a")
      #expect(grid.sections.count == 4)
    }
  }

  @Test(arguments: [8, 9]) func `many lines below a table make a text of it`(count: Int) throws {
    let below = (1...count).map { "Line \($0) of a text." }.joined(separator: "\n")
    #expect(try document(Self.units + "\n" + below).settings.isTable == (count < 9))
    let more = "\n" + below + "\n\n" + Self.units
    #expect(try document(Self.units + more).settings.isTable)
  }

  @Test func `the legend of systemctl gives lines with one field`() throws {
    let text = try TextFile.bytes(of: RealOutput.path("systemctl-units"))
    let records = try document(String(decoding: text, as: UTF8.self)).data.plainGrid?.sections
    #expect(records?.prefix(7).last?.labels.last == "Daily Cleanup of Temporary Directories")
    #expect(records?.dropFirst(7).allSatisfy { $0.labels.compactMap(\.self).count == 1 } == true)
  }

  @Test func `lines above a table lose the spaces that they all begin with`() throws {
    let table = " id | name\n----+------\n  1 | web\n"
    #expect(try document("     List of names\n" + table).settings.banner == ["List of names"])
    #expect(
      try document("  Names:\n    all of them\n" + table).settings.banner == [
        "Names:", "  all of them",
      ])
    #expect(try document("Names\n  " + table).settings.banner == ["Names"])
  }
}
