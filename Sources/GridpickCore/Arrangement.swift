import GridpickLayout
import GridpickModel
import GridpickPaging
import GridpickRendering
import GridpickScreen

/// The data as it lies on a screen of one size: flowed where it is a flat list, measured, placed.
///
/// Derived whole from its arguments and made anew when one of them changes.
struct Arrangement {
  let content: Grid
  let placement: Placement
  private let measures: GridMeasures
  /// What was measured of single sections; nil where they are all alike.
  let sections: SectionMeasurer?
  /// Nil where the data is no flat list.
  private let list: (any ItemList)?

  /// Flows, measures and places.
  ///
  /// While data arrives the first screenful decides how wide cells are and how many columns a list is
  /// flowed into, so that nothing jumps (rule P8): then `earlier` is what was shown of it before.
  ///
  /// What was `measured` of the same sections, be it on another screen, is not measured again.
  init(
    _ data: GridData, isComplete: Bool = true, settings: PickerSettings, size: ScreenSize,
    earlier: Arrangement? = nil, measured: SectionMeasurer? = nil
  ) {
    let kept = earlier.flatMap { $0.isFull ? $0 : nil }
    switch data {
    case .grid(let grid):
      list = nil
      content = grid.remembering()
    case .list(let list):
      self.list = list
      let columns = Self.columns(for: list, settings: settings, size: size, like: kept)
      content = Grid(list, columns: columns, order: isComplete ? settings.options.fill : .rows)
        .remembering()
    }
    measures = Self.measures(
      of: content, settings: settings, size: size,
      hasWholeWidth: list != nil && content.columnCount == 1, like: kept)
    let ownsPlaces = settings.linkage != .shared
    let content = content
    let sections =
      ownsPlaces || settings.layout.sizesSections
      ? SectionMeasurer(
        content, look: settings.look, columns: size.columns, like: measured ?? kept?.sections) : nil
    self.sections = sections
    placement = Placement(
      settings.layout, options: settings.options.layout, measures: measures,
      sections: sections?.measures, on: size)
  }

  private static func columns(
    for list: any ItemList, settings: PickerSettings, size: ScreenSize, like earlier: Arrangement?
  ) -> Int {
    switch settings.options.columns {
    case .fixed(let count): count
    case .automatic where !settings.layout.flowsLists: list.count
    case .automatic:
      earlier?.content.columnCount ?? columnsThatFit(list, settings: settings, size: size)
    }
  }

  private static func columnsThatFit(
    _ list: any ItemList, settings: PickerSettings, size: ScreenSize
  ) -> Int {
    let narrow = Grid(list, columns: 1, order: .rows)
    return Placement(
      settings.layout, options: settings.options.layout,
      measures: measures(of: narrow, settings: settings, size: size), on: size
    ).pagesThatFit
  }

  private static func measures(
    of content: Grid, settings: PickerSettings, size: ScreenSize,
    hasWholeWidth: Bool = false, like earlier: Arrangement? = nil
  ) -> GridMeasures {
    if var measures = earlier?.measures {
      measures.sectionCount = content.sectionCount
      measures.columnCount = content.columnCount
      return measures
    }
    var measures = GridMeasurer(content, look: settings.look, columns: size.columns)
      .measures(
        hasTitle: settings.title != nil, ofEachColumn: settings.layout.measuresColumns)
    measures.bannerLines = settings.banner.count
    // Nothing stands beside a single column, and labels longer than the measured ones need the room.
    if hasWholeWidth { measures.cell.columns = .max }
    return measures
  }

  var ground: Ground { Ground(placement.pagers, content) }

  /// How many sections there are, or items of a flat list, whose rows are a matter of the screen.
  var count: Int { list?.count ?? content.sectionCount }

  /// Whether its sections are the same on any screen.
  var keepsSections: Bool { list == nil }

  /// Whether there is at least a screenful.
  private var isFull: Bool {
    let pager = placement.pager(along: .vertical, in: 0)
    return pager.track.extent >= pager.view
  }

  /// Where what another arrangement of the same data shows at a place is shown in this one.
  func position(of position: Position, in other: Arrangement) -> Position {
    other.content.id(at: position).flatMap(content.position) ?? position
  }
}

extension Arrangement {
  /// Where an item of older data is in this one; nil where it is gone.
  func newPosition(of position: Position, in other: Arrangement) -> Position? {
    guard position.index < other.content.itemCount(inSection: position.section) else { return nil }
    guard let list, let before = other.list, let id = other.content.id(at: position) else {
      return content.position(of: position, in: other.content)
    }
    return list.index(of: id.index, in: before).flatMap { content.position(of: ItemID(ofList: $0)) }
  }
}

extension Placement {
  fileprivate var pagesThatFit: Int {
    let pager = pagers.item(in: 0)
    return pager.track.count == 0 ? 1 : pager.pagesPerView(at: 0)
  }
}
