// The bundle of a class.
// Apple: "Bundle", init(for:).
import SwiftSyntax

/// `Bundle(for: X.self)` becomes `_vitBundle(for: X.self)`: the resource bundle of the module that declares the class. On Linux
/// Foundation's answer is always the main bundle. A module whose target has resources notes its bundle when the program is loaded.
enum BundleRule {
    static func apply(_ node: FunctionCallExprSyntax, _ context: RuleContext) {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "for", node.trailingClosure == nil,
            ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(node.calledExpression.compact),
            !context.index.declaresAnywhere("Bundle"), !context.index.importedNames.contains("Bundle")
        else { return }
        context.replace(node.calledExpression, with: "_vitBundle")
        context.needsRuntime()
    }

    /// The module's first file notes the bundle.
    static func note(_ context: RuleContext) {
        guard context.index.hasResources, context.index.files.first?.path == context.path else { return }
        context.needsRuntime()
        if !context.file.imports.contains(where: ["Foundation", "UIKit"].contains) { context.tail.needs("Foundation") }
        context.tail.load("ModuleBundles.add(\"\(context.index.name)\", { Foundation.Bundle.module })")
    }
}
