// Views that are added to a controller's view.
import SwiftModel

/// A view that is added to the view of a controller, which is an effect view.
struct EffectRootAddition {
    let addition: ViewAddition
    let receiver: Expression
    let root: EffectRoot
    /// The class that the code knows the controller by.
    let controller: NominalType

    /// Whether a superclass of it made the effect view its view.
    var isInherited: Bool { root.owner != controller }
}

extension RuleContext {
    /// The additions to effect views that are controllers' views, and that the types do not tell.
    var effectRootAdditions: [EffectRootAddition] {
        let finder = EffectRootFinder(self)
        return additions.compactMap { addition in
            guard let receiver = addition.receiver, effectViewClass(type(of: receiver)) == nil, isPlain(addition),
                let (controller, root) = root(below: receiver, addition, finder),
                !asksForEffectView(path(of: receiver), in: addition.function), runsOnNewSystems(addition.expression)
            else { return nil }
            return EffectRootAddition(addition: addition, receiver: receiver, root: root, controller: controller)
        }
    }

    private func root(
        below receiver: Expression, _ addition: ViewAddition, _ finder: EffectRootFinder
    ) -> (NominalType, EffectRoot)? {
        if path(of: receiver) == Self.ownView {
            guard let own = selfType(in: addition.function), project.isSubclass(own, of: "UIViewController") == true
            else { return nil }
            return finder.root(at: addition.expression).map { (own, $0) }
        }
        // `overlay.view`
        guard case .member(let member) = receiver.bare.kind, member.name == "view", let base = member.base,
            let controller = type(of: base).nominal
        else { return nil }
        return finder.root(of: controller).map { (controller, $0) }
    }

    /// Names the content view in place of a receiver.
    func contentViewFix(_ found: EffectRootAddition, isSafe: Bool) -> Fix {
        let receiver = found.receiver
        if let text = propertyText(found) {
            return Fix(
                title: "Add to \(text).contentView", edits: [edit(receiver.range, text + ".contentView")], isSafe: isSafe)
        }
        return Fix(
            title: "Add to the content view",
            edits: [edit(receiver.range, "(\(bareText(receiver)) as! UIVisualEffectView).contentView")], isSafe: isSafe)
    }

    /// The property that holds the effect view, as it is to be written in place of `view`; nil where there is none in reach.
    private func propertyText(_ found: EffectRootAddition) -> String? {
        guard let name = found.root.property, path(of: found.receiver) == Self.ownView,
            found.receiver.bare.asMember?.name ?? found.receiver.bare.asName == "view",
            let member = project.members(named: name, of: found.controller, isStatic: false).asValue,
            let property = member.property, !property.isComputed,
            member.path == file.source.path || property.modifiers.isDisjoint(with: [.private, .fileprivate])
        else { return nil }
        let isHidden = locals(of: found.addition.function).contains { $0.name == name }
        let base: String
        switch found.receiver.bare.kind {
        case .member(let receiver): base = receiver.base.map { text($0.range) + "." } ?? ""
        default: base = isHidden ? "self." : ""
        }
        return base + name + (project.type(of: member).isOptional ? "?" : "")
    }
}
