import GridpickTerminal

/// A part of gridpick that reads bytes from outside, and what must hold whatever the bytes are.
///
/// `make fuzz` runs each target on made-up bytes; a test runs it on those that are kept.
package struct FuzzTarget: Sendable {
  package let name: String
  package let run: @Sendable (_ bytes: [UInt8]) throws(Broken) -> Void

  package static let all: [FuzzTarget] = [
    .formats, .input, .styles, .options, .queries, .socket, .pickers,
  ]
}

/// What does not hold, though it must.
package struct Broken: Error {
  let message: String
}

func require(_ holds: Bool, _ message: @autoclosure () -> String) throws(Broken) {
  if !holds { throw Broken(message: message()) }
}

/// The entry for libFuzzer; the variable `GRIDPICK_FUZZ_TARGET` names the target.
@_cdecl("gridpick_fuzz")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  do throws(Broken) {
    try chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    let text = Array("does not hold: \(error.message)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
    abort()
  }
}

private let chosen: FuzzTarget = {
  let name = getenv("GRIDPICK_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    fatalError("GRIDPICK_FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name))")
  }
  return target
}()
