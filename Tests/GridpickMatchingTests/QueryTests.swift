import GridpickMatching
import Testing

struct QueryTests {
  @Test func `F1 a query without a term asks for nothing`() {
    #expect(Query("").isEmpty)
    #expect(Query("  ").isEmpty)
    #expect(!Query("a").isEmpty)
  }
}
