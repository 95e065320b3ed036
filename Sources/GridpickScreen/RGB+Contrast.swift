import GridpickBisection

/// Contrast as WCAG 2 has it: from 1, which is none, to 21, which black and white have.
extension RGB {
  /// From 0, which is black, to 1.
  package var luminance: Double {
    0.2126 * Self.linear[red] + 0.7152 * Self.linear[green] + 0.0722 * Self.linear[blue]
  }

  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// Whether black is read more easily on it than white.
  package var isLight: Bool { contrast(with: .black) > contrast(with: .white) }

  /// Black or white, whichever is read more easily on it.
  package var legible: RGB { isLight ? .black : .white }

  /// With as little white or black as gives it that much contrast to a ground, as far as there is any.
  package func contrasting(_ ratio: Double, with ground: RGB) -> RGB {
    mixed(with: ground.legible) { $0.contrast(with: ground) >= ratio }
  }

  /// The same for a ground that may be black or white: as far from either as from the other.
  package var contrastingWithAny: RGB {
    let isLight = isLight
    return mixed(with: isLight ? .black : .white) { $0.isLight != isLight }
  }

  /// With as little of another as will do.
  package func mixed(with other: RGB, until isEnough: (RGB) -> Bool) -> RGB {
    if isEnough(self) { return self }
    let parts = (0..<256).partitionPoint { !isEnough(mixed(with: other, parts: $0)) }
    return mixed(with: other, parts: parts)
  }

  /// The light that a channel's value gives.
  private static let linear: [Double] = (0..<256).map { value in
    let share = Double(value) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    // To the power of 2.4, without the C library's pow: the fifth root of that of 12, by Newton.
    let power = base * base * base * base * base * base
    var root = base * base
    for _ in 0..<8 { root -= (root - power * power / (root * root * root * root)) / 5 }
    return root
  }
}
