// `#keyPath`.
// Apple: "Using Objective-C Runtime Features in Swift", Keys and Key Paths.
import SwiftSyntax

/// `#keyPath(A.b.c)` becomes the text `"b.c"` with a closure that names the first property, so that a wrong name is still
/// the compiler's own error. The closure never runs.
enum KeyPathRule {
    static func apply(_ node: MacroExpansionExprSyntax, _ context: RuleContext) -> Bool {
        guard node.macroName.text == "keyPath", let expression = node.arguments.first?.expression else { return false }
        var parts = expression.compact.filter { !" ?!".contains($0) }.split(separator: ".").map(String.init)
        var type: [String] = []
        while let first = parts.first, first.first?.isUppercase == true, parts.count > 1 {
            type.append(parts.removeFirst())
        }
        if parts.first == "self", parts.count > 1 { parts.removeFirst() }
        guard let property = parts.first else { return false }
        let owner = type.isEmpty || type == ["Self"] ? context.scope?.name : type.joined(separator: ".")
        let path = parts.joined(separator: ".")
        let lines = context.newlines(node.start, node.end)
        context.needsRuntime()
        if let owner {
            let check = "{ (t: \(owner)) in _ = t.\(property)\(lines) }"
            context.replace(node, with: "_vitKeyPath(\"\(path)\", \(check))")
        } else {
            context.replace(node, with: "\"\(path)\"")
        }
        return true
    }
}
