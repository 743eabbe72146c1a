// drag-empty-items
import SwiftModel

/// The rule of the page `EmptyDragItemsRule.md`, beside this file.
public struct EmptyDragItemsRule: Rule {
    public static let id = "drag-empty-items"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for method in ListMethod.all(["tableView(_:itemsForBeginning:at:)"], in: context) {
            guard let type = context.selfType(in: method.function) else { continue }
            let signatures = Set(context.methods(named: "tableView", of: type, includingInherited: true))
            guard signatures.contains("tableView(_:moveRowAt:to:)"), !signatures.contains("tableView(_:canMoveRowAt:)") else {
                continue
            }
            for value in results(of: method.function, context) { checkResult(value, context, depth: 0) }
        }
    }

    private func results(of function: FunctionScope, _ context: RuleContext) -> [Expression] {
        guard let body = function.body else { return [] }
        if body.statements.count == 1, case .expression(let only) = body.statements[0].kind { return [only] }
        var found: [Expression] = []
        for statement in body.statements {
            ModelNode.statement(statement).walk { node in
                if case .statement(let inner) = node, case .returns(let value?) = inner.kind,
                    context.function(of: inner) === function
                {
                    found.append(value)
                }
                return true
            }
        }
        return found
    }

    private func checkResult(_ value: Expression, _ context: RuleContext, depth: Int) {
        let bare = value.bare
        guard depth < 8 else { return }
        switch bare.kind {
        case .array(let elements) where elements.isEmpty: report(bare, context)
        case .call(let call) where call.arguments.isEmpty && call.callee.asClosure == nil:
            // `[UIDragItem]()`
            if call.receiver == nil, case .metatype(.array) = context.type(of: call.callee) { report(bare, context) }
        case .ternary(_, let first, let second):
            checkResult(first, context, depth: depth + 1)
            checkResult(second, context, depth: depth + 1)
        case .name:
            if let local = context.binding(of: bare)?.local, local.isLet, case .variable = local.kind, let made = local.value {
                checkResult(made, context, depth: depth + 1)
            }
        default: break
        }
    }

    private func report(_ value: Expression, _ context: RuleContext) {
        context.report(
            value.range, "No items do not keep the row in its place: the table view moves it, for it has moveRowAt.",
            cure: "Return false from tableView(_:canMoveRowAt:) for the row.")
    }
}

extension RuleContext {
    /// The signatures of the methods of this name that the project gives a class: its own, by extensions and by superclasses.
    func methods(named name: String, of type: NominalType, includingInherited: Bool) -> [String] {
        let types = includingInherited ? project.ancestry(of: type) : [type]
        return types.flatMap { one -> [String] in
            guard one.isInProject, let entry = project.entry(one) else { return [] }
            return entry.parts.flatMap { $0.summary.functions.filter { $0.name == name }.map(\.signature) }
        }
    }
}
