import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

extension PickerState {
  /// From so many lines beyond the end on, letting go runs the errand (rule R1).
  private static let pullDistance = 3
  /// How long the spinner stands still.
  private static let spinnerTime = Duration.milliseconds(100)

  /// A newer run takes the place of one for more, whose data it would replace anyway.
  mutating func reload() {
    guard settings.canReload, !isLoading, !errands.isRunning(.reload) else { return }
    if errands.end(.more) != nil { tell(.drop(.more)) }
    begin(errand(.reload))
  }

  /// Only where the content is longer than the view, and more may come of it (rule R3).
  mutating func loadMore() {
    let errand = errand(.more)
    guard settings.canLoadMore, !isLoading, isLongerThanView, errands.isArmed(errand)
    else { return }
    begin(errand)
  }

  private mutating func begin(_ errand: Errand) {
    errands.begin(errand, at: now)
    tell(.run(errand))
  }

  /// Lists side by side are asked for one by one (rule R4).
  private func errand(_ kind: Errand.Kind) -> Errand {
    guard let position, placement.gridAxis(along: .vertical) == .item else {
      return Errand(kind, count: arrangement.count)
    }
    return Errand(
      kind, section: content.id(at: position)?.section,
      title: content.sectionTitle(position.section),
      count: content.itemCount(inSection: position.section))
  }

  private var isLongerThanView: Bool {
    let pager = placement.pager(along: .vertical, in: position?.section ?? 0)
    return pager.track.extent > pager.view
  }

  // MARK: - Pulling

  /// What letting go now would run, if the pointer pulls beyond an end that something lies behind.
  var pull: (errand: Errand.Kind, isFarEnough: Bool)? {
    let axis = placement.gridAxis(along: .vertical)
    guard pointer.drag?.axis == axis else { return nil }
    let beyond = controller.beyond(axis)
    let isFarEnough = abs(beyond) >= Self.pullDistance
    if beyond < 0, settings.canReload { return (.reload, isFarEnough) }
    if beyond > 0, settings.canLoadMore, isLongerThanView, errands.isArmed(errand(.more)) {
      return (.more, isFarEnough)
    }
    return nil
  }

  /// What the letting go of a pull runs.
  mutating func runPulled(_ pulled: Errand.Kind) {
    switch pulled {
    case .reload: reload()
    case .more: loadMore()
    }
  }

  var pullNote: Scene.Pull? {
    guard let pull else { return nil }
    let verb = pull.isFarEnough ? "Release" : "Pull"
    switch pull.errand {
    case .reload: return Scene.Pull(isAtStart: true, note: "\(verb) to refresh")
    case .more: return Scene.Pull(isAtStart: false, note: "\(verb) for more")
    }
  }

  // MARK: - While it is run

  /// When the spinner turns next.
  var nextSpin: Duration? {
    errands.current.map { $0.start + Self.spinnerTime * (turns(of: $0) + 1) }
  }

  /// What the picker is waiting for.
  var busyNote: String? {
    if isLoading { return "loading" }
    guard let run = errands.current else { return nil }
    let spinner = settings.look.signs.spinner
    let sign = spinner[turns(of: run) % spinner.count]
    return switch run.errand.kind {
    case .reload: "\(sign) refreshing"
    case .more: "\(sign) loading more"
    }
  }

  private func turns(of run: Errands.Run) -> Int { Int((now - run.start) / Self.spinnerTime) }

  // MARK: - Done

  mutating func take(_ answer: ErrandAnswer, of kind: Errand.Kind) {
    switch answer {
    case .failed(let reason):
      _ = errands.end(kind)
      notice = reason
    case .nothing:
      errands.endForNothing(kind)
      notice = "no more"
    case .data(let update):
      guard let errand = errands.end(kind) else { return }
      switch kind {
      case .more: append(update, to: errand.section)
      case .reload: replace(by: update, section: errand.section)
      }
    }
  }
}
