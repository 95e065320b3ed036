import GridpickCore
import Testing

@testable import TwoAxisPicker

/// Records in groups (rules X3, U12).
struct GroupedRecordTests {
  private struct Machine: Equatable, Sendable {
    var name: String
    var speed: Double
    var site: String
    var isOn = true
  }

  private static let size = ScreenSize(lines: 12, columns: 50)
  private static let machines = [
    Machine(name: "mill 10", speed: 10.5, site: "north"),
    Machine(name: "lathe", speed: 100, site: "south"),
    Machine(name: "mill 9", speed: 9.25, site: "north", isOn: false),
    Machine(name: "drill", speed: 7, site: ""),
    Machine(name: "press", speed: 33, site: "south"),
  ]

  private func picker(_ machines: [Machine] = machines) -> GridPicker<Machine> {
    GridPicker(
      records: machines,
      fields: [
        Field("Name", \.name), Field("Speed", \.speed, style: .number), Field("Site", \.site),
        Field("On", \.isOn, sort: { $0 && !$1 }),
      ], groupedBy: "Site")
  }

  /// The words of each line that is seen, without the line below the cells.
  private func lines(_ session: PickerSession<Machine>) -> [[Substring]] {
    session.frame.text.split(separator: "\n").dropLast()
      .map { $0.split { " ▌│".contains($0) } }.filter { !$0.isEmpty }
  }

  /// The names of the machines in the current tab, in their order.
  private func names(_ session: PickerSession<Machine>) -> [String] {
    lines(session).dropFirst(2).map { $0.prefix { Double($0) == nil || $0 == "10" || $0 == "9" } }
      .map { $0.joined(separator: " ") }
  }

  @Test func `U12.7 a tab is a table of the records with the same text in a field`() throws {
    let session = try picker().session(size: Self.size)
    #expect(lines(session)[0] == ["north", "2", "south", "2", "(none)", "1"])
    #expect(
      lines(session)[1...] == [
        ["Name", "Speed", "On"], ["mill", "10", "10.5", "true"], ["mill", "9", "9.25", "false"],
      ])
    session.press("l")
    #expect(names(session) == ["lathe", "press"])
  }

  @Test func `U12.8 a record in a group is picked with its place among all records`() throws {
    let session = try picker().session(size: Self.size)
    session.press("l", "j")
    #expect(session.position == Position(section: 4, index: 0))
    session.press(Key(.enter))
    guard case .picked(let machine, at: let place)? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
    #expect(machine == Self.machines[4])
    #expect(place == Position(section: 4, index: 0))
  }

  @Test func `U12.8 the start and a move use places among all records`() throws {
    var picker = picker()
    picker.start = Position(section: 4, index: 0)
    let session = try picker.session(size: Self.size)
    #expect(session.item?.name == "press")
    session.apply(.move(to: Position(section: 2, index: 3)))
    #expect(session.item?.name == "mill 9")
    session.apply(.move(to: Position(section: 3, index: 0)))
    #expect(session.item?.name == "drill")
  }

  @Test func `U12.2 X3.12 records are marked, and a group is marked as a whole`() throws {
    var picker = picker()
    for unit in [MarkUnit.section, .item] {
      picker.marks = MarkSettings(unit: unit)
      let session = try picker.session(size: Self.size)
      session.press("j", " ", "l", "R", Key(.enter))
      guard case .marked(let marked)? = session.end else {
        Issue.record("\(String(describing: session.end))")
        return
      }
      #expect(marked.map(\.item.name) == ["mill 9", "lathe", "press"])
      #expect(marked.map(\.position.section) == [2, 1, 4])
    }
  }

  @Test func `U12.3 U12.7 records are sorted by value within their groups`() throws {
    var picker = picker()
    picker.sort = ["Speed"]
    #expect(try names(picker.session(size: Self.size)) == ["mill 9", "mill 10"])
    picker.sort = [SortOrder("On", isDescending: true), "Speed"]
    let session = try picker.session(size: Self.size)
    #expect(names(session) == ["mill 9", "mill 10"])
    session.press("l")
    #expect(names(session) == ["press", "lathe"])
    picker.sort = [SortOrder("Name", isDescending: true)]
    #expect(try names(picker.session(size: Self.size)) == ["mill 10", "mill 9"])
  }

  @Test func `U11.5 U12.7 the columns of groups are hidden and coloured`() throws {
    var picker = picker()
    let plain = try picker.session(size: Self.size).frame
    picker.paint = ["Speed:9.25=bad"]
    let painted = try picker.session(size: Self.size).frame
    #expect(painted.text == plain.text)
    #expect(painted.lines(colors: 1 << 24) != plain.lines(colors: 1 << 24))
    picker.hiddenColumns = ["Speed"]
    #expect(try lines(picker.session(size: Self.size))[1] == ["Name", "On"])
    picker.frozenColumns = 2
    #expect(try lines(picker.session(size: Self.size))[2] == ["mill", "10", "true"])
  }

  @Test func `U11.4 groups by an unknown field are refused with its name`() {
    for records in [Self.machines, []] {
      var picker = GridPicker(
        records: records, fields: [Field("Name", \.name), Field("Site", \.site)],
        groupedBy: "site")
      picker.refresh = { _ in [] }
      let reason = "groupedBy: no column 'site'; did you mean 'Site'?"
      #expect(throws: PickerError.wrongSetting(reason)) { _ = try picker.end() }
      #expect(throws: PickerError.wrongSetting(reason)) { try picker.session(size: Self.size) }
    }
  }

  @Test func `P8 U7.6 U12.9 newer records are sorted into their groups`() async throws {
    var picker = picker()
    var files = 0
    picker.refresh = { tab in
      #expect(tab == nil)
      return [[Self.machines[4], Machine(name: "saw", speed: 1, site: "west"), Self.machines[0]]]
    }
    picker.more = { tab in
      #expect(tab == nil)
      files += 1
      return files > 1 ? [] : [[Machine(name: "file", speed: 2, site: "south")]]
    }
    picker.id = { $0.name }
    let session = try picker.session(size: Self.size)
    session.press("l", "j")
    session.apply(.append([[Machine(name: "oven", speed: 3, site: "north")]]))
    session.apply(.extend("south", by: [Machine(name: "kiln", speed: 4, site: "east")]))
    #expect(session.item?.name == "press")
    #expect(
      lines(session)[0] == ["north", "3", "south", "2", "(none)", "1", "east", "1"])
    session.press("h")
    #expect(names(session) == ["mill 10", "mill 9", "oven"])
    session.press("l", "j", "r")
    await session.fetch()
    #expect(lines(session)[0].dropFirst(2).prefix(4) == ["west", "1", "north", "1"])
    #expect(session.item?.name == "press")
    session.apply(.replace([[], [Self.machines[3]]]))
    #expect(lines(session)[0] == ["(none)", "1"])
    #expect(session.item?.name == "drill")
  }

  @Test func `X3.11 find searches all groups, and the nearest match is in the current one`() throws
  {
    let session = try picker().session(size: Self.size)
    session.press("l")
    session.type("/s")
    #expect(session.frame.text.contains("3 of 5"))
    #expect(session.item?.name == "lathe", "found by its site")
    session.press(.control("u"))
    session.type("mill")
    #expect(session.item?.name == "mill 10")
    session.press(.control("u"))
    session.type("site:south on:true")
    session.press(Key(.down), Key(.enter))
    #expect(session.end?.item?.name == "press")
  }

  @Test func `U12.9 a redraw groups all records again`() throws {
    var group = 7
    let fields = [Field<Int>("Number", { $0 }), Field<Int>("Group") { "\($0 % group)" }]
    let session = try GridPicker(records: Array(0..<100), fields: fields, groupedBy: "Group")
      .session(size: Self.size)
    _ = session.frame
    group = 2
    session.apply(.redraw)
    let tabs = session.frame.text.split(separator: "\n")[0].split { " ▌│".contains($0) }
    #expect(tabs == ["0", "50", "1", "50"])
  }

  @Test(arguments: [Layout.tabs, .shelves, .cards, .grid, .sheet])
  func `X3.6 records in groups are shown in any layout`(layout: Layout) throws {
    var picker = picker()
    picker.layout = layout
    picker.frozenColumns = 3
    let session = try picker.session(size: ScreenSize(lines: 30, columns: 70))
    #expect(session.frame.text.contains("mill 10"), "\(session.frame.text)")
    session.press("j", "l", Key(.enter))
    #expect(session.end?.item != nil)
  }
}
