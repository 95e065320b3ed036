/// A state such as `Running`, from the best to the worst.
enum PrintedState: String, CaseIterable {
  case good
  case done
  case wait
  case bad

  /// Reads a state; a text that only begins with one gives nil, because it may be a sentence.
  init?(_ text: String) {
    // A text that is longer than any state is not searched.
    guard text.utf8.count <= Self.longest else { return nil }
    let text = text.lowercased().trimmed
    guard let state = Self.known(text) ?? Self.container(text) ?? Self.several(text) else {
      return nil
    }
    self = state
  }

  private static let longest = 80

  private static func known(_ word: Substring) -> PrintedState? {
    if let state = words[String(word)] { return state }
    let isBad = word.hasSuffix("backoff") || word.hasSuffix("error") || word.hasPrefix("errimage")
    // `No error` is a sentence.
    return isBad && !word.contains(" ") ? .bad : nil
  }

  /// Reads what docker and podman print: `Up 2 hours (healthy)` or `Exited (1) 3 days ago`.
  private static func container(_ text: Substring) -> PrintedState? {
    guard let blank = text.firstIndex(of: " ") else { return nil }
    let rest = text[blank...]
    switch text[..<blank] {
    case "up":
      let remark = rest.firstIndex(of: "(").map { rest[$0...].dropFirst().prefix { $0 != ")" } }
      let health = remark.map { $0.hasPrefix("health: ") ? $0.dropFirst(8) : $0 }
      guard rest.dropFirst().first.map({ $0.isNumber || "al".contains($0) }) == true else {
        return nil
      }
      return worst(of: [.good, health.flatMap(known)])
    case "exited":
      guard rest.hasPrefix(" (") else { return nil }
      return rest.dropFirst(2).hasPrefix("0)") ? .done : .bad
    case "restarting": return rest.hasPrefix(" (") ? .wait : nil
    default: return nil
    }
  }

  /// Reads what kubectl joins: `Ready,SchedulingDisabled`, `Init:0/2` or `ExitCode:1`.
  private static func several(_ text: Substring) -> PrintedState? {
    if text.hasPrefix("init:") { return worst(of: [.wait, known(text.dropFirst(5))]) }
    if text.hasPrefix("exitcode:") { return text == "exitcode:0" ? .done : .bad }
    if text.hasPrefix("signal:") { return .bad }
    let parts = text.split(separator: ",").map { known($0.drop { $0 == " " }) }
    return parts.count > 1 && !parts.contains(nil) ? worst(of: parts) : nil
  }

  /// Of several states in one text the worst counts.
  private static func worst(of states: [PrintedState?]) -> PrintedState? {
    allCases.last(where: states.contains)
  }

  /// Reads states that only systemctl prints, or that mean something else there, such as `dead`.
  init?(ofUnit text: String) {
    switch text {
    case "waiting", "listening", "mounted", "plugged": self = .good
    case "dead", "elapsed": self = .done
    case "auto-restart": self = .wait
    default: return nil
    }
  }

  /// Reads how many parts are ready, such as `1/2`, which waits until all are.
  init?(readyParts text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
      let ready = Int(Substring(parts[0])), let all = Int(Substring(parts[1])), ready < all
    else { return nil }
    self = .wait
  }

  var paint: CellPaint {
    switch self {
    case .good: CellPaint(.good)
    case .done: CellPaint(.dim)
    case .wait: CellPaint(.wait)
    case .bad: CellPaint(.bad)
    }
  }
}

extension String {
  fileprivate var trimmed: Substring {
    let rest = drop { $0 == " " }
    return rest.lastIndex { $0 != " " }.map { rest[...$0] } ?? ""
  }
}

extension PrintedState {
  /// The known words in small letters, created on first use and not at every start.
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
