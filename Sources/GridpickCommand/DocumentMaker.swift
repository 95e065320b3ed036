import GridpickCore
import GridpickFormats

/// Makes the documents and updates to show from the data that was read, as the options say.
struct DocumentMaker {
  var options: CommandOptions
  let banner: [String]
  /// The name in errors: a file, or the option of a command.
  var name: String

  private static let manyRecords = 1_000

  /// Returns the update for a part read while the screen is open; an error becomes a notice.
  func update(from part: Loader.Part) -> ContentUpdate {
    do throws(Complaint) {
      let document = try document(from: part, isInput: false)
      var update = update(of: document)
      update.notice = update.notice ?? document.unknownColumn?.message
      return update
    } catch {
      // The data read so far stays, laid out as before (rule P8).
      let data = (try? arranged(part, isInput: false).data) ?? .empty
      return ContentUpdate(data, isComplete: true, notice: error.message)
    }
  }

  func update(from document: ReadDocument, isWhole: Bool) throws(Complaint) -> ContentUpdate {
    let part = Loader.Part(document: document, hasEnded: isWhole)
    return update(of: try self.document(from: part, isInput: false))
  }

  private func update(of document: LoadedDocument) -> ContentUpdate {
    ContentUpdate(document.data, isComplete: document.isComplete, notice: document.notice) {
      document.settings(for: options, look: $0)
    }
  }

  /// Returns a part's document; the beginning of an input is refused if a named column is missing.
  func document(
    from part: Loader.Part, isInput: Bool = true
  ) throws(Complaint) -> LoadedDocument {
    var settings = part.document.settings
    let (data, missing) = try arranged(part, isInput: isInput)
    let layout = layout(asked: settings)
    // A column may still come; the search goes through all columns, while the screen waits.
    let unknown =
      isInput || part.hasEnded
      ? missing ?? options.complaint(aboutColumnsOf: data) ?? lack(of: data, for: layout)
      : nil
    // A column may come with the first records, but hardly after `manyRecords`.
    if isInput, let unknown, part.failure == nil, part.hasEnded || data.count >= Self.manyRecords {
      throw unknown
    }
    settings.banner = banner + settings.banner
    return LoadedDocument(
      data: data, isComplete: part.hasEnded, unknownColumn: unknown,
      failure: part.failure.map { Complaint($0, of: name) },
      faults: part.hasEnded ? faults(of: part.document) : nil, asked: settings, layout: layout)
  }

  private func faults(of document: ReadDocument) -> Complaint? {
    document.faults.first.map {
      Complaint($0, of: name, andOthers: document.faults.count - 1)
    }
  }

  /// Returns the data of a part, pivoted or grouped; while a field may still come, an empty grid.
  private func arranged(
    _ part: Loader.Part, isInput: Bool
  ) throws(Complaint) -> (data: Grid, unknown: Complaint?) {
    let data = part.document.data
    // An empty input is no fault of the option.
    if part.hasEnded, part.failure == nil, data.isList, data.isEmpty {
      return (data, nil)
    }
    do throws(MissingColumn) {
      if var grouping = options.groupBy {
        // Groups that are sorted again with each part would change places.
        grouping.sort = part.hasEnded ? options.groupSort : nil
        let most = isInput && !part.hasEnded ? Self.manyRecords : nil
        if data.isList { throw MissingColumn(grouping.columns[0].text, of: data) }
        return (Grid(data, in: try Groups(data, by: grouping, upTo: most)), nil)
      }
      if let fields = options.pivot {
        return (Grid(try PivotedGrid(data, by: fields)), nil)
      }
      return (data, nil)
    } catch {
      let option = options.groupBy == nil ? "--pivot" : "--group-by"
      let complaint =
        part.failure.map { Complaint($0, of: name) } ?? Complaint(error).of(option)
      guard !part.hasEnded, !isInput || part.document.data.count < Self.manyRecords else {
        throw complaint
      }
      return (.empty, complaint)
    }
  }

  private func lack(of data: Grid, for layout: Layout) -> Complaint? {
    let layout = options.layout ?? layout
    if let lack = layout.lack(for: data, namesOptions: true) { return Complaint(lack) }
    guard !data.isEmpty else { return nil }
    let picker = options.picker
    let takesRecords = layout.takesRecords(of: data)
    // A grid of one column beside its titles wraps.
    if picker.wraps, options.origins["wrap"] == nil, !layout.rowsAreRecords,
      takesRecords || data.columnCount > 2
    {
      return Complaint("--wrap: sheets and lists wrap, not \(layout.name)")
    }
    if takesRecords, picker.picks == .column, options.origins["pick"] == nil {
      return Complaint("--pick: whole records have no columns to pick")
    }
    if takesRecords, picker.layout.frozen != nil || picker.frozenUpTo != nil,
      options.origins["frozen"] == nil
    {
      return Complaint("--frozen: whole records have no columns that stay put")
    }
    return nil
  }

  private func layout(asked settings: DocumentSettings) -> Layout {
    if options.groupBy != nil { return .tabs }
    if let layout = settings.layout.flatMap(Layout.named) { return layout }
    let isOfCells = options.pivot.map { $0.value != nil || options.filter != nil } ?? false
    return settings.isTable && !isOfCells ? .sheet : .grid
  }
}
