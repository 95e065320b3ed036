import GridpickTestSupport

/// The real fzf, asked which lines match.
enum FilterTool {
  /// For each query the numbers of the lines that match, by one run for each.
  static func matches(
    of queries: [String], in lines: [String], options: String = "", program: String = "fzf"
  ) throws -> [Set<Int>] {
    let folder = try TemporaryFolder()
    try TextFile.write(lines.map { $0 + "\n" }.joined(), to: folder.file("lines"))
    try TextFile.write(queries.map { $0 + "\n" }.joined(), to: folder.file("queries"))
    let script = """
      while IFS= read -r query; do
        \(program) \(options) --filter "$query" < "$1/lines"
        test $? -le 1 || exit 2
        printf '\\001\\n'
      done < "$1/queries"
      """
    let printed = try Tool.run(["sh", "-c", script, "sh", folder.path], within: 60)
    var numbers: [[UInt8]: Int] = [:]
    for (number, line) in lines.enumerated() { numbers[Array(line.utf8)] = number }
    var answers: [Set<Int>] = []
    var answer: Set<Int> = []
    for line in printed.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast() {
      if line.elementsEqual([1]) {
        answers.append(answer)
        answer = []
      } else {
        // A line that we did not write counts as a match.
        answer.insert(numbers[Array(line)] ?? -1)
      }
    }
    return answers
  }
}
