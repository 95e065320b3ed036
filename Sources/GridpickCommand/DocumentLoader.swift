import GridFormats
import GridLayout
import GridLoading
import GridModel
import GridRendering
import PickerCore
import TwoAxisPicker

/// What there is to pick from, with all that the input itself asks for found to be possible.
struct LoadedDocument {
  let data: GridData
  /// What is still to come; nil where this is all.
  let arrival: ContentArrival?
  let title: String?
  let layout: Layout

  func settings(for options: CommandOptions, look: Look) -> PickerSettings {
    var settings = PickerSettings(layout: options.layout ?? layout, look: look)
    settings.layoutOptions = options.layoutOptions
    settings.title = options.title ?? title
    settings.columns = options.columns
    settings.fill = options.fill
    settings.cycles = options.cycles
    settings.animates = options.animates
    settings.wheelSteps = options.wheelSteps
    return settings
  }
}

/// Reads an input as the options say.
struct DocumentLoader {
  let options: CommandOptions

  func load() throws(Complaint) -> LoadedDocument {
    let loader = try loader()
    let settings = loader.first.document.settings
    for style in settings.styles where CellStyle.named(style.name) == nil {
      throw Complaint(style, of: options.input, expected: CellStyle.all.map(\.name))
    }
    return LoadedDocument(
      data: loader.first.document.data,
      arrival: loader.first.hasEnded ? nil : arrival(by: loader),
      title: settings.title, layout: try layout(named: settings.layout))
  }

  private func loader() throws(Complaint) -> Loader {
    do {
      return try Loader(options.input, ReadingOptions()) { beginning, _ in
        options.format ?? .detected(fileName: options.input.fileName, in: beginning)
      }
    } catch {
      throw Complaint(error, of: options.input)
    }
  }

  private func arrival(by loader: Loader) -> ContentArrival {
    ContentArrival(descriptor: loader.descriptor, start: loader.start) {
      loader.news().map { part in
        ContentUpdate(
          part.document.data, isComplete: part.hasEnded,
          notice: part.failure.map { Complaint($0, of: options.input).message })
      }
    }
  }

  private func layout(named setting: NamedSetting?) throws(Complaint) -> Layout {
    guard let setting else { return .grid }
    guard let layout = Layout.named(setting.name) else {
      throw Complaint(setting, of: options.input, expected: Layout.all.map(\.name))
    }
    return layout
  }
}
