import GridpickFormats
import GridpickTestSupport
import Testing

/// The outputs of a hundred programs are read as a person reads them, and texts stay texts.
struct JudgedOutputTests {
  @Test func `most outputs are read the way people read them`() throws {
    var wrong: [String] = []
    let names = try JudgedOutput.names(in: "outputs")
    for name in names {
      let differences = try JudgedOutput(name).differences()
      if !differences.isEmpty { wrong.append("\(name): \(differences.joined(separator: "; "))") }
    }
    print(
      "\(names.count - wrong.count) of \(names.count) outputs are read as people read them; not:")
    for line in wrong { print("  \(line.prefix(200))") }
    #expect(names.count == 100)
    #expect(wrong.count <= 12, "\(wrong.joined(separator: "\n"))")
  }

  @Test func `texts are not tables`() throws {
    let names = try JudgedOutput.names(in: "texts")
    let taken = try names.filter { try JudgedOutput.document(of: "texts/\($0)").settings.isTable }
    print("\(taken.count) of \(names.count) texts are taken for tables: \(taken)")
    #expect(names.count == 60)
    #expect(taken.count <= 1, "\(taken)")
  }
}
