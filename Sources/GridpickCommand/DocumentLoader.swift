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
  /// What could not be read, while the rest can be shown.
  let notice: String?
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

  /// Reads as much as can be shown at once, and on until what it is can be decided.
  func load(
    until isDecided: (_ data: GridData, _ isComplete: Bool) -> Bool
  ) throws(Complaint) -> LoadedDocument {
    let loader = try loader()
    var part = loader.first
    var update = update(from: part)
    while !part.hasEnded, !isDecided(update.data, false) {
      loader.start()
      loader.waitForNews()
      guard let news = loader.news() else { continue }
      part = news
      update = self.update(from: part)
    }
    if part.hasEnded, isEmpty(update.data), let notice = update.notice {
      throw Complaint(notice)
    }
    let settings = part.document.settings
    for style in settings.styles where CellStyle.named(style.name) == nil {
      throw Complaint(style, of: options.input, expected: CellStyle.all.map(\.name))
    }
    return LoadedDocument(
      data: update.data, arrival: part.hasEnded ? nil : arrival(by: loader),
      notice: update.notice, title: settings.title, layout: try layout(named: settings.layout))
  }

  private func loader() throws(Complaint) -> Loader {
    if let format = options.format { try options.check(format) }
    let loader: Loader
    do {
      loader = try Loader(
        options.input, options.readingForPivot, format: options.format(ofBeginning:isWhole:))
    } catch {
      throw Complaint(error, of: options.input)
    }
    try options.check(loader.format)
    return loader
  }

  private func arrival(by loader: Loader) -> ContentArrival {
    ContentArrival(descriptor: loader.descriptor, start: loader.start) {
      loader.news().map(update)
    }
  }

  /// What is shown of a part, and what is said of what could not be read.
  private func update(from part: Loader.Part) -> ContentUpdate {
    let failure = part.failure.map { Complaint($0, of: options.input) }
    do throws(Complaint) {
      let data = try arranged(part.document.data)
      let complaint = failure ?? (part.hasEnded ? faults(of: part.document) : nil)
      return ContentUpdate(data, isComplete: part.hasEnded, notice: complaint?.message)
    } catch {
      // Fields that are not known yet may still come.
      return ContentUpdate(
        .grid(EmptyContent()), isComplete: part.hasEnded,
        notice: part.hasEnded ? (failure ?? error).message : nil)
    }
  }

  private func faults(of document: ReadDocument) -> Complaint? {
    document.faults.first.map {
      Complaint($0, of: options.input, andOthers: document.faults.count - 1)
    }
  }

  private func isEmpty(_ data: GridData) -> Bool {
    switch data {
    case .grid(let content): content.sectionCount == 0
    case .list(let list): list.count == 0
    }
  }

  private func arranged(_ data: GridData) throws(Complaint) -> GridData {
    guard let fields = options.pivot else { return data }
    do {
      return .grid(try PivotedContent(data, by: fields))
    } catch {
      throw Complaint(error)
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

extension CommandOptions {
  fileprivate var readingForPivot: ReadingOptions {
    var reading = reading
    // Every field can be asked for by a pivot, and so none may be set aside as a title.
    if pivot != nil { reading.rowTitles = false }
    return reading
  }
}

/// Nothing, in the form of a grid.
private struct EmptyContent: GridContent {
  var sectionCount: Int { 0 }
  var columnCount: Int { 0 }

  func itemCount(inSection section: Int) -> Int { 0 }
  func item(at position: Position) -> GridItem? { nil }
  func value(at position: Position) -> [UInt8] { [] }
}
