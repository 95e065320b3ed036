import GridpickCore

// The texts of many sections, decoded only where they are not written as they are shown.
extension JSONGrid {
  var readsRecordsFast: Bool { true }

  func readRecords(
    _ numbers: UnsafeBufferPointer<UInt32>, _ body: (RawRecord, (RecordVisit) -> Void) -> Bool
  ) {
    var cutter = cutter
    source.withBytes { bytes in
      for number in numbers {
        let section = Int(number)
        let kind = kind(of: section)
        let goesOn = body(raw(section, kind, in: bytes)) { visit in
          if kind == .text { return Grid(self).readItems(ofSection: section, visit) }
          if titleColumn == nil, var title = sectionTitle(section, .searched) {
            guard title.withUTF8({ visit(nil, $0, nil) }) else { return }
          }
          guard kind == .record else {
            var place = 0
            return forEachItem(ofSection: section, in: bytes) { item in
              defer { place += 1 }
              return read(item, isField: false, at: place, in: bytes, visit)
            }
          }
          cut(section, by: &cutter, in: bytes)
          readFields(cutter.columns, at: cutter.items, in: bytes, visit)
        }
        guard goesOn else { return }
      }
    }
  }

  /// Returns the bytes of a section, or `.hidden` if its texts may differ from its bytes.
  private func raw(
    _ section: Int, _ kind: Kind, in bytes: UnsafeBufferPointer<UInt8>
  ) -> RawRecord {
    if shape == .list, let text = bytes.plainText(at: index.start(of: section)) {
      return .label(text)
    }
    let extent = index.extent(of: section, upTo: bytes.count).clamped(to: bytes.indices)
    // The fields of an object around the record stand elsewhere.
    guard cutter.innerList == nil, extent.count <= Self.rawLimit else { return .hidden }
    let text = UnsafeBufferPointer(rebasing: bytes[extent])
    // In a record an array may show the number of its elements, which is written nowhere.
    let mayCount = kind == .record && cutter.flattens
    let isHidden =
      text.place(of: .backslash, from: 0) < text.count
      || mayCount && text.place(of: .openBracket, from: 0) < text.count
    return isHidden ? .hidden : .text(text)
  }

  /// The largest number of bytes in a raw record; a longer record is likely to have any letter.
  private static var rawLimit: Int { 1 << 20 }

  private func readFields(
    _ fields: [Int], at items: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>,
    _ visit: RecordVisit
  ) {
    func read(_ number: Int, at place: Int) -> Bool {
      let value = JSONValue(bytes, at: items[number].lowerBound, knowing: longValues)
      return self.read(value, isField: true, at: place, in: bytes, visit)
    }
    // The value that titles the record comes first, wherever it is written.
    let titleColumn = titleColumn.map(columns.column)
    let title = titleColumn.flatMap { $0 == fields.first ? 0 : fields.firstIndex(of: $0) }
    if let title, !read(title, at: 0) { return }
    for number in fields.indices where number != title {
      guard let place = columns.place(of: fields[number]) else { continue }
      guard read(number, at: place) else { return }
    }
  }

  private func read(
    _ value: JSONValue, isField: Bool, at place: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ visit: RecordVisit
  ) -> Bool {
    if let text = bytes.plainText(at: value.start) { return visit(place, text, nil) }
    return item(value, isField: isField, .searched)?.visitTexts(at: place, visit) ?? true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the text of the value that begins at `start`, as far as a search reads it; nil for a
  /// null, and for a value that must be decoded.
  fileprivate func plainText(at start: Int) -> UnsafeBufferPointer<UInt8>? {
    guard start < count else { return nil }
    let length = Swift.min(count - start, TextExtent.searchedByteCount + 1)
    let rest = UnsafeBufferPointer(rebasing: self[start..<start + length])
    switch self[start] {
    case .quote:
      let text = UnsafeBufferPointer(rebasing: rest[1..<rest.place(of: .quote, from: 1)])
      return text.place(of: .backslash, from: 0) < text.count ? nil : text
    case .openBrace, .openBracket, UInt8(ascii: "n"): return nil
    default:
      let end = rest.firstIndex { $0.endsScalar } ?? rest.count
      return UnsafeBufferPointer(rebasing: rest[..<end])
    }
  }
}

extension UInt8 {
  fileprivate var endsScalar: Bool {
    isBlank || self == .comma || self == .closeBracket || self == .closeBrace
  }
}
