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
if var place = runtime_arguments(), place.pointee != nil {
  // The program's name comes before them.
  while let argument = place[1] {
    arguments.append(SystemText(argument))
    place += 1
  }
}
let status = GridpickTool().run(arguments)
if status == .unread {
  // The program ends as others do on SIGPIPE, so that no shell has anything to say.
  signal(SIGPIPE, SIG_DFL)
  raise(SIGPIPE)
}
exit(status.rawValue)
