import GridpickTerminal

extension stat {
  /// True for /dev/null, to which people link a file that is not to exist.
  var isNullDevice: Bool {
    var null = stat()
    return st_mode & S_IFMT == S_IFCHR && lstat("/dev/null", &null) == 0
      && st_rdev == null.st_rdev
  }
}
