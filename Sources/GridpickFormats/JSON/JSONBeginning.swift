/// The kind of an input, judged by its beginning.
enum JSONBeginning {
  case other
  /// The input begins with an array or object, which is alone or continues behind the prefix.
  case value
  /// The input begins with two arrays or objects, each of which ends its line.
  case lines

  /// Judges an input by its prefix; unless the prefix `isWhole`, a cut second value proves nothing.
  init(_ prefix: SourceText, isWhole: Bool) {
    self = prefix.withBytes { bytes in
      var scanner = JSONScanner(bytes, at: prefix.textStart)
      switch scanner.passGrid() {
      case .nothing: return .other
      case .cut: return .value
      case .value: if scanner.isAtEnd { return .value }
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
    /// The scanner is not at an array or object that ends its line.
    case nothing
    /// The array or object ends behind the bytes that are there.
    case cut
    case value
  }

  /// Passes an array or object that ends its line, and all blanks around it.
  fileprivate mutating func passGrid() -> Passage {
    let byte = skipBlanks()
    guard byte == .openBracket || byte == .openBrace else { return .nothing }
    do throws(JSONRefusal) {
      try skipValue()
    } catch {
      return hasRunOut ? .cut : .nothing
    }
    let end = offset
    skipBlanks()
    // In `[0.1] usb 1-1` and `[1]+ Running` a time or a number comes before the rest of the line.
    guard isAtEnd || bytes[end..<offset].contains(.newline) else { return .nothing }
    return .value
  }
}
