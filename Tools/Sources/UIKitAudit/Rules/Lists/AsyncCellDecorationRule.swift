// cell-async-decorate
import SwiftModel

/// The rule of the page `AsyncCellDecorationRule.md`, beside this file.
public struct AsyncCellDecorationRule: Rule {
    public static let id = "cell-async-decorate"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for method in ListMethod.all(ListMethod.cells, in: context) {
            guard let body = method.function.body else { continue }
            var reported: Set<Int> = []
            for statement in body.statements {
                ModelNode.statement(statement).walk { node in
                    guard case .expression(let expression) = node, case .name = expression.kind,
                        let cell = context.binding(of: expression)?.local, cell.function === method.function,
                        isCell(cell, context), !isNeverReused(cell, context),
                        let closure = lateClosure(around: expression, in: method.function, cell, context)
                    else { return true }
                    if reported.insert(closure.id).inserted, !isChecked(closure, cell, context),
                        !renewsAnimator(closure, cell, context)
                    {
                        context.report(
                            expression.range, "\(cell.name) may show another row when this closure runs.",
                            cure: "Set it before the cell is returned, or ask the list for the cell at its index path.")
                    }
                    return true
                }
            }
        }
    }

    private func isCell(_ local: LocalVariable, _ context: RuleContext) -> Bool {
        if context.isSubclass(local.type, of: "UITableViewCell") == true { return true }
        if context.isSubclass(local.type, of: "UICollectionReusableView") == true { return true }
        // Of a class in another module; but a list has given it.
        guard let call = dequeued(local.value), let receiver = call.receiver else { return false }
        return context.isList(context.type(of: receiver))
    }

    /// Whether the cell is made here each time, with an identifier that this file asks no list for: it never shows another row.
    private func isNeverReused(_ local: LocalVariable, _ context: RuleContext) -> Bool {
        guard local.isLet, let call = local.value?.bare.asCall, case .type? = context.binding(of: call.callee) else { return false }
        guard let identifier = call.arguments.first(where: { $0.label == "reuseIdentifier" })?.value else { return false }
        let text = context.text(identifier.range)
        return !context.calls(named: "dequeueReusableCell").contains { site in
            site.call.arguments.first.map { context.text($0.value.range) == text } ?? true
        }
    }

    private func dequeued(_ value: Expression?) -> Call? {
        guard let bare = value?.bare else { return nil }
        if case .cast(let inner, _, _) = bare.kind { return dequeued(inner) }
        guard let call = bare.asCall, call.name == "dequeueReusableCell" else { return nil }
        return call
    }
}
