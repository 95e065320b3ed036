import GridpickCore
import GridpickTestSupport
import Testing

@testable import GridpickFormats

/// A mapped file that is changed while it is shown: what is seen may be wrong, but nothing traps.
struct ChangedBytesTests {
  private final class Owner {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ text: String) {
      bytes = .allocate(capacity: text.utf8.count)
      _ = bytes.initialize(from: Array(text.utf8))
    }

    deinit { bytes.deallocate() }
  }

  private static let texts: [(FormatName, String)] = [
    (.json, #"[{"aa":1,"b":{"c":[1,{"d":2}]},"e":"x\u0041y"},{"bb":2,"aa":"zz"},{"b":{"c":3}}]"#),
    (.json, #"[[1,"two",{"label":"three"}],["four"],[]]"#),
    (.json, #"{"left":["a","b"],"right":["c"]}"#),
    (.ndjson, #"{"aa":1}"# + "\nno\n" + #"{"bb":"\ud83d\ude00"}"# + "\n[1,2]\n"),
    (.csv, "name,size\n\"a \"\"b\"\"\",2\n\"c\nd\",3\n\ne,4\n"),
    (.lines, "NAME   PID   CPU\nweb     1    20\ndb      2     3\n"),
    (.lines, "+---+-----+\n| a | b   |\n+---+-----+\n| 1 | x|y |\n| 2 | z   |\n+---+-----+\n"),
    (.lines, "Name: a\nSize: 2\nKind: b\n  and more\nLast: c\n"),
    (.lines, "one\ntwo\nthree\n"),
  ]

  @Test(arguments: texts, 0..<40)
  func `a changed file shows only bytes inside the file`(
    text: (format: FormatName, text: String), seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let owner = Owner(text.text)
    let source = SourceText(UnsafeBufferPointer(owner.bytes), owner: owner)
    var options = ReadingOptions()
    options.findsTables = true
    let data = try text.format.format.read(source, options).data
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let sign = Array("\"\\{}[],:|\n\r\t -+azA1u".utf8).randomElement(using: &random)
      owner.bytes[Int.random(in: owner.bytes.indices, using: &random)] = sign ?? 0
    }
    walk(data)
  }

  private func walk(_ data: Grid) {
    for section in 0..<data.sectionCount {
      _ = data.sectionTitle(section)
      for index in 0..<data.itemCount(inSection: section) {
        let position = Position(section: section, index: index)
        _ = data.item(at: position)
        guard let id = data.id(at: position) else { continue }
        _ = data.source.hasItem(at: id)
        _ = data.source.value(at: id)
        _ = data.source.record(at: id)
        _ = data.source.json(at: id)
      }
    }
    for index in 0..<data.columnCount { _ = data.columnTitle(index) }
    Array(0..<UInt32(data.count)).withUnsafeBufferPointer {
      data.source.readRecords($0) { _, visit in
        visit { _, _, _ in true }
        return true
      }
    }
  }
}
