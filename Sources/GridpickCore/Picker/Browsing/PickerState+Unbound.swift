/// Remarks on keys that do nothing, which name the key that was probably meant (rule S2).
extension PickerState {
  /// Says that a key has no action here; a letter was probably typed to search for something.
  mutating func tellUnbound(_ key: Key) {
    guard settings.menu == nil else { return }
    let name = key.name(ascii: settings.look.signs.text == .ascii)
    if settings.options.marking == nil, Keymap.marks.contains(where: { $0.keys.contains(key) }) {
      let option = settings.options.namesOptions ? " only with --multi" : " nothing here"
      browsing.doneNote = Remark("\(key: name) marks\(option)")
      return
    }
    let isTyped = key.typed != nil && find.step != .typing
    var tails: [Remark.Words] = []
    if isTyped, let finds = keyName("find") {
      tails = ["\(key: finds) to search"]
    } else if let help = keyName("help") {
      tails = ["\(key: help) for keys"]
    }
    browsing.doneNote = Remark("\(key: name) is not bound", tails: tails)
  }

  /// Returns the remark that something cannot be done, and which option would make it possible.
  ///
  /// A program that uses the library has no options to name.
  func nothing(_ what: String, without option: String) -> Remark {
    Remark("nothing \(what)", tails: without(option))
  }

  private func without(_ option: String) -> [Remark.Words] {
    settings.options.namesOptions ? ["needs \(key: option)"] : []
  }

  /// Says that nothing is done to a list, which has no columns, or to columns that are not linked.
  mutating func tellNoColumns(_ what: String, in place: String = "a sheet") {
    guard position != nil || data.isList else { return }
    if data.isList {
      browsing.doneNote = "a list has no columns"
    } else if content.record != nil {
      browsing.doneNote = Remark("no column is current here")
    } else if settings.linkage == .shared {
      browsing.doneNote = Remark("columns can be \(what) only in \(place)")
    } else {
      browsing.doneNote = Remark("columns of a \(settings.layout.words.section) cannot be \(what)")
    }
  }
}
