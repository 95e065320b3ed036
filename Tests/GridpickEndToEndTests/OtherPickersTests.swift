import Testing

/// Options and placeholders that fzf has too.
extension FilterTests {
  private static let lines = "one alpha  beta\ntwo gamma\nthree alpha delta zeta\n"

  @Test(arguments: [
    (
      ["-f", "one", "--print", "{2..}|{..2}|{-2..}|{1,3}|{9}|{3..2}"],
      "alpha  beta|one alpha|alpha  beta|one beta||\n"
    ),
    (["-f", "two", "--accept-nth", "2"], "gamma\n"),
    (["-f", "two", "--accept-nth", "{2}-{1}"], "gamma-two\n"),
    (["-f", "alpha", "--nth", "3.."], ""),
    (["-f", "alpha", "--nth", "2"], "one alpha  beta\nthree alpha delta zeta\n"),
    (["-f", "two", "--with-nth", "2.."], ""),
    (["-f", "alpha beta", "--with-nth", "2.."], "one alpha  beta\n"),
    (["-f", "^threezeta | ^three\\ zeta", "--with-nth", "1,4"], "three alpha delta zeta\n"),
    (
      ["-f", "alpha", "--with-nth", "1", "--nth", "2"], "one alpha  beta\nthree alpha delta zeta\n"
    ),
    (["-f", "", "--tac"], "three alpha delta zeta\ntwo gamma\none alpha  beta\n"),
    (["-f", "alpha", "--tac"], "three alpha delta zeta\none alpha  beta\n"),
    (["-f", "tg", "-e"], ""), (["-f", "'tg", "--exact"], "two gamma\n"),
    (["-f", "", "--header-lines", "2"], "three alpha delta zeta\n"),
    (["-f", "alpha", "--header-lines", "1", "-o", "index"], "0,1\n"),
    (["-f", "", "--header-lines", "9"], ""),
    (["-f", "Gamma"], ""), (["-f", "Gamma", "-i"], "two gamma\n"),
    (["-f", "", "-i", "--padding", "1", "--history-size=9"], lines),
  ])
  func `F1.4 F1.16 F2.7 L13.25 L3.4 X1.13 options treat lines as fzf does`(
    options: [String], output: String
  ) throws {
    try expect(output, of: options, reading: Self.lines, ending: output.isEmpty ? 1 : 0)
  }

  @Test(arguments: [
    (["-f", "zeus", "--print", "{2..} {SIZE}"], "10,Rome 10\n"),
    (["-f", "oslo", "--accept-nth", "city"], "Oslo\n"),
    (["-f", "oslo", "--accept-nth", "city,1"], "Oslo,ares\n"),
    (["-f", "rome", "--nth", "name"], ""), (["-f", "rome", "--nth", "2.."], "zeus,10,Rome\n"),
    (["-f", "rome", "--with-nth", "..2"], ""),
    (["-f", "rome", "--with-nth", "..2", "--nth", "city"], "zeus,10,Rome\n"),
    (["-f", "city:rome", "--with-nth", "..2"], "zeus,10,Rome\n"),
    (["-f", "!city:rome", "--only", "name"], "ares,9,Oslo\n"),
    (["-f", "city:rome os", "--only", "name,size"], ""),
    (["-f", "", "--tac"], "ares,9,Oslo\nzeus,10,Rome\n"),
  ])
  func `F2.7 L13.25 X1.13 options treat records as fzf treats lines with a delimiter`(
    options: [String], output: String
  ) throws {
    try expect(
      output, of: ["-F", "csv"] + options,
      reading: "name,size,city\nzeus,10,Rome\nares,9,Oslo\n", ending: output.isEmpty ? 1 : 0)
  }

  @Test func `X2.7 a record is printed as an object, with a unique name for each field`() throws {
    try expect(
      #"{"a":"1","a 2":"","3":"x \"y\"","b":null}"# + "\n",
      of: ["-F", "csv", "-f", "x", "-o", "json"],
      reading: "a,a,,b\n1,,\"x \"\"y\"\"\"\n2,3,4,5\n")
    try expect(
      "{\"a\": 1, \"b\": [1, 2]}\n", of: ["-f", "", "-o", "json", "-l", "sheet"],
      reading: "[{\"a\": 1,\n\"b\": [1, 2]}]")
  }

  @Test func `L13.4 an error names an invalid sort order`() throws {
    try expectRefusal(
      Gridpick.launch(["-F", "csv", "-f", "", "--sort", "a:up"], reading: "a\n1\n"),
      "--sort: 'a:up': use :asc or :desc behind the title")
  }

  @Test func `L13.4 :asc sorts a column in ascending order`() throws {
    try expect(
      "2\n10\n", of: ["-F", "csv", "-f", "", "--sort", "a:asc"], reading: "a\n10\n2\n")
  }

  @Test func `X1.14 a name in braces may differ in case, and an exact match wins`() throws {
    try expect("1 2\n", of: ["-F", "csv", "-f", "", "--print", "{a} {A}"], reading: "a,A\n1,2\n")
    try expect("1\n", of: ["-F", "csv", "-f", "", "--print", "{aB}"], reading: "Ab,c\n1,2\n")
  }

  @Test func `L3.4 the last line of the header has the titles if the lines below line up with it`()
    throws
  {
    let listing = "Sat Nov 28\nPID TTY    CMD\n  1 tty1   init\n 22 pts/2  bash\n"
    try expect(
      "bash\n", of: ["-f", "pts", "--header-lines", "2", "--print", "{CMD}"], reading: listing)
  }
}
