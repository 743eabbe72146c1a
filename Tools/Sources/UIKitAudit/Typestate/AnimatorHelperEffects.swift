// What helpers do to animators.
import SwiftModel

/// The steps of a called function and its helpers, in the caller's terms.
struct AnimatorHelperEffects {
    enum Step {
        case act(AccessPath, AnimatorAction, isSure: Bool)
        /// nil is assigned, or something that is not known.
        case assign(AccessPath, isNil: Bool, isSure: Bool)
    }

    var steps: [Step] = []
    /// It may do anything to what `self` holds.
    var forgetsSelf = false
    /// It may do anything to every local too.
    var forgetsAll = false

    init(of call: Call, reader: AnimatorReader) {
        let context = reader.context
        switch context.binding(of: call.callee) {
        case .localFunction?:
            forgetsAll = true
            return
        case .member(let members)?:
            if members.allSatisfy(\.isOfFramework) { return }
            let isClosure = members.contains { $0.property != nil }
            if isClosure || members.count > 1 {
                forgetsSelf = true
                return
            }
        case .global(let kinds, _)?:
            if kinds.contains(where: { if case .property = $0 { true } else { false } }) { forgetsSelf = true }
        case .type?: return
        case .local?:
            forgetsSelf = true
            return
        case .selfValue?, .superValue?, nil:
            // An own method that nothing is known of, say of a superclass in another module.
            forgetsSelf = call.receiver?.isSelf == true
            return
        }
        for event in context.followedEvents(of: call) { add(event, reader) }
    }

    private mutating func add(_ event: FollowedEvent, _ reader: AnimatorReader) {
        let isSure = event.place.isDisjoint(with: [.conditional, .inLoop, .inClosure, .inCompilation])
        switch event.event.kind {
        case .call:
            guard let path = event.receiver, reader.isAnimator(event.receiverType) else { return }
            var flag: Bool?
            if case .literal("Bool", let text)? = event.event.arguments.first {
                flag = text == "true" ? true : text == "false" ? false : nil
            }
            guard let action = AnimatorAction(method: event.name, flag: flag) else { return }
            steps.append(.act(path, action, isSure: isSure))
        case .assignment:
            if event.name == "fractionComplete", let path = event.receiver, reader.isAnimator(event.receiverType) {
                steps.append(.act(path, .scrub, isSure: isSure))
            } else if let target = event.target, let owner = event.receiverType.nominal,
                let member = reader.context.project.members(named: event.name, of: owner, isStatic: false).asValue,
                reader.isAnimator(reader.context.project.type(of: member))
            {
                let isNil = event.event.arguments.first == .literal("nil", "nil")
                steps.append(.assign(target, isNil: isNil, isSure: isSure))
            }
        case .local, .result: break
        }
    }
}
