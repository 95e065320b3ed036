import GridpickCSystem
import GridpickTerminal

/// A program that unpacks a file, without a shell, while its output is read.
///
/// The file is its standard input and no argument. It ends by SIGPIPE once nobody reads on.
package final class Unpacking: Sendable {
  /// A kind of packed files, by the extension of their names.
  struct Kind {
    let suffix: String
    let program: String

    static let all = [
      Kind(suffix: ".gz", program: "gzip"), Kind(suffix: ".zst", program: "zstd"),
      Kind(suffix: ".xz", program: "xz"),
    ]

    static func of(_ name: String) -> Kind? { all.first { name.hasSuffix($0.suffix) } }
  }

  let output: PipeEnd
  /// A file, because nobody reads the complaints before the output has ended.
  private let errors: MemoryFile
  private let process: pid_t
  private let program: String

  /// The status by which these programs tell of something that is no failure.
  private static let warning = 2

  init(_ kind: Kind, of file: InputDescriptor) throws(InputError) {
    program = kind.program
    guard let complaints = MemoryFile() else { throw .failed(reason: InputError.systemReason) }
    errors = complaints
    do throws(CommandFailure) {
      let printed = try PipeEnd.reported()
      output = printed.reading
      let launch = ProgramLaunch(
        [SystemText(kind.program), SystemText("-dc")], ProcessEnvironment.own(),
        .filter(
          input: file.number, output: printed.writing.descriptor,
          errors: complaints.descriptor))
      process = try withExtendedLifetime(printed.writing) {
        () throws(CommandFailure) in try launch.spawn()
      }
    } catch {
      let tooLong = String(cString: strerror(E2BIG))
      let reason = if case .notStarted(.failed(let words)) = error { words } else { tooLong }
      throw .failed(reason: "\(kind.program) is needed to unpack it: \(reason)")
    }
  }

  /// Returns the reason why the program has failed, once its output has ended; nil if it has not.
  func failure() -> InputError? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    switch CommandFailure(status: status, complaint: { CommandComplaint.firstLine(of: errors) }) {
    case nil, .status(Self.warning, _): return nil
    case .status(_, let words?), .signal(_, let words?): return .failed(reason: words)
    default: return .failed(reason: "\(program) could not unpack it")
    }
  }
}
