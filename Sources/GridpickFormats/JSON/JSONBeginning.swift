/// What the beginning of an input says about its being JSON.
enum JSONBeginning {
  /// It is something else.
  case other
  /// It begins with an array or object, which ends its line or goes on behind what is there.
  case value
  /// It begins with an array or object on a line of its own, and so does what follows.
  case lines

  init(_ prefix: SourceText, isWhole: Bool) {
    self = prefix.withBytes { bytes in
      var scanner = JSONScanner(bytes, at: prefix.textStart)
      guard scanner.beginsGrid else { return .other }
      let start = scanner.offset
      do throws(JSONRefusal) {
        try scanner.skipValue()
      } catch {
        return scanner.hasRunOut && !isWhole ? .value : .other
      }
      let end = scanner.offset
      let goesOn = scanner.beginsGrid
      // As in `[0.1] usb 1-1` and `[1]+ Running`: a time or a number, and then the line.
      guard scanner.isAtEnd || bytes[end..<scanner.offset].contains(.newline) else { return .other }
      return goesOn && !bytes[start..<end].contains(.newline) ? .lines : .value
    }
  }
}

extension JSONScanner {
  /// Whether an array or object is next, blanks aside.
  fileprivate var beginsGrid: Bool {
    mutating get {
      let byte = skipBlanks()
      return byte == .openBracket || byte == .openBrace
    }
  }
}
