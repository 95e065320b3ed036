import TwoAxisPicker

/// A name of a section that is neither a number nor a title.
private struct Key: Hashable, Sendable {
  let number: Int
}

private let count = 1_000_000
private let middle = count / 2

/// A picker of a million rows of one to ten items.
private func picker(
  _ layout: Layout = .grid, title: (Int) -> String? = { _ in nil },
  id: (Int) -> SectionID? = { _ in nil }
) -> GridPicker<Int> {
  let sections = (0..<count).map { row in
    GridSection(title: title(row), id: id(row), items: Array(row * 10...row * 10 + row % 10))
  }
  var picker = GridPicker(sections: sections) { Cell("item \($0)") }
  picker.layout = layout
  return picker
}

/// Tells the time of the first time that something is done, with the frame behind it, and the usual
/// time of later ones.
private func tell(
  _ name: String, _ picker: GridPicker<Int>, _ body: (PickerSession<Int>) async -> Void
) async {
  let session = picker.session(size: size)
  _ = session.frame
  var times: [Double] = []
  for _ in 0..<15 {
    let start = ContinuousClock.now
    await body(session)
    _ = session.frame
    times.append((ContinuousClock.now - start) / .milliseconds(1))
  }
  tell("update: \(name)", ["first": times[0], "each": times.sorted()[times.count / 2]])
}

/// What an update of a picker of a million rows costs.
func updatesOfMany() async {
  let plain = picker()
  await tell("append a row", plain) { $0.apply(.append([[1]])) }
  await tell("append an item to a row by its number", plain) {
    $0.apply(.append([1], to: SectionID(middle)))
  }
  await tell("redraw", plain) { $0.apply(.redraw) }
  await tell("redraw a row", plain) { $0.apply(.redraw(SectionID(middle))) }
  await tell("append an item to a row by its title", picker(title: { "row \($0)" })) {
    $0.apply(.append([1], to: SectionID("row \(middle)")))
  }
  await tell("append an item to a row by its id", picker(id: { SectionID(Key(number: $0)) })) {
    $0.apply(.append([1], to: SectionID(Key(number: middle))))
  }
  var tabs = picker(.tabs, title: { "row \($0)" })
  tabs.refresh = { _ in [[1, 2, 3]] }
  await tell("refresh a tab", tabs) {
    $0.press("r")
    await $0.fetch()
  }
  let list = GridPicker(list: Array(0..<count)) { Cell("item \($0)") }
  await tell("append an item to a list", list) { $0.apply(.append([[1]])) }
}
