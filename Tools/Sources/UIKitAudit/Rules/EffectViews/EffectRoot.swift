// Controllers whose view is an effect view.
import SwiftModel

/// That a controller's `view` is an effect view, and where it becomes one.
package struct EffectRoot: Hashable {
    /// The effect view's class.
    package var effect: NominalType
    /// The class whose code sets `view`.
    package var owner: NominalType
    /// The file and bytes of the assignment.
    package var path: String
    package var range: Range<Int>
    /// The property of `self` that holds the effect view, if one does.
    var property: String?
    /// Whether it is there from `loadView()` on, before any other method runs.
    var isFromLoadView = true
}

extension RuleContext {
    /// `self.view`.
    static var ownView: AccessPath { AccessPath(root: .selfValue, names: ["view"]) }

    /// The effect view that a controller's class or its superclasses set as `view`; nil where the view is, or may be, another.
    func effectRoot(of type: NominalType) -> EffectRoot? {
        guard type.isInProject, project.isSubclass(type, of: "UIViewController") == true, hasPlainView(type) else { return nil }
        var candidates: [EffectRoot?] = []
        if let method = methods(named: "loadView", of: type).first { candidates = roots(of: method, on: type) }
        for ancestor in project.ancestry(of: type) where ancestor.isInProject {
            for method in settingView(in: ancestor) {
                let others = roots(of: method, on: type).map { root in
                    var root = root
                    root?.isFromLoadView = false
                    return root
                }
                // Elsewhere than where a view begins it may be set at any time.
                let isEarly = ["viewDidLoad", "init", "awakeFromNib"].contains(method.summary.name)
                if others.contains(nil) || (candidates.isEmpty && !isEarly) { return nil }
                candidates += others
            }
        }
        guard let first = candidates.first, candidates.allSatisfy({ $0 != nil }) else { return nil }
        return first
    }

    /// Whether any code of a class, its superclasses and their extensions sets `view`.
    func setsViewAnywhere(_ type: NominalType) -> Bool {
        project.ancestry(of: type).contains { ancestor in
            (project.entry(ancestor)?.parts ?? []).contains { part in
                part.summary.functions.contains(where: setsView)
                    || part.summary.properties.contains { $0.accessors.contains(where: setsView) }
            }
        }
    }

    /// Whether `view` is UIViewController's own property.
    func hasPlainView(_ type: NominalType) -> Bool {
        let members = project.members(named: "view", of: type, isStatic: false)
        return !members.isEmpty && members.allSatisfy { $0.isOfFramework && $0.owner.name == "UIViewController" }
    }

    /// What can be `view` when a method is through: nil stands for another than an effect view. Empty where it does not set it.
    private func roots(of method: CalledFunction, on type: NominalType) -> [EffectRoot?] {
        roots(after: followedEvents(of: method, on: type))
    }

    /// What `self.view` can be after events.
    func roots(after events: [FollowedEvent]) -> [EffectRoot?] {
        var result: [EffectRoot?] = []
        for event in events {
            let isSure = event.place.isDisjoint(with: [.conditional, .inClosure, .inLoop])
            if event.event.kind == .assignment, event.target == Self.ownView {
                if isSure { result = [] }
                result.append(root(event))
            } else if event.event.kind == .call, event.name == "loadView", event.event.receiver == .name("super"),
                event.function.owner.map(inheritsLoadViewOfUIKit) ?? false
            {
                if isSure { result = [] }
                result.append(nil)
            }
        }
        return result
    }

    private func root(_ event: FollowedEvent) -> EffectRoot? {
        guard let type = event.argumentTypes.first, let effect = effectViewClass(type), addsPlainly(effect),
            let owner = event.function.owner
        else { return nil }
        var property: String?
        if let path = event.arguments.first ?? nil, path.isOfSelf, path.names.count == 1 { property = path.names[0] }
        return EffectRoot(
            effect: effect, owner: owner, path: event.function.path, range: event.event.range, property: property)
    }

    /// Whether `super.loadView()` in a class is UIKit's.
    private func inheritsLoadViewOfUIKit(_ owner: NominalType) -> Bool {
        guard case .known(let parent) = project.superclass(of: owner) else { return true }
        return project.members(named: "loadView", of: parent, isStatic: false).allSatisfy(\.isOfFramework)
    }

    /// The methods and accessors of a class, `loadView` and what it calls aside, that assign to `view`.
    private func settingView(in type: NominalType) -> [CalledFunction] {
        var result: [CalledFunction] = []
        for part in project.entry(type)?.parts ?? [] {
            let accessors = part.summary.properties.flatMap(\.accessors)
            for function in part.summary.functions + accessors where setsView(function) && function.name != "loadView" {
                result.append(CalledFunction(summary: function, owner: type, path: part.path))
            }
        }
        guard !result.isEmpty, let loadView = methods(named: "loadView", of: type).first else { return result }
        let called = Set(followedEvents(of: loadView, on: type).map(\.function))
        return result.filter { !called.contains($0) }
    }

    /// Whether a function assigns to a `view` of its own.
    func setsView(_ function: FunctionSummary) -> Bool {
        function.events.contains { event in
            guard event.kind == .assignment, let path = event.target.path else { return false }
            return path == ["view"] || path == ["self", "view"]
        }
    }
}
