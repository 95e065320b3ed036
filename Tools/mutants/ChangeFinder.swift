import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds what can be changed within bodies of functions, accessors and closures.
final class ChangeFinder: SyntaxVisitor {
  private(set) var changes: [Change] = []
  private let converter: SourceLocationConverter
  private var depth = 0
  private var initializers = 0

  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "..<": "...", "&+": "&-", "&-": "&+", "<<": ">>", ">>": "<<",
  ]
  private static let changing = ["+=": "-=", "-=": "+="]
  private static let functions = ["min": "max", "max": "min"]

  init(_ text: String) {
    let parsed = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: parsed)
    super.init(viewMode: .sourceAccurate)
    walk(OperatorTable.standardOperators.foldAll(parsed) { _ in })
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let left = node.leftOperand.trimmedDescription
    let right = node.rightOperand.trimmedDescription
    // Anywhere but in a loop a range of the other type seldom fits.
    let mayChange = node.sign != "..<" || node.parent?.is(ForStmtSyntax.self) == true
    if mayChange, let other = Self.opposites[node.sign] {
      add(node, "\(left) \(other) \(right)")
    } else if let other = Self.changing[node.sign] {
      add(node, "\(left) \(other) \(right)") {
        "if Mutant.on(\($0)) { \($1) } else { \($2) }"
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let other = Self.functions[name]
    {
      add(node, other + node.trimmedDescription.dropFirst(name.count))
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition, !condition.is(InfixOperatorExprSyntax.self)
    {
      add(condition, "!(\(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  /// A statement that says nothing and gives nothing back can be left out.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item,
      let list = node.parent?.as(CodeBlockItemListSyntax.self)
    else { return .visitChildren }
    let assigning = ["=", "+=", "-=", "|=", "&="]
    let assigns = expression.as(InfixOperatorExprSyntax.self).map { assigning.contains($0.sign) }
    // The only statement of a body may be its value.
    let calls = expression.is(FunctionCallExprSyntax.self) && list.count > 1
    // What is to be there first of all cannot be left out.
    if assigns == true && initializers == 0 || calls {
      add(expression, "") { "if !Mutant.on(\($0)) { \($2) }" }
    }
    return .visitChildren
  }

  private func add(
    _ node: some SyntaxProtocol, _ new: String,
    _ switched: @escaping (Int, String, String) -> String = {
      "(Mutant.on(\($0)) ? (\($1)) : (\($2)))"
    }
  ) {
    guard depth > 0 else { return }
    let old = node.trimmedDescription
    let start = node.positionAfterSkippingLeadingTrivia
    let line = converter.location(for: start).line
    changes.append(
      Change(
        start: start.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        line: line, old: words(old), new: words(new)
      ) { switched($0, new, old) })
  }

  /// A text in one line.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { initializers -= 1 }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension InfixOperatorExprSyntax {
  fileprivate var sign: String { self.operator.trimmedDescription }
}
