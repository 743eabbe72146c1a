// A body that is followed.
import SwiftModel

/// What the names of a body mean to whoever asks.
struct EventFrame {
    /// Tells bodies apart without comparing what they do.
    struct Identity: Hashable {
        var path: String
        var start: Int
        var kind: FunctionSummary.Kind
        var name: String
    }

    /// Two frames that are equal here list the same events.
    struct Meaning: Hashable {
        var identity: Identity
        var selfPath: AccessPath?
        var selfType: NominalType?
        var names: [String: AccessPath?]
        var nameTypes: [String: ResolvedType]
        var place: SummaryEvent.Place
        var refused: Set<String>
        var isRefused: Bool
    }

    let function: CalledFunction
    /// What `self` is there: for dispatch the type that it is known to have.
    let selfPath: AccessPath?
    let selfType: NominalType?
    /// Parameters and locals that are storage of the asker's; nil for those that are not.
    var names: [String: AccessPath?]
    var nameTypes: [String: ResolvedType]
    let place: SummaryEvent.Place
    /// The calls that lead here from the function that the asker calls, the first first.
    var way: [FollowedEvent.Step] = []
    /// The parameters that are known to be false.
    var refused: Set<String> = []
    /// Whether the way to here is only gone where such a parameter is true.
    var isRefused = false
    let depth: Int
    let scope: NameScope

    init(
        function: CalledFunction, selfPath: AccessPath?, selfType: NominalType?, names: [String: AccessPath?],
        nameTypes: [String: ResolvedType], place: SummaryEvent.Place, depth: Int, view: ProjectView
    ) {
        self.function = function
        self.selfPath = selfPath
        self.selfType = selfType
        self.names = names
        self.nameTypes = nameTypes
        self.place = place
        self.depth = depth
        var types: [NominalType] = []
        if let owner = function.owner { types = view.outerTypes(of: owner) + [selfType ?? owner] }
        scope = NameScope(path: function.path, types: types, generics: Set(function.summary.generics))
    }

    var identity: Identity {
        Identity(
            path: function.path, start: function.summary.range.lowerBound, kind: function.summary.kind,
            name: function.summary.name)
    }

    var meaning: Meaning {
        Meaning(
            identity: identity, selfPath: selfPath, selfType: selfType, names: names, nameTypes: nameTypes, place: place,
            refused: refused, isRefused: isRefused)
    }

    /// Whether an event cannot happen, as this function or one on the way was told `false`.
    func refuses(_ event: SummaryEvent) -> Bool { isRefused || event.required.contains { refused.contains($0) } }

    /// The frame of what an event of this one calls.
    func leading(_ frame: EventFrame, from event: SummaryEvent) -> EventFrame {
        var frame = frame
        frame.way = way + [FollowedEvent.Step(path: function.path, range: event.range, name: event.name ?? "")]
        frame.isRefused = refuses(event)
        return frame
    }

    /// Whether a value is `false`, written so or handed on.
    func isFalse(_ value: ValueExpression) -> Bool {
        switch value {
        case .literal("Bool", "false"): true
        case .name(let name): refused.contains(name)
        default: false
        }
    }

    /// Whether the body has the asker's `self` as its own, or is handed it.
    var worksOnSelf: Bool {
        let own = AccessPath(root: .selfValue, names: [])
        return selfPath == own || names.values.contains { $0 == own }
    }

    /// Whether a plain name means a member of `self`.
    func isOwn(_ name: String, in view: ProjectView) -> Bool {
        guard let selfType else { return false }
        return !view.members(named: name, of: selfType).isEmpty
    }

    /// The asker's storage that a value is; nil for anything else.
    func path(of value: ValueExpression, in view: ProjectView) -> AccessPath? {
        switch value {
        case .cast(let inner, _, _), .unwrapped(let inner): return path(of: inner, in: view)
        default: break
        }
        guard let parts = value.path, let first = parts.first else { return nil }
        var result: AccessPath
        if first == "self" || first == "super" {
            guard let selfPath else { return nil }
            result = selfPath
        } else if let known = names[first] {
            guard let known else { return nil }
            result = known
        } else if var own = selfPath, isOwn(first, in: view) {
            own.names.append(first)
            result = own
        } else {
            return nil
        }
        result.names += parts.dropFirst()
        return result
    }

    func type(of value: ValueExpression, in view: ProjectView) -> ResolvedType {
        if let root = value.root {
            if let known = nameTypes[root] { return view.type(of: value, root: known, in: scope) }
            if names[root] != nil { return .unknown }
        }
        return view.type(of: value, in: scope)
    }
}
