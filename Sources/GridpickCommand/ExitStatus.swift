/// What the program ends with.
package enum ExitStatus: Int32, Sendable {
  case picked = 0
  case nothingToPick = 1
  case error = 2
  case cancelled = 130
}
