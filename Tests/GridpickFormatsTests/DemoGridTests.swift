import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

/// The demo data that is written as JSON, as it is read.
@Suite struct DemoGridTests {
  static let names = ["posters", "emoji", "reading-list", "timetable"]

  @Test(arguments: [
    ("posters", 6, 48), ("emoji", 10, 117), ("reading-list", 10, 205), ("timetable", 9, 192),
  ])
  func `every section, item and style of the demo data is read`(
    name: String, sections: Int, items: Int
  ) throws {
    let document = try document(name)
    let grid = try #require(document.data.plainGrid)
    #expect(grid.sections.count == sections)
    #expect(grid.sections.flatMap(\.labels).count == items)
    #expect(document.faults.count == 0)
    #expect(grid.sections.allSatisfy { $0.title != nil && !$0.labels.isEmpty })
  }

  @Test(arguments: names)
  func `every pick of the demo data has its own value`(name: String) throws {
    let values = try demo(name).sections.flatMap(\.values)
    #expect(Set(values).count == values.count)
  }

  @Test(arguments: names)
  func `the labels of the demo data fit into narrow cells`(name: String) throws {
    for label in try demo(name).sections.flatMap(\.labels) {
      let label = try #require(label, "an empty slot")
      let columns = SafeText.width(of: label)
      #expect((1..<30).contains(columns), "\(label)")
    }
  }

  @Test func `each shelf of the reading list looks different from the next`() throws {
    let sections = try demo("reading-list").sections
    for (shelf, next) in zip(sections, sections.dropFirst()) {
      #expect(shelf.style != next.style, "\(next.title ?? "")")
    }
  }

  @Test func `the timetable is in order, and its values have the times of its labels`() throws {
    let sections = try demo("timetable").sections
    for section in sections {
      for (label, value) in zip(section.labels, section.values) {
        let (label, value) = (try #require(label), try #require(value))
        #expect(value.hasPrefix("1969-07-") && value.dropFirst(11).hasPrefix(label.prefix(5)))
      }
    }
    let times = sections.flatMap(\.values).compactMap { $0?.prefix { $0 != "Z" } }
    #expect(times == times.sorted())
  }

  private func demo(_ name: String) throws -> PlainGrid {
    try #require(try document(name).data.plainGrid)
  }

  private func document(_ name: String) throws -> ReadDocument {
    let repository = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let text = try TextFile.read("\(repository)/demo-data/\(name).json")
    return try readJSON(text)
  }
}
