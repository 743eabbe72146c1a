// From a function's body to its events.
import SwiftModel

/// Lists what a body does.
struct FunctionSummarizer {
    private var events: [SummaryEvent] = []
    private var place: SummaryEvent.Place = []
    /// The function's parameters.
    private var parameters: Set<String> = []
    /// Those that are true here, as conditions around say.
    private var required: [String] = []
    /// The waiting closures so far, and the innermost one around.
    private var closureCount = 0
    private var closure = 0

    static func summary(of function: FunctionDeclaration) -> FunctionSummary {
        let kind: FunctionSummary.Kind =
            switch function.kind {
            case .function: .function
            case .initializer: .initializer
            case .deinitializer: .deinitializer
            case .subscript: .subscript
            }
        var maker = FunctionSummarizer()
        maker.parameters = Set(function.parameters.map(\.name))
        if let body = function.body { maker.add(body, givesResult: function.result != nil) }
        for accessor in function.accessors {
            if let body = accessor.body { maker.add(body, givesResult: accessor.kind == .get) }
        }
        return FunctionSummary(
            kind: kind, name: function.name,
            parameters: function.parameters.map {
                .init(
                    label: $0.label ?? "_", name: $0.name, type: $0.type?.name ?? .unknown,
                    hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic)
            }, result: function.result?.name, generics: function.generics.map(\.name), isAsync: function.isAsync,
            isThrowing: function.isThrowing, isFailable: function.isFailable, modifiers: function.modifiers,
            hasBody: function.body != nil || !function.accessors.isEmpty, events: maker.events,
            range: function.nameRange)
    }

    static func summary(of accessor: Accessor, name: String) -> FunctionSummary? {
        guard let body = accessor.body else { return nil }
        let kind: FunctionSummary.Kind
        switch accessor.kind {
        case .get, .read: kind = .getter
        case .set, .modify, .initializer: kind = .setter
        case .willSet: kind = .willSet
        case .didSet: kind = .didSet
        }
        var maker = FunctionSummarizer()
        maker.add(body, givesResult: kind == .getter)
        return FunctionSummary(
            kind: kind, name: name, parameters: [], result: nil, generics: [], isAsync: false, isThrowing: false,
            isFailable: false, modifiers: [], hasBody: true, events: maker.events,
            range: accessor.keywordRange)
    }

    private mutating func append(_ event: SummaryEvent) {
        var event = event
        event.closure = closure
        event.required = required
        events.append(event)
    }

    // MARK: Statements

    /// A body of one expression returns it, if it returns anything.
    private mutating func add(_ block: CodeBlock, givesResult: Bool = false) {
        if givesResult, block.statements.count == 1, case .expression(let only) = block.statements[0].kind {
            add(only)
            append(
                .init(
                    kind: .result, target: .unknown, labels: [], arguments: [ValueExpression(only)], place: place,
                    range: only.range))
            return
        }
        let before = required
        for statement in block.statements { add(statement) }
        required = before
    }

    private mutating func within(
        _ more: SummaryEvent.Place, requires names: [String] = [], _ body: (inout FunctionSummarizer) -> Void
    ) {
        let before = (place, required)
        place.formUnion(more)
        required += names
        body(&self)
        (place, required) = before
    }

    /// The parameters that must be true for conditions to hold together (`are` true), or for one of them not to hold.
    private func names(_ conditions: [Condition], are outcome: Bool) -> [String] {
        guard outcome || conditions.count == 1, !parameters.isEmpty else { return [] }
        return conditions.flatMap { condition -> [String] in
            if case .boolean(let node) = condition.kind { names(node, is: outcome) } else { [] }
        }
    }

    private func names(_ node: Expression, is outcome: Bool) -> [String] {
        switch node.bare.kind {
        case .name(let name): return outcome && parameters.contains(name) ? [name] : []
        case .prefix("!", let inner): return names(inner, is: !outcome)
        case .binary(let lhs, "&&", _, let rhs): return outcome ? names(lhs, is: true) + names(rhs, is: true) : []
        case .binary(let lhs, "||", _, let rhs): return outcome ? [] : names(lhs, is: false) + names(rhs, is: false)
        default: return []
        }
    }

    private mutating func add(_ statement: Statement) {
        switch statement.kind {
        case .expression(let node): add(node, isDiscarded: true)
        case .declaration(.variable(let variable)): add(variable)
        case .declaration(.function(let function)):
            if let body = function.body { add(local: body) }
        case .declaration: break
        case .ifs(let node): add(node)
        case .guards(let conditions, let otherwise):
            for condition in conditions { add(condition) }
            within(.conditional, requires: names(conditions, are: false)) { $0.add(otherwise) }
            // What comes after it in the block.
            required += names(conditions, are: true)
        case .whiles(let conditions, let body, _):
            within([.inLoop, .conditional]) {
                for condition in conditions { $0.add(condition) }
                $0.add(body)
            }
        case .repeats(let body, let condition, _):
            within(.inLoop) {
                $0.add(body)
                $0.add(condition)
            }
        case .forIn(let node):
            add(node.sequence)
            within([.inLoop, .conditional]) {
                if let filter = node.filter { $0.add(filter) }
                $0.add(node.body)
            }
        case .switches(let node): add(node)
        case .doCatch(let body, let catches, _):
            add(body)
            for clause in catches { within(.conditional) { $0.add(clause.body) } }
        case .deferred(let body): within(.inDefer) { $0.add(body) }
        case .returns(let value):
            if let value { add(value) }
            append(
                .init(
                    kind: .result, target: .unknown, labels: [], arguments: value.map { [ValueExpression($0)] } ?? [],
                    place: place, range: statement.range))
        case .throwing(let node): add(node)
        case .yields(let values): for value in values { add(value) }
        case .other(let value): if let value { add(value) }
        case .compilation(let clauses):
            for clause in clauses { within([.inCompilation, .conditional]) { $0.add(clause.body) } }
        case .breaks, .continues, .fallThrough: break
        }
    }

    private mutating func add(_ variable: VariableDeclaration) {
        guard let value = variable.initializer else { return }
        add(value)
        guard !variable.name.isEmpty else { return }
        append(
            .init(
                kind: .local, target: .name(variable.name), labels: [],
                arguments: [
                    variable.type.map { .cast(ValueExpression(value), $0.name, isConditional: false) }
                        ?? ValueExpression(value)
                ], place: place, range: variable.nameRange))
    }

    private mutating func add(_ node: IfStatement) {
        for condition in node.conditions { add(condition) }
        within(.conditional, requires: names(node.conditions, are: true)) { $0.add(node.body) }
        let otherwise = names(node.conditions, are: false)
        switch node.alternative {
        case .block(let block)?: within(.conditional, requires: otherwise) { $0.add(block) }
        case .ifs(let other)?: within(.conditional, requires: otherwise) { $0.add(other) }
        case nil: break
        }
    }

    private mutating func add(_ node: SwitchStatement) {
        add(node.subject)
        for one in node.cases {
            within(.conditional) {
                for item in one.items { if let filter = item.filter { $0.add(filter) } }
                $0.add(one.body)
            }
        }
    }

    private mutating func add(_ condition: Condition) {
        switch condition.kind {
        case .boolean(let node): within(.isCondition) { $0.add(node) }
        case .optionalBinding(let pattern, _, let value), .pattern(let pattern, _, let value):
            within(.isCondition) { $0.add(value) }
            guard let name = pattern.identifier, name != "self" else { return }
            append(
                .init(
                    kind: .local, target: .name(name), labels: [], arguments: [.unwrapped(ValueExpression(value))],
                    place: place, range: pattern.range))
        case .availability: break
        }
    }

    // MARK: Expressions

    /// A local function waits as a closure does.
    private mutating func add(local body: CodeBlock) {
        let around = closure
        closureCount += 1
        closure = closureCount
        within([.inClosure, .isWaiting]) { $0.add(body) }
        closure = around
    }

    /// Returns the number of a closure that waits, 0 for one that is started.
    @discardableResult
    private mutating func add(_ node: Closure, isStarted: Bool) -> Int {
        for capture in node.captures { if let value = capture.value { add(value) } }
        let around = closure
        if !isStarted {
            closureCount += 1
            closure = closureCount
        }
        let number = isStarted ? 0 : closure
        within(isStarted ? .inClosure : [.inClosure, .isWaiting]) {
            $0.place.subtract([.isCondition, .isTried])
            $0.add(node.body)
        }
        closure = around
        return number
    }

    private mutating func add(_ node: Expression, isDiscarded: Bool = false) {
        switch node.kind {
        case .call(let call):
            var inner = place
            if isDiscarded { inner.insert(.isDiscarded) }
            var numbers = call.arguments.map { _ in 0 }
            within([]) {
                $0.place.remove(.isCondition)
                if let closure = call.callee.asClosure { $0.add(closure, isStarted: true) } else { $0.add(call.callee) }
                for (position, argument) in call.arguments.enumerated() {
                    if let closure = argument.value.asClosure {
                        numbers[position] = $0.add(closure, isStarted: call.startsClosures)
                    } else {
                        $0.add(argument.value)
                    }
                }
            }
            append(
                .init(
                    kind: .call, target: ValueExpression(call.callee), labels: call.labels,
                    arguments: call.arguments.map { ValueExpression($0.value) }, place: inner, range: node.range,
                    closures: numbers.contains { $0 != 0 } ? numbers : []))
        case .assignment(let target, let operation, let value):
            if case .subscripting = target.kind { add(target) } else if let base = target.asMember?.base { add(base) }
            add(value)
            append(
                .init(
                    kind: .assignment, target: ValueExpression(target), labels: [],
                    arguments: [operation == "=" ? ValueExpression(value) : .unknown], place: place, range: node.range))
        case .closure(let closure): add(closure, isStarted: false)
        case .parenthesized(let inner), .await(let inner): add(inner, isDiscarded: isDiscarded)
        case .optionalChain(let inner): add(inner, isDiscarded: isDiscarded)
        case .attempt(_, let inner): within(.isTried) { $0.add(inner, isDiscarded: isDiscarded) }
        case .ternary(let condition, let first, let second):
            add(condition)
            within(.conditional, requires: names(condition, is: true)) { $0.add(first) }
            within(.conditional, requires: names(condition, is: false)) { $0.add(second) }
        case .binary(let lhs, let operation, _, let rhs):
            add(lhs)
            if operation == "&&" || operation == "||" || operation == "??" {
                within(.conditional) { $0.add(rhs) }
            } else {
                add(rhs)
            }
        case .ifs(let inner): add(inner)
        case .switches(let inner): add(inner)
        default:
            ModelNode.expression(node).forEachChild {
                switch $0 {
                case .expression(let child): add(child)
                case .statement(let child): add(child)
                }
            }
        }
    }
}
