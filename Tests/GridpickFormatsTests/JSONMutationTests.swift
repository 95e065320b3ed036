import GridpickCore
import GridpickFormats
import GridpickTestSupport
import Testing

@Suite struct JSONMutationTests {
  private static let pieces = Array(#"[]{},:"\u1e.-0 \#nntfé"#.utf8) + [0, 0x1f, 0x80, 0xff]

  private func mutated(_ text: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &generator)
      let piece = Self.pieces.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: text[place] = piece
      case 1: text.insert(piece, at: place)
      case 2: text.remove(at: place)
      default:
        let other = Int.random(in: 0..<text.count, using: &generator)
        text.insert(contentsOf: text[min(place, other)..<max(place, other)], at: place)
      }
    }
    return text
  }

  @Test(arguments: JSONSamples.all)
  func `a randomly changed text is read as JSON, or refused at a place inside the text`(
    sample: String
  ) throws {
    var generator = SeededGenerator(seed: 8259)
    for _ in 0..<4000 {
      let text = mutated(Array(sample.utf8), using: &generator)
      do throws(FormatError) {
        let data = try FormatName.json.format.read(SourceText(text)).data
        #expect(ReferenceJSON.accepts(text))
        for item in data.itemTexts {
          #expect(ReferenceJSON.accepts(item))
          #expect(text.contains(item) || item == Array("null".utf8))
        }
      } catch {
        #expect(error.place.line >= 1 && error.place.column >= 1)
        #expect(error.found.unicodeScalars.count <= 20 && !error.expected.isEmpty)
      }
    }
  }

  @Test(arguments: JSONSamples.all)
  func `an item accepts every JSON text and nothing else`(sample: String) {
    var generator = SeededGenerator(seed: 7159)
    for _ in 0..<4000 {
      let text = mutated(Array(sample.utf8), using: &generator)
      let document = try? FormatName.json.format.read(
        SourceText(Array(#"[0,{"value":"#.utf8) + text + Array("}]".utf8)))
      #expect((document != nil) == ReferenceJSON.accepts(text))
      if let value = document?.data.itemTexts.last { #expect(ReferenceJSON.accepts(value)) }
    }
  }
}

extension Grid {
  /// The JSON of every item that can be picked.
  fileprivate var itemTexts: [[UInt8]] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).compactMap {
        json(at: Position(section: section, index: $0))
      }
    }
  }
}
