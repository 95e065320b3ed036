/// The columns of a scalar as in glibc's `wcwidth`; none if terminals draw another width.
package enum DisplayWidth {
  /// 1 or 2, 0 for a combining scalar, or nil for one that must not reach a terminal as it is.
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

  /// Returns the last run that begins at or before the scalar; the first run begins at 0.
  private static func run(of scalar: UInt32) -> UInt32 {
    let runs = DisplayWidthTable.runs
    return runs[runs.indices.partitionPoint { runs[$0] & scalarMask <= scalar } - 1]
  }
}
