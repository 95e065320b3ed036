import GridpickCPlatform

/// The priority of a thread among others that want to run.
package enum Niceness {
  /// The steps down in priority, so that keys are still answered at once on a busy machine.
  private static let steps: Int32 = 10

  /// Lets the calling thread give way to others, on systems where each thread has its own priority.
  package static func giveWay() {
    platform_give_way(steps)
  }
}
