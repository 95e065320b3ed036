import GridpickCore
import Synchronization

/// The styles of an input's bytes; the reading thread adds styles, and any thread asks for them.
package final class TextColors: Sendable {
  /// The style of all bytes from `start` on, until the next change.
  package struct Change: Sendable {
    let start: Int
    let style: Style

    package init(start: Int, style: Style) {
      self.start = start
      self.style = style
    }
  }

  /// The largest number of changes; bytes behind have no colours, because changes may take more
  /// memory than bytes.
  private static let most = 1 << 23
  /// The largest number of runs in one text, more than anybody sees.
  private static let mostRuns = 256

  private let changes = Mutex<[Change]>([])

  package init() {}

  /// Appends changes, which are in the order of their places and lie behind the existing ones.
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

  /// Returns the runs of bytes that are not plain, by their offsets in the input.
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
  /// Returns the styles of a text that is made of some bytes.
  ///
  /// If the text is not these bytes themselves, `written` returns the text of the first of them.
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
