import GridpickCommand
import GridpickCore
import Testing

struct HelpTextTests {
  @Test(arguments: Placeholder.rows.map(\.name) + ["{+}", "{+NAME}", "{field:NAME}"])
  func `the help names each placeholder`(name: String) {
    #expect(HelpText.text.contains(name))
  }
}
