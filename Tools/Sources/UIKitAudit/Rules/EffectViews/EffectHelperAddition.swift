// Helpers that add views to what they are handed.
import SwiftModel

/// A call that hands an effect view to a function which adds views to it.
struct EffectHelperAddition {
    /// The effect view: an argument, or what the function is called on.
    let view: Expression
    let effect: NominalType
    /// Where the finding stands.
    let range: Range<Int>
    let helper: CalledFunction
    /// The function that adds, and where.
    let adding: FollowedEvent
}

extension RuleContext {
    /// The calls that hand an effect view, plainly typed, to a function that knows it as another view and adds to it.
    var effectHelperAdditions: [EffectHelperAddition] {
        var result: [EffectHelperAddition] = []
        for site in calls {
            var handed: [(view: Expression, range: Range<Int>)] = site.call.arguments.map { ($0.value, $0.value.range) }
            if let receiver = site.call.receiver, let range = site.call.nameRange { handed.append((receiver, range)) }
            for (view, range) in handed {
                guard let effect = effectViewClass(type(of: view)), addsPlainly(effect), !view.isSuper,
                    let (helper, adding) = adding(site.call, to: view), runsOnNewSystems(site.expression)
                else { continue }
                result.append(
                    EffectHelperAddition(view: view, effect: effect, range: range, helper: helper, adding: adding))
            }
        }
        return result
    }

    private func adding(_ call: Call, to view: Expression) -> (CalledFunction, FollowedEvent)? {
        let found = summaries(of: call)
        guard found.count == 1, let path = path(of: view) else { return nil }
        let isReceiver = call.receiver === view
        let additions = followedEvents(of: call).filter { isAddition($0, to: path, isReceiver: isReceiver) && isSure($0) }
        guard let addition = additions.first, !knowsEffectViews(addition.function), !knowsEffectViews(found[0]) else { return nil }
        return (found[0], addition)
    }

    private func isAddition(_ event: FollowedEvent, to path: AccessPath, isReceiver: Bool) -> Bool {
        guard event.event.kind == .call else { return false }
        let names: Set<String> = ["addSubview", "insertSubview"]
        if names.contains(event.name) { return event.receiver == path && !isKnownThere(event) }
        guard isReceiver, event.depth == 0, event.name == "forEach", !isKnownThere(event) else { return false }
        return event.event.arguments.contains { argument in
            guard let names = argument.path else { return false }
            return names == ["addSubview"] || names == ["self", "addSubview"]
        }
    }

    /// Whether the helper itself declares what it adds to as an effect view: then the finding is there.
    private func isKnownThere(_ event: FollowedEvent) -> Bool {
        let function = event.function
        if let name = event.event.receiver?.root, name != "self" {
            guard let parameter = function.summary.parameters.first(where: { $0.name == name }) else { return false }
            let scope = NameScope(
                path: function.path, types: function.owner.map { [$0] } ?? [], generics: Set(function.summary.generics))
            return effectViewClass(project.resolve(parameter.type, in: scope)) != nil
        }
        return function.owner.map { project.isSubclass($0, of: "UIVisualEffectView") == true } ?? false
    }

    /// Whether the event happens whenever the helper is called: on all paths, or for each of some views.
    private func isSure(_ event: FollowedEvent) -> Bool {
        if event.place.contains(.inClosure) {
            return event.function.summary.events.contains {
                $0.kind == .call && $0.name == "forEach" && $0.range.contains(event.event.range.lowerBound)
                    && $0.range.lowerBound < event.event.range.lowerBound
            }
        }
        return event.place.contains(.inLoop) || !event.place.contains(.conditional)
    }

    /// Whether a helper looks for effect views itself, or chooses a content view.
    private func knowsEffectViews(_ function: CalledFunction) -> Bool {
        function.summary.events.contains { event in
            ([event.target] + event.arguments).contains(where: mentionsEffectView)
        }
    }

    private func mentionsEffectView(_ value: ValueExpression) -> Bool {
        switch value {
        case .name(let name): name == "contentView"
        case .member(let base, let name): name == "contentView" || base.map(mentionsEffectView) ?? false
        case .call(let inner, _), .subscripting(let inner), .unwrapped(let inner), .optional(let inner), .closure(let inner):
            mentionsEffectView(inner)
        case .cast(let inner, let type, _): type.plainName == "UIVisualEffectView" || mentionsEffectView(inner)
        case .either(let first, let second): mentionsEffectView(first) || mentionsEffectView(second)
        case .array(let elements): elements.contains(where: mentionsEffectView)
        case .type, .dictionary, .literal, .unknown: false
        }
    }
}
