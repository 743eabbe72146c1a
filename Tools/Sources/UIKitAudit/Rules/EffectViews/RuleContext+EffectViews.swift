// What the rules about effect views ask.
import SwiftModel

extension RuleContext {
    /// The class of an effect view; nil where the type is another one or is not known.
    package func effectViewClass(_ type: ResolvedType) -> NominalType? {
        guard let nominal = type.nominal, project.isSubclass(nominal, of: "UIVisualEffectView") == true else { return nil }
        return nominal
    }

    /// Whether a type's `addSubview` and `insertSubview` are UIView's own.
    func addsPlainly(_ type: NominalType) -> Bool {
        ["addSubview", "insertSubview"].allSatisfy { name in
            project.members(named: name, of: type, isStatic: false).allSatisfy(\.isOfFramework)
        }
    }

    // MARK: Systems that do not throw

    /// Whether an expression runs where UIKit throws, from iOS 11: not behind an `#available` that only older systems pass.
    func runsOnNewSystems(_ expression: Expression) -> Bool {
        let function = function(of: expression)
        let graph = graph(of: function)
        func isThere(_ bars: @escaping (FlowEdge) -> Bool) -> Bool {
            let start = FlowGraph.Position(block: graph.entry, event: -1)
            return graph.events(after: start, bars: bars, stops: { $0.expression === expression })
                .contains { $0.expression === expression }
        }
        // What the graph does not have cannot be judged by it.
        if isThere({ _ in false }), !isThere(Self.leadsToOldSystems) { return false }
        if case .closure(_, let closure) = function.kind { return runsOnNewSystems(closure) }
        return true
    }

    private static func leadsToOldSystems(_ edge: FlowEdge) -> Bool {
        guard case .availability(let condition, let holds) = edge.kind,
            case .availability(let text, let isNegated) = condition.kind
        else { return false }
        // `#available(iOS 11, *)` that does not hold, `#unavailable(iOS 11)` that does.
        guard holds == isNegated, let version = iOSVersion(in: text) else { return false }
        return version <= 11
    }

    private static func iOSVersion(in text: String) -> Int? {
        for part in text.split(separator: ",") {
            let words = part.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, words[0] == "iOS" || words[0] == "iOSApplicationExtension" else { continue }
            return words[1].split(separator: ".").first.flatMap { Int($0) }
        }
        return nil
    }

    // MARK: Code that looks for itself

    /// Whether a function asks anywhere whether a value is an effect view, by `is`, `as?` or `as!`: it knows what it does.
    func asksForEffectView(_ path: AccessPath?, in function: FunctionScope) -> Bool {
        let outermost = function.outermost
        guard let body = outermost.body else { return false }
        var found = false
        for statement in body.statements {
            ModelNode.statement(statement).walk { node in
                if case .expression(let expression) = node, case .cast(let inner, let kind, let type) = expression.kind,
                    kind != .coercion,
                    effectViewClass(project.resolve(type.name, in: names(at: outermost))) != nil,
                    path == nil || self.path(of: inner) == path
                {
                    found = true
                }
                return !found
            }
        }
        return found
    }

    // MARK: Edits

    /// What to write for `contentView` of implicit `self`, where a local of that name may hide it.
    func ownContentView(in function: FunctionScope) -> String {
        var scope: FunctionScope? = function
        while let current = scope {
            if locals(of: current).contains(where: { $0.name == "contentView" }) { return "self.contentView" }
            scope = current.parent
        }
        return "contentView"
    }

    /// The text of a receiver without a `?` or `!` at its end.
    func bareText(_ expression: Expression) -> String {
        switch expression.kind {
        case .optionalChain(let inner), .forceUnwrap(let inner): bareText(inner)
        default: text(expression.range)
        }
    }
}
