import GridpickFormats
import GridpickTerminal

// The memory that the bytes lie in.
extension InputBytes {
  /// The largest number of bytes kept, half of the memory: no producer may take the machine down.
  private static let mostKept = sysconf(Int32(_SC_PHYS_PAGES)) / 2 * sysconf(Int32(_SC_PAGESIZE))
  /// The sizes to try in order, because a limit may forbid large ones; unused memory costs nothing.
  private static let reservations = [mostKept, mostKept / 8, 1 << 28, 1 << 24]

  /// Returns the bytes of a file; nil if they are to be read.
  static func map(_ descriptor: Int32, count: Int) -> UnsafeMutableRawBufferPointer? {
    // UTF-16 is decoded while it is read, so such a file cannot be mapped.
    var mark: [UInt8] = [0, 0]
    guard pread(descriptor, &mark, mark.count, 0) < mark.count || !InputEncoding.isMarked(mark)
    else { return nil }
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard start != MAP_FAILED else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  static func reserve() throws(InputError) -> UnsafeMutableRawBufferPointer {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    for count in reservations {
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
      if start != MAP_FAILED { return UnsafeMutableRawBufferPointer(start: start, count: count) }
    }
    throw .failed(reason: InputError.systemReason)
  }
}
