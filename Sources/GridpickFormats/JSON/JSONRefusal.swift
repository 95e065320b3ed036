/// Why a JSON text cannot be read, by offset; `FormatError` is the same as a person counts it.
struct JSONRefusal: Error, Equatable {
  var offset: Int
  var expected: String
}
