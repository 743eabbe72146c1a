// What called functions do.
import SwiftModel

extension RuleContext {
    /// The functions of the project that a call can mean; empty for a framework's and where that is not known.
    public func summaries(of call: Call) -> [CalledFunction] {
        let labels = call.labels
        switch binding(of: call.callee) {
        case .member(let members)?:
            return members.compactMap { member in
                guard let function = member.function, !member.isOfFramework, function.accepts(labels: labels) else { return nil }
                return CalledFunction(summary: function, owner: member.owner, path: member.path)
            }
        case .global(let kinds, let path)?:
            return kinds.compactMap { kind in
                guard case .function(let function) = kind, function.accepts(labels: labels) else { return nil }
                return CalledFunction(summary: function, owner: nil, path: path)
            }
        case .type(let type)?:
            guard let owner = type.nominal else { return [] }
            return project.members(named: "init", of: owner).compactMap { member in
                guard let function = member.function, !member.isOfFramework, function.accepts(labels: labels) else { return nil }
                return CalledFunction(summary: function, owner: member.owner, path: member.path)
            }
        case .localFunction(let scope)?:
            guard let function = scope.function else { return [] }
            return [
                CalledFunction(
                    summary: FunctionSummarizer.summary(of: function), owner: selfType(in: scope), path: file.source.path)
            ]
        default: return []
        }
    }

    /// What a function of this file does, as others see it; closures and initial values have none.
    public func summary(of function: FunctionScope) -> CalledFunction? {
        let summary: FunctionSummary?
        switch function.kind {
        case .function(let declaration): summary = FunctionSummarizer.summary(of: declaration)
        case .accessor(let accessor, let variable):
            summary = FunctionSummarizer.summary(of: accessor, name: variable.name)
        default: summary = nil
        }
        return summary.map { CalledFunction(summary: $0, owner: selfType(in: function), path: file.source.path) }
    }

    /// What a call does in the end: the events of the function that it means and of the helpers that it calls, twelve levels deep,
    /// told by this function's storage. Empty where the function is not known for sure.
    public func followedEvents(of call: Call) -> [FollowedEvent] {
        followed(.call(call.callee.id)) { findEvents(of: call) }
    }

    /// The same, and besides what the closures do that functions of the project are given and call.
    func startedEvents(of call: Call) -> [FollowedEvent] { findEvents(of: call, startsClosures: true) }

    /// Whether a function of the project calls a closure that a call gives it, without anybody's further doing.
    func isCalled(_ closure: Expression, by call: Call) -> Bool {
        guard let position = call.arguments.firstIndex(where: { $0.value === closure }),
            let function = project.implementation(among: summaries(of: call), labels: call.labels),
            let (parameter, _) = function.summary.match(labels: call.labels).first(where: { $0.1 == position })
        else { return false }
        return EventFollower(view: project).calls(parameter.name, function, function.owner)
    }

    private func findEvents(of call: Call, startsClosures: Bool = false) -> [FollowedEvent] {
        let found = summaries(of: call)
        guard let function = project.implementation(among: found, labels: call.labels) else { return startedOperation(call) }
        var names: [String: AccessPath?] = [:]
        var types: [String: ResolvedType] = [:]
        for parameter in function.summary.parameters { names[parameter.name] = .some(nil) }
        var refused: Set<String> = []
        for (parameter, position) in function.summary.match(labels: call.labels) {
            let value = call.arguments[position].value
            if value.asLiteral == .boolean(false) { refused.insert(parameter.name) }
            names[parameter.name] = .some(path(of: value))
            types[parameter.name] = type(of: value)
        }
        let receiver = call.receiver
        // `Type(…)` makes another object; `super.init(…)` goes on with this one.
        let isMade = function.summary.kind == .initializer && receiver?.isSelf != true && receiver?.isSuper != true
        let isOwn = !isMade && (receiver == nil || receiver?.isSelf == true || receiver?.isSuper == true)
        let own = selfType(in: self.function(of: call.callee))
        // Behind a requirement stands the type that conforms.
        let reached = isMade || !found.contains(function) ? function.owner : receiver.flatMap { type(of: $0).nominal }
        var follower = EventFollower(view: project, startsClosures: startsClosures)
        var frame = EventFrame(
            function: function,
            selfPath: function.owner == nil || isMade
                ? nil : isOwn ? AccessPath(root: .selfValue, names: []) : receiver.flatMap { path(of: $0) },
            selfType: function.owner == nil ? nil : isOwn ? own : reached ?? function.owner,
            names: names, nameTypes: types, place: [], depth: 0, view: project)
        frame.refused = refused
        follower.follow(frame)
        return follower.events
    }

    /// What an operation does that the call puts into a queue.
    private func startedOperation(_ call: Call) -> [FollowedEvent] {
        guard call.name == "addOperation" || call.name == "addOperations", let argument = call.arguments.first?.value else {
            return []
        }
        var type = type(of: argument)
        if case .array(let element) = type { type = element }
        guard let main = project.operationMain(of: type), let owner = type.nominal else { return [] }
        return followedEvents(of: main, on: owner)
    }

    /// The events of a method of the project and of its helpers, called on an instance of `type`; `self` is ``AccessPath``'s
    /// ``AccessPath/Root/selfValue``.
    public func followedEvents(of method: CalledFunction, on type: NominalType) -> [FollowedEvent] {
        let range = method.summary.range.lowerBound
        return followed(.method(method.path, range, method.summary.kind, method.summary.name, type)) {
            findEvents(of: method, on: type)
        }
    }

    /// The same, of the methods alone that run on this very object: what other objects do is left out.
    func ownEvents(of method: CalledFunction, on type: NominalType) -> [FollowedEvent] {
        findEvents(of: method, on: type, isOwnOnly: true)
    }

    private func findEvents(of method: CalledFunction, on type: NominalType, isOwnOnly: Bool = false) -> [FollowedEvent] {
        var follower = EventFollower(view: project, isOwnOnly: isOwnOnly)
        var names: [String: AccessPath?] = [:]
        var types: [String: ResolvedType] = [:]
        for parameter in method.summary.parameters {
            names[parameter.name] = .some(nil)
            types[parameter.name] = project.resolve(
                parameter.type, in: NameScope(path: method.path, types: method.owner.map { [$0] } ?? []))
        }
        follower.follow(
            EventFrame(
                function: method, selfPath: AccessPath(root: .selfValue, names: []), selfType: type, names: names,
                nameTypes: types, place: [], depth: 0, view: project))
        return follower.events
    }

    /// The methods of a type of the project with this name, by inheritance, each with its summary.
    public func methods(named name: String, of type: NominalType) -> [CalledFunction] {
        project.members(named: name, of: type, isStatic: nil).compactMap { member in
            guard let function = member.function, !member.isOfFramework else { return nil }
            return CalledFunction(summary: function, owner: member.owner, path: member.path)
        }
    }

    /// A step of a flow in any file, from an event's or name's bytes there. Asks that this file be checked again when that one
    /// changes at all.
    public func step(in path: String, _ range: Range<Int>, _ message: String) -> Finding.FlowStep? {
        guard let text = path == file.source.path ? file.source : project.sourceText(path) else { return nil }
        return .init(SourceRange(firstLine(of: range, in: text), in: text), message)
    }

    /// A call with its closures may go over many lines; its first says which it is.
    private func firstLine(of range: Range<Int>, in text: SourceText) -> Range<Int> {
        guard range.upperBound <= text.bytes.count else { return range }
        let end = text.bytes[range].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? range.upperBound
        return range.lowerBound..<end
    }
}
