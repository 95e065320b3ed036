import GridpickCore
import GridpickFormats
import GridpickTerminal
import GridpickTestSupport
import Testing

@testable import GridpickCommand

/// The updates of a picker while an input arrives in pieces: one after each piece.
struct Trickle {
  let updates: [ContentUpdate]
  private let options: CommandOptions
  private let settings: PickerSettings

  init(_ text: String, in pieceCount: Int, _ options: [String], _ random: inout SeededGenerator)
    throws
  {
    self.options = try OptionParser.parse(options.map(SystemText.init))
    let bytes = Array(text.utf8)
    let cuts = (1..<pieceCount).map { _ in Int.random(in: 0...bytes.count, using: &random) }
    var updates: [ContentUpdate] = []
    var shown = 0
    for cut in cuts.sorted() + [bytes.count] {
      let isWhole = cut == bytes.count
      let part = Self.part(Array(bytes[..<cut]), isWhole: isWhole, self.options)
      guard isWhole || part.document.extent >= shown else { continue }
      shown = part.document.extent
      let maker = DocumentMaker(options: self.options, banner: [], name: "input")
      updates.append(maker.update(from: part))
      if isWhole { break }
    }
    self.updates = updates
    let make = try #require(updates[0].settings)
    settings = make(Look(theme: Theme(colorCount: 0), signs: .unicode))
  }

  private static func part(_ bytes: [UInt8], isWhole: Bool, _ options: CommandOptions)
    -> Loader.Part
  {
    let source = SourceText(bytes)
    let guess = options.guess
    guard isWhole || guess.canJudge(source) else {
      return Loader.Part(document: .nothing, hasEnded: false)
    }
    let reading = guess.format(of: source, isWhole: isWhole).format.reading(guess.options)
    try? reading.run(isWhole ? ByteFeed(source) : ByteFeed(source) { .pause })
    return Loader.Part(document: reading.document(), hasEnded: isWhole)
  }

  /// A picker that was told of the first piece.
  var state: PickerState {
    PickerState(
      updates[0].data, isComplete: updates[0].isComplete, settings: settings,
      size: ScreenSize(lines: 10, columns: 60))
  }
}

/// An input of one kind, made up.
enum MadeUpInput: String, CaseIterable {
  case lines, fields, blanks, aligned, csv, oneColumn, tsv, kubectl, framed
  case ndjson, logs, lists, mixed, values, list, sections, titled, records, wrapped
  case linesBehindValue, linesBehindList

  var options: [String] {
    switch self {
    case .fields: ["-d", ","]
    case .blanks: ["-d", "blanks"]
    case .aligned: ["-d", "aligned"]
    case .csv, .oneColumn: ["-F", "csv"]
    case .tsv: ["-F", "tsv"]
    default: []
    }
  }

  /// The parts of the state that must not change when more arrives.
  enum Kept {
    case value
    /// The record, but another field of it may be current: the one that was has become the title, or is cut
    /// otherwise.
    case record
    /// The line that it was in.
    case line
  }

  var kept: Kept {
    switch self {
    case .aligned, .logs, .oneColumn: .record
    case .linesBehindValue, .linesBehindList, .kubectl, .framed: .line
    default: .value
    }
  }

  private static let words = ["a", "bb", "ccc", "dddd", "é", "x y"]

  func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...12, using: &random)
    func word() -> String { Self.words[Int.random(in: Self.words.indices, using: &random)] }
    func words(_ count: Int, _ parting: String) -> String {
      (0..<count).map { _ in word() }.joined(separator: parting)
    }
    func lines(_ line: (Int) -> String) -> String {
      (0..<count).map { line($0) + "\n" }.joined()
    }
    func json(_ count: Int) -> String {
      "[" + (0..<count).map { "\"\(word())\($0)\"" }.joined(separator: ",") + "]"
    }
    func record(_ id: Int) -> String { #"{"id":\#(id),"name":"\#(word())","n":\#(id % 3)}"# }
    let many = Int.random(in: 0...3, using: &random)
    switch self {
    case .lines: return lines { "\($0) " + word() }
    case .fields: return lines { _ in words(Int.random(in: 1...4, using: &random), ",") }
    case .blanks: return lines { "\($0) " + words(2, "  ") }
    case .aligned:
      return "NAME      STATUS   AGE\n"
        + lines { "\(word().padded(to: 10))up \(word().padded(to: 6))\($0)d" }
    case .kubectl:
      return "NAME      READY   STATUS    AGE\n"
        + lines { "pod\($0)".padded(to: 10) + "1/1     Running   \($0)d" }
    case .framed:
      let rule = "+----------+-----+\n"
      let records = lines { "| \("pod\($0)".padded(to: 9))|\("\($0)d".padded(to: 5))|" }
      return "All\n\n" + rule + "| NAME     | AGE |\n" + rule + records + rule
    case .csv: return "id,name,n\n" + lines { "\($0),\"\(word())\",\(word())" }
    case .oneColumn: return "name\n" + lines { $0 == 5 ? "b,c" : word() }
    case .tsv: return "id\tname\n" + lines { "\($0)\t\(word())" }
    case .ndjson: return lines(record)
    case .logs:
      return lines { #"{"level":"\#(many > 1 ? "info" : word())","msg":"\#(word())","at":\#($0)}"# }
    case .lists: return lines { _ in json(Int.random(in: 0...3, using: &random)) }
    case .mixed:
      return record(0) + "\n" + record(1) + "\n" + lines { $0 % 2 == 0 ? word() : record($0) }
    case .values: return record(7) + (many > 1 ? "\n\n\n\n\n\n\n\n" : "")
    case .list: return json(count)
    case .sections: return "[" + (0..<count).map { json($0 % 3) }.joined(separator: ",") + "]"
    case .titled: return #"{"north":\#(json(many)),"south":\#(json(2))}"#
    case .records: return "[" + (0..<count).map(record).joined(separator: ",\n") + "]"
    case .wrapped:
      return #"{"kind":"list","items":[\#((0..<count).map(record).joined(separator: ","))]}"# + "\n"
    case .linesBehindValue: return record(7) + "\n" + lines { "\($0) " + word() }
    case .linesBehindList: return json(count) + "\n" + lines { "\($0) " + word() }
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
