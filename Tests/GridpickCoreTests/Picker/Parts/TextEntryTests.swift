import Testing

@testable import GridpickCore

/// A line being typed, and what its edits take for a word.
struct TextEntryTests {
  /// What is left of a text, each time that one more word is erased.
  private func erasing(_ word: TextEntry.Word, backFrom text: String) -> [String] {
    var entry = TextEntry(text)
    var left: [String] = []
    while !entry.isEmpty, left.count < 9 {
      entry.apply(.erase(.wordStart(word)))
      left.append(entry.text)
    }
    return left
  }

  private func erasing(_ word: TextEntry.Word, forwardIn text: String) -> [String] {
    var entry = TextEntry(text)
    entry.apply(.go(.start))
    var left: [String] = []
    while !entry.isEmpty, left.count < 9 {
      entry.apply(.erase(.wordEnd(word)))
      left.append(entry.text)
    }
    return left
  }

  @Test func `F7.2 a part of a word begins with its capital`() {
    #expect(
      erasing(.part, backFrom: "findTextIn a4Rows") == [
        "findTextIn a4", "findTextIn ", "findText", "find", "",
      ])
    #expect(erasing(.part, backFrom: "asHTTPServer") == ["as", ""])
    #expect(erasing(.part, forwardIn: "findText in") == ["Text in", " in", ""])
  }

  @Test func `F7.2 a word is letters and digits, or everything up to a space`() {
    #expect(erasing(.letters, backFrom: "findText a.b4") == ["findText a.", "findText ", ""])
    #expect(erasing(.run, backFrom: "findText a.b4") == ["findText ", ""])
    #expect(erasing(.letters, forwardIn: "findText a") == [" a", ""])
  }
}
