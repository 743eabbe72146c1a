// Whether somebody else may end an access.
import SwiftModel

/// Where the URL of an access goes.
enum ScopeEscape: Int, Comparable {
    /// It stays in the function, or goes to functions that are known to do nothing about the access.
    case none
    /// It is handed to something that nothing is known of.
    case passed
    /// It is stored, returned or put into a collection.
    case kept

    static func < (a: ScopeEscape, b: ScopeEscape) -> Bool { a.rawValue < b.rawValue }
}

extension RuleContext {
    /// Where the URL goes in a whole function with its closures.
    func escape(of url: ScopedURL, in function: FunctionScope) -> ScopeEscape {
        guard url.path != nil, function.body != nil else { return .passed }
        var worst = ScopeEscape.none
        forEachMention(of: url, in: function) { worst = max(worst, escape($0, url)) }
        return worst
    }

    /// The mentions of the URL in a function that store it, return it or put it into a collection.
    func keepers(of url: ScopedURL, in function: FunctionScope) -> [Expression] {
        var result: [Expression] = []
        forEachMention(of: url, in: function) { if escape($0, url) == .kept { result.append($0) } }
        return result
    }

    private func forEachMention(of url: ScopedURL, in function: FunctionScope, _ body: (Expression) -> Void) {
        for statement in function.body?.statements ?? [] {
            ModelNode.statement(statement).walk { node in
                guard case .expression(let expression) = node, isURLShape(expression), means(expression, url) else { return true }
                body(expression)
                return false
            }
        }
    }

    private func escape(_ expression: Expression, _ url: ScopedURL) -> ScopeEscape {
        var inner = expression
        while true {
            switch parent(of: inner) {
            case .statement(let statement)?: return escape(inner, statement)
            case .expression(let outer)?:
                switch outer.kind {
                case .parenthesized, .forceUnwrap, .optionalChain, .inOut, .cast, .await, .attempt:
                    inner = outer
                    continue
                case .member(let member) where member.base === inner: return escapeOfMethod(outer)
                case .call(let call): return escape(call, inner, url)
                case .assignment(let target, _, _): return target === inner || isUnder(inner, target) ? .none : .kept
                case .binary(_, let operation, _, _): return operation == "??" ? .kept : .none
                case .interpolation, .subscripting, .closure, .macro, .prefix: return .none
                default: return .kept
                }
            case nil: return .kept
            }
        }
    }

    private func isUnder(_ inner: Expression, _ outer: Expression) -> Bool {
        outer.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= outer.range.upperBound
    }

    private func escape(_ expression: Expression, _ statement: Statement) -> ScopeEscape {
        switch statement.kind {
        case .returns: return .kept
        case .declaration(.variable(let variable)): return variable.isLet ? .none : .kept
        case .expression:
            let closure = function(of: statement).closure
            return closure?.body.statements.count == 1 ? .kept : .none
        default: return .none
        }
    }

    /// A method of the project called on the URL may end the access itself.
    private func escapeOfMethod(_ member: Expression) -> ScopeEscape {
        guard case .expression(let outer)? = parent(of: member), case .call(let call) = outer.kind, call.callee === member else {
            return .none
        }
        return followedEvents(of: call).contains { $0.name == Self.scopeStop } ? .kept : .none
    }

    private static let storing: Set<String> = ["append", "insert", "updateValue", "add", "enqueue", "send", "yield"]
    private static let printing: Set<String> = ["print", "debugPrint", "NSLog", "os_log", "dump", "String", "fatalError", "assert"]

    private func escape(_ call: Call, _ argument: Expression, _ url: ScopedURL) -> ScopeEscape {
        let name = call.name ?? ""
        let found = summaries(of: call)
        if found.count == 1, let wanted = url.path {
            // What the function of the project does with it.
            for event in followedEvents(of: call) {
                if event.event.kind == .call, event.name == Self.scopeStop { return .kept }
                guard event.arguments.contains(where: { $0 == wanted }) else { continue }
                switch event.event.kind {
                case .assignment, .result: return .kept
                case .call where Self.storing.contains(event.name): return .kept
                case .call, .local: break
                }
            }
            return .none
        }
        if Self.storing.contains(name) { return .kept }
        if Self.printing.contains(name), found.isEmpty { return .none }
        switch binding(of: call.callee) {
        case .member(let members)?: return members.allSatisfy(\.isOfFramework) ? .none : .passed
        case .type(let type)?:
            guard let owner = type.nominal else { return .passed }
            return !owner.isInProject && project.entry(owner)?.kind != nil ? .none : .passed
        default: break
        }
        return isFileUse(argument, url) ? .none : .passed
    }

    /// Whether the result of a start leaves the function: then somebody else answers for the access.
    func isResultHandedOut(_ start: ScopeCall) -> Bool {
        var inner = start.site.expression
        while case .expression(let outer)? = parent(of: inner) {
            switch outer.kind {
            case .call, .tuple, .array, .dictionary: return true
            case .assignment(let target, _, _): return binding(of: target)?.local == nil && target.asName != "_"
            default: inner = outer
            }
        }
        guard case .statement(let statement)? = parent(of: inner) else { return true }
        switch statement.kind {
        case .returns: return true
        case .expression where statement.range == inner.range:
            // The only expression of a body that gives a value is its result.
            let function = start.site.function
            guard function.body?.statements.count == 1 else { return false }
            if let closure = function.closure { return closure.result?.name != .tuple([]) }
            return function.function?.result != nil
        default: return false
        }
    }

    /// Whether a method of the type that a function belongs to stops an access; that function itself is not asked.
    func isScopeStopped(byTypeOf function: FunctionScope) -> Bool {
        guard let own = selfType(in: function) else { return false }
        for ancestor in project.ancestry(of: own) {
            for part in project.entry(ancestor)?.parts ?? [] {
                let accessors = part.summary.properties.flatMap(\.accessors)
                for summary in part.summary.functions + accessors {
                    if part.path == file.source.path, function.body?.range.contains(summary.range.upperBound) == true { continue }
                    if part.path == file.source.path, summary.range == function.function?.nameRange { continue }
                    if summary.events.contains(where: { $0.kind == .call && $0.name == Self.scopeStop }) { return true }
                    let called = CalledFunction(summary: summary, owner: ancestor, path: part.path)
                    if followedEvents(of: called, on: own).contains(where: { $0.name == Self.scopeStop }) { return true }
                }
            }
        }
        return false
    }
}
