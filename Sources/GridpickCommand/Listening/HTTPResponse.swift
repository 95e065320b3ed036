/// The status of an answer (RFC 9110).
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case badRequest = 400
  case notFound = 404
  case unknownMethod = 405
  case timedOut = 408
  case lengthRequired = 411
  case tooLarge = 413
  case expectationFailed = 417
  case headTooLarge = 431
  case failed = 500
  case notImplemented = 501
  case busy = 503
  case unknownVersion = 505

  fileprivate var words: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .unknownMethod: "Method Not Allowed"
    case .timedOut: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .tooLarge: "Content Too Large"
    case .expectationFailed: "Expectation Failed"
    case .headTooLarge: "Request Header Fields Too Large"
    case .failed: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .busy: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}

/// An answer to a request: a status, and JSON.
struct HTTPResponse: Equatable, Sendable {
  /// Tells a client to send the body of its request.
  static let proceed = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  let status: HTTPStatus
  let json: [UInt8]

  init(_ status: HTTPStatus = .ok, json: [UInt8]) {
    self.status = status
    self.json = json
  }

  init(_ fault: HTTPFault) {
    self.init(
      fault.status, json: JSONText.object([("error", JSONText.string(fault.words))]))
  }

  var bytes: [UInt8] {
    let allowed = status == .unknownMethod ? "Allow: GET, POST\r\n" : ""
    let head = """
      HTTP/1.1 \(status.rawValue) \(status.words)\r
      Content-Type: application/json\r
      Content-Length: \(json.count + 1)\r
      \(allowed)Connection: close\r
      \r

      """
    return Array(head.utf8) + json + [UInt8(ascii: "\n")]
  }
}
