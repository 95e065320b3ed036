/// A request to the picker, as much of HTTP as its clients need (rule B8).
struct HTTPRequest: Equatable, Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  let method: Method
  let body: [UInt8]
}

/// The reason why the socket refuses the bytes that a client has sent.
struct HTTPFault: Error, Equatable {
  let status: HTTPStatus
  /// The reason in one line, without anything that the client has sent.
  let words: String

  init(_ status: HTTPStatus, _ words: String) {
    self.status = status
    self.words = words
  }
}

/// The lines before the body of a request (RFC 9112).
struct HTTPHead {
  let method: HTTPRequest.Method
  /// The length of the body in bytes; nil if the client does not say it.
  private(set) var length: Int?
  /// True if the client sends the body only once it is told to.
  private(set) var awaitsContinue = false

  init(_ lines: [ArraySlice<UInt8>]) throws(HTTPFault) {
    guard lines.allSatisfy({ $0.allSatisfy(Self.isText) }) else {
      throw HTTPFault(.badRequest, "the header contains control characters")
    }
    method = try Self.method(lines.first ?? [])
    for line in lines.dropFirst() { try read(field: line) }
    if method == .post, length == nil {
      throw HTTPFault(.lengthRequired, "a POST needs a Content-Length")
    }
  }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == UInt8(ascii: "\t")
  }

  private static func method(_ line: ArraySlice<UInt8>) throws(HTTPFault) -> HTTPRequest.Method {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: "HTTP/".utf8) else {
      throw HTTPFault(.badRequest, "the first line is not an HTTP request")
    }
    guard words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8) else {
      throw HTTPFault(.unknownVersion, "only HTTP/1.1 and HTTP/1.0 are supported")
    }
    guard let method = HTTPRequest.Method(rawValue: String(decoding: words[0], as: UTF8.self))
    else {
      throw HTTPFault(.unknownMethod, "only GET and POST are supported")
    }
    guard words[1].elementsEqual("/".utf8) else { throw HTTPFault(.notFound, "only / exists") }
    return method
  }

  private mutating func read(field line: ArraySlice<UInt8>) throws(HTTPFault) {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    guard !name.isEmpty, name.count < line.count, !name.contains(where: blanks.contains) else {
      throw HTTPFault(.badRequest, "a header line is invalid")
    }
    let rest = line[(name.endIndex + 1)...].drop(while: blanks.contains)
    let end = rest.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? rest.startIndex
    let value = String(decoding: rest[..<end], as: UTF8.self)
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "content-length": try read(length: value)
    case "transfer-encoding":
      throw HTTPFault(.notImplemented, "a body needs Content-Length, not Transfer-Encoding")
    case "expect":
      guard value.lowercased() == "100-continue" else {
        throw HTTPFault(.expectationFailed, "only Expect: 100-continue is supported")
      }
      awaitsContinue = true
    default: break
    }
  }

  private mutating func read(length value: String) throws(HTTPFault) {
    guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      length == nil
    else {
      throw HTTPFault(.badRequest, "Content-Length is not a number")
    }
    length = Int(value) ?? .max
  }
}
