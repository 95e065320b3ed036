import GridpickTestSupport
import Testing

@testable import GridpickCore

struct PreviewBackgroundTests {
  /// A picker with a preview that has begun, and for how long the preview has waited then.
  private static func begun(colorCount: Int) throws -> PickerRun {
    var settings = PickerSettings(
      layout: .grid, look: Look(theme: Theme(colorCount: colorCount), signs: .unicode))
    settings.options.preview.command = try CommandTemplate(Array("show {}".utf8))
    var run = PickerRun(
      Grid(TestList(["a", "b"])), settings: settings, size: ScreenSize(lines: 12, columns: 60))
    run.take(.begun)
    return run
  }

  /// The backgrounds that the previews are told which are begun now.
  private static func backgrounds(_ run: PickerRun) -> [Bool?] {
    run.told.compactMap { effect in
      guard case .start(let job) = effect, case .preview(let request) = job.work
      else { return nil }
      return request.isOnLight
    }
  }

  @Test(arguments: [(0x000000, false), (0xffffff, true)] as [(UInt32, Bool)])
  func `V2.12 the first preview waits a moment for the background`(color: UInt32, isLight: Bool)
    throws
  {
    var run = try Self.begun(colorCount: 256)
    run.wait(.milliseconds(5))
    #expect(Self.backgrounds(run) == [])
    run.take(.background(color))
    run.wait(.milliseconds(1))
    #expect(Self.backgrounds(run) == [isLight])
  }

  @Test func `V2.12 without an answer, or without colours, the first preview does not wait for it`()
    throws
  {
    var untold = try Self.begun(colorCount: 256)
    untold.wait(.milliseconds(20))
    #expect(Self.backgrounds(untold) == [nil])
    untold.take(.background(0xffffff))
    untold.wait(.milliseconds(1))
    #expect(Self.backgrounds(untold) == [true])
    var plain = try Self.begun(colorCount: 0)
    plain.wait(.milliseconds(1))
    #expect(Self.backgrounds(plain) == [nil])
  }
}
