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
  /// Whether this is all there will be.
  let isComplete: Bool
  /// Why nothing more comes, though the input has not been read to its end.
  let failure: Complaint?
  /// What was left out of an input that was.
  let faults: Complaint?
  let title: String?
  let layout: Layout
  /// The lines of the banner.
  let banner: [String]

  /// What could not be read, while the rest can be shown.
  var notice: String? { (failure ?? faults)?.message }

  func settings(for options: CommandOptions, look: Look) -> PickerSettings {
    var settings = PickerSettings(layout: options.layout ?? layout, look: look)
    settings.layoutOptions = options.layoutOptions
    settings.title = options.title ?? title
    settings.banner = banner
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
  private let banner: [String]

  init(_ options: CommandOptions) throws(Complaint) {
    self.options = options
    banner = try options.banner.map { path throws(Complaint) in try Banner.lines(of: path) } ?? []
  }

  /// Reads as much as can be shown at once, and on until what it is can be decided; what is still to
  /// come is nil where there is nothing more.
  func load(
    until isDecided: (LoadedDocument) -> Bool
  ) throws(Complaint) -> (document: LoadedDocument, arrival: ContentArrival?) {
    let loader = try loader()
    var document = try document(from: loader.first)
    while !document.isComplete, !isDecided(document) {
      loader.start()
      loader.waitForNews()
      if let part = loader.news() { document = try self.document(from: part) }
    }
    if document.isComplete, isEmpty(document.data), let notice = document.notice {
      throw Complaint(notice)
    }
    return (document, document.isComplete ? nil : try arrival(by: loader))
  }

  private func loader() throws(Complaint) -> Loader {
    if let format = options.format { try options.check(format) }
    let loader: Loader
    do {
      loader = try Loader(options.input, guess)
    } catch {
      throw Complaint(error, of: options.input)
    }
    if let format = loader.format { try options.check(format) }
    return loader
  }

  private var guess: FormatGuess {
    let question = options.formatQuestion
    return FormatGuess(options.readingForPivot, isCertain: question.isAnswered) {
      question.format(ofBeginning: $0, isWhole: $1)
    }
  }

  private func arrival(by loader: Loader) throws(Complaint) -> ContentArrival {
    guard options.pivot != nil else {
      return ContentArrival(descriptor: loader.descriptor, start: loader.start) {
        loader.news().map(update)
      }
    }
    // A pivot looks at all records, while keys want to be answered.
    do {
      let relay = try Relay<ContentUpdate>()
      return ContentArrival(
        descriptor: relay.descriptor, start: { relay.start(loader, make: update) },
        news: relay.take)
    } catch {
      throw Complaint(error, of: options.input)
    }
  }

  private func update(from part: Loader.Part) -> ContentUpdate {
    do throws(Complaint) {
      let document = try document(from: part)
      return ContentUpdate(
        document.data, isComplete: document.isComplete, notice: document.notice
      ) { document.settings(for: options, look: $0) }
    } catch {
      // The screen has been opened, and so this is told on it, or at its end.
      return ContentUpdate(.grid(EmptyContent()), isComplete: true, notice: error.message)
    }
  }

  private func document(from part: Loader.Part) throws(Complaint) -> LoadedDocument {
    let settings = part.document.settings
    for style in settings.styles where CellStyle.named(style.name) == nil {
      throw Complaint(style, of: options.input, expected: CellStyle.all.map(\.name))
    }
    return LoadedDocument(
      data: try arranged(part), isComplete: part.hasEnded,
      failure: part.failure.map { Complaint($0, of: options.input) },
      faults: part.hasEnded ? faults(of: part.document) : nil,
      title: settings.title, layout: try layout(asked: settings), banner: banner)
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

  /// Pivoted, if that is asked for; while input arrives, fields that are not known yet may still come.
  private func arranged(_ part: Loader.Part) throws(Complaint) -> GridData {
    guard let fields = options.pivot else { return part.document.data }
    do {
      return .grid(try PivotedContent(part.document.data, by: fields))
    } catch {
      guard part.hasEnded else { return .grid(EmptyContent()) }
      if let failure = part.failure { throw Complaint(failure, of: options.input) }
      throw Complaint(error)
    }
  }

  private func layout(asked settings: DocumentSettings) throws(Complaint) -> Layout {
    guard let setting = settings.layout else {
      return settings.isTable && options.pivot == nil ? .sheet : .grid
    }
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
