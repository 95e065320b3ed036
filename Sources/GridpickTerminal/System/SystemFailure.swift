/// The reason why a system call failed, in the words of the system.
package struct SystemFailure: Error, Equatable {
  package let reason: String

  /// Takes the reason of the call that has just failed.
  package init() {
    reason = String(cString: strerror(errno))
  }
}
