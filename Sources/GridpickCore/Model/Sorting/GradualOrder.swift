/// An order of rows that is found in short turns, on the thread that may read them (rule L13).
package struct GradualOrder {
  /// Returns true if a row comes before another.
  package typealias IsBefore = (_ one: Int, _ other: Int) -> Bool

  private var keys: [Key] = []
  /// The rows, in runs of `length` rows that are in order.
  private var rows: [UInt32]
  private var length = 1
  /// The rows of longer runs; `right` is the next row of the second of two runs.
  private var merged: [UInt32] = []
  private var right = 0

  /// Sorts by columns of labels; `own` returns the order of a column's values, if it has one.
  package init(of data: Grid, by sorting: Sorting, own: (_ column: Int) -> IsBefore?) {
    rows = Array(0..<UInt32(data.count))
    for sorting in [sorting.withoutTies] + sorting.ties {
      guard case .column(let column) = sorting.key else { continue }
      keys.append(
        Key(
          labels: SortedLabels(of: data, by: sorting.key), isDescending: sorting.isDescending,
          own: own(column)))
    }
  }

  /// Goes on while `isOn` returns true, and returns the order once it is found.
  package mutating func goOn(while isOn: () -> Bool) -> RowOrder? {
    for key in keys.indices {
      guard keys[key].read(while: isOn) else { return nil }
    }
    while length < rows.count {
      guard mergeRuns(while: isOn) else { return nil }
      (rows, merged) = (merged, [])
      length *= 2
    }
    return RowOrder(all: rows)
  }

  /// The number of rows that are merged between two looks at the time.
  private static let stride = 256

  private mutating func mergeRuns(while isOn: () -> Bool) -> Bool {
    merged.reserveCapacity(rows.count)
    while merged.count < rows.count {
      // The length is a power of two.
      let start = merged.count & ~(2 * length - 1)
      let middle = min(start + length, rows.count)
      if merged.count == start { right = middle }
      let left = merged.count - (right - middle)
      let isRight =
        left == middle
        || right < min(start + 2 * length, rows.count) && precedes(rows[right], rows[left])
      merged.append(rows[isRight ? right : left])
      if isRight { right += 1 }
      if merged.count % Self.stride == 0, !isOn() { return false }
    }
    return true
  }

  private func precedes(_ one: UInt32, _ other: UInt32) -> Bool {
    for key in keys {
      if key.precedes(Int(one), Int(other)) { return true }
      if key.precedes(Int(other), Int(one)) { return false }
    }
    return false
  }
}

extension GradualOrder {
  private struct Key {
    /// The number of labels that are read between two looks at the time.
    private static let stride = 64

    let labels: SortedLabels
    let isDescending: Bool
    let own: IsBefore?
    private var worths: [SortedLabel] = []
    private var takesVersions = false
    private var hasVersions = false

    init(labels: SortedLabels, isDescending: Bool, own: IsBefore?) {
      self.labels = labels
      self.isDescending = isDescending
      self.own = own
    }

    /// Reads labels; returns false if some are left.
    mutating func read(while isOn: () -> Bool) -> Bool {
      guard own == nil else { return true }
      while worths.count < labels.count {
        labels.read(worths.count..<min(worths.count + Self.stride, labels.count)) {
          worths.append(SortedLabel($0, takesVersions: takesVersions, &hasVersions))
        }
        guard isOn() else { return false }
      }
      guard hasVersions, !takesVersions else { return true }
      (worths, takesVersions) = ([], true)
      return read(while: isOn)
    }

    func precedes(_ one: Int, _ other: Int) -> Bool {
      if let own { return isDescending ? own(other, one) : own(one, other) }
      return worths[one].precedes(worths[other], isDescending: isDescending)
    }
  }

  /// A label as its worth, or as the bytes by which texts are sorted.
  private struct SortedLabel {
    let worth: LabelWorth
    let text: [UInt8]

    init(
      _ label: UnsafeBufferPointer<UInt8>, takesVersions: Bool, _ hasVersions: inout Bool
    ) {
      let (worth, text) = LabelWorth.sorted(label, takesVersions: takesVersions, &hasVersions)
      self.worth = worth
      self.text = worth == .text ? SortedTexts.key(of: text) : []
    }

    /// Numbers come before texts, and what shows nothing is last in either direction.
    func precedes(_ other: SortedLabel, isDescending: Bool) -> Bool {
      switch (worth, other.worth) {
      case (.nothing, _): false
      case (_, .nothing): true
      case (.number(let one), .number(let other)): isDescending ? one > other : one < other
      case (.text, .text):
        isDescending
          ? other.text.lexicographicallyPrecedes(text) : text.lexicographicallyPrecedes(other.text)
      case (.number, .text): !isDescending
      case (.text, .number): isDescending
      }
    }
  }
}
