/// Makes of what ncurses sends for a frame what the terminal gets: leaves out what is for no good of
/// ours, and writes colours out.
struct ByteFilter {
  private let noises: [[UInt8]]

  /// Each noise begins with an escape; an empty one is none.
  init(leavingOut noises: [[UInt8]]) {
    self.noises = noises.filter { !$0.isEmpty }
  }

  func filtered(_ bytes: [UInt8]) -> [UInt8] {
    // A colour is at most twice as long as its number.
    [UInt8](unsafeUninitializedCapacity: 2 * bytes.count) { kept, count in
      var place = 0
      while place < bytes.count {
        if bytes[place] == 0x1b, let length = noise(in: bytes, at: place) {
          place += length
        } else if bytes[place] == 0x1b, let color = NumberedColor(in: bytes, at: place) {
          color.write(to: kept, at: &count)
          place += color.length
        } else {
          kept[count] = bytes[place]
          count += 1
          place += 1
        }
      }
    }
  }

  private func noise(in bytes: [UInt8], at place: Int) -> Int? {
    noises.first { noise in
      noise.count <= bytes.count - place
        && noise.indices.allSatisfy { noise[$0] == bytes[place + $0] }
    }?.count
  }
}
