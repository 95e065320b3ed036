import GridpickBisection

/// How many columns a scalar takes by itself, as glibc's `wcwidth`, and so ncurses, believes.
///
/// Where a number is given, `wcwidth` gives the same; nothing is given where terminals differ from it.
package enum DisplayWidth {
  /// 0 for what combines, 1 or 2; nothing for what may not reach a terminal as it is.
  package static func width(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 0x7f {
      return scalar.value < 0x20 ? nil : 1
    }
    let width = Int(run(of: scalar.value) >> scalarBits)
    return width < noWidth ? width : nil
  }

  private static let scalarBits: UInt32 = 21
  private static let scalarMask: UInt32 = (1 << scalarBits) - 1
  private static let noWidth = 3

  /// The last run that does not begin after the scalar; the first begins at 0.
  private static func run(of scalar: UInt32) -> UInt32 {
    let runs = DisplayWidthTable.runs
    return runs[runs.indices.partitionPoint { runs[$0] & scalarMask <= scalar } - 1]
  }
}
