import GridpickCore

/// Answers a request from the state of the picker, and returns the event that it causes.
typealias PickerAnswerer = (HTTPRequest, PickerState) -> (
  response: HTTPResponse, event: PickerEvent?
)

/// The answers to requests on the socket (rule B8).
struct PickerAnswers {
  /// The bytes of marked items after which no more are told.
  private static let mostOfMarks = 1 << 20

  private let printer: PickPrinter
  /// Throws if the input has changed, and what was read of it may be wrong.
  private let check: () throws(Complaint) -> Void

  init(_ printer: PickPrinter, check: @escaping () throws(Complaint) -> Void) {
    var printer = printer
    printer.form = .answer
    printer.terminator = UInt8(ascii: ",")
    self.printer = printer
    self.check = check
  }

  func answer(
    _ request: HTTPRequest, _ state: PickerState
  ) -> (response: HTTPResponse, event: PickerEvent?) {
    do throws(HTTPFault) {
      switch request.method {
      case .get: return (HTTPResponse(json: try written(state)), nil)
      case .post:
        let actions = try actions(request.body, state)
        return (HTTPResponse(json: JSONText.object([])), .asked(actions))
      }
    } catch {
      return (HTTPResponse(error), nil)
    }
  }

  private func actions(_ text: [UInt8], _ state: PickerState) throws(HTTPFault) -> [Action] {
    do throws(BindingFault) {
      return try state.situation.actions(written: text)
    } catch {
      throw HTTPFault(.badRequest, Complaint(OptionTable.valueError(of: error).reason).message)
    }
  }

  private func written(_ state: PickerState) throws(HTTPFault) -> [UInt8] {
    let json = JSONText.object([
      ("query", JSONText.string(state.query)), ("position", written(state.position)),
      ("item", item(state)), ("matches", written(state.matchCount)),
      ("marked", written(state.marks.count)), ("marks", marks(state)),
      ("count", written(state.dataCount)), ("loading", written(state.awaitsData)),
      ("searching", written(state.awaitsFindings)),
    ])
    do throws(Complaint) {
      try check()
    } catch {
      throw HTTPFault(.failed, error.message)
    }
    return json
  }

  private func item(_ state: PickerState) -> [UInt8] {
    var printer = printer
    printer.unit = .item
    let item = state.currentID.map { printer.bytes(of: [$0], in: state.picked) } ?? []
    return item.isEmpty ? JSONText.null : item.dropLast()
  }

  /// Returns what a pick of the marks would print, as far as it is not too long.
  private func marks(_ state: PickerState) -> [UInt8] {
    var printer = printer
    printer.unit = state.marks.unit
    let written =
      state.marks.isEmpty
      ? [] : printer.bytes(of: .marked(state.marks), in: state.picked, upTo: Self.mostOfMarks)
    return Array("[".utf8) + written + Array("]".utf8)
  }

  private func written(_ position: Position?) -> [UInt8] {
    guard let position else { return JSONText.null }
    return JSONText.object([
      ("section", written(position.section)), ("index", written(position.index)),
    ])
  }

  private func written(_ value: (some CustomStringConvertible)?) -> [UInt8] {
    value.map { Array($0.description.utf8) } ?? JSONText.null
  }
}
