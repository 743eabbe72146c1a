// The methods of data sources that rules of lists look at.
import SwiftModel

/// A data source's method in a file: `tableView(_:moveRowAt:to:)` and its like.
struct ListMethod {
    let function: FunctionScope
    /// The parameters by position: the table or collection view, then the index paths.
    let parameters: [LocalVariable]

    /// The methods of a file with one of these signatures whose first parameter is a table or collection view.
    static func all(_ signatures: Set<String>, in context: RuleContext) -> [ListMethod] {
        context.functions.compactMap { function in
            guard let declaration = function.function, function.parent == nil, !function.types.isEmpty, !function.isTypeMember,
                signatures.contains(declaration.signature), declaration.body != nil
            else { return nil }
            var parameters: [LocalVariable?] = Array(repeating: nil, count: declaration.parameters.count)
            for local in context.locals(of: function) { if let index = local.parameterIndex { parameters[index] = local } }
            guard let view = parameters.first ?? nil, context.isList(view.type) else { return nil }
            return ListMethod(function: function, parameters: parameters.compactMap { $0 })
        }
    }

    static let moves: Set<String> = ["tableView(_:moveRowAt:to:)", "collectionView(_:moveItemAt:to:)"]
    static let cells: Set<String> = ["tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)"]
}

/// An index in a list method: where a row comes from or goes to, with what is added.
struct MoveIndex: Hashable {
    enum End: Hashable { case source, destination }

    var end: End
    var offset: Int

    /// Of `source.row`, `destination.item + 1`, or a `let` that is nothing else; nil for anything else.
    init?(_ expression: Expression, _ method: ListMethod, _ context: RuleContext, depth: Int = 0) {
        guard method.parameters.count == 3, depth < 8 else { return nil }
        if let path = context.path(of: expression), path.names == ["row"] || path.names == ["item"],
            case .local(let id, _) = path.root
        {
            if id == ObjectIdentifier(method.parameters[1]) {
                self = MoveIndex(end: .source, offset: 0)
                return
            }
            if id == ObjectIdentifier(method.parameters[2]) {
                self = MoveIndex(end: .destination, offset: 0)
                return
            }
            return nil
        }
        let bare = expression.bare
        switch bare.kind {
        case .binary(let lhs, let operation, _, let rhs) where operation == "+" || operation == "-":
            guard case .integer(let digits)? = rhs.asLiteral, let amount = Int(digits),
                var base = MoveIndex(lhs, method, context, depth: depth + 1)
            else { return nil }
            base.offset += operation == "+" ? amount : -amount
            self = base
        case .name:
            guard let local = context.binding(of: bare)?.local, local.isLet, case .variable = local.kind, let value = local.value
            else { return nil }
            self.init(value, method, context, depth: depth + 1)
        default: return nil
        }
    }

    private init(end: End, offset: Int) {
        self.end = end
        self.offset = offset
    }
}

extension RuleContext {
    /// Whether a type is a table or collection view; false where that is not known.
    func isList(_ type: ResolvedType) -> Bool {
        isSubclass(type, of: "UITableView") == true || isSubclass(type, of: "UICollectionView") == true
    }

    /// Whether a call is `reloadData()` of a table or collection view.
    func isReload(_ call: Call) -> Bool {
        guard call.name == "reloadData", call.arguments.isEmpty, let receiver = call.receiver else { return false }
        return isList(type(of: receiver))
    }

    /// The lists that a call of the project's own code reloads on every way, as this function's storage.
    func reloads(byHelper call: Call) -> Set<AccessPath> { reloads(in: followedEvents(of: call)) }

    /// The same for the setter and the observers of a property of `self` that is assigned; its own observers do not run again.
    func reloads(byAssignmentTo target: Expression) -> Set<AccessPath> {
        guard target.asName != nil || target.asMember?.base?.isSelf == true,
            case .member(let members)? = binding(of: target), let member = members.asValue, !member.isOfFramework,
            let property = member.property, let own = selfType(in: function(of: target))
        else { return [] }
        if case .accessor(_, let variable) = function(of: target).outermost.kind, variable.nameRange == property.range { return [] }
        return property.accessors.filter { $0.kind != .getter }.reduce(into: []) { result, accessor in
            let called = CalledFunction(summary: accessor, owner: member.owner, path: member.path)
            result.formUnion(reloads(in: followedEvents(of: called, on: own)))
        }
    }

    private func reloads(in events: [FollowedEvent]) -> Set<AccessPath> {
        var result: Set<AccessPath> = []
        for event in events where event.event.kind == .call && event.name == "reloadData" {
            guard event.place.isDisjoint(with: [.conditional, .inLoop, .inClosure, .inCompilation]), isList(event.receiverType),
                let path = event.receiver
            else { continue }
            result.insert(path)
        }
        return result
    }

    /// Whether a function runs in place in another: the same one, or a closure that runs at once inside it.
    func runs(_ function: FunctionScope, within outer: FunctionScope) -> Bool {
        if function === outer { return true }
        guard case .closure(_, let expression) = function.kind, let parent = function.parent else { return false }
        switch use(ofClosure: expression) {
        case .once, .anyTimes: return runs(parent, within: outer)
        case .later, .unknown: return false
        }
    }
}
