import GridpickCore
import GridpickFormats
import GridpickTerminal

/// A document to pick from; the settings in the input have been checked.
struct LoadedDocument {
  let data: Grid
  let isComplete: Bool
  /// The complaint about a missing column that an option names; nil if all columns exist.
  let unknownColumn: Complaint?
  /// The reason why nothing more comes, although the input was not read to its end.
  let failure: Complaint?
  /// The complaint about parts left out of an input that was read to its end; nil if all was used.
  let faults: Complaint?
  /// The settings of the input, to which those of the options are added.
  let asked: DocumentSettings
  let layout: Layout

  var notice: String? { (failure ?? faults)?.message }

  func unit(_ options: CommandOptions) -> MarkUnit {
    data.unit(options.picker.picks, picksRecords: (options.layout ?? layout).records != .fields)
  }

  func settings(for options: CommandOptions, look: Look) -> PickerSettings {
    var settings = PickerSettings(layout: options.layout ?? layout, look: look)
    if let style = asked.style.flatMap(CellStyle.named) { settings.look.defaultStyle = style }
    settings.options = options.picker
    if asked.isText, case .automatic = options.picker.columns {
      settings.options.columns = .fixed(1)
    }
    let own = options.title ?? asked.title ?? data.pivot?.title(look.signs)
    let lines = (own.map { [$0] } ?? []) + asked.header
    settings.title = lines.isEmpty ? nil : lines.joined(separator: "\n")
    settings.origin = asked.origin
    settings.banner = asked.banner
    settings.canReload = options.reloadCommand != nil || options.rereadsInput
    settings.canPivot = true
    settings.canLoadMore = options.moreCommand != nil
    return settings
  }
}

/// The answer of a reload or of `--more`; `loader` is nil unless it has read the input again, and
/// `format` unless a command has printed data in it.
typealias ErrandNews = (answer: ErrandAnswer, loader: Loader?, format: FormatName?)

extension DocumentMaker {
  /// Reads a FILE or a folder again, if no command brings newer data (rule R1).
  func reread() throws(Fault) -> Run<ErrandNews> {
    try Run { run in run.tell(read { !run.isDismissed }) }
  }

  private func read(while isWanted: @escaping () -> Bool) -> ErrandNews {
    do throws(LoadingFailure) {
      let loader = try Loader(options.input, options.guess)
      var part = loader.first
      if !part.hasEnded {
        loader.readAll(while: isWanted)
        part = loader.news() ?? part
      }
      if let failure = part.failure { throw failure }
      do throws(Complaint) {
        return (.whole(try update(from: part.document, isWhole: true)), loader, nil)
      } catch {
        return (.failed(error.message), nil, nil)
      }
    } catch {
      return (.failed(Complaint(error, of: name).message), nil, nil)
    }
  }
}
