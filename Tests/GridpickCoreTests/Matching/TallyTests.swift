import Testing

@testable import GridpickCore

/// The scores of texts and terms that are too long for the best alignment.
struct TallyTests {
  private func score(_ letters: (place: Int, worth: Int)...) -> Int {
    var tally = Tally()
    for letter in letters { tally.add(letter.place, worth: letter.worth, name: 0) }
    return tally.score
  }

  @Test func `a longer gap lowers the score`() {
    #expect(score((0, 0), (2, 0)) > score((0, 0), (9, 0)))
  }

  @Test func `F1.9 letters behind a beginning of a word count more, within a run too`() {
    let gained = Scoring.rooted - Scoring.adjoining
    #expect(
      score((0, 0), (1, 20), (2, 0)) - score((0, 0), (1, 20)) == Scoring.letter + Scoring.rooted)
    #expect(score((0, 0), (1, 20), (2, 0)) == score((0, 0), (1, 0), (2, 0)) + gained)
  }

  @Test func `F1 no letter is read behind the end of a text`() throws {
    let term = try #require(Query("abc").alternatives.first?.first)
    Array("abc".utf8).withUnsafeBufferPointer { text in
      #expect(FirstAlignment(term, in: text) != nil)
      #expect(FirstAlignment(term, in: UnsafeBufferPointer(rebasing: text[..<2])) == nil)
    }
  }
}
