// XCTest's fixtures of main-actor test classes.
// Apple: "XCTestCase", setUp and tearDown.
import SwiftSyntax

/// `override func setUp()` of a `@MainActor` test class runs its body as the main actor: Linux's XCTest declares it
/// without an actor, so the override has none. An asynchronous one is the main actor's already; its call of XCTestCase's own,
/// which does nothing, goes, as it would send the test to another actor.
enum TestSetUpRule {
    private static let fixtures: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    static func apply(_ node: FunctionDeclSyntax, _ context: RuleContext) {
        guard fixtures.contains(node.name.text), node.modifiers.has("override"), !node.modifiers.has("class"),
            let body = node.body, let scope = context.scope, scope.record.kind == .class, scope.record.isMainActor,
            node.signature.parameterClause.parameters.isEmpty
        else { return }
        guard node.signature.effectSpecifiers?.asyncSpecifier == nil else {
            if scope.record.inherited.first == "XCTestCase" { withoutSuper(node.name.text, body, context) }
            return
        }
        guard
            !(body.statements.first?.trimmedDescription.contains("MainActor.assumeIsolated") ?? false)
        else { return }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        context.edits.insert(" \(isThrowing ? "try " : "")MainActor.assumeIsolated {", at: body.leftBrace.end)
        context.edits.insert("} ", at: body.rightBrace.start)
    }

    private static func withoutSuper(_ name: String, _ body: CodeBlockSyntax, _ context: RuleContext) {
        let calls = ["try await super.\(name)()", "await super.\(name)()"]
        for item in body.statements where calls.contains(item.item.trimmedDescription) {
            context.replace(item.item, with: "()" + context.newlines(item.item.start, item.item.end))
        }
    }
}
