import Dispatch
import Foundation
import GridpickTerminal
import TwoAxisPicker

extension Host {
  static var modes: [String: () -> Void] {
    [
      "plain": { say(words(picker)) }, "inline": inline,
      "reentrant": reentrant, "two-threads": twoThreads, "again": again,
      "handler-flag": { handle(SIGTERM) { Seen.note($0) } },
      "handler-exit": { handle(SIGTERM) { _ in _exit(7) } },
      "handler-default": defaulting, "handler-info": handlingInfo, "hang-up": hangingUp,
      "dispositions": dispositions, "locale": locale,
      "prints": prints, "crash": crash, "exit": exiting, "redirected": redirected,
      "held": held, "talks": talking, "screen-only": screenOnly,
      "refresh": refreshing, "awaited": awaiting, "run-loop": inRunLoop,
    ]
  }

  private static func reentrant() {
    var outer = picker
    outer.onMove = { _ in say(words(picker)) }
    say(words(outer))
  }

  /// Shows a picker on six lines below the prompt, without the mouse.
  private static func inline() {
    var inline = picker
    inline.surface = .inline(lines: 6)
    inline.usesMouse = false
    say(words(inline))
  }

  /// Tells how much of a second the processor was busy with, while newer rows took that long to come.
  private static func refreshing() {
    var picker = picker
    picker.refresh = { _ in
      let before = clock()
      try await Task.sleep(for: .seconds(1))
      let spent = Double(clock() - before) / Double(CLOCKS_PER_SEC)
      say(spent < 0.3 ? "idle" : "busy for \(spent) s")
      return [["new"]]
    }
    say(words(picker))
  }

  /// Holds the main actor behind an `await`, when the main thread is not that actor's any more.
  private static func awaiting() {
    Task { await Model().load() }
    dispatchMain()
  }

  /// The same where the main thread does all of the main actor's work.
  private static func inRunLoop() {
    Task { await Model().load() }
    RunLoop.main.run()
  }

  /// Goes on after a pick on a terminal of lines, is away for a while after a second one, and closes
  /// at SIGUSR1.
  private static func talking() {
    signal(SIGUSR1, SIG_IGN)
    let closing = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
    Task { @MainActor in
      var picker = picker
      picker.plain = .always
      try await picker.open { open in
        closing.setEventHandler { Task { await open.close() } }
        closing.resume()
        for await event in open.events {
          guard case .picked(let item, at: _) = event else { continue }
          say("picked \(item)")
          open.update(.append([["g"]]))
          if item == "g" { await open.suspend { say("away") } }
        }
      }
      say("ended")
      exit(0)
    }
    dispatchMain()
  }

  private static func screenOnly() {
    var picker = picker
    picker.plain = .never
    say(words(picker))
  }

  private static func again() {
    say(words(picker))
    say(words(picker))
  }

  private static func twoThreads() {
    let queue = DispatchQueue(label: "second")
    let second = DispatchSemaphore(value: 0)
    var first = picker
    first.onMove = { _ in
      queue.async {
        say(words(picker))
        second.signal()
      }
      second.wait()
    }
    say(words(first))
  }

  // MARK: - Signals

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    signal(number, handler)
    show(picker)
  }

  /// Tells which signal a handler has seen, behind how the picker ended.
  private static func show(_ picker: GridPicker<String>) {
    say(words(picker))
    say("seen \(Seen.number)")
  }

  private static func defaulting() {
    handle(SIGTERM) { number in
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func hangingUp() { handle(SIGHUP) { Seen.note($0) } }

  private static func handlingInfo() {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, context in
      Seen.note(info != nil && context != nil ? number : -1)
    }
    action.sa_flags = SA_SIGINFO
    sigaction(SIGTERM, &action, nil)
    show(picker)
  }

  /// Sends itself signals on another thread, while the picker moves on this one.
  private static func held() {
    var busy = picker
    busy.onMove = { _ in
      _ = DispatchQueue.global().sync { kill(getpid(), SIGTERM) }
    }
    signal(SIGTERM) { Seen.note($0) }
    show(busy)
  }

  private static func dispositions() {
    signal(SIGTERM) { Seen.note($0) }
    signal(SIGHUP, SIG_IGN)
    let before = Disposition.all
    say(words(picker))
    let changed = zip(before, Disposition.all).enumerated().filter { $1.0 != $1.1 }
    say("changed \(changed.map { $0.offset + 1 })")
  }

  private static func locale() {
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    var noting = picker
    noting.onMove = { _ in say(setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "") }
    _ = words(noting)
    let after = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    say("\(before ?? "") \(after ?? "")")
  }

  // MARK: - What is printed

  private static func prints() {
    var printing = picker
    var count = 0
    printing.onMove = { _ in
      count += 1
      print("printed \(count)")
      say("complained \(count)", to: STDERR_FILENO)
    }
    let end = words(printing)
    print(end)
  }

  private static func crash() {
    var crashing = picker
    crashing.onMove = { _ in
      print("before")
      fatalError("the reason")
    }
    say(words(crashing))
  }

  private static func exiting() {
    var ending = picker
    ending.onMove = { _ in
      print("before")
      exit(5)
    }
    say(words(ending))
  }

  private static func redirected() {
    var moving = picker
    moving.onMove = { _ in
      let file = open(CommandLine.arguments[2], O_WRONLY | O_CREAT, 0o600)
      dup2(file, STDOUT_FILENO)
    }
    let end = words(moving)
    say(end)
  }
}
