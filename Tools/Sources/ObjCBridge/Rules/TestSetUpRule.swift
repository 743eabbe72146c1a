// XCTest's fixtures of main-actor test classes.
// Apple: "XCTestCase", setUp and tearDown.
import SwiftSyntax

/// `override func setUp()` of a `@MainActor` test class runs its body as the main actor (U115): Linux's XCTest declares it
/// without an actor, so the override has none.
enum TestSetUpRule {
    private static let fixtures: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard fixtures.contains(node.name.text), node.modifiers.has("override"), !node.modifiers.has("class"),
            let body = node.body, let scope = context.scope, scope.record.kind == .class, scope.record.isMainActor,
            node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil,
            !(body.statements.first?.trimmedDescription.contains("MainActor.assumeIsolated") ?? false)
        else { return }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        context.edits.insert(" \(isThrowing ? "try " : "")MainActor.assumeIsolated {", at: body.leftBrace.end)
        context.edits.insert("} ", at: body.rightBrace.start)
    }
}
