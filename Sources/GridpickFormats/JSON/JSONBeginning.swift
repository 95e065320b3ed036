/// What the beginning of an input says about its being JSON.
enum JSONBeginning {
  /// It is something else.
  case other
  /// It begins with an array or object, behind which nothing has come, or which goes on behind what is there.
  case value
  /// It begins with two lines, each of which is an array or object.
  case lines

  /// While more of it is to be looked at, a second line that is not whole says nothing yet.
  init(_ prefix: SourceText, isWhole: Bool) {
    self = prefix.withBytes { bytes in
      var scanner = JSONScanner(bytes, at: prefix.textStart)
      switch scanner.passGrid() {
      case .nothing: return .other
      case .cut: return .value
      case .value(let isLine):
        if scanner.isAtEnd { return .value }
        guard isLine else { return .other }
      }
      return switch scanner.passGrid() {
      case .nothing: .other
      case .cut: isWhole ? .lines : .value
      case .value: .lines
      }
    }
  }
}

extension JSONScanner {
  fileprivate enum Passage {
    /// There is something else.
    case nothing
    /// It ends behind what is there.
    case cut
    case value(isLine: Bool)
  }

  /// Passes an array or object that ends its line, and all blanks around it.
  fileprivate mutating func passGrid() -> Passage {
    let byte = skipBlanks()
    guard byte == .openBracket || byte == .openBrace else { return .nothing }
    let start = offset
    do throws(JSONRefusal) {
      try skipValue()
    } catch {
      return hasRunOut ? .cut : .nothing
    }
    let end = offset
    skipBlanks()
    // As in `[0.1] usb 1-1` and `[1]+ Running`: a time or a number, and then the line.
    guard isAtEnd || bytes[end..<offset].contains(.newline) else { return .nothing }
    return .value(isLine: !bytes[start..<end].contains(.newline))
  }
}
