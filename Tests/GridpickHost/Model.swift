import GridpickTerminal
import TwoAxisPicker

/// A main-actor class with a picker that holds it and whose second refresh would have to wait for it.
@MainActor final class Model {
  private var rows = [["a", "b", "c"], ["d", "e", "f"]]

  func load() async {
    await Task.yield()
    choose()
    exit(0)
  }

  private func choose() {
    var picker = GridPicker(rows: rows) { Cell($0) }
    picker.refresh = { _ in
      if self.rows.count == 1 { await Task.yield() }
      self.rows = [["new"]]
      return self.rows.map { GridSection(items: $0) }
    }
    Host.say(Host.words(picker))
  }
}
