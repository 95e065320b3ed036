extension PrintedState {
  /// The words in small letters, made when first asked for, and not at every start.
  static let words: [String: PrintedState] = {
    var words: [String: PrintedState] = [:]
    func note(_ state: PrintedState, _ texts: String) {
      for text in texts.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        words[String(text.drop { $0 == " " })] = state
      }
    }
    note(
      .good,
      """
      running, ready, active, up, healthy, ok, okay, online, available, bound, deployed
      connected, alive, passing, passed, pass, success, successful, green, enabled, synced
      in-service, inservice
      """)
    note(
      .wait,
      """
      pending, waiting, starting, stopping, restarting, creating, containercreating
      podinitializing, initializing, terminating, activating, deactivating, reloading, updating
      upgrading, provisioning, queued, paused, in progress, in_progress, in-progress, progressing
      scheduling, schedulingdisabled, draining, degraded, unknown, warn, warning, yellow
      building, deploying, pending-install, pending-upgrade, pending-rollback, syncing, outofsync
      removing, removal in progress, shutting-down, shutting_down, rebooting, booting
      """)
    note(
      .bad,
      """
      failed, failure, fail, error, errors, err, errored, fatal, critical, crit, alert, emerg
      emergency, panic, severe, crashed, evicted, oomkilled, killed, unhealthy, notready
      not ready, down, dead, lost, nodelost, offline, unavailable, unreachable, timeout
      timed out, timedout, timed_out, broken, missing, aborted, rejected, red
      invalidimagename, containercannotrun, deadlineexceeded
      """)
    note(
      .done,
      """
      completed, complete, succeeded, finished, done, exited, inactive, stopped, terminated
      closed, merged, superseded, uninstalled, cancelled, canceled, skipped, disabled
      shut off, shutoff, off, debug, trace, verbose
      """)
    return words
  }()
}
