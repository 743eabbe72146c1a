// scope-async-use
import SwiftModel

/// The rule of the page `ScopeAsyncUseRule.md`, beside this file.
public struct ScopeAsyncUseRule: Rule {
    public static let id = "scope-async-use"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for start in context.scopeStarts where !context.isDerived(start) {
            guard let state = ScopeTypestate(start, in: context), state.isStoppedSomewhere else { continue }
            var reported: Set<Int> = []
            for event in state.eventsWhileOpen {
                guard let expression = event.expression, state.isStopped(after: expression) else { continue }
                for use in laterUses(expression, start, state, context) where reported.insert(use.id).inserted {
                    context.report(
                        use.range, "The file is opened later, and the access has been stopped by then.",
                        cure: "Stop where the work ends: in the closure, in a completion, or when the player is let go.",
                        flow: [context.step(start.nameRange, "access starts here")], certainty: start.certainty)
                }
            }
        }
    }

    private static let players: Set<String> = ["AVPlayer", "AVQueuePlayer", "AVPlayerItem"]
    private static let assets: Set<String> = ["AVAsset", "AVURLAsset"]

    private func laterUses(
        _ expression: Expression, _ start: ScopeCall, _ state: ScopeTypestate, _ context: RuleContext
    ) -> [Expression] {
        switch expression.kind {
        case .closure(let closure):
            guard isAsynchronous(expression, context), !waits(expression, state, context) else { return [] }
            let inside = expression.range
            let own = context.calls(named: RuleContext.scopeStart, RuleContext.scopeStop)
            if own.contains(where: { inside.contains($0.expression.range.lowerBound) }) { return [] }
            return closure.body.statements.flatMap { context.fileUses(of: start.url, in: .statement($0)) }
        case .call(let call):
            if call.name == "uploadTask", let file = call.argument("fromFile"), context.means(file, start.url),
                let receiver = call.receiver, context.type(of: receiver).nominal?.name == "URLSession"
            {
                return [file]
            }
            guard case .type(let type)? = context.binding(of: call.callee), let owner = type.nominal, !owner.isInProject,
                let file = call.argument("url"), context.means(file, start.url)
            else { return [] }
            if Self.players.contains(owner.name) { return [file] }
            return Self.assets.contains(owner.name) && isPlayed(expression, context) ? [file] : []
        default: return []
        }
    }

    /// Whether the closure goes to something that runs it after its caller goes on.
    private func isAsynchronous(_ closure: Expression, _ context: RuleContext) -> Bool {
        guard case .expression(let outer)? = context.parent(of: closure), case .call(let call) = outer.kind else { return false }
        switch call.name {
        case "Task", "detached":
            if call.name == "Task", context.binding(of: call.callee)?.local != nil { return false }
            return context.isDiscarded(outer)
        case "async", "asyncAfter", "addOperation":
            guard let receiver = call.receiver, let owner = context.type(of: receiver).nominal, !owner.isInProject else {
                return false
            }
            return owner.name == "DispatchQueue" || owner.name == "OperationQueue"
        default: return false
        }
    }

    /// Whether the function waits for the closure before it stops.
    private func waits(_ closure: Expression, _ state: ScopeTypestate, _ context: RuleContext) -> Bool {
        context.calls.contains { site in
            guard site.function.outermost === state.outermost, site.expression.range.lowerBound > closure.range.upperBound else {
                return false
            }
            return site.name.hasPrefix("wait") || site.name == "sync"
        }
    }

    /// Whether an asset goes to a player or is kept.
    private func isPlayed(_ asset: Expression, _ context: RuleContext) -> Bool {
        switch context.parent(of: asset) {
        case .expression(let outer)?:
            switch outer.kind {
            case .call(let call): return isPlayer(call, context)
            case .assignment(let target, _, _): return context.binding(of: target)?.property != nil
            default: return false
            }
        case .statement(let statement)?:
            guard case .declaration(.variable(let variable)) = statement.kind else {
                if case .returns = statement.kind { return true }
                return false
            }
            return context.calls.contains { site in
                isPlayer(site.call, context)
                    && site.call.arguments.contains { context.binding(of: $0.value.bare)?.local?.range == variable.nameRange }
            }
        case nil: return false
        }
    }

    private func isPlayer(_ call: Call, _ context: RuleContext) -> Bool {
        guard case .type(let type)? = context.binding(of: call.callee), let owner = type.nominal else { return false }
        return !owner.isInProject && Self.players.contains(owner.name)
    }
}
