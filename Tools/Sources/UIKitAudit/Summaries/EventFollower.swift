// Following helpers.
import SwiftModel

/// Lists the events of a function and of what it calls, in the terms of whoever asks.
struct EventFollower {
    static let depthLimit = 12
    let view: ProjectView
    private var active: [EventFrame.Identity] = []
    private(set) var events: [FollowedEvent] = []
    /// No function is worth more.
    private var budget = 10_000
    /// At which depth a body was followed. Deep down, helpers that meet again by another way tell nothing new.
    private var followed: [EventFrame.Meaning: Int] = [:]

    /// Whether only functions are followed that work on the asker's `self`, by their own or by a parameter.
    private let isOwnOnly: Bool

    /// Whether closures are looked into that a function of the project is given and calls: their events are listed twice then, as
    /// waiting where they stand, and as started at the call.
    private let startsClosures: Bool

    init(view: ProjectView, isOwnOnly: Bool = false, startsClosures: Bool = false) {
        self.view = view
        self.isOwnOnly = isOwnOnly
        self.startsClosures = startsClosures
    }

    mutating func follow(_ start: EventFrame) {
        let identity = start.identity
        guard start.depth < Self.depthLimit, !active.contains(identity), !isOwnOnly || start.worksOnSelf else { return }
        if start.depth >= 2 {
            let meaning = start.meaning
            if let known = followed[meaning], known <= start.depth { return }
            followed[meaning] = start.depth
        }
        active.append(identity)
        defer { active.removeLast() }
        var frame = start
        for event in frame.function.summary.events {
            budget -= 1
            guard budget > 0 else { return }
            step(event, &frame)
        }
    }

    private mutating func step(_ event: SummaryEvent, _ frame: inout EventFrame) {
        let receiver: AccessPath?
        var receiverType = ResolvedType.unknown
        if let base = event.receiver {
            receiver = frame.path(of: base, in: view)
            receiverType = frame.type(of: base, in: view)
        } else if case .name(let name) = event.target, frame.names[name] == nil, frame.isOwn(name, in: view) {
            receiver = frame.selfPath
            receiverType = frame.selfType.map { .nominal($0, []) } ?? .unknown
        } else {
            receiver = nil
        }
        events.append(FollowedEvent(event, receiver: receiver, receiverType: receiverType, frame: frame, view: view))
        switch event.kind {
        case .local:
            if let name = event.name, let value = event.arguments.first {
                frame.names[name] = .some(frame.path(of: value, in: view))
                frame.nameTypes[name] = frame.type(of: value, in: view)
            }
        case .call:
            if let callee = callee(of: event, receiverType, frame) {
                follow(callee, event, receiver, frame)
                if startsClosures, !event.closures.isEmpty { startClosures(of: event, callee, &frame) }
            }
            startOperations(event, frame)
        case .assignment: assign(event, receiver, receiverType, frame)
        case .result: break
        }
    }

    // MARK: Going on

    /// A function of the project that a call reaches, with what it is called on.
    private struct Callee {
        var function: CalledFunction
        /// Of the project's objects the one that it works on, as far as its type is known.
        var owner: NominalType?
        /// Another object than the caller's is made by it.
        var isMade: Bool
        /// It is called on the caller's own `self`.
        var isOwn: Bool
    }

    private func callee(of event: SummaryEvent, _ receiverType: ResolvedType, _ frame: EventFrame) -> Callee? {
        guard let name = event.name else { return nil }
        let isSuper = event.receiver == .name("super")
        var owner: NominalType?
        if event.receiver == nil || event.receiver == .name("self") {
            owner = frame.selfType
        } else if isSuper {
            if let own = frame.function.owner, case .known(let parent) = view.superclass(of: own) { owner = parent }
        } else {
            owner = receiverType.nominal ?? receiverType.instance?.nominal
        }
        var found: [CalledFunction] = []
        if let owner {
            found = view.members(named: name, of: owner, isStatic: nil).compactMap { member in
                guard !member.path.isEmpty, let function = member.function, function.accepts(labels: event.labels) else {
                    return nil
                }
                return CalledFunction(summary: function, owner: member.owner, path: member.path)
            }
        }
        if found.isEmpty, event.receiver == nil, owner.map({ view.members(named: name, of: $0).isEmpty }) ?? true {
            found = view.global(named: name, from: frame.function.path).compactMap { global in
                guard case .function(let function) = global.kind, function.accepts(labels: event.labels) else { return nil }
                return CalledFunction(summary: function, owner: nil, path: global.path)
            }
        }
        var isMade = false
        if found.isEmpty {
            found = initializers(event, frame)
            isMade = !found.isEmpty
        }
        guard let function = view.implementation(among: found, labels: event.labels) else { return nil }
        let isOwn = !isMade && (event.receiver == nil || isSuper || event.receiver == .name("self"))
        // Who makes an object, or calls a requirement, knows the type of what is called better than its declaration.
        let reached = isMade || !found.contains(function) ? function.owner : isOwn ? frame.selfType : owner
        return Callee(function: function, owner: function.owner == nil ? nil : reached, isMade: isMade, isOwn: isOwn)
    }

    private mutating func follow(_ callee: Callee, _ event: SummaryEvent, _ receiver: AccessPath?, _ frame: EventFrame) {
        let function = callee.function
        var names: [String: AccessPath?] = [:]
        var types: [String: ResolvedType] = [:]
        var refused: Set<String> = []
        for (parameter, position) in function.summary.match(labels: event.labels) {
            if frame.isFalse(event.arguments[position]) { refused.insert(parameter.name) }
            names[parameter.name] = .some(frame.path(of: event.arguments[position], in: view))
            let known = frame.type(of: event.arguments[position], in: view)
            types[parameter.name] =
                known.isKnown ? known : view.resolve(parameter.type, in: NameScope(path: function.path))
        }
        for parameter in function.summary.parameters where names[parameter.name] == nil {
            names[parameter.name] = .some(nil)
        }
        var next = EventFrame(
            function: function,
            selfPath: function.owner == nil || callee.isMade ? nil : callee.isOwn ? frame.selfPath : receiver,
            selfType: callee.owner, names: names, nameTypes: types, place: event.place.union(frame.place), depth: frame.depth + 1,
            view: view)
        next.refused = refused
        follow(frame.leading(next, from: event))
    }

    // MARK: Closures

    /// What the closures of a call do that the called function calls, once more as what happens.
    private mutating func startClosures(of event: SummaryEvent, _ callee: Callee, _ frame: inout EventFrame) {
        for (parameter, position) in callee.function.summary.match(labels: event.labels) where event.closures[position] != 0 {
            guard calls(parameter.name, callee.function, callee.owner) else { continue }
            for var inner in frame.function.summary.events where inner.closure == event.closures[position] {
                budget -= 1
                guard budget > 0 else { return }
                inner.place.remove(.isWaiting)
                step(inner, &frame)
            }
        }
    }

    /// Whether a function calls what it is given as a parameter, itself, by a queue or by another function of the project, without
    /// anybody's further doing.
    func calls(_ parameter: String, _ function: CalledFunction, _ owner: NominalType?, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        lazy var frame = EventFrame(
            function: function, selfPath: nil, selfType: owner, names: [:], nameTypes: [:], place: [], depth: 0, view: view)
        for event in function.summary.events where event.kind == .call && !event.place.contains(.isWaiting) {
            switch event.target {
            case .name(parameter), .unwrapped(.name(parameter)): return true
            default: break
            }
            guard let position = event.arguments.firstIndex(of: .name(parameter)) else { continue }
            if let name = event.name, Call.startsClosures(name, of: event.receiver?.root) { return true }
            let type = event.receiver.map { frame.type(of: $0, in: view) } ?? .unknown
            guard let callee = callee(of: event, type, frame),
                let handed = callee.function.summary.match(labels: event.labels).first(where: { $0.1 == position })
            else { continue }
            if calls(handed.0.name, callee.function, callee.owner, depth: depth + 1) { return true }
        }
        return false
    }

    // MARK: Objects that are made or run

    /// The initializers that `Type(…)` can mean.
    private func initializers(_ event: SummaryEvent, _ frame: EventFrame) -> [CalledFunction] {
        guard event.name?.first?.isUppercase == true || event.name == "init", event.receiver != .name("super"),
            event.receiver != .name("self")
        else { return [] }
        let called = event.name == "init" ? event.receiver ?? event.target : event.target
        guard case .metatype(let made) = frame.type(of: called, in: view), let owner = made.nominal else { return [] }
        return view.members(named: "init", of: owner).compactMap { member in
            guard let function = member.function, !member.isOfFramework, function.accepts(labels: event.labels) else { return nil }
            return CalledFunction(summary: function, owner: member.owner, path: member.path)
        }
    }

    /// An operation that is put into a queue runs.
    private mutating func startOperations(_ event: SummaryEvent, _ frame: EventFrame) {
        guard event.name == "addOperation" || event.name == "addOperations", let operation = event.arguments.first else { return }
        var type = frame.type(of: operation, in: view)
        if case .array(let element) = type { type = element }
        guard let main = view.operationMain(of: type), let owner = type.nominal else { return }
        let next = EventFrame(
            function: main, selfPath: frame.path(of: operation, in: view), selfType: owner, names: [:], nameTypes: [:],
            place: event.place.union(frame.place), depth: frame.depth + 1, view: view)
        follow(frame.leading(next, from: event))
    }

    /// An assignment runs the setter and the observers.
    private mutating func assign(
        _ event: SummaryEvent, _ receiver: AccessPath?, _ receiverType: ResolvedType, _ frame: EventFrame
    ) {
        guard let name = event.name, let owner = receiverType.nominal,
            let member = view.members(named: name, of: owner, isStatic: false).asValue, let property = member.property
        else { return }
        for accessor in property.accessors where accessor.kind != .getter {
            let next = EventFrame(
                function: CalledFunction(summary: accessor, owner: member.owner, path: member.path),
                selfPath: receiver, selfType: owner, names: [:], nameTypes: [:],
                place: event.place.union(frame.place), depth: frame.depth + 1, view: view)
            follow(frame.leading(next, from: event))
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
