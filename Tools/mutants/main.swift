// Finds small wrong changes in Swift sources, and compiles a share of them in, each behind a switch.
//
//     mutator SEED COUNT SOURCES CATALOGUE LEFT-OUT FILE…
//
// A mutated file asks `Mutant.on(N)` where it is changed. CATALOGUE gets a line for each mutant: number, file, line,
// the old text, the new text, between tabs. LEFT-OUT names mutants, in the same words, that do not compile.
import Glibc
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A change of one piece of a source, which does not touch the pieces of others.
struct Change {
  let start: Int
  let end: Int
  let line: Int
  let old: String
  let new: String
  /// The text with the switch, around the mutant's number.
  let switched: (Int) -> String
}

let arguments = CommandLine.arguments
guard arguments.count > 6, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
  print("usage: mutator SEED COUNT SOURCES CATALOGUE LEFT-OUT FILE…")
  exit(2)
}
let sources = arguments[3]
let leftOut = Set(read(arguments[5]).split(separator: "\n").map(String.init))

var all: [(file: String, change: Change)] = []
for file in arguments.dropFirst(6) {
  let text = read(sources + "/" + file)
  let finder = ChangeFinder(text)
  all += finder.changes.map { (file, $0) }.filter { !leftOut.contains(key($0.0, $0.1)) }
}
// The share is the same from run to run, whatever changes elsewhere: a mutant has its place by its own words.
all.sort { rank(key($0.file, $0.change)) < rank(key($1.file, $1.change)) }

var taken: [String: [Change]] = [:]
var number = 0
for (file, change) in all where number < count {
  let clash = taken[file, default: []].contains { $0.start < change.end && change.start < $0.end }
  if clash { continue }
  taken[file, default: []].append(change)
  number += 1
}

var catalogue = ""
number = 0
for file in taken.keys.sorted() {
  var bytes = Array(read(sources + "/" + file).utf8)
  let changes = (taken[file] ?? []).sorted { $0.start < $1.start }
  for (offset, change) in changes.enumerated().reversed() {
    let text = Array(change.switched(number + offset).utf8)
    bytes.replaceSubrange(change.start..<change.end, with: text)
  }
  for (offset, change) in changes.enumerated() {
    catalogue += "\(number + offset)\t\(key(file, change))\n"
  }
  number += changes.count
  write(bytes, to: sources + "/" + file)
}
write(Array(catalogue.utf8), to: arguments[4])
print("\(number) of \(all.count) mutants")

/// The words of a mutant.
func key(_ file: String, _ change: Change) -> String {
  "\(file)\t\(change.line)\t\(change.old)\t\(change.new)"
}

/// A number that is as good as random, and goes by the seed and by the words without the line.
func rank(_ key: String) -> UInt64 {
  let parts = key.split(separator: "\t")
  var hash = seed &+ 14_695_981_039_346_656_037
  for byte in (parts[0] + parts[2...].joined()).utf8 {
    hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
  }
  var generator = SplitMix(state: hash)
  return generator.next()
}

struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

func read(_ path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while case let length = fread(&piece, 1, piece.count, file), length > 0 {
    bytes += piece[..<length]
  }
  return String(decoding: bytes, as: UTF8.self)
}

func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else {
    perror(path)
    exit(1)
  }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
