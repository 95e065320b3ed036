import GridpickModel

/// Reads a table of lines: counts its records as they arrive, and leaves them as they are.
struct TableReader: Sendable {
  let syntax: RecordSyntax
  let form: Form
  /// Whether the text may begin with a byte order mark, which is none of it.
  var hasByteOrderMark = false

  /// What the records are shown as.
  enum Form: Sendable {
    case list
    case table(hasHeader: Bool, rowTitles: Bool)
    /// Without a word about titles the lines themselves tell.
    case aligned(hasHeader: Bool?, rowTitles: Bool)

    /// Whether people call it a table, and not lines with fields.
    func isTable(of syntax: RecordSyntax) -> Bool {
      switch self {
      case .list: false
      case .table: syntax.lines == .table
      case .aligned: true
      }
    }
  }

  /// How many bytes are read before it is told; they take less than a millisecond.
  private static let step = 1 << 20

  func reading() -> Reading {
    let findings = Findings(TableFindings(syntax: syntax))
    return Reading { feed in
      repeat { read(feed, into: findings) } while feed.waitForMore()
      if feed.hasEnded { finish(feed, findings) }
    } document: {
      findings.current.document(as: form)
    }
  }

  private func read(_ feed: ByteFeed, into findings: Findings<TableFindings>) {
    let source = feed.source
    guard let start = start(of: source, hasEnded: feed.hasEnded) else { return }
    var counter = findings.current.index?.counter ?? RecordCounter(syntax, at: start)
    while counter.extent < source.count {
      let marks = source.withBytes { bytes in
        counter.read(bytes, upTo: min(bytes.count, counter.extent + Self.step))
      }
      findings.update { $0.append(marks, upTo: counter, of: source, as: form) }
      feed.announce()
    }
  }

  /// Nil as long as what is there may yet become a byte order mark.
  private func start(of source: SourceText, hasEnded: Bool) -> Int? {
    guard hasByteOrderMark else { return 0 }
    let isUndecided = source.withBytes { bytes in
      bytes.count < 3 && bytes.elementsEqual([0xef, 0xbb, 0xbf].prefix(bytes.count))
    }
    return isUndecided && !hasEnded ? nil : source.textStart
  }

  private func finish(_ feed: ByteFeed, _ findings: Findings<TableFindings>) {
    read(feed, into: findings)
    let fault = findings.current.fault
    findings.update { $0.finish(as: form, fault: fault) }
    feed.announce()
  }
}
