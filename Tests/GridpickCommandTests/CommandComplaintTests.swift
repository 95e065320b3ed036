import GridpickTerminal
import Testing

@testable import GridpickCommand
@testable import GridpickFormats

/// The reports of failed commands (rule R2).
struct CommandComplaintTests {
  @Test(arguments: [
    (CommandFailure.status(3, complaint: "no such host"), "--reload: status 3: no such host"),
    (.status(1, complaint: nil), "--reload: status 1"),
    (.signal(9, complaint: nil), "--reload: ended by signal 9"),
    (.signal(6, complaint: "abort"), "--reload: ended by signal 6: abort"),
    (.status(1, complaint: "\u{1b}[31mred"), "--reload: status 1: ␛[31mred"),
    (.failed(Fault(ofStart: ENOMEM)), "--reload: Cannot allocate memory"),
    (.failed(Fault("too large for memory")), "--reload: too large for memory"),
    (
      .format(FormatError(place: TextPlace(), found: "", expected: "an array")),
      "--reload:1:1: expected an array, found the end of the input"
    ),
  ])
  func `R2.3 a failure is reported in one line`(failure: CommandFailure, expected: String) {
    #expect(Complaint(failure, of: "--reload").message == expected)
  }
}
