import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PreviewPropertyTests {
  /// The effects about previews, checked against what is seen from outside.
  private struct Witness {
    private(set) var running: PreviewRequest?

    mutating func hear(_ told: [PickerEffect]) {
      for effect in told {
        switch effect {
        case .start(let job):
          guard case .preview(let request) = job.work else { continue }
          #expect(running == nil, "one runs already")
          running = request
        case .end(.preview):
          #expect(running != nil, "none runs")
          running = nil
        default: break
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func `V1.1 V1.2 V1.4 no two previews run at once, and the last shows the current item`(
    seed: UInt64
  )
    throws
  {
    var random = RandomPicker(seed: seed)
    let command = try CommandTemplate(Array("show {}".utf8))
    let window = try PreviewWindow(
      ["right:40%", "left:10", "up:3", "down", "50%"][Int(seed % 5)] + ":wrap")
    var run = random.run { settings in
      settings.options.preview.command = command
      settings.options.preview.window = window
      settings.options.surroundings.border = Border.all[Int(seed % 3)]
    }
    var witness = Witness()
    func tell(_ event: PickerEvent) {
      run.take(event)
      witness.hear(run.told)
    }
    tell(.begun)
    for _ in 0..<200 {
      run.wait(random.pause())
      witness.hear(run.told)
      tell(random.event())
      let state = run.state
      let frame = state.frame()
      #expect(frame.size == state.screen)
    }
    // Whatever is held is let go, and all has time to rest.
    tell(.mouse(.motion(nil, ScreenPoint(line: 0, column: 0))))
    run.wait(.seconds(3))
    witness.hear(run.told)
    let current = run.state.position.flatMap { position in
      run.state.content.hasItem(at: position) ? run.state.content.id(at: position) : nil
    }
    if run.state.division.preview != nil {
      #expect(witness.running?.invocation.current == current)
    } else {
      #expect(witness.running == nil)
    }
  }
}
