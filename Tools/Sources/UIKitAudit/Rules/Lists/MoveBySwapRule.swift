// move-swap
import SwiftModel

/// The rule of the page `MoveBySwapRule.md`, beside this file.
public struct MoveBySwapRule: Rule {
    public static let id = "move-swap"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for method in ListMethod.all(ListMethod.moves, in: context) {
            for site in context.calls(named: "swapAt") where context.runs(site.function, within: method.function) {
                checkSwapAt(site, method, context)
            }
            for site in context.calls(named: "swap") where context.runs(site.function, within: method.function) {
                guard site.call.receiver == nil, context.binding(of: site.call.callee) == nil, site.call.arguments.count == 2,
                    let name = site.call.nameRange
                else { continue }
                let ends = site.call.arguments.compactMap { argument -> MoveIndex.End? in
                    guard case .subscripting(_, let arguments) = argument.value.bare.kind, let index = arguments.first?.value
                    else { return nil }
                    return MoveIndex(index, method, context)?.end
                }
                guard Set(ends) == [.source, .destination] else { continue }
                report(name, [], context)
            }
        }
    }

    private func checkSwapAt(_ site: FileIndex.CallSite, _ method: ListMethod, _ context: RuleContext) {
        guard let receiver = site.call.receiver, let name = site.call.nameRange, site.call.arguments.count == 2,
            context.binding(of: site.call.callee)?.members.isEmpty ?? true,
            let first = MoveIndex(site.call.arguments[0].value, method, context),
            let second = MoveIndex(site.call.arguments[1].value, method, context), first.end != second.end
        else { return }
        guard case .array = context.type(of: receiver).unwrapped else { return }
        var fixes: [Fix] = []
        if let statement = context.statement(of: site.expression), case .expression(let whole) = statement.kind,
            whole === site.expression, receiver.bare === receiver
        {
            let isForward = first.end == .source
            let from = context.text(site.call.arguments[isForward ? 0 : 1].value.range)
            let to = context.text(site.call.arguments[isForward ? 1 : 0].value.range)
            let list = context.text(receiver.range)
            fixes = [
                Fix(
                    title: "Remove and insert",
                    edits: [context.edit(whole.range, "\(list).insert(\(list).remove(at: \(from)), at: \(to))")])
            ]
        }
        report(name, fixes, context)
    }

    private func report(_ name: Range<Int>, _ fixes: [Fix], _ context: RuleContext) {
        context.report(
            name, "Exchanging two elements is not what moving a row does: the model gets another order than the screen.",
            cure: "Remove the element at the source and insert it at the destination.", fixes: fixes)
    }
}
