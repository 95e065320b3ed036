import GridpickFormats
import GridpickTerminal

/// The reason why the bytes of an input could not be read.
package enum InputError: Error, Equatable {
  case isDirectory
  /// The input is a device such as /dev/zero, which has no end.
  case isDevice
  /// The input is a folder, a pipe or a device, where only a file makes sense.
  case isNoFile
  /// The input is a terminal, which sends only keys, and these belong to the picker.
  case isTerminal
  /// The input goes on after so many bytes, half of the memory that there is, or that is allowed.
  case tooLarge(bytes: Int)
  /// The bytes that were read from a file are no longer in it.
  case changed
  case failed(reason: String)

  static var systemReason: String { String(cString: strerror(errno)) }
}

/// The reason why an input cannot be read, or not to its end.
package enum LoadingFailure: Error, Equatable {
  case input(InputError)
  case format(FormatError)
}
