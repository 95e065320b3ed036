import GridpickTestSupport
import Testing

/// Where there is no /proc, as in a bare chroot, it starts all the same, and knows its arguments.
struct WithoutProcTests {
  @Test(.needs("strace"), arguments: [("--version", "gridpick "), ("-1", "only\n")])
  func `nothing is read of it at the start`(option: String, output: String) throws {
    let hidden = [
      "strace", "-o", "/dev/null", "-e", "inject=readlink,readlinkat,open,openat:error=ENOENT",
    ]
    var launch = Gridpick.launch([option], reading: "only\n")
    launch.arguments = hidden + launch.arguments
    let terminal = try PseudoTerminal.start(launch)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.printed.hasPrefix(output))
    #expect(terminal.complaints == "")
  }
}
