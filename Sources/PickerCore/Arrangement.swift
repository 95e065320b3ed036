import GridLayout
import GridModel
import GridPaging
import GridRendering
import Screen

/// The data as it lies on a screen of one size: flowed where it is a flat list, measured, placed.
///
/// Derived whole from its arguments and made anew when one of them changes.
struct Arrangement {
  let content: any GridContent
  let placement: Placement
  /// Nil where the data is no flat list.
  private let flowed: FlowedContent?

  init(_ data: GridData, settings: PickerSettings, size: ScreenSize) {
    switch data {
    case .grid(let grid):
      flowed = nil
      content = RememberedContent(grid)
      placement = Self.placement(of: content, settings: settings, size: size)
    case .list(let list):
      let columns: Int
      switch settings.columns {
      case .fixed(let count): columns = count
      case .automatic:
        let narrow = FlowedContent(list, columns: 1, order: .rows)
        columns = Self.placement(of: narrow, settings: settings, size: size).pagesThatFit
      }
      let flowed = FlowedContent(list, columns: columns, order: settings.fill)
      self.flowed = flowed
      content = RememberedContent(flowed)
      placement = Self.placement(
        of: flowed, settings: settings, size: size, hasWholeWidth: flowed.columnCount == 1)
    }
  }

  private static func placement(
    of content: any GridContent, settings: PickerSettings, size: ScreenSize,
    hasWholeWidth: Bool = false
  ) -> Placement {
    let measurer = GridMeasurer(content, look: settings.look)
    var measures = measurer.measures(hasTitle: settings.title != nil)
    // Nothing stands beside a single column, and labels longer than the measured ones need the room.
    if hasWholeWidth { measures.cell.columns = .max }
    return Placement(
      settings.layout, options: settings.layoutOptions, measures: measures, on: size)
  }

  /// Where an item of another arrangement of the same data lies in this one.
  func position(of position: Position, in other: Arrangement) -> Position {
    guard let flowed, let before = other.flowed, flowed.list.count > 0 else { return position }
    return flowed.position(ofListIndex: before.listIndex(of: position))
  }
}

extension Placement {
  fileprivate var pagesThatFit: Int {
    pagers.item.track.count == 0 ? 1 : pagers.item.pagesPerView(at: 0)
  }
}
