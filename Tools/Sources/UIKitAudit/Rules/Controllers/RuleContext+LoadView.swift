// What the rules about loadView ask.
import SwiftModel

extension RuleContext {
    /// The overrides of `loadView()` by controllers in this file, each with its class.
    var loadViewOverrides: [(function: FunctionScope, declaration: FunctionDeclaration, own: NominalType)] {
        functions.compactMap { function in
            guard function.isMethod("loadView()"), let declaration = function.function,
                declaration.modifiers.contains(.override), declaration.body != nil, let own = selfType(in: function),
                project.isSubclass(own, of: "UIViewController") == true
            else { return nil }
            return (function, declaration, own)
        }
    }

    /// Whether an event sets `self.view`, itself or by a method that it calls.
    func setsOwnView(_ event: FlowEvent) -> Bool {
        if let assignment = event.assignment { return path(of: assignment.target) == Self.ownView }
        guard let call = event.call, call.receiver?.isSuper != true else { return false }
        return followedEvents(of: call).contains {
            $0.event.kind == .assignment && $0.target == Self.ownView
                && $0.place.isDisjoint(with: [.conditional, .inClosure])
        }
    }

    /// Whether a class itself has an `init(coder:)` that does more than refuse.
    func canBeDecoded(_ type: NominalType) -> Bool {
        let refusals: Set<String> = ["fatalError", "preconditionFailure"]
        return project.members(named: "init", of: type).contains { member in
            guard member.owner == type, let function = member.function, function.parameters.map(\.label) == ["coder"] else {
                return false
            }
            return !function.events.contains { $0.kind == .call && $0.receiver == nil && refusals.contains($0.name ?? "") }
        }
    }

    /// The name of the nearest class of a framework above a class; nil where the chain is not known. Those below UIViewController
    /// make their view themselves.
    func frameworkClass(of type: NominalType) -> String? {
        guard project.isWholeAncestryKnown(of: type) else { return nil }
        return project.ancestry(of: type).first { !$0.isInProject }?.name
    }
}
