import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Data that comes in parts and is replaced, while it is narrowed, sorted, marked and picked from.
struct StreamPropertyTests {
  /// A hundred sessions each, of sixty events.
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `R2.6 R2.8 P8.10 L13.18 F8.4 M2.1 in any order of answers all of one data set is shown`(
    hundred: UInt64
  ) throws {
    for seed in hundred * 100..<(hundred + 1) * 100 {
      var random = RandomStream(seed: seed)
      var run = try random.run()
      for step in 0..<60 {
        let note = Comment(rawValue: "seed \(seed), step \(step)")
        try random.act(on: &run, note)
        random.model.expect(run.state, note)
      }
      let note = Comment(rawValue: "seed \(seed), in the end")
      random.bringAll(to: &run, note)
      random.model.expectAll(run.state, note)
    }
  }
}
