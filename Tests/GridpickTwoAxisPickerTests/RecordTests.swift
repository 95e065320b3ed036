import GridpickCore
import Testing
import TwoAxisPicker

/// Records with fields (rules P11, P12, U12).
struct RecordTests {
  private struct Machine: Equatable, Sendable {
    var name: String
    var speed: Double
    var site: String? = "north"
  }

  private static let size = ScreenSize(lines: 8, columns: 50)
  private static let machines = [
    Machine(name: "mill 10", speed: 10.5), Machine(name: "mill 9", speed: 9.256, site: nil),
    Machine(name: "lathe", speed: 100, site: "south"),
  ]

  private func picker() -> GridPicker<Machine> {
    GridPicker(
      records: Self.machines,
      fields: [
        Field("Name", \.name), Field("Speed", \.speed, style: .number), Field("Site", \.site),
        Field("Fast", { $0.speed > 10 }, sort: { $0 && !$1 }),
      ])
  }

  private func lines(_ session: PickerSession<Machine>) throws -> [[Substring]] {
    session.frame.text.split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test func `U12.1 each field of a record is a cell, and a pick returns the record`() throws {
    let session = try picker().session(size: Self.size)
    #expect(try lines(session)[0] == ["Name", "Speed", "Site", "Fast"])
    #expect(try lines(session)[2] == ["mill", "9", "9.26", "false"])
    session.press("j", "l", Key(.enter))
    guard case .picked(let machine, at: let place)? = session.end else {
      Issue.record("\(String(describing: session.end))")
      return
    }
    #expect(machine == Self.machines[1])
    #expect(place == Position(section: 1, index: 1))
  }

  @Test
  func `P11.6 P12.1 U12.2 the first field is current at the start, and a whole record is one item`()
    throws
  {
    let session = try picker().session(size: Self.size)
    #expect(session.position == Position(section: 0, index: 0))
    session.press("j", "o")
    #expect(session.end?.item == Self.machines[1])
    var picker = picker()
    for unit in [MarkUnit.section, .item] {
      picker.marks = MarkSettings(unit: unit)
      let marked = try picker.session(size: Self.size)
      marked.press(" ", "l", "j", "j", " ")
      #expect(marked.frame.text.contains("2 marked"))
      marked.press(Key(.enter))
      guard case .marked(let records)? = marked.end else {
        Issue.record("\(String(describing: marked.end))")
        return
      }
      #expect(records.map(\.item) == [Self.machines[0], Self.machines[2]])
    }
  }

  @Test func `U1.2 L9 sorted records have the room that visible records need`() throws {
    let machines = (0..<60).map { Machine(name: "mill \($0)", speed: Double(1 << ($0 / 3))) }
    for sort in [[SortOrder("Speed", isDescending: true)], []] {
      var picker = GridPicker(
        records: machines,
        fields: [Field("Speed", \.speed, style: .number), Field("Name", \.name)])
      picker.sort = sort
      let session = try picker.session(size: Self.size)
      if sort.isEmpty { session.press("s", "s") }
      #expect(try lines(session)[1].contains("524288"), "\(session.frame.text)")
    }
  }

  @Test func `U1.2 L9 a list with fixed columns has the room that visible items need`()
    throws
  {
    let picker = GridPicker(list: Array(0..<10_000), columns: 3) { Cell("\($0)") }
    let session = try picker.session(size: Self.size)
    session.press("G")
    #expect(session.frame.text.contains("9999"), "\(session.frame.text)")
  }

  @Test func `U9.3 records with any number of fields are sorted by a column`() throws {
    let fields = (0..<100).map { field in
      Field<Int>("f\(field)") { "\($0 * 7 % 30_000)" }
    }
    var picker = GridPicker(records: Array(0..<30_000), fields: fields)
    picker.sort = ["f0"]
    let session = try picker.session(size: Self.size)
    #expect(session.item == 0)
    session.press("j")
    #expect(session.item.map { $0 * 7 % 30_000 } == 1)
  }

  @Test func `U12.3 a column is sorted by the order of its values`() throws {
    let session = try picker().session(size: Self.size)
    func names() throws -> [Substring] {
      try lines(session)[1...3].map { $0.filter { $0 != "▌" }.prefix(2).joined()[...] }
    }
    session.press("s")
    #expect(session.frame.text.contains("lathe"))
    #expect(try names() == ["lathe100", "mill9", "mill10"])
    session.press("l", "s")
    #expect(try names() == ["mill9", "mill10", "lathe100"])
    session.press("s")
    #expect(try names() == ["lathe100", "mill10", "mill9"])
    session.press("l", "l", "s")
    #expect(
      try names() == ["mill10", "lathe100", "mill9"], "records of equal values keep their order")
  }

  @Test func `U12.5 U12.6 a width cuts a column, and a style colours it`() throws {
    let session = try GridPicker(
      records: Self.machines,
      fields: [Field("Name", \.name, width: 5), Field("Speed", \.speed, style: .heat)]
    ).session(size: Self.size)
    #expect(try lines(session)[2].first == "mill…")
    #expect(!session.frame.text.contains("mill 9 "))
    let plain = try GridPicker(
      records: Self.machines,
      fields: [Field("Name", \.name, width: 5), Field("Speed", \.speed, style: .number)]
    ).session(size: Self.size)
    #expect(plain.frame.text == session.frame.text)
    #expect(plain.frame.lines(colors: 1 << 24) != session.frame.lines(colors: 1 << 24))
  }

  @Test(arguments: [true, false])
  func `P8.14 U12.4 a missing record is searched among 10,000 fields`(isRecord: Bool)
    throws
  {
    var count = 0
    let label = { (number: Int) in
      count += 1
      return "\(number)"
    }
    var picker = GridPicker(
      records: Array(0..<100_000), fields: (1...10).map { Field("\($0)", label) })
    if !isRecord { picker.id = { "\($0)" } }
    let session = try picker.session(size: Self.size)
    session.press("G")
    _ = session.frame
    count = 0
    session.apply(.replace([GridSection(items: Array(200_000..<300_000))]))
    #expect(count <= 11_000)
    #expect(session.item == 299_999)
  }

  @Test func `P8.10 U12.4 a record stays current and marked by its name`() throws {
    var picker = picker()
    picker.id = { $0.name }
    picker.marks = MarkSettings()
    let session = try picker.session(size: Self.size)
    session.press("j", "l", " ")
    session.apply(
      .replace([
        [Machine(name: "new", speed: 1), Machine(name: "mill 9", speed: 2), Self.machines[0]]
      ]))
    #expect(session.position == Position(section: 1, index: 1))
    #expect(session.item?.speed == 2)
    session.apply(.append([[Machine(name: "last", speed: 3)]]))
    session.press("G")
    #expect(session.item?.name == "last")
  }

  @Test func `F2.3 find searches whole records, or one column by its title`() throws {
    let session = try picker().session(size: Self.size)
    session.type("/site:south")
    #expect(session.item?.name == "lathe")
    session.press(Key(.enter))
    #expect(session.end?.item == Self.machines[2])
  }

  @Test(arguments: [FieldStyle.text, .heat])
  func `U12.10 a field has a colour, but shades and paint rules win over it`(
    style: FieldStyle
  ) throws {
    func lines(_ color: ItemColor?, _ paint: [String] = []) throws -> [String] {
      var picker = GridPicker(
        records: Self.machines,
        fields: [
          Field("Name", \.name), Field("Speed", \.speed, style: style, color: { _ in color }),
        ])
      picker.paint = paint
      return try picker.session(size: Self.size).frame.lines(colors: 1 << 24)
    }
    let isShaded = style == .heat
    #expect(try (lines(.rgb(0xff0000)) == lines(nil)) == isShaded)
    #expect(try lines(.rgb(0xff0000), ["Speed:!zzz=good"]) == lines(nil, ["Speed:!zzz=good"]))
    let other = try lines(.rgb(0xff0000), ["Name:mill=bad"])
    #expect(try (other == lines(nil, ["Name:mill=bad"])) == isShaded)
  }

  @Test func `U12.10 a field's colour is made for each record, also in groups`() throws {
    func picker(_ color: @escaping (Machine) -> ItemColor?) -> GridPicker<Machine> {
      GridPicker(
        records: Self.machines,
        fields: [Field("Name", \.name, color: color), Field("Fast") { $0.speed > 10 }],
        groupedBy: "Fast")
    }
    func lines(_ color: @escaping (Machine) -> ItemColor?) throws -> [String] {
      try picker(color).session(size: Self.size).frame.lines(colors: 1 << 24)
    }
    let plain = try lines { _ in nil }
    #expect(try lines { $0.name == "lathe" ? .terminal(1) : nil } != plain)
    #expect(try lines { $0.name == "nobody" ? .terminal(1) : nil } == plain)
  }
}
