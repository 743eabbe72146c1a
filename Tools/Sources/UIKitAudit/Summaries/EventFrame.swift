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
        var firstPlace: SummaryEvent.Place?
    }

    let function: CalledFunction
    /// What `self` is there: for dispatch the type that it is known to have.
    let selfPath: AccessPath?
    let selfType: NominalType?
    /// Parameters and locals that are storage of the asker's; nil for those that are not.
    var names: [String: AccessPath?]
    var nameTypes: [String: ResolvedType]
    let place: SummaryEvent.Place
    /// Where in the first function, that the asker calls itself, the way to here begins; nil in that function.
    let firstPlace: SummaryEvent.Place?
    let depth: Int
    let scope: NameScope

    init(
        function: CalledFunction, selfPath: AccessPath?, selfType: NominalType?, names: [String: AccessPath?],
        nameTypes: [String: ResolvedType], place: SummaryEvent.Place, firstPlace: SummaryEvent.Place? = nil, depth: Int,
        view: ProjectView
    ) {
        self.function = function
        self.selfPath = selfPath
        self.selfType = selfType
        self.names = names
        self.nameTypes = nameTypes
        self.place = place
        self.firstPlace = firstPlace
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
            firstPlace: firstPlace)
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
