import GridpickFinding
import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickProtocol
import GridpickRendering
import GridpickScreen

/// A picker without a terminal: events go in, a frame and a few effects come out.
///
/// Time is an argument of every event and counts from any fixed moment, so that no test ever waits.
package struct PickerState {
  /// What moves is painted at most 60 times a second (rule G8).
  package static let frameTime = Duration.microseconds(16_667)

  package internal(set) var data: GridData
  /// Whether more data may still arrive.
  var isLoading: Bool
  /// True once the input has changed since it was read, so that nothing of it can be picked.
  package internal(set) var isSpoiled = false
  var errands = Errands()
  var silentCommands = SilentCommands()
  /// What is to be run for newer data once all is there.
  var awaitedReload: AwaitedReload?
  /// What went wrong with the data, until a key is pressed.
  package internal(set) var notice: String?
  /// What was done last, until a key is pressed.
  var doneNote: String?
  var settings: PickerSettings
  /// What has been made of the data by asking or by hand: its order, and its columns.
  var view = GridView()
  /// Find while it is on; nil while it is not.
  var finding: Finding?
  /// What was found while a pointer held the grid.
  var heldFindings: Findings?
  var lastQuery: LastQuery?
  /// What was looked for before; nil where that is not kept.
  var history: QueryHistory?
  package internal(set) var marks = Marks(of: .item)
  /// The changes of marks that wait, in their order.
  var markChanges: [MarkChange] = []
  /// Newer data that is shown once the marks have been found in it.
  var newerData: NewerData?
  var questions = Questions()
  /// Actions that wait for matches or marks: what is shown or marked meanwhile is not what they mean.
  var awaited: [Chain] = []
  /// What is being marked by going on; nil while nothing is.
  var rectangle: MarkedRectangle?
  /// Another number for other data.
  var dataNumber = 0
  /// Where to stay once newer data stands in order, since the item that was there is gone.
  var keptPlace: Position?
  /// What is to be put in order once all is there.
  var awaitedSort: SortOption?
  /// Whether somebody has said where to be.
  private(set) var isPlaced: Bool
  var arrangement: Arrangement {
    didSet {
      lastQuery?.offered = nil
      close(.places)
    }
  }
  var controller: PagingController
  var division: Division
  var preview: Preview
  private(set) var now = Duration.zero
  /// Whether somebody has done anything yet, and since when the screen has been full, while data arrives.
  var hasActed = false
  var fullSince: Duration?
  var mode = Mode.browsing
  var pointer = Pointer()
  /// Whether what is being handled has moved the position.
  var hasMoved = false
  /// What was seen when room was made for it last.
  var grownAt: Glance?
  /// Where the position was before what is now moving began to.
  var settlingFrom: Position?
  /// What has to be told of the event that is being handled.
  private(set) var effects: [PickerEffect] = []
  /// Whether what is being done was bound to what has happened, and not to a key.
  var answersOccasion = false
  /// Whether this event has shown the data of a reload.
  var hasReloaded = false
  /// Whether what has been done for an event was put off by what was bound to an earlier one.
  var raisesNothing = false

  /// Without a start the position is on the first item that is not an empty slot.
  package init(
    _ data: GridData, isComplete: Bool = true, notice: String? = nil, settings: PickerSettings,
    size: ScreenSize, start: Position? = nil, at time: Duration = .zero
  ) {
    self.data = data
    isLoading = !isComplete
    self.notice = notice
    self.settings = settings
    history = settings.options.history
    preview = Preview(settings.options.preview)
    division = Division(
      size, within: settings.options.surroundings,
      beside: preview.isOn ? preview.window : nil)
    isPlaced = start != nil
    awaitedSort = settings.options.sort
    let opensFind = settings.options.find.opens || settings.options.find.query != nil
    if opensFind { view.find = GridView.Find(matches: nil, dims: settings.options.find.dims) }
    let controller = PagingController(
      start: start ?? Position(section: 0, index: 0), linkage: settings.linkage)
    self.controller = controller
    arrangement = Arrangement(
      data, isComplete: isComplete, settings: settings, view: view, size: division.grid.size,
      outlook: Outlook(section: controller.asked.section) {
        controller.asked(inSection: $0).index
      })
    if arrangement.isFull { fullSince = time }
    if start == nil { self.controller.jump(.item, toLast: false, in: arrangement.content) }
    if isComplete { self.controller.clamp(in: arrangement.content) }
    apply(Change(alignment: Change.Alignment()))
    if opensFind {
      finding = Finding(settings.options.find.query ?? "", at: currentID, leaving: self.controller)
    }
  }

  package var content: Grid { arrangement.content }
  /// What picks are printed from.
  package var picked: PickedContent {
    PickedContent(
      whole: arrangement.whole, ordered: arrangement.ordered,
      order: view.orders.section.shown?.members, columnOrder: view.orders.item.shown?.members)
  }

  /// The whole screen, and the grid's part of it.
  package var screen: ScreenSize { division.screen }
  var size: ScreenSize { division.grid.size }

  var placement: Placement { arrangement.placement }

  var ground: Ground { arrangement.ground }

  /// The current place; nil in an empty grid (rule P3).
  package var position: Position? { controller.position(in: content) }

  /// What of the data lies there.
  package var currentID: ItemID? { position.flatMap(content.id) }

  package mutating func handle(_ event: PickerEvent, at time: Duration) -> [PickerEffect] {
    now = time
    let before = settings.options.keymap.hasOccasions ? circumstances : nil
    hasReloaded = false
    endWhatIsDue()
    act(on: event)
    showHeldFindings()
    if let before, !raisesNothing { perform(on: occasions(of: event, before)) }
    raisesNothing = false
    goOnToMatch()
    leaveRectangle()
    if fullSince == nil, arrangement.isFull { fullSince = now }
    growToFit()
    followPreview()
    defer { effects = [] }
    return effects
  }

  /// Notes an effect; they are told in this order.
  mutating func tell(_ effect: PickerEffect) { effects.append(effect) }

  private mutating func act(on event: PickerEvent) {
    switch event {
    case .key(let key):
      noteAct()
      actByHand { $0.press(key) }
    case .pasted(let text):
      noteAct()
      paste(text)
    case .mouse(let event):
      noteAct()
      actByHand { $0.handle(event) }
    case .focus(let isFocused): pointer.focusedAt = isFocused ? now : nil
    case .resized(let size):
      // Before the list is flowed anew: afterwards the same place may hold another item.
      apply(.division(of: size, ending: .all, Change.Alignment()))
    case .grown(let size): apply(.division(of: size, Change.Alignment(isOnlyAtRest: true)))
    case .content(let update):
      take(update)
      if update.isComplete, position == nil, let reason = update.notice {
        tell(.unreadable(reason))
      }
    case .replaced(let update): replace(by: update, section: nil)
    case .redrawn(let update): redraw(update)
    case .asked(let actions):
      if !actions.isEmpty { apply(Change(ending: .glide)) }
      actByHand { $0.perform(actions) }
    case .answered(let question, let answer): take(answer, to: question)
    case .background(let color): settings.look.theme = settings.look.theme.on(RGB(color))
    case .notice(let words): notice = words
    case .spoiled(let isSpoiled): self.isSpoiled = isSpoiled
    case .begun:
      if !isLoading { sortAnew() }
      askForMatches()
    case .executed(let failure): notice = failure ?? notice
    case .tick: break
    }
  }

  /// Does what somebody has asked for, now or a while ago.
  mutating func actByHand(_ body: (inout PickerState) -> Void) {
    hasMoved = false
    body(&self)
    keepCurrent()
    followRectangle()
  }

  /// What somebody has gone to by hand stays current while it matches (rule F5).
  private mutating func keepCurrent() {
    guard hasMoved, finding != nil else { return }
    let current = currentID
    finding?.keep(current)
  }

  /// From now on it is somebody who says where to be.
  private mutating func noteAct() {
    hasActed = true
    notePlaced()
  }

  private mutating func notePlaced() {
    isPlaced = true
    keptPlace = nil
  }

  /// What is bound to occasions is no act of a hand; but where it goes is where somebody wants to be.
  private mutating func perform(on occasions: [Occasion]) {
    guard !occasions.isEmpty else { return }
    hasMoved = false
    answer(occasions)
    if hasMoved { notePlaced() }
  }

  /// Where the view is, for whatever lays the data out anew.
  var outlook: Outlook { arrangement.outlook(at: offsets) }

  /// The offsets as they are seen.
  var offsets: Offsets { controller.offsets(at: now, on: ground) }

  // MARK: - Moving

  /// How the view follows a key: in `center` focus it glides, else it is there at once (rule G8).
  var approach: PagingController.Approach {
    let glides =
      settings.options.animates && placement.pagers.section.focus == .center && !answersOccasion
    return glides ? .gliding(from: now) : .atOnce
  }
}

extension Change {
  /// Divides a screen between the grid and a preview, and lays the grid out on its part.
  static func division(
    of screen: ScreenSize, ending: Ending = .nothing, _ alignment: Alignment? = nil
  ) -> Change {
    Change(
      ending: ending,
      edit: { state in
        state.division = state.divided(screen)
        if let panel = state.mode.panel {
          state.mode = .reading(panel.resized(to: screen, signs: state.settings.look.signs.text))
        }
      },
      layout: { state in
        let earlier = state.arrangement
        return Arrangement(
          state.data, isComplete: !state.isLoading, settings: state.settings, view: state.view,
          size: state.size, measured: earlier.keepsSections ? earlier.sections : nil,
          outlook: state.outlook)
      },
      alignment: alignment)
  }
}
