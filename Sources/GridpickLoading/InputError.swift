import GridpickFormats
import GridpickSystem

/// Why the bytes of an input could not be had.
package enum InputError: Error, Equatable {
  case isDirectory
  /// Such as /dev/zero, which has no end.
  case isDevice
  /// A folder, a pipe or a device, where only a file makes sense.
  case isNoFile
  /// Nobody is sending anything but keys, which are the picker's.
  case isTerminal
  /// It goes on after so many bytes, which are half of the memory that there is, or that is allowed.
  case tooLarge(bytes: Int)
  /// What was read of a file is no longer what is in it.
  case changed
  /// The reason is the system's.
  case failed(reason: String)

  static var systemReason: String { String(cString: strerror(errno)) }
}

/// Why an input cannot be read, or not to its end.
package enum LoadingFailure: Error, Equatable {
  case input(InputError)
  case format(FormatError)
}
