import GridpickTestSupport
import Testing

@testable import GridpickCore

/// Random data of any layout and size, and the labels on what is in view.
struct JumpPropertyTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `J1.1 J1.2 J1.6 labels are unique, fully visible, and lead to the items under them`(
    fifty: UInt64
  ) throws {
    var labelCount = 0
    for seed in fifty * 20..<fifty * 20 + 20 {
      var random = RandomPicker(seed: seed)
      var run = random.run { $0.look.theme = Theme(colorCount: 1 << 24, background: .black) }
      for _ in 0..<Int(seed % 8) {
        run.wait(random.pause())
        run.take(random.event())
      }
      run.take(.asked(["jump"]))
      guard run.state.browsing.mode.jump != nil else { continue }
      let labels = run.state.labels
      labelCount += labels.count
      expectDrawn(labels, in: run.state, "seed \(seed)")
      expectNoneMissing(labels, in: run.state, "seed \(seed)")
      for label in labels { expect(label, leadsThereIn: run, "seed \(seed)") }
    }
    #expect(labelCount > 50)
  }

  /// Each label stands whole in the visible part of its cell, and nothing else looks like a label.
  private func expectDrawn(_ labels: [ShownLabel], in state: PickerState, _ seed: Comment) {
    let frame = state.frame()
    let style = state.settings.look.theme[.jump]
    #expect(Set(labels.map(\.text)).count == labels.count, seed)
    var inLabels = 0
    for line in 0..<frame.size.lines {
      inLabels += frame.line(line).count { $0.style == style }
    }
    #expect(inLabels == labels.reduce(0) { $0 + $1.text.utf8.count }, seed)
    for label in labels {
      let letters = label.seen.lines.flatMap { line in
        frame.line(line)[label.seen.columns].filter { $0.style == style }.map(\.glyph)
      }
      let expected = label.text.unicodeScalars.map { Glyph($0) }
      #expect(letters == expected, "\(seed): \(label)\n\(frame.text)")
      let isBesideFull = labels.contains {
        $0.isFull && $0.seen.columns.upperBound == label.seen.columns.lowerBound
      }
      guard !label.isFull, !isBesideFull else { continue }
      expectBlank(before: label, in: frame, style, "\(seed): \(label)\n\(frame.text)")
    }
  }

  /// No text and no label runs into a label from its left.
  private func expectBlank(
    before label: ShownLabel, in frame: Frame, _ style: Style, _ comment: Comment
  ) {
    for line in label.seen.lines.map(frame.line) {
      guard let start = label.seen.columns.first(where: { line[$0].style == style }), start > 0
      else { continue }
      let before = line[start - 1]
      let isText = before.glyph.scalars.contains { $0.properties.isAlphabetic }
      #expect(before.style != style && !isText, comment)
    }
  }

  /// Whatever is in view and wide enough has a label.
  private func expectNoneMissing(_ labels: [ShownLabel], in state: PickerState, _ seed: Comment) {
    let width = labels[0].text.utf8.count
    let labelled = Set(labels.map(\.position))
    for place in state.placesInView where place.seen.columns.count >= width {
      #expect(labelled.contains(place.position), "\(seed): \(place)")
    }
  }

  private func expect(_ label: ShownLabel, leadsThereIn run: PickerRun, _ seed: Comment) {
    var run = run
    let before = run.state.currentID
    run.type(label.text)
    #expect(run.state.browsing.mode.isBrowsing, seed)
    #expect(run.state.position == label.position, "\(seed): \(label)")
    let moves = run.told.count { if case .moved = $0 { true } else { false } }
    #expect(moves == (before == run.state.currentID ? 0 : 1), seed)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `J2.5 whatever happens meanwhile, a label that is still shown leads to the same item`(
    seed: UInt64
  ) {
    var random = RandomPicker(seed: seed)
    var run = random.run()
    for _ in 0..<40 {
      run.take(.asked(["jump"]))
      let before = run.state.labelledItems
      run.wait(random.pause())
      run.take(random.event())
      guard run.state.browsing.mode.jump != nil else { continue }
      let after = run.state.labelledItems
      for (label, item) in before { #expect(after[label] == item, "seed \(seed)") }
    }
  }
}

/// A label, the place to which it leads, and the part of its cell that is seen.
private struct ShownLabel {
  let text: String
  let position: Position
  let seen: ScreenRect

  /// True if no more of the cell is seen than the label.
  var isFull: Bool { seen.columns.count == text.utf8.count }
}

extension PickerState {
  fileprivate var labels: [ShownLabel] {
    let seen = Dictionary(
      placesInView.map { ($0.position, $0.seen) }, uniquingKeysWith: { first, _ in first })
    return jumpLabels.places.compactMap { position, text in
      seen[position].map { ShownLabel(text: text, position: position, seen: $0) }
    }
  }

  /// The items in view that may be current, each with the part of its cell that is seen.
  fileprivate var placesInView: [(position: Position, seen: ScreenRect)] {
    let body = placement.panes(at: offsets).body
    return placement.visibleSections(at: offsets).flatMap { section in
      let items = placement.items(in: section, offsets: offsets)
      let cells = placement.cells(of: section, offsets: offsets)
      return items.strips.flatMap { strip in
        strip.pages.compactMap { index -> (position: Position, seen: ScreenRect)? in
          let position = Position(section: section, index: index)
          let seen = placement.rect(section: cells, item: items.span(of: index))
            .intersection(placement.rect(section: cells, item: strip.span)).intersection(body)
          return content.hasItem(at: position) && !seen.isEmpty ? (position, seen) : nil
        }
      }
    }
  }
}
