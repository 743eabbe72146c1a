// `self` in a stored property's first value.
// Swift: "Initialization".
import SwiftSyntax

/// `let tap = UITapGestureRecognizer(target: self, …)` at the top of a class is U-SELF-INIT: with Objective-C `self` is
/// there a method of the root class, which the recognizer never calls; without it the word means nothing.
enum StoredSelfRule {
    static func apply(_ node: VariableDeclSyntax, _ context: RuleContext) {
        guard let scope = context.scope, scope.record.kind == .class, !node.modifiers.has("lazy"),
            !node.modifiers.has("static"), !node.modifiers.has("class")
        else { return }
        for binding in node.bindings {
            guard let value = binding.initializer?.value else { continue }
            let finder = SelfFinder(viewMode: .sourceAccurate)
            finder.walk(value)
            guard let found = finder.found else { continue }
            context.report(
                "U-SELF-INIT", at: found, "self is not there yet when a stored property gets its first value; make it lazy")
        }
    }

    private final class SelfFinder: SyntaxVisitor {
        var found: DeclReferenceExprSyntax?
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.tokenKind == .keyword(.self), found == nil,
                node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
                node.parent?.is(LabeledExprSyntax.self) ?? false
            {
                found = node
            }
            return .visitChildren
        }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
