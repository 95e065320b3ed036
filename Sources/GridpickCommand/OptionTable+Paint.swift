import GridpickCore
import GridpickTerminal

extension OptionTable {
  static let paint = OptionRow(
    "paint", takes: "RULE", values: .titles(), "colours by rule: ^ERROR=bad:row or SIZE=heat"
  ) {
    (options, value) throws(OptionRow.ValueError) in
    options.picker.paint.rules.append(try paintRule(value.text))
  }

  static let noPaint = OptionRow(
    flag: "no-paint", "no colours for states such as Running"
  ) { $0.picker.paint.paintsStates = false }

  static func paintRule(_ text: String) throws(OptionRow.ValueError) -> PaintRule {
    do throws(PaintRule.Fault) {
      return try PaintRule(reading: text)
    } catch {
      throw valueError(of: error, in: text)
    }
  }

  private static func valueError(
    of fault: PaintRule.Fault, in rule: String
  ) -> OptionRow.ValueError {
    switch fault {
    case .colorless:
      OptionRow.ValueError(expected: "a rule with a colour after =, e.g. STATUS:^Up=good")
    case .termless:
      OptionRow.ValueError(expected: "a rule with text before =, e.g. STATUS:^Up=good")
    case .scaleAndMore(let word):
      OptionRow.ValueError(part: "'\(rule)': use \(word) alone, e.g. SIZE=\(word)")
    case .unknownColor(let word):
      .unknown(
        "a colour", word, in: rule,
        among: PaintRule.stateNames + PaintRule.scaleNames + [PaintRule.row]
          + ColorSpec.attributeNames + ColorSpec.colorNames,
        expected: oneOf(
          PaintRule.stateNames + ["#rrggbb", "a number up to 255", "a name such as red"]))
    }
  }
}
