import GridpickCRuntime
import GridpickCommand
import GridpickTerminal

// A failing write tells that the reader has gone, or that a file may not grow; the program ends once
// everything is left as it was.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)

// A closed stream is opened so that it stays useless: the terminal, opened next, must not take its
// number.
for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
  _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}

// The arguments of `CommandLine` are not used: they are Strings, have U+FFFD for bytes that are
// not UTF-8, and are looked for in /proc.
var arguments: [SystemText] = []
if var place = runtime_arguments() {
  while let argument = place.pointee {
    arguments.append(SystemText(argument))
    place += 1
  }
}
var guest: PopupGuest?
if let path = getenv(PopupGuest.variable) {
  guest = PopupGuest(meeting: SystemText(path))
  // The process outside of the popup has ended, so nobody waits for a pick.
  if guest == nil { exit(ExitStatus.cancelled.rawValue) }
}
let tool = GridpickTool(
  environment: { name in getenv(name).map { String(cString: $0) } }, guest: guest,
  output: .standardOutput, errors: .standardError)
let status = tool.run(guest?.arguments ?? Array(arguments.dropFirst()))
guest?.report(status)
if status == .unread {
  // The program ends as others do on SIGPIPE, so that no shell has anything to say.
  signal(SIGPIPE, SIG_DFL)
  raise(SIGPIPE)
}
exit(status.rawValue)
