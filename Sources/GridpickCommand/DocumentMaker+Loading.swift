import GridpickCore
import GridpickFormats
import GridpickTerminal

/// The part that reads an input according to the options.
extension DocumentMaker {
  /// The part of an input that can be shown at once, and the means to read the rest.
  struct Beginning {
    let document: LoadedDocument
    let arrival: NewsSource?
    let loader: Loader
  }

  init(_ options: CommandOptions) throws(Complaint) {
    let banner = try options.banner.map { path throws(Complaint) in try Banner.lines(of: path) }
    self.init(options: options, banner: banner ?? [], name: options.input.name)
  }

  /// Reads as much as can be shown at once, and goes on until `isDecided` or the end of the input.
  func load(until isDecided: (LoadedDocument) -> Bool) throws(Complaint) -> Beginning {
    let loader = try loader()
    var document = try document(from: loader.first)
    while !document.isComplete, !isDecided(document) {
      loader.start()
      loader.waitForNews()
      if let part = loader.news() { document = try self.document(from: part) }
    }
    if document.isComplete, document.data.isEmpty, let notice = document.notice {
      throw Complaint(notice)
    }
    return Beginning(
      document: document, arrival: document.isComplete ? nil : try arrival(by: loader),
      loader: loader)
  }

  /// Throws if the input has changed since it was read, so that nothing of it is printed.
  func checkUnchanged(_ beginning: Beginning) throws(Complaint) {
    try beginning.loader.checkUnchanged(name)
  }

  private func loader() throws(Complaint) -> Loader {
    if let format = options.format { try options.check(format) }
    let loader: Loader
    do {
      loader = try Loader(options.input, options.guess)
    } catch {
      throw Complaint(Complaint(error, of: name).message + options.meant)
    }
    if let format = loader.format { try options.check(format) }
    return loader
  }

  private func arrival(by loader: Loader) throws(Complaint) -> NewsSource {
    loader.noteSeen()
    guard options.pivot != nil || options.groupBy != nil else {
      return .arrival(descriptor: loader.descriptor, start: loader.start) {
        loader.news().map { update(from: $0) }
      }
    }
    // Pivots and groups read all records, so another thread makes them while keys are answered.
    do throws(Fault) {
      let relay = try Run<ContentUpdate> { run in
        var hasEnded = false
        while !hasEnded {
          loader.waitForNews()
          guard let part = loader.news() else { continue }
          hasEnded = part.hasEnded
          run.tell(update(from: part))
        }
      }
      return .arrival(descriptor: relay.descriptor, start: loader.start) { relay.receive() }
    } catch {
      throw Complaint(error, of: name)
    }
  }
}

enum Banner {
  /// The largest size of a banner; nobody would read more.
  private static let mostBytes = 1 << 16
  private static let mostLines = 200

  static func lines(of path: SystemText) throws(Complaint) -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try InputDescriptor.beginning(of: path, limit: mostBytes)
    } catch {
      throw Complaint(error, of: "--banner: \(path.text)")
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(mostLines).map { line in
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: text, as: UTF8.self)
      }
    // Blank lines at the end would only push the grid down.
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
