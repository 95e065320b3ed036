import GridpickCore
import GridpickFormats
import GridpickLayout
import GridpickLoading
import GridpickModel
import GridpickRendering
import GridpickSession

/// What there is to pick from, with all that the input itself asks for found to be possible.
struct LoadedDocument {
  let data: GridData
  /// Whether this is all there will be.
  let isComplete: Bool
  /// Whether all columns are there that options name.
  let knowsColumns: Bool
  /// Why nothing more comes, though the input has not been read to its end.
  let failure: Complaint?
  /// What was left out of an input that was.
  let faults: Complaint?
  /// What there is to know of how it is shown.
  let remark: Complaint?
  let title: String?
  /// The pointer to the grid in a document that is none itself.
  let origin: String?
  /// The style of what names none itself; nil is the layout's own.
  let style: CellStyle?
  let layout: Layout
  /// The lines of the banner.
  let banner: [String]

  /// What could not be read, while the rest can be shown.
  var notice: String? { (failure ?? faults ?? remark)?.message }

  func settings(for options: CommandOptions, look: Look) -> PickerSettings {
    var settings = PickerSettings(layout: options.layout ?? layout, look: look)
    if let style { settings.look.defaultStyle = style }
    settings.options = options.picker
    settings.title = options.title ?? title
    settings.origin = origin
    settings.banner = banner
    settings.canReload = options.reloadCommand != nil
    settings.canLoadMore = options.moreCommand != nil
    return settings
  }
}
