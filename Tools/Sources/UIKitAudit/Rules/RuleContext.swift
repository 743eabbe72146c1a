// What a rule may ask about a file.
import SwiftModel

/// One file as a rule sees it: its model, the types and bindings of its expressions, the project, and where to report. One a
/// file and not for several threads.
///
/// Begin with ``calls(named:)``, ``assignments``, ``functions`` or ``types``; ask ``type(of:)`` and ``binding(of:)`` of an
/// expression, ``path(of:)`` whether two mean the same storage, ``graph(of:)`` for the order of events, and
/// ``summaries(of:)`` for what a called function does.
public final class RuleContext {
    public let file: FileModel
    public let index: FileIndex
    /// Names, classes and members of the whole project.
    public let project: ProjectView
    let resolver: FileResolver
    private var graphs: [Int: FlowGraph] = [:]
    private var memos: [ObjectIdentifier: Any] = [:]
    private var followed: [Followed: [FollowedEvent]] = [:]
    private(set) var findings: [Finding] = []
    /// The rule that runs, for ``report(_:_:cure:flow:fixes:certainty:)``.
    var rule: (any Rule.Type)?

    /// Resolves the whole file.
    public init(file: FileModel, project: ProjectView) {
        self.file = file
        self.project = project
        index = FileIndex(file)
        resolver = FileResolver(file: file, index: index, view: project)
        resolver.resolve()
    }

    /// Runs one rule and returns what it found, in the order of the source.
    public func run(_ rule: any Rule.Type) -> [Finding] {
        self.rule = rule
        findings = []
        rule.init().check(self)
        return findings.sorted { $0.range.offsets.lowerBound < $1.range.offsets.lowerBound }
    }

    /// Lets go of what was made for the rules: some of it holds the context, which would never be freed.
    func finish() { (memos, followed, graphs) = ([:], [:], [:]) }

    /// What several rules ask of the same file: made by the first of them, by its type.
    public func memo<T>(_ make: () -> T) -> T {
        let key = ObjectIdentifier(T.self)
        if let known = memos[key] as? T { return known }
        let value = make()
        memos[key] = value
        return value
    }

    /// What was followed from where.
    enum Followed: Hashable {
        /// A call, by its callee's number.
        case call(Int)
        /// A method by its file, place, kind and name, on a type.
        case method(String, Int, FunctionSummary.Kind, String, NominalType)
    }

    /// Several rules follow the same calls.
    func followed(_ key: Followed, _ find: () -> [FollowedEvent]) -> [FollowedEvent] {
        if let known = followed[key] { return known }
        let events = find()
        followed[key] = events
        return events
    }

    // MARK: Nodes

    /// Every body of code: functions, accessors, closures, initial values.
    public var functions: [FunctionScope] { index.functions }
    public var types: [FileIndex.TypeSite] { index.types }
    public var assignments: [FileIndex.AssignmentSite] { index.assignments }
    /// The calls of functions or methods with one of these names, in order.
    public func calls(named names: String...) -> [FileIndex.CallSite] { index.calls(named: names) }
    public var calls: [FileIndex.CallSite] { index.calls }

    /// What is directly around an expression.
    public func parent(of expression: Expression) -> ModelNode? { index.parent(of: .expression(expression)) }
    public func parent(of statement: Statement) -> ModelNode? { index.parent(of: .statement(statement)) }

    /// The statement that an expression stands in.
    public func statement(of expression: Expression) -> Statement? {
        var node = parent(of: expression)
        while let current = node {
            if case .statement(let statement) = current { return statement }
            node = index.parent(of: current)
        }
        return nil
    }

    /// Whether nobody uses the value: it is a statement by itself, `try`, `await` and `?` aside, or is assigned to `_`.
    public func isDiscarded(_ expression: Expression) -> Bool {
        switch parent(of: expression) {
        case .statement(let statement)?:
            if case .expression = statement.kind {
                // The only expression of a closure is its result.
                if let closure = index.function(of: .expression(expression)).closure {
                    return closure.body.statements.count > 1
                }
                return true
            }
            return false
        case .expression(let outer)?:
            switch outer.kind {
            case .attempt, .await, .parenthesized, .optionalChain: return isDiscarded(outer)
            case .assignment(let target, _, let value): return value === expression && target.asName == "_"
            default: return false
            }
        case nil: return false
        }
    }

    public func function(of expression: Expression) -> FunctionScope { index.function(of: .expression(expression)) }
    public func function(of statement: Statement) -> FunctionScope { index.function(of: .statement(statement)) }
    /// The scope of a closure expression.
    public func scope(ofClosure expression: Expression) -> FunctionScope? { index.closure(expression) }
    /// The locals, parameters and pattern names that a function declares itself.
    public func locals(of function: FunctionScope) -> [LocalVariable] { resolver.localsByScope[function.index] ?? [] }

    // MARK: Types

    /// The type of an expression as far as it is known.
    public func type(of expression: Expression) -> ResolvedType { resolver.types[expression.id] }

    /// What a name or member expression refers to; nil where that is not known. Of a call ask its callee.
    public func binding(of expression: Expression) -> Binding? { resolver.bindings[expression.calledExpression.id] }

    /// The type of `self` in a function; nil outside types.
    public func selfType(in function: FunctionScope) -> NominalType? { resolver.nominals(of: function.types).last }
    /// The type that a declaration or extension is of.
    public func nominal(of site: FileIndex.TypeSite) -> NominalType? {
        resolver.nominals(of: site.outer + [site.declaration]).last
    }

    /// Whether a type, below `?`, is the class `name` or a subclass; nil where that is not known.
    public func isSubclass(_ type: ResolvedType, of name: String) -> Bool? {
        guard let nominal = type.nominal else {
            if case .composition(let parts) = type.unwrapped {
                return parts.contains { isSubclass($0, of: name) == true } ? true : nil
            }
            return type.unwrapped == .unknown ? nil : false
        }
        return project.isSubclass(nominal, of: name)
    }

    /// Whether the class that a function belongs to is `name` or a subclass; nil where that is not known.
    public func isMethod(_ function: FunctionScope, ofSubclassOf name: String) -> Bool? {
        guard let own = selfType(in: function) else { return false }
        return project.isSubclass(own, of: name)
    }

    /// The scope of names at a function, for ``ProjectView``'s questions.
    public func names(at function: FunctionScope) -> NameScope {
        NameScope(
            path: file.source.path, types: resolver.nominals(of: function.types),
            generics: Set(function.types.flatMap { $0.generics.map(\.name) }))
    }

    // MARK: Flow

    /// The control-flow graph of a function's body; closures and local functions have their own.
    public func graph(of function: FunctionScope) -> FlowGraph {
        if let known = graphs[function.index] { return known }
        let graph = FlowGraphBuilder.graph(of: function, in: self)
        graphs[function.index] = graph
        return graph
    }

    // MARK: Reporting

    /// Reports a finding of the rule that runs.
    ///
    /// - Parameters:
    ///   - range: Bytes; begin at the token that the example's `↓` stands before.
    ///   - message: One sentence: what will happen, with the names of the source.
    ///   - cure: One sentence: how to mend it.
    public func report(
        _ range: Range<Int>, _ message: String, cure: String, flow: [Finding.FlowStep] = [], fixes: [Fix] = [],
        certainty: Finding.Certainty = .proven
    ) {
        guard let rule else { return }
        let finding = Finding(
            rule: rule.id, severity: rule.severity, message: message, range: sourceRange(range), cure: cure,
            flow: flow, fixes: fixes, certainty: certainty, context: declarationName(at: range.lowerBound))
        if !findings.contains(finding) { findings.append(finding) }
    }

    public func sourceRange(_ range: Range<Int>) -> SourceRange { SourceRange(range, in: file.source) }
    /// A step on the way to the finding.
    public func step(_ range: Range<Int>, _ message: String) -> Finding.FlowStep { .init(sourceRange(range), message) }
    /// An edit of this file; an empty range inserts.
    public func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
        TextEdit(path: file.source.path, offsets: range, replacement: replacement)
    }
    /// The text of a node, for messages.
    public func text(_ range: Range<Int>) -> String { file.source.text(range) }
    /// The white space before the first character of the line that an offset is in, for inserted lines.
    public func indentation(at offset: Int) -> String {
        let line = file.source.position(of: offset).line
        return String(file.source.line(line).prefix { $0 == " " || $0 == "\t" })
    }

    /// The qualified name of the innermost function, property or type around an offset; the path at the top level.
    public func declarationName(at offset: Int) -> String {
        var best: (length: Int, name: String)?
        func consider(_ range: Range<Int>, _ name: String) {
            guard range.contains(offset), best.map({ range.count <= $0.length }) ?? true else { return }
            best = (range.count, name)
        }
        for site in types { consider(site.declaration.range, site.qualifiedName) }
        for function in functions {
            switch function.kind {
            case .function(let node): consider(node.range, function.qualifiedName)
            case .accessor(_, let variable), .initialValue(let variable):
                consider(variable.range, function.qualifiedName)
            case .subscriptAccessor(_, let node): consider(node.range, function.qualifiedName)
            case .closure, .topLevel: break
            }
        }
        return best?.name ?? file.source.path
    }
}
