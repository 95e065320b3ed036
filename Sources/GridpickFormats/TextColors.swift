import GridpickBisection
import GridpickModel
import GridpickScreen
import Synchronization

/// In which styles the bytes of an input are to be drawn: told by the thread that reads, asked by any.
package final class TextColors: Sendable {
  /// From a byte on everything is drawn so, until the next change.
  package struct Change: Sendable {
    let start: Int
    let style: Style

    package init(start: Int, style: Style) {
      self.start = start
      self.style = style
    }
  }

  /// Behind so many nothing has colours any more, for they may take more memory than the bytes.
  private static let most = 1 << 23
  /// Nobody sees more in one text.
  private static let mostRuns = 256

  private let changes = Mutex<[Change]>([])

  package init() {}

  /// In the order of their places, behind those that there are.
  package func append(_ more: [Change]) {
    changes.withLock { changes in
      let room = Self.most - changes.count
      guard room > 0 else { return }
      changes += more.prefix(room)
      if more.count > room, let last = changes.popLast() {
        changes.append(Change(start: last.start, style: .plain))
      }
    }
  }

  /// What of some bytes is not plain, by its places in all.
  func runs(in bytes: Range<Int>) -> [StyledRun] {
    changes.withLock { changes in
      let first = changes.indices.partitionPoint { changes[$0].start <= bytes.lowerBound }
      var runs: [StyledRun] = []
      for number in max(0, first - 1)..<changes.count {
        let start = max(changes[number].start, bytes.lowerBound)
        guard start < bytes.upperBound, runs.count < Self.mostRuns else { break }
        let end = number + 1 < changes.count ? changes[number + 1].start : .max
        let run = start..<max(start, min(end, bytes.upperBound))
        if !run.isEmpty, changes[number].style != .plain {
          runs.append(StyledRun(run, changes[number].style))
        }
      }
      return runs
    }
  }
}

extension SourceText {
  /// The styles of a text that is made of some bytes; where it is not these bytes themselves, `written` says what
  /// the first of them come to.
  func styles(
    ofBytes place: Range<Int>, shownAs text: String,
    written: (Range<Int>, UnsafeBufferPointer<UInt8>) -> [UInt8]
  ) -> [StyledRun] {
    guard let colors, !place.isEmpty else { return [] }
    let runs = colors.runs(in: place)
    guard !runs.isEmpty else { return [] }
    return withBytes { bytes in
      let first = bytes[place.lowerBound]
      let isSame =
        first != UInt8(ascii: "\"")
        && (text.utf8.count == place.count || place.count > TextExtent.seenByteCount)
      func offset(_ end: Int) -> Int {
        guard !isSame else { return end - place.lowerBound }
        return String(decoding: written(place.lowerBound..<end, bytes), as: UTF8.self).utf8.count
      }
      return runs.map { run in
        let start = offset(run.bytes.lowerBound)
        return StyledRun(start..<max(start, offset(run.bytes.upperBound)), run.style)
      }
    }
  }
}
