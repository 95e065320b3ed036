import Glibc

/// Why the bytes of an input could not be had.
package enum InputError: Error, Equatable {
  case isDirectory
  /// Standard input is the terminal itself: nobody is sending anything.
  case isTerminal
  /// The reason is the system's.
  case failed(reason: String)

  static var systemReason: String { String(cString: strerror(errno)) }
}
