import GridFormats
import GridModel
import TestSupport
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
  func `a text changed at random is read or refused inside itself`(sample: String) {
    var generator = SeededGenerator(seed: 8259)
    for _ in 0..<4000 {
      let source = SourceText(mutated(Array(sample.utf8), using: &generator))
      do throws(FormatError) {
        let data = try FormatName.json.format.read(source).data
        #expect(data.plainGrid != nil || data.plainList != nil)
      } catch {
        #expect(error.place.line >= 1 && error.place.column >= 1)
        #expect(error.found.unicodeScalars.count <= 20 && !error.expected.isEmpty)
      }
    }
  }
}
