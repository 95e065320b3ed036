import GridFormats
import GridLayout
import GridLoading
import GridModel
import GridRendering
import PickerCore

/// What there is to pick from, with all that the input itself asks for found to be possible.
struct LoadedDocument {
  let data: GridData
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
    let source = try source()
    let format = try options.format(of: source)
    let document = try document(from: source, format: format)
    for style in document.settings.styles where CellStyle.named(style.name) == nil {
      throw Complaint(style, of: options.input, expected: CellStyle.all.map(\.name))
    }
    return LoadedDocument(
      data: document.data, title: document.settings.title,
      layout: try layout(named: document.settings.layout))
  }

  private func source() throws(Complaint) -> SourceText {
    do {
      return try options.input.read()
    } catch {
      throw Complaint(error, of: options.input)
    }
  }

  private func document(
    from source: SourceText, format: FormatName
  ) throws(Complaint) -> ReadDocument {
    do {
      return try format.format.read(source, options.reading)
    } catch {
      throw Complaint(error, of: options.input)
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
