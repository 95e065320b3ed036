import GridpickCore
import Testing
import TwoAxisPicker

/// The words for a find that has not looked through everything (rule U9).
struct FindPartTests {
  private struct Table: GridSource {
    let sectionCount: Int
    let columnCount: Int

    func item(at position: Position) -> Int? { position.section % 7 }
  }

  private func words(
    _ query: String, sections: Int, columns: Int, width: Int = 70
  ) throws -> String {
    let picker = GridPicker(source: Table(sectionCount: sections, columnCount: columns)) {
      Cell($0 == 1 ? "one" : "other")
    }
    let session = try picker.session(size: ScreenSize(lines: 10, columns: width))
    session.press("/")
    session.read(Array("\u{1b}[200~\(query)\u{1b}[201~".utf8))
    return session.frame.text
  }

  @Test func `U9.3 find says if it has not searched everything`() throws {
    let none = try words("zzz", sections: 1_000_000, columns: 10_000)
    #expect(none.contains("none in the first 2,000,000"))
    #expect(none.contains("0 in the first 2,000,000"))
    #expect(!none.contains("no matches"))
    let some = try words("one", sections: 1_000_000, columns: 10_000)
    #expect(some.contains("290000 in the first 2,000,000"))
    #expect(
      try words("zzz", sections: 3, columns: 10_001).contains(
        "none in the first 10,000 of each row"))
  }

  @Test func `U9.3 find says that nothing matches only after it has searched everything`() throws {
    let text = try words("zzz", sections: 200, columns: 10)
    #expect(text.contains("no matches") && !text.contains("first"))
  }

  @Test func `U9.3 a narrow find line shows only the number`() throws {
    let text = try words("one", sections: 1_000_000, columns: 10_000, width: 24)
    #expect(text.contains("290000") && !text.contains("first"))
  }
}
