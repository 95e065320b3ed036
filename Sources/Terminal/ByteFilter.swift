/// Leaves out of a frame what ncurses sends for no good of ours.
struct ByteFilter {
  private let noises: [[UInt8]]

  /// Each noise begins with an escape; an empty one is none.
  init(leavingOut noises: [[UInt8]]) {
    self.noises = noises.filter { !$0.isEmpty }
  }

  func filtered(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { kept, count in
      var place = 0
      while place < bytes.count {
        if let noise = noise(in: bytes, at: place) {
          place += noise
        } else {
          kept[count] = bytes[place]
          count += 1
          place += 1
        }
      }
    }
  }

  private func noise(in bytes: [UInt8], at place: Int) -> Int? {
    guard bytes[place] == 0x1b else { return nil }
    return noises.first { bytes[place...].starts(with: $0) }?.count
  }
}
