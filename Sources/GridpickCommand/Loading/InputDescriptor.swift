import GridpickTerminal

/// The descriptor that the bytes of an input are read from.
package struct InputDescriptor {
  let number: Int32
  /// The program whose output is read; nil if the input is read itself.
  let unpacking: Unpacking?
  /// The pipe that the descriptor is of, which is closed with it; nil if its user closes it.
  private let pipe: PipeEnd?

  init(_ number: Int32) {
    self.number = number
    unpacking = nil
    pipe = nil
  }

  init(_ unpacking: Unpacking) {
    number = unpacking.output.descriptor
    self.unpacking = unpacking
    pipe = unpacking.output
  }

  init(_ pipe: PipeEnd) {
    number = pipe.descriptor
    unpacking = nil
    self.pipe = pipe
  }

  static func open(_ path: SystemText, _ flags: Int32 = 0) throws(InputError) -> InputDescriptor {
    let number = path.withCString { GridpickTerminal.open($0, O_RDONLY | O_CLOEXEC | flags) }
    guard number >= 0 else { throw .failed(reason: InputError.systemReason) }
    return InputDescriptor(number)
  }

  /// Returns the first bytes of a file, at most `limit`, and waits for them.
  package static func beginning(
    of path: SystemText, limit: Int
  ) throws(InputError) -> [UInt8] {
    let input = try open(path)
    defer { close(input.number) }
    return try input.beginning(limit: limit)
  }

  /// Returns a file's bytes without waiting, nil without a file; throws if they exceed `limit`.
  package static func contents(of path: SystemText, limit: Int) throws(InputError) -> [UInt8]? {
    // An open without `O_NONBLOCK` would wait for ever at a pipe without a writer.
    let number = path.withCString {
      GridpickTerminal.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    }
    if number < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard number >= 0 else {
      // In a folder that is closed to this user it is unknown if there is a file.
      var status = stat()
      let (reason, failure) = (InputError.systemReason, errno)
      if failure == EACCES, path.withCString({ stat($0, &status) }) != 0 { return nil }
      throw .failed(reason: reason)
    }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .failed(reason: InputError.systemReason) }
    if status.isNullDevice { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw status.st_mode & S_IFMT == S_IFDIR ? .isDirectory : .isNoFile
    }
    let bytes = try InputDescriptor(number).beginning(limit: limit + 1)
    guard bytes.count <= limit else { throw .failed(reason: "has more than \(limit) bytes") }
    return bytes
  }

  func beginning(limit: Int) throws(InputError) -> [UInt8] {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: limit, alignment: 1)
    defer { bytes.deallocate() }
    var count = 0
    while count < limit {
      let more = try read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[count...]))
      if more == 0 { break }
      count += more
    }
    return Array(bytes[..<count])
  }

  /// Waits for bytes, and returns their number; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = GridpickTerminal.read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      // Another program that shares the descriptor may have made it non-blocking.
      case EAGAIN: _ = Poll.wait(for: number, events: POLLIN)
      case EISDIR: throw .isDirectory
      default: throw .failed(reason: InputError.systemReason)
      }
    }
  }
}
