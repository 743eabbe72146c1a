// Following helpers.
import SwiftModel

/// Lists the events of a function and of what it calls, in the terms of whoever asks.
struct EventFollower {
    /// What the names of a body mean to whoever asks.
    struct Frame {
        var function: CalledFunction
        /// What `self` is there: for dispatch the type that it is known to have.
        var selfPath: AccessPath?
        var selfType: NominalType?
        /// Parameters and locals that are storage of the asker's; nil for those that are not.
        var names: [String: AccessPath?]
        var nameTypes: [String: ResolvedType]
        var place: SummaryEvent.Place
        var depth: Int
    }

    static let depthLimit = 6
    let view: ProjectView
    private var active: [CalledFunction] = []
    private(set) var events: [FollowedEvent] = []
    /// No function is worth more.
    private var budget = 4000

    init(view: ProjectView) { self.view = view }

    mutating func follow(_ frame: Frame) {
        guard frame.depth < Self.depthLimit, !active.contains(frame.function) else { return }
        active.append(frame.function)
        defer { active.removeLast() }
        var frame = frame
        for event in frame.function.summary.events {
            budget -= 1
            guard budget > 0 else { return }
            step(event, &frame)
        }
    }

    private func scope(_ frame: Frame) -> NameScope {
        var types: [NominalType] = []
        if let owner = frame.function.owner { types = view.outerTypes(of: owner) + [frame.selfType ?? owner] }
        return NameScope(path: frame.function.path, types: types, generics: Set(frame.function.summary.generics))
    }

    private mutating func step(_ event: SummaryEvent, _ frame: inout Frame) {
        let receiver: AccessPath?
        var receiverType = ResolvedType.unknown
        if let base = event.receiver {
            receiver = path(base, frame)
            receiverType = type(base, frame)
        } else if case .name(let name) = event.target, frame.names[name] == nil, isOwn(name, frame) {
            receiver = frame.selfPath
            receiverType = frame.selfType.map { .nominal($0, []) } ?? .unknown
        } else {
            receiver = nil
        }
        events.append(
            FollowedEvent(
                event: event, function: frame.function, receiver: receiver, target: path(event.target, frame),
                arguments: event.arguments.map { path($0, frame) }, argumentTypes: event.arguments.map { type($0, frame) },
                receiverType: receiverType, place: event.place.union(frame.place), depth: frame.depth))
        switch event.kind {
        case .local:
            if let name = event.name, let value = event.arguments.first {
                frame.names[name] = .some(path(value, frame))
                frame.nameTypes[name] = type(value, frame)
            }
        case .call: call(event, receiver, receiverType, frame)
        case .assignment: assign(event, receiver, receiverType, frame)
        case .result: break
        }
    }

    // MARK: Paths and types

    private func isOwn(_ name: String, _ frame: Frame) -> Bool {
        guard let type = frame.selfType else { return false }
        return !view.members(named: name, of: type).isEmpty
    }

    private func path(_ value: ValueExpression, _ frame: Frame) -> AccessPath? {
        switch value {
        case .cast(let inner, _, _): return path(inner, frame)
        case .unwrapped(let inner): return path(inner, frame)
        default: break
        }
        guard let names = value.path, let first = names.first else { return nil }
        var result: AccessPath
        if first == "self" || first == "super" {
            guard let own = frame.selfPath else { return nil }
            result = own
        } else if let known = frame.names[first] {
            guard let known else { return nil }
            result = known
        } else if isOwn(first, frame), var own = frame.selfPath {
            own.names.append(first)
            result = own
        } else {
            return nil
        }
        result.names += names.dropFirst()
        return result
    }

    private func type(_ value: ValueExpression, _ frame: Frame) -> ResolvedType {
        if let root = value.root, let known = frame.nameTypes[root] {
            return view.type(of: value, root: known, in: scope(frame))
        }
        if let root = value.root, frame.names[root] != nil { return .unknown }
        return view.type(of: value, in: scope(frame))
    }

    // MARK: Going on

    private mutating func call(
        _ event: SummaryEvent, _ receiver: AccessPath?, _ receiverType: ResolvedType, _ frame: Frame
    ) {
        guard let name = event.name else { return }
        let isSuper = event.receiver == .name("super")
        var owner: NominalType?
        if event.receiver == nil || event.receiver == .name("self") {
            owner = frame.selfType
        } else if isSuper {
            if let own = frame.function.owner, case .known(let parent) = view.superclass(of: own) { owner = parent }
        } else {
            owner = receiverType.nominal
        }
        var found: [CalledFunction] = []
        if let owner {
            found = view.members(named: name, of: owner, isStatic: nil).compactMap { member in
                member.function.map { CalledFunction(summary: $0, owner: member.owner, path: member.path) }
            }
        }
        if found.isEmpty, event.receiver == nil {
            found = view.global(named: name, from: frame.function.path).compactMap { global in
                if case .function(let function) = global.kind {
                    return CalledFunction(summary: function, owner: nil, path: global.path)
                }
                return nil
            }
        }
        found = found.filter { $0.summary.accepts(labels: event.labels) && !$0.path.isEmpty }
        guard found.count == 1, let function = found.first else { return }
        var names: [String: AccessPath?] = [:]
        var types: [String: ResolvedType] = [:]
        for (parameter, position) in function.summary.match(labels: event.labels) {
            names[parameter.name] = .some(path(event.arguments[position], frame))
            let known = type(event.arguments[position], frame)
            types[parameter.name] =
                known.isKnown ? known : view.resolve(parameter.type, in: NameScope(path: function.path))
        }
        for parameter in function.summary.parameters where names[parameter.name] == nil {
            names[parameter.name] = .some(nil)
        }
        let isOwn = event.receiver == nil || isSuper || event.receiver == .name("self")
        follow(
            Frame(
                function: function, selfPath: function.owner == nil ? nil : isOwn ? frame.selfPath : receiver,
                selfType: function.owner == nil ? nil : isOwn ? frame.selfType : owner, names: names, nameTypes: types,
                place: event.place.union(frame.place), depth: frame.depth + 1))
    }

    /// An assignment runs the setter and the observers.
    private mutating func assign(
        _ event: SummaryEvent, _ receiver: AccessPath?, _ receiverType: ResolvedType, _ frame: Frame
    ) {
        guard let name = event.name, let owner = receiverType.nominal,
            let member = view.members(named: name, of: owner, isStatic: false).first, let property = member.property
        else { return }
        for accessor in property.accessors where accessor.kind != .getter {
            follow(
                Frame(
                    function: CalledFunction(summary: accessor, owner: member.owner, path: member.path),
                    selfPath: receiver, selfType: owner, names: [:], nameTypes: [:],
                    place: event.place.union(frame.place), depth: frame.depth + 1))
        }
    }
}

extension FunctionSummary {
    /// The parameters with the positions of the arguments that go to them.
    func match(labels: [String]) -> [(Parameter, Int)] {
        var result: [(Parameter, Int)] = []
        var next = 0
        for (position, label) in labels.enumerated() {
            while next < parameters.count {
                let parameter = parameters[next]
                if parameter.label == label || (label == "_" && parameter.type.isFunction) {
                    result.append((parameter, position))
                    if !parameter.isVariadic { next += 1 }
                    break
                }
                next += 1
            }
        }
        return result
    }
}

extension ValueExpression {
    /// The name that a chain of members, calls and subscripts begins with.
    var root: String? {
        switch self {
        case .name(let name): name
        case .member(let base?, _): base.root
        case .call(let callee, _): callee.root
        case .subscripting(let base): base.root
        case .unwrapped(let inner), .optional(let inner), .cast(let inner, _, _): inner.root
        default: nil
        }
    }
}

extension ProjectView {
    /// The type of a value whose root name is a local of this type.
    func type(of value: ValueExpression, root: ResolvedType, in scope: NameScope) -> ResolvedType {
        switch value {
        case .name: return root
        case .member(let base?, let name): return member(name, of: type(of: base, root: root, in: scope), in: scope)
        case .call(.member(let base?, let name), let labels):
            let base = type(of: base, root: root, in: scope)
            return call(name, labels, on: base) ?? applied(member(name, of: base, in: scope), labels)
        case .call(let callee, let labels): return applied(type(of: callee, root: root, in: scope), labels)
        case .unwrapped(let inner):
            let inner = type(of: inner, root: root, in: scope)
            if case .optional(let wrapped) = inner { return wrapped }
            return inner
        case .subscripting(let base):
            switch type(of: base, root: root, in: scope).unwrapped {
            case .array(let element): return element
            case .dictionary(_, let value): return .optional(value)
            default: return .unknown
            }
        case .cast(_, let name, let isConditional):
            let type = resolve(name, in: scope)
            return isConditional && type.isKnown ? .optional(type) : type
        default: return .unknown
        }
    }
}
