/// The actions that change what find searches for, and how (rules B5, B7).
extension PickerState {
  mutating func changeFind(_ action: Action) {
    switch action {
    case .replaceQuery:
      if let position, let item = item(at: position) { changeQuery(item.label) }
    case .put(let text):
      if find.finding == nil { beginFind() }
      edit(.paste(text.onOneLine))
    case .search(let text):
      if find.finding == nil { beginFind() }
      find.finding?.searched = text.onOneLine
      searchAgain()
    case .setSearching(let searches):
      settings.options.find.isDisabled = !(searches ?? settings.options.find.isDisabled)
      searchAgain()
    case .toggleRanking:
      settings.options.find.isRanked.toggle()
      browsing.doneNote = settings.options.find.isRanked ? "best first" : "original order"
      searchAgain()
    case .setTracking(let tracks):
      settings.options.find.tracks = tracks ?? !settings.options.find.tracks
      browsing.doneNote = settings.options.find.tracks ? "tracking on" : "tracking off"
    case .goToBestMatch:
      if let best = find.best.flatMap(place), content.canBeCurrent(best) { go(to: best) }
    default: break
    }
  }

  /// Searches again for the typed query, after the text to search for or an option has changed.
  private mutating func searchAgain() {
    guard find.finding != nil else { return }
    toDo.forgetAwaited()
    askForMatches()
  }

  /// Goes to a row, or to an item of a list, counted from 1, or from the end if it is negative.
  mutating func go(toNumber number: Int) {
    let count = content.flow?.count ?? content.sectionCount
    go(toPlace: "\(max(1, number < 0 ? count + 1 + number : number))")
  }

  mutating func changeMostMarks(to most: Int?) {
    guard settings.options.marking != nil else {
      browsing.doneNote = nothing("is marked", without: "--multi")
      return
    }
    settings.options.marking?.most = most
  }
}
