/// A search for a query in the items of a flat list.
struct ListSeeker {
  let sought: Sought
  /// The scan that a line must pass to match; nil if the query has none.
  let scan: RunScan?
  let data: GridData
  /// The query if the list is a history: an item with this text is first, then the earlier one.
  let phrase: Phrase?
  /// The item that is the best match of all; nil if the query is the name of none.
  let named: Int?
  /// The items that come after all others; nil if there are none.
  let lastOnes: NumberRuns?
  let isWanted: () -> Bool

  func matches(among numbers: UnsafeBufferPointer<UInt32>) -> RankedPiece {
    let sought = sought.alone
    // The loop over many terms would take as long as the search in a short text.
    let onlyTerm = sought.onlyTerm
    return RankedPiece(from: numbers.first ?? 0, upTo: numbers.count) { piece in
      var asks = Asking(isWanted)
      func score(
        _ label: UnsafeBufferPointer<UInt8>, _ detail: UnsafeBufferPointer<UInt8>?
      ) -> Int? {
        guard let onlyTerm else { return sought.score(label, detail) }
        return better(onlyTerm.score(in: label), detail.flatMap(onlyTerm.score(in:)))
      }
      func note(
        _ number: UInt32, _ label: UnsafeBufferPointer<UInt8>,
        _ detail: UnsafeBufferPointer<UInt8>? = nil
      ) {
        if let score = score(label, detail) {
          piece.append(number, rank(favoured(score, of: Int(number)), label))
        }
      }
      let isRead =
        data.flatList?.readLabels(of: numbers, passing: scan) { number, label in
          note(number, label)
          return asks.goesOn(after: label.count)
        }
      if isRead == true { return }
      var place = 0
      data.readRecords(numbers) { record, readCells in
        let number = numbers[place]
        place += 1
        if case .label(let label) = record {
          note(number, label)
        } else if sought.mayMatch(in: record) {
          readCells { _, label, detail in
            note(number, label, detail)
            return false
          }
        }
        return asks.goesOn(after: record.byteCount)
      }
    }
  }

  @inline(__always)
  private func favoured(_ score: Int, of number: Int) -> Int {
    if number == named { return .max }
    return lastOnes.map { $0.contains(number) ? score : score + Scoring.phrase } ?? score
  }

  @inline(__always)
  private func rank(_ score: Int, _ label: UnsafeBufferPointer<UInt8>) -> Rank {
    guard let phrase else { return Rank(score: score, length: label.count) }
    return Rank(score: score + phrase.score(in: label), length: 0)
  }
}
