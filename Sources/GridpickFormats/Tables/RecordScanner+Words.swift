extension RecordScanner {
  /// Reads word after word until one has what is looked for: a place in it, counted from its start.
  mutating func firstOffset(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    where place: (Found, ByteWord) -> Int?
  ) -> Int? {
    var offset = start
    while offset < end {
      let word =
        end - offset >= 64
        ? ByteWord(bytes, from: offset) : ByteWord(bytes, from: offset, upTo: end)
      if let place = place(read(word, of: bytes), word) { return offset + place }
      offset += word.count
    }
    return nil
  }
}
