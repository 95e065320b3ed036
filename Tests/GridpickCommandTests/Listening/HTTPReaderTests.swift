import Testing

@testable import GridpickCommand

/// Requests as clients send them, and as they should not.
struct HTTPReaderTests {
  private static let post =
    "POST / HTTP/1.1\r\nHost: x\r\ncontent-LENGTH: \t7 \r\nX: a:b\r\n\r\nup+down"

  private func request(_ text: String) throws -> HTTPRequest? {
    var reader = HTTPReader()
    return try reader.read(text.utf8)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.1\n\n",
    "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n\r\n",
  ])
  func `B8.1 a GET is read`(text: String) throws {
    #expect(try request(text) == HTTPRequest(isPost: false, body: []))
  }

  @Test func `B8.1 a request is read in whatever pieces it arrives`() throws {
    let bytes = Array(Self.post.utf8)
    let wanted = HTTPRequest(isPost: true, body: Array("up+down".utf8))
    #expect(try request(Self.post) == wanted)
    for place in bytes.indices {
      var reader = HTTPReader()
      #expect(try reader.read(bytes[..<place]) == nil)
      #expect(try reader.read(bytes[place...]) == wanted)
    }
    var reader = HTTPReader()
    for byte in bytes.dropLast() { #expect(try reader.read([byte]) == nil) }
    #expect(try reader.read(bytes.suffix(1)) == wanted)
  }

  @Test(
    arguments: [
      ("\r\n\r\n", 400), ("up\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1 \r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 400),
      ("PUT / HTTP/1.1\r\n\r\n", 400), ("get / HTTP/1.1\r\n\r\n", 400),
      ("GET /x HTTP/1.1\r\n\r\n", 400), ("POST / HTTP/1.1\r\n\r\n", 411),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
      ("POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 1 2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: +5\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 0x9\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 65536\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n", 400),
    ])
  func `B8.12 B8.14 an invalid request is refused with the right status`(text: String, status: Int)
    throws
  {
    do throws(HTTPResponse) {
      var reader = HTTPReader()
      _ = try reader.read(text.utf8)
      Issue.record("nothing is refused")
    } catch {
      #expect(error.status == status)
      #expect(error.json.starts(with: "{\"error\":\"".utf8))
    }
  }

  @Test(arguments: ["G", "GET / HTTP/1.1\r\nX: ", "GET / HTTP/1.1\r\n"])
  func `B8.12 a head that does not end is refused`(beginning: String) throws {
    var reader = HTTPReader()
    let piece = Array(repeating: beginning == "GET / HTTP/1.1\r\n" ? "X: y\r\n" : "a", count: 700)
      .joined().utf8
    #expect(try reader.read(beginning.utf8) == nil)
    #expect(throws: HTTPResponse(413, "a request may have at most 65536 bytes")) {
      for _ in 0...HTTPReader.most / 700 { _ = try reader.read(piece) }
    }
  }

  @Test func `B8.14 an answer is JSON, and ends the connection`() {
    let text = String(decoding: HTTPResponse(json: Array("{}".utf8)).bytes, as: UTF8.self)
    #expect(
      text == "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: application/json\r\n"
        + "Content-Length: 3\r\n\r\n{}\n")
    let words = String(decoding: HTTPResponse(405, "no \"x\"").bytes, as: UTF8.self)
    #expect(words.hasPrefix("HTTP/1.1 405 "))
    #expect(words.hasSuffix("\r\n\r\n{\"error\":\"no \\\"x\\\"\"}\n"))
  }
}
