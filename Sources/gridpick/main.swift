import Glibc
import GridpickCommand

// A reader of the pick that has gone is an error to report, not a signal to die of.
signal(SIGPIPE, SIG_IGN)

let tool = GridpickTool(
  environment: { name in getenv(name).map { String(cString: $0) } },
  output: .standardOutput, errors: .standardError)
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
