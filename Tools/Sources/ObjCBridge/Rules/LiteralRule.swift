// Literals of pictures and colours.
// Apple: "Playground literals".
import SwiftSyntax

/// `#imageLiteral` and `#colorLiteral` become the calls that they stand for.
enum LiteralRule {
    static func apply(_ node: MacroExpansionExprSyntax, _ context: RuleContext) -> Bool {
        let arguments = node.arguments.map { ($0.label?.text ?? "", $0.expression.trimmedDescription) }
        switch node.macroName.text {
        case "imageLiteral":
            guard let name = arguments.first(where: { $0.0 == "resourceName" })?.1 else { return false }
            context.replace(node, with: "UIImage(named: \(name))!")
        case "colorLiteral":
            let parts = arguments.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
            context.replace(node, with: "UIColor(\(parts))")
        default: return false
        }
        return true
    }
}
