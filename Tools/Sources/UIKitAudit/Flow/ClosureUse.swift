// When a closure runs.
import SwiftModel

/// When the closure of an expression runs, as far as its surroundings say it plainly.
public enum ClosureUse: Sendable, Hashable {
    /// Once, before the call that it is handed to returns: `{ … }()`, `UIView.performWithoutAnimation`, the animations of
    /// `UIView.animate`.
    case once
    /// Any number of times before the call returns: `forEach`, and functions of the project that do not let it escape.
    case anyTimes
    /// Later or never: `DispatchQueue.async`, completions, what is stored.
    case later
    /// Nothing is known.
    case unknown
}

extension RuleContext {
    /// When a closure expression's body runs.
    public func use(ofClosure expression: Expression) -> ClosureUse {
        var inner = expression
        var outer = parent(of: expression)
        while case .expression(let node)? = outer, case .parenthesized = node.kind {
            inner = node
            outer = parent(of: node)
        }
        guard case .expression(let node)? = outer else { return .later }
        switch node.kind {
        case .call(let call):
            if call.callee === inner { return .once }
            guard let position = call.arguments.firstIndex(where: { $0.value === inner }) else { return .unknown }
            return use(of: call, node, argument: position)
        case .assignment: return .later
        default: return .unknown
        }
    }

    private static let sequenceMethods: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "first", "firstIndex", "last",
        "reduce", "sorted", "sort", "min", "max", "removeAll", "drop", "prefix", "enumerateObjects",
    ]

    private func use(of call: Call, _ node: Expression, argument position: Int) -> ClosureUse {
        let label = call.arguments[position].label
        switch binding(of: call.callee) {
        case .member(let members)?:
            if let framework = members.first, framework.isOfFramework {
                return use(ofFramework: framework, label: label, isFirst: isFirstClosure(call, position))
            }
            return use(ofProject: members.compactMap(\.function), call, position)
        case .global(let kinds, _)?:
            let functions = kinds.compactMap { kind -> FunctionSummary? in
                if case .function(let function) = kind { function } else { nil }
            }
            return use(ofProject: functions, call, position)
        case .localFunction(let scope)?:
            guard let parameters = scope.function?.parameters, parameters.indices.contains(position) else { return .unknown }
            return isEscaping(parameters[position].type?.name) ? .later : .anyTimes
        default: break
        }
        switch call.name {
        case "withExtendedLifetime", "autoreleasepool", "withCheckedContinuation", "withUnsafeContinuation",
            "withCheckedThrowingContinuation":
            return .once
        case "Task", "detached": return .later
        case .some(let name) where Self.sequenceMethods.contains(name) && call.receiver != nil:
            // A sequence, a set, an optional, a range: none lets the closure escape.
            if let receiver = call.receiver, type(of: receiver).nominal?.isInProject == true { return .unknown }
            return .anyTimes
        default: return .unknown
        }
    }

    private func isFirstClosure(_ call: Call, _ position: Int) -> Bool {
        call.arguments.firstIndex { $0.value.asClosure != nil } == position
    }

    private func use(ofFramework member: MemberSymbol, label: String?, isFirst: Bool) -> ClosureUse {
        switch (member.owner.name, member.name) {
        case ("UIView", "animate"), ("UIView", "transition"):
            // The animations run at once; the completion later.
            return label == "completion" || !isFirst ? .later : .once
        case ("UIView", "performWithoutAnimation"), ("DispatchQueue", "sync"): return .once
        case ("UITableView", "performBatchUpdates"), ("UICollectionView", "performBatchUpdates"):
            return label == "completion" || !isFirst ? .later : .once
        default: return .later
        }
    }

    private func use(ofProject functions: [FunctionSummary], _ call: Call, _ position: Int) -> ClosureUse {
        let fitting = functions.filter { $0.accepts(labels: call.labels) }
        guard let function = fitting.first, fitting.count == 1 else { return .unknown }
        let label = call.labels[position]
        let parameter =
            call.arguments[position].isTrailing && label == "_"
            ? function.parameters.last { $0.type.isFunction }
            : function.parameters.first { $0.label == label && $0.type.isFunction }
        guard let parameter else { return .unknown }
        return isEscaping(parameter.type) ? .later : .anyTimes
    }

    /// Optional closures and aliases always may escape.
    private func isEscaping(_ type: TypeName?) -> Bool {
        if case .function(_, _, let isEscaping)? = type { return isEscaping }
        return true
    }
}
