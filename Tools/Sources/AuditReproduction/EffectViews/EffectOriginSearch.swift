// What a value that hides an effect view was made as.
import SwiftModel
import UIKitAudit

/// Goes back from an expression to the one that makes its effect view.
struct EffectOriginSearch {
    let scene: FindingScene

    /// The effect and the class; `UIVisualEffectView` without an effect where the way back is not told.
    func origin(of expression: Expression, in context: RuleContext) -> (effect: String, type: NominalType) {
        search([.expression(expression)], context, 0) ?? (
            EffectText.unknown, NominalType(name: "UIVisualEffectView", path: nil)
        )
    }

    /// The effect that a called function makes its result with.
    func result(of call: Expression, in context: RuleContext) -> String {
        let (body, other) = behind(call.bare, context)
        return search(body, other, 1)?.0 ?? EffectText.unknown
    }

    private func search(_ nodes: [ModelNode], _ context: RuleContext, _ depth: Int) -> (String, NominalType)? {
        guard depth < 6 else { return nil }
        for node in nodes {
            var found: (String, NominalType)?
            node.walk { node in
                guard found == nil, case .expression(let expression) = node else { return found == nil }
                if let type = context.effectViewClass(context.type(of: expression)) {
                    found = (EffectText(scene: scene).effect(of: expression, in: context), type)
                }
                return found == nil
            }
            if let found { return found }
        }
        for node in nodes {
            guard case .expression(let expression) = node else { continue }
            let (next, other) = behind(expression.bare, context)
            if let found = search(next, other, depth + 1) { return found }
        }
        return nil
    }

    /// What gives a variable its value, or a function its result.
    private func behind(_ expression: Expression, _ context: RuleContext) -> ([ModelNode], RuleContext) {
        if let call = expression.asCall {
            guard let function = context.summaries(of: call).first,
                let other = scene.project.context(of: function.path),
                let body = other.functions.first(where: { $0.function?.nameRange == function.summary.range })?.body
            else { return ([], context) }
            return (body.statements.map { .statement($0) }, other)
        }
        if let (value, other) = SourceValue(scene: scene).value(of: expression, in: context) {
            return ([.expression(value)], other)
        }
        guard let member = context.binding(of: expression)?.property, let other = scene.project.context(of: member.path)
        else {
            return ([], context)
        }
        // A computed property.
        let variables = other.types.flatMap(\.declaration.variables)
        let body = variables.first { $0.nameRange == member.property?.range }?.accessors.first { $0.kind == .get }?.body
        return ((body?.statements ?? []).map { .statement($0) }, other)
    }
}
