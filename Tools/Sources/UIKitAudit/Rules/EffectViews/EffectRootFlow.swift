// What `view` is in the course of a method.
import SwiftModel

/// Follows the assignments to `self.view` through a function of a controller.
struct EffectRootFlow: FlowAnalysis {
    enum State: Hashable {
        /// As it was when the function was called.
        case entry
        case effect(EffectRoot)
        case other
    }

    let context: RuleContext
    let own: NominalType
    let initial: State

    /// Before `loadView`, and before the assignment in a method that sets `view` itself, it is none or another.
    init(_ context: RuleContext, own: NominalType, function: FunctionScope) {
        self.context = context
        self.own = own
        let sets = context.summary(of: function).map { context.setsView($0.summary) } ?? false
        initial = sets || function.isMethod("loadView()") ? .other : .entry
    }

    func transfer(_ event: FlowEvent, _ state: inout State) {
        if let assignment = event.assignment {
            guard context.path(of: assignment.target) == RuleContext.ownView else { return }
            guard let effect = context.effectViewClass(context.type(of: assignment.value)), context.addsPlainly(effect) else {
                state = .other
                return
            }
            var property: String?
            if let path = context.path(of: assignment.value), path.isOfSelf, path.names.count == 1 { property = path.names[0] }
            state = .effect(
                EffectRoot(
                    effect: effect, owner: own, path: context.file.source.path, range: event.range, property: property))
        } else if let call = event.call, call.receiver.map({ $0.isSelf || $0.isSuper }) ?? true {
            let roots = context.roots(after: context.followedEvents(of: call))
            guard let first = roots.first else { return }
            if let first, roots.allSatisfy({ $0 != nil }) { state = .effect(first) } else { state = .other }
        }
    }

    func join(_ state: inout State, _ other: State) { if state != other { state = .other } }
}
