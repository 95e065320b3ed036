import GridpickCPlatform

/// How a thread stands beside others that want to run.
package enum Niceness {
  /// Some steps down: on a machine that is busy keys are still answered at once.
  private static let steps: Int32 = 10

  /// Lets the calling thread give way to others, where threads are asked one by one.
  package static func giveWay() {
    platform_give_way(steps)
  }
}
