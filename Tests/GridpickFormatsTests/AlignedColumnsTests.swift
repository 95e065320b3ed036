import GridpickCore
import GridpickFormats
import Testing

/// Tables aligned with blanks.
@Suite struct AlignedColumnsTests {
  private func read(_ text: String, hasHeader: Bool? = nil) throws -> PlainGrid {
    var options = ReadingOptions()
    options.delimiter = .aligned
    options.hasHeader = hasHeader
    let document = try FormatName.lines.format.read(SourceText(text), options)
    return try #require(document.data.plainGrid)
  }

  @Test func `aligned columns are separated where all lines are blank`() throws {
    let text = """
      NAME           READY   STATUS             AGE
      größe-7d9      1/1     Running            5d
      coredns        0/1     Crash Loop Back    12h

      x
      """
    let grid = try read(text)
    #expect(grid.columns == ["NAME", "READY", "STATUS", "AGE"])
    #expect(
      grid.sections.map(\.labels) == [
        ["größe-7d9", "1/1", "Running", "5d"], ["coredns", "0/1", "Crash Loop Back", "12h"],
        [nil, nil, nil, nil], ["x", nil, nil, nil],
      ])
  }

  @Test func `right-aligned columns are separated in the same way`() throws {
    let grid = try read("  PID CMD\n    1 init\n12345 a b\n")
    #expect(grid.columns == ["PID", "CMD"])
    #expect(grid.sections.map(\.labels) == [["1", "init"], ["12345", "a b"]])
  }

  @Test func `a line after the sample keeps its words whole`() throws {
    let head = "A   B\n" + String(repeating: "a   b\n", count: 999)
    let grid = try read(head + "abcde f\n")
    #expect(grid.sections.last?.labels == ["abcde", "f"])
  }

  @Test func `a line that needs more room does not change other lines' columns`() throws {
    let grid = try read(
      """
      USER       PID    VSZ   RSS TTY      COMMAND
      root         1 168216 11920 ?        /sbin/init splash
      chrome    4711 1187654321 98304 ?    chrome --type renderer
      me         812  24576  5120 pts/0    bash
      systemd+   400  90432  6700 ?        /lib/systemd/systemd-timesyncd
      """)
    #expect(grid.columns == ["USER", "PID", "VSZ", "RSS", "TTY", "COMMAND"])
    #expect(
      grid.sections.map(\.labels) == [
        ["root", "1", "168216", "11920", "?", "/sbin/init splash"],
        ["chrome", "4711", "1187654321", "98304", "?", "chrome --type renderer"],
        ["me", "812", "24576", "5120", "pts/0", "bash"],
        ["systemd+", "400", "90432", "6700", "?", "/lib/systemd/systemd-timesyncd"],
      ])
  }

  @Test func `after a word that needs more room, later words are in their columns again`() throws {
    let grid = try read(
      """
      USER       PID    VSZ   RSS TTY      COMMAND
      root         1 168216 11920 ?        /sbin/init splash
      chrome    4711 11876543 983          chrome
      me         812  24576  5120 pts/0    bash
      systemd+   400  90432  6700 ?        /lib/systemd/systemd-timesyncd
      """)
    #expect(grid.sections[1].labels == ["chrome", "4711", "11876543", "983", nil, "chrome"])
  }

  @Test func `a word that covers the next column leaves that column empty`() throws {
    let lines = String(repeating: "a b c\n", count: 3)
    let grid = try read("A B C\n\(lines)xxxx y\n")
    #expect(grid.columns == ["A", "B", "C"])
    #expect(grid.sections.last?.labels == ["xxxx", nil, "y"])
  }

  @Test(arguments: [
    (1, 1, false), (2, 1, true), (18, 2, true), (10, 10, false), (11, 10, true), (9, 10, false),
  ])
  func `if lines differ, the majority decides the columns`(
    usual: Int, others: Int, isCut: Bool
  ) throws {
    let lines = String(repeating: "a b\n", count: usual)
    let grid = try read("A B\n" + lines + String(repeating: "xxx\n", count: others))
    #expect(grid.columns.count == (isCut ? 2 : 1))
  }

  @Test func `a title of two words is not cut by one longer line`() throws {
    let grid = try read("LAST SEEN   TYPE\n5m51s       a\n5m          b\n7m          c\n")
    #expect(grid.columns == ["LAST SEEN", "TYPE"])
  }

  private static let listing = """
    total 1234567
    -rw-r--r-- 1 root root 5120 Nov 21 notes
    drwxr-xr-x 2 me   me     64 Nov  9 work
    """

  @Test(arguments: [nil, false] as [Bool?])
  func `a first line without titles is a record`(hasHeader: Bool?) throws {
    let grid = try read(Self.listing, hasHeader: hasHeader)
    #expect(grid.columns.allSatisfy { $0 == nil })
    #expect(grid.sections.count == 3)
    #expect(grid.sections[0].labels.compactMap(\.self).joined(separator: " ") == "total 1234567")
  }

  @Test func `a first line without titles does not change the columns below`() throws {
    let grid = try read(Self.listing)
    #expect(
      grid.sections.dropFirst().map(\.labels) == [
        ["-rw-r--r--", "1", "root", "root", "5120", "Nov", "21", "notes"],
        ["drwxr-xr-x", "2", "me", "me", "64", "Nov", "9", "work"],
      ])
  }

  @Test func `a first line declared as titles is used as titles`() throws {
    let grid = try read(Self.listing, hasHeader: true)
    #expect(grid.columns == ["total 1234567"])
    #expect(grid.sections.count == 2)
  }

  @Test func `titles above a last column of many words are used as titles`() throws {
    let grid = try read("NAME  DESCRIPTION\na     this is a long text\n")
    #expect(grid.columns == ["NAME", "DESCRIPTION"])
  }

  @Test(arguments: [
    "NAME        STATUS    AGE\n日本語日本  Running   5d\nabc         Error     10d\n",
    "NAME        STATUS    AGE\n日本語日本       Running   5d\nabc         Error     10d\n",
    "NAME        STATUS    AGE\ne\u{301}\u{1f600}         Running   5d\nabc         Error     10d\n",
  ])
  func `columns are split by display width or by characters, whichever aligned them`(
    text: String
  ) throws {
    let grid = try read(text)
    #expect(grid.columns == ["NAME", "STATUS", "AGE"])
    #expect(grid.sections[0].labels.dropFirst() == ["Running", "5d"])
    #expect(grid.sections[1].labels == ["abc", "Error", "10d"])
  }
}
