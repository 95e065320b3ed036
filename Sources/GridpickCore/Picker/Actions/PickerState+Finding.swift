/// The actions that change what find searches for, and how (rules B5, B7).
extension PickerState {
  mutating func replaceQuery() {
    if let position, let item = item(at: position) { changeQuery(item.label) }
  }

  mutating func put(_ text: String) {
    if find.finding == nil { beginFind() }
    edit(.paste(text.onOneLine))
  }

  /// Searches for a text instead of the query, until the query changes.
  mutating func search(for text: String) {
    if find.finding == nil { beginFind() }
    find.finding?.searched = text.onOneLine
    searchAgain()
  }

  /// Sets whether the query narrows the data (rule B5); nil toggles.
  mutating func setSearching(_ searches: Bool?) {
    settings.options.find.isDisabled = !(searches ?? settings.options.find.isDisabled)
    searchAgain()
  }

  mutating func toggleRanking() {
    settings.options.find.isRanked.toggle()
    say(settings.options.find.isRanked ? "best first" : "original order")
    searchAgain()
  }

  /// Sets whether the current item stays current while it matches (rule B7); nil toggles.
  mutating func setTracking(_ tracks: Bool?) {
    settings.options.find.tracks = tracks ?? !settings.options.find.tracks
    say(settings.options.find.tracks ? "tracking on" : "tracking off")
  }

  mutating func goToBestMatch() {
    if let best = find.best.flatMap(place), content.canBeCurrent(best) { go(to: best) }
  }

  /// Searches again after the text to search for or an option has changed.
  private mutating func searchAgain() {
    guard find.finding != nil else { return }
    toDo.awaited = []
    askForMatches()
  }

  /// Goes to a row or item by its number from 1, or from the end if the number is negative.
  mutating func go(toNumber number: Int) {
    let count = content.flow?.count ?? content.sectionCount
    go(toPlace: "\(max(1, number < 0 ? count + 1 + number : number))")
  }
}
