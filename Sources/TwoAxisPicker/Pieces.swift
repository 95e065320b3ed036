/// An array in pieces: a change copies one piece only, whoever else holds the elements.
struct Pieces<Element> {
  /// The number of elements in each piece but the last.
  static var size: Int { 512 }

  private var pieces: [ArraySlice<Element>]
  /// All elements as they were given; nil once any of them has changed.
  private var given: [Element]?
  private(set) var count: Int

  init(_ elements: [Element]) {
    given = elements
    count = elements.count
    pieces = stride(from: 0, to: elements.count, by: Self.size).map {
      elements[$0..<min($0 + Self.size, elements.count)]
    }
  }

  var indices: Range<Int> { 0..<count }

  var array: [Element] { given ?? Array(pieces.joined()) }

  /// The pieces, each of which begins at an index of its own.
  var slices: [ArraySlice<Element>] { pieces }

  subscript(index: Int) -> Element {
    _read {
      let piece = index / Self.size
      yield pieces[piece][pieces[piece].startIndex + index % Self.size]
    }
    _modify {
      given = nil
      let piece = index / Self.size
      let place = pieces[piece].startIndex + index % Self.size
      yield &pieces[piece][place]
    }
  }

  mutating func append(_ more: some Sequence<Element>) {
    given = nil
    for element in more {
      if count % Self.size == 0 { pieces.append([]) }
      pieces[pieces.count - 1].append(element)
      count += 1
    }
  }
}
