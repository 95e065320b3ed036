import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// Records around one list of records each.
@Suite struct JSONInnerListTests {
  private static let reservations = """
    {"Reservations":[
      {"Groups":[],"Instances":[
        {"InstanceId":"i-1","State":{"Name":"running"},"Tags":[{"Key":"a","Value":"b"}],"Owner":"me"},
        {"InstanceId":"i-2","State":{"Name":"stopped"},"Tags":[]}],"Owner":"77","ReservationId":"r-1"},
      {"Groups":[],"Instances":[
        {"InstanceId":"i-3","State":{"Name":"running"}}],"Owner":"78","ReservationId":"r-2"}]}
    """

  private func read(
    _ text: String, chunk: Int = .max, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> ReadDocument {
    var options = ReadingOptions(rowTitles: false)
    change(&options)
    return try FormatName.json.read(Array(text.utf8), chunk: chunk, options: options)
  }

  private func grid(_ document: ReadDocument) throws -> Grid {
    guard let grid = document.data.asTable else { throw NoGrid() }
    return grid
  }

  private struct NoGrid: Error {}

  /// The labels of a record by the titles of their columns.
  private func records(_ document: ReadDocument) throws -> [[String: String]] {
    let grid = try #require(document.data.plainGrid)
    return grid.sections.map { section in
      let pairs = zip(grid.columns, section.labels).compactMap { title, label in
        label.flatMap { label in title.map { ($0, label) } }
      }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  @Test(arguments: [1, 50, .max])
  func `inner records are shown with the outer record's fields as columns`(chunk: Int) throws {
    let document = try read(Self.reservations, chunk: chunk)
    let records = try records(document)
    #expect(records.map { $0["InstanceId"] } == ["i-1", "i-2", "i-3"])
    #expect(records.map { $0["ReservationId"] } == ["r-1", "r-1", "r-2"])
    #expect(records.map { $0["State.Name"] } == ["running", "stopped", "running"])
    // A field of the inner record goes before one of the outer.
    #expect(records.map { $0["Owner"] } == ["me", "77", "78"])
    #expect(records.allSatisfy { $0["Instances"] == nil })
    #expect(document.settings.origin == "/Reservations/*/Instances")
    #expect(document.settings.isTable)
  }

  @Test func `an inner record is the record that is picked`() throws {
    let grid = try grid(read(Self.reservations))
    let id = try #require(grid.id(at: Position(section: 2, index: 0)))
    let record = String(decoding: grid.source.record(at: id), as: UTF8.self)
    #expect(record == #"{"InstanceId":"i-3","State":{"Name":"running"}}"#)
    let keyed = try self.grid(read(Self.reservations) { $0.fields.id = Array("InstanceId".utf8) })
    #expect(keyed.sectionKey(1).map { String(decoding: $0, as: UTF8.self) } == "\"i-2\"")
  }

  @Test func `an outer record without inner ones stays a record`() throws {
    let text =
      #"{"links":[{"link":"lo","addresses":[{"local":"127.0.0.1"},{"local":"::1"}]},"#
      + #"{"link":"eth0","addresses":[]},{"link":"eth1"}]}"#
    let records = try records(read(text))
    #expect(records.map { $0["link"] } == ["lo", "lo", "eth0", "eth1"])
    #expect(records.map { $0["local"] } == ["127.0.0.1", "::1", nil, nil])
  }

  @Test(arguments: [
    // Pods, whose records are named, however deep.
    #"{"items":[{"metadata":{"name":"web"},"spec":{"containers":[{"image":"a"}]}}]}"#,
    #"{"in":[{"id":1,"parts":[{"a":1}]}]}"#, #"{"in":[{"Title":"x","parts":[{"a":1}]}]}"#,
    // Several lists, in one record or in different ones.
    #"{"in":[{"k":1,"parts":[{"a":1}],"others":[{"b":1}]}]}"#,
    #"{"in":[{"k":1,"parts":[{"a":1}]},{"k":2,"others":[{"b":1}]}]}"#,
    // A tree, and lists of no objects.
    #"{"in":[{"target":"/","type":"ext4","children":[{"target":"/boot","type":"vfat"}]}]}"#,
    #"{"in":[{"k":1,"parts":["a","b"]}]}"#, #"{"in":[{"k":1,"parts":[]}]}"#,
    // An array is taken as it is written.
    #"[{"k":1,"parts":[{"a":1}]}]"#,
  ])
  func `records with a name, or without an only list of objects, are picked`(text: String)
    throws
  {
    let document = try read(text)
    #expect(document.settings.origin?.contains("*") != true)
    let outer = text.split(separator: "}]}").count
    #expect(try grid(document).sectionCount <= outer)
  }

  @Test func `a pointer names the outer records`() throws {
    let document = try read(Self.reservations) {
      $0.pointer = MemberPath(pointer: Array("/Reservations".utf8)) ?? MemberPath()
    }
    #expect(try grid(document).sectionCount == 2)
  }

  @Test func `a key in both records has the inner record's value`() throws {
    let document = try read(
      #"{"R":[{"State":{"Zone":"outer"},"Net":{"a":1},"I":[{"State":{"Code":1},"x":1},{"x":2}]},"#
        + #"{"State":{"Zone":"other"},"I":[{"State":{"Code":2}},{"State":3}]}]}"#)
    let records = try records(document)
    #expect(records.map { $0["State.Code"] } == ["1", nil, "2", nil])
    #expect(records.map { $0["State.Zone"] } == [nil, "outer", nil, nil])
    #expect(records.map { $0["State"] } == [nil, nil, nil, "3"])
    #expect(records.map { $0["Net.a"] } == ["1", "1", nil, nil])
    let one = #"{"R":[{"State":{"Zone":"outer"},"I":[{"State":{"Code":1},"x":1}]}]}"#
    #expect(Set(try #require(read(one).data.plainGrid).columns) == ["State.Code", "x"])
  }

  @Test(arguments: [#""lost""#, "null", "[]", "7"])
  func `a list with other elements than objects stays in its record`(element: String) throws {
    let document = try read(
      #"{"R":[{"k":1,"L":[{"x":1},\#(element),{"x":2}]},{"k":2,"L":[{"x":3}]}]}"#)
    let records = try records(document)
    #expect(records.map { $0["k"] } == ["1", "2"])
    #expect(records.map { $0["x"] } == [nil, "3"])
    let grid = try grid(document)
    let id = try #require(grid.id(at: Position(section: 0, index: 0)))
    #expect(String(decoding: grid.source.record(at: id), as: UTF8.self).contains(element))
  }

  @Test func `an object around many records is scanned once`() throws {
    let inner = (0..<2_000).map { #"{"x":\#($0),"y":{"z":[1,2,3,4,5,6,7,8]}}"# }
    func time(inListsOf count: Int) throws -> Duration {
      let lists = stride(from: 0, to: inner.count, by: count).map {
        #"{"k":1,"in":{"L":[\#(inner[$0..<$0 + count].joined(separator: ","))]}}"#
      }
      let text = #"{"R":[\#(lists.joined(separator: ","))]}"#
      var sectionCount = 0
      let time = try processorTime { sectionCount = try grid(read(text)).sectionCount }
      #expect(sectionCount == inner.count)
      return time
    }
    #expect(try time(inListsOf: inner.count) < time(inListsOf: 20) * 10)
  }
}
