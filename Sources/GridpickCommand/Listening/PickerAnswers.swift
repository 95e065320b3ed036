import GridpickCore

/// Answers a request from the state of the picker, and returns the event that it causes.
typealias PickerAnswerer = (HTTPRequest, PickerState) -> (HTTPResponse, PickerEvent?)

/// The answers to requests on the socket (rule B8).
struct PickerAnswers {
  private let printer: PickPrinter
  /// Throws if the input has changed, and what was read of it may be wrong.
  private let check: () throws(Complaint) -> Void

  init(_ printer: PickPrinter, check: @escaping () throws(Complaint) -> Void) {
    var printer = printer
    (printer.form, printer.terminator) = (.answer, UInt8(ascii: ","))
    (self.printer, self.check) = (printer, check)
  }

  func answer(_ request: HTTPRequest, _ state: PickerState) -> (HTTPResponse, PickerEvent?) {
    do {
      guard request.isPost else { return (HTTPResponse(json: try written(state)), nil) }
      let actions = try state.situation.actions(written: request.body)
      return (HTTPResponse(json: JSONText.object([])), .asked(actions))
    } catch let fault as BindingFault {
      let reason = Complaint(OptionTable.valueError(of: fault).reason).message
      return (HTTPResponse(400, reason), nil)
    } catch {
      let reason = (error as? Complaint)?.message ?? ""
      return (HTTPResponse(500, reason), nil)
    }
  }

  private func written(_ state: PickerState) throws(Complaint) -> [UInt8] {
    var printer = printer
    printer.unit = .item
    let item = state.currentID.map { printer.bytes(of: [$0], in: state.picked).dropLast() }
    printer.unit = state.pickUnit
    let marks =
      state.marks.isEmpty
      ? [] : printer.bytes(of: .marked(state.marks), in: state.picked, upTo: 1 << 20)
    let position = state.position.map {
      JSONText.object([("section", text($0.section)), ("index", text($0.index))])
    }
    let json = JSONText.object([
      ("query", JSONText.string(state.query)),
      ("position", position ?? JSONText.null),
      ("item", item.flatMap { $0.isEmpty ? nil : Array($0) } ?? JSONText.null),
      ("matches", state.matchCount.map(text) ?? JSONText.null), ("marked", text(state.marks.count)),
      ("marks", Array("[".utf8) + marks + Array("]".utf8)), ("count", text(state.dataCount)),
      ("loading", text(state.awaitsData)), ("searching", text(state.awaitsFindings)),
    ])
    try check()
    return json
  }

  private func text(_ value: some CustomStringConvertible) -> [UInt8] { Array("\(value)".utf8) }
}
