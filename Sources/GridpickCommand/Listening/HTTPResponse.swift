/// The status of an answer (RFC 9110).
struct HTTPStatus: Equatable, Sendable {
  let code: Int
  let words: String

  private init(_ code: Int, _ words: String) {
    self.code = code
    self.words = words
  }

  static let ok = HTTPStatus(200, "OK")
  static let badRequest = HTTPStatus(400, "Bad Request")
  static let notFound = HTTPStatus(404, "Not Found")
  static let unknownMethod = HTTPStatus(405, "Method Not Allowed")
  static let timedOut = HTTPStatus(408, "Request Timeout")
  static let lengthRequired = HTTPStatus(411, "Length Required")
  static let tooLarge = HTTPStatus(413, "Content Too Large")
  static let expectationFailed = HTTPStatus(417, "Expectation Failed")
  static let headTooLarge = HTTPStatus(431, "Request Header Fields Too Large")
  static let failed = HTTPStatus(500, "Internal Server Error")
  static let notImplemented = HTTPStatus(501, "Not Implemented")
  static let busy = HTTPStatus(503, "Service Unavailable")
  static let unknownVersion = HTTPStatus(505, "HTTP Version Not Supported")
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
      HTTP/1.1 \(status.code) \(status.words)\r
      Content-Type: application/json\r
      Content-Length: \(json.count + 1)\r
      \(allowed)Connection: close\r
      \r

      """
    return Array(head.utf8) + json + [UInt8(ascii: "\n")]
  }
}
