// loadview-no-view
import SwiftModel

/// The rule of the page `LoadViewMissingViewRule.md`, beside this file.
public struct LoadViewMissingViewRule: Rule {
    public static let id = "loadview-no-view"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for (function, declaration, own) in context.loadViewOverrides {
            guard context.project.isWholeAncestryKnown(of: own), context.hasPlainView(own), returns(function, context),
                let summary = context.summary(of: function),
                !context.followedEvents(of: summary, on: own).contains(where: { maySetView($0, own, context) }),
                !setsInGetter(own, context)
            else { continue }
            context.report(
                declaration.nameRange, "\(own)'s loadView() never sets view.",
                cure: "Set view, or override viewDidLoad() instead.")
        }
    }

    private func returns(_ function: FunctionScope, _ context: RuleContext) -> Bool {
        let graph = context.graph(of: function)
        return graph.reachable[graph.exit]
    }

    private func maySetView(_ event: FollowedEvent, _ own: NominalType, _ context: RuleContext) -> Bool {
        switch event.event.kind {
        case .assignment:
            // A tuple or a key path may name anything.
            guard event.event.target.path != nil else { return true }
            guard let target = event.target, target.isOfSelf, target.names.count == 1 else { return false }
            return ["view", "tableView", "collectionView"].contains(target.names[0])
        case .call:
            if event.event.receiver == .name("super"), event.name == "loadView" { return true }
            // Somebody else gets the controller, or a method of it is called that nobody knows.
            if event.arguments.contains(AccessPath(root: .selfValue, names: [])) { return !isKnown(event, context) }
            return isUnknownMethod(event, own, context)
        case .local, .result: return false
        }
    }

    /// Whether the project has the function that is called, so that its events follow.
    private func isKnown(_ event: FollowedEvent, _ context: RuleContext) -> Bool {
        if let owner = event.receiverType.nominal {
            let members = context.project.members(named: event.name, of: owner)
            // `addTarget(self, …)`, `UITapGestureRecognizer(target: self, …)` of UIKit keep it, but set nothing.
            return members.contains { $0.function?.accepts(labels: event.event.labels) == true && isHarmless($0) }
        }
        guard event.event.receiver == nil else { return false }
        if event.name.first?.isUppercase == true {
            return context.project.members(named: "init", of: NominalType(name: event.name, path: nil)).contains(
                where: \.isOfFramework)
        }
        return !context.project.global(named: event.name, from: event.function.path).isEmpty
    }

    private func isHarmless(_ member: MemberSymbol) -> Bool {
        !member.isOfFramework || !["loadNibNamed", "instantiate"].contains(member.name)
    }

    /// Whether a plain name is called that no class or file declares: it may be anybody's.
    private func isUnknownMethod(_ event: FollowedEvent, _ own: NominalType, _ context: RuleContext) -> Bool {
        guard event.event.receiver == .name("self") || (event.event.receiver == nil && event.receiver != nil) else { return false }
        return context.project.members(named: event.name, of: own).isEmpty
    }

    /// Whether the initial value or getter of a property of the class sets `view`: reading it in `loadView()` is enough.
    private func setsInGetter(_ own: NominalType, _ context: RuleContext) -> Bool {
        context.assignments.contains { site in
            guard context.path(of: site.target) == RuleContext.ownView,
                context.selfType(in: site.function) == own
            else { return false }
            switch site.function.outermost.kind {
            case .initialValue, .accessor, .subscriptAccessor: return true
            case .function, .closure, .topLevel: return false
            }
        }
    }
}
