import GridpickCSystem
import GridpickTerminal

/// A message from one process to another over a socket: texts and descriptors.
struct PopupMessage {
  private static let mostDescriptors = 64
  private static let mostBytes = 1 << 26

  let texts: [SystemText]
  let descriptors: [Int32]

  init(_ texts: [SystemText], _ descriptors: [Int32] = []) {
    self.texts = texts
    self.descriptors = descriptors
  }

  /// Sends the message, its texts in a file; returns false if that fails.
  func send(over socket: Int32) -> Bool {
    guard let file = MemoryFile() else { return false }
    let bytes = Array(texts.map { $0.bytes + [0] }.joined())
    guard (try? OutputStream(descriptor: file.descriptor).write(bytes)) != nil else {
      return false
    }
    lseek(file.descriptor, 0, SEEK_SET)
    let all = [file.descriptor] + descriptors
    return socket_send(socket, all, Int32(all.count))
  }

  /// Waits for a message; nil if the other process ends without one.
  static func received(from socket: Int32) -> PopupMessage? {
    _ = Poll.wait(for: socket, events: POLLIN)
    var numbers = [Int32](repeating: -1, count: mostDescriptors)
    numbers.removeLast(numbers.count - Int(socket_receive(socket, &numbers, Int32(numbers.count))))
    guard let file = numbers.first else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size <= mostBytes,
      let bytes = try? InputDescriptor(file).beginning(limit: Int(status.st_size))
    else { return nil }
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return PopupMessage(texts.map { SystemText($0) }, Array(numbers.dropFirst()))
  }
}
