import GridpickCore
import Testing

@testable import GridpickTerminal

struct PickerServicesTests {
  @Test func `R5.4 everything is asked to end before the wait for anything begins`() {
    var told: [String] = []
    func answerer(_ name: String) -> Answerer {
      Answerer(
        start: { _ in nil },
        end: {
          told.append("end \(name)")
          return { told.append("wait for \(name)") }
        })
    }
    var services = PickerServices()
    services.answerers = [.preview: answerer("preview"), .command: answerer("command")]
    services.stopAndWait()
    #expect(told == ["end preview", "end command", "wait for preview", "wait for command"])
  }
}
