/// Why a call of the system failed, in its own words.
package struct SystemFailure: Error, Equatable {
  package let reason: String

  /// The call that has just failed.
  package init() {
    reason = String(cString: strerror(errno))
  }
}
