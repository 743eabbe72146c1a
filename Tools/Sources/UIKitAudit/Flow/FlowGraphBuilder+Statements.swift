// Statements.
import SwiftModel

extension FlowGraphBuilder {
    func statement(_ statement: Statement) {
        switch statement.kind {
        case .expression(let node): evaluate(node)
        case .declaration(.variable(let variable)):
            if let value = variable.initializer { evaluate(value) }
            emit(.declare(variable))
        case .declaration: break
        case .ifs(let node): ifs(node)
        case .guards(let conditions, let otherwise):
            let fails = newBlock()
            let passes = newBlock()
            test(conditions, passes, fails)
            current = fails
            block(otherwise)
            // The compiler sees to it that the `else` does not get here.
            current = passes
        case .whiles(let conditions, let body, let label): whiles(conditions, body, label)
        case .repeats(let body, let condition, let label): repeats(body, condition, label)
        case .forIn(let node): loop(node)
        case .switches(let node): switches(node)
        case .doCatch(let body, let catches, let label): doCatch(body, catches, label)
        case .deferred(let body):
            if !frames.isEmpty { frames[frames.count - 1].deferred.append(body) }
        case .returns(let value):
            if let value { evaluate(value) }
            returns(statement)
        case .throwing(let value):
            evaluate(value)
            thrown(.throwing(statement))
            stop()
        case .breaks(let label): breaks(label)
        case .continues(let label): continues(label)
        case .fallThrough:
            if let next = nextCase.last ?? nil { leave(to: next, .next) } else { stop() }
        case .yields(let values): for value in values { evaluate(value) }
        case .other(let value): if let value { evaluate(value) }
        case .compilation(let clauses): compilation(clauses)
        }
    }

    func ifs(_ node: IfStatement) {
        let passes = newBlock()
        let fails = newBlock()
        let after = newBlock()
        let body = {
            self.test(node.conditions, passes, fails)
            self.current = passes
            self.block(node.body)
            self.connect(self.current, after)
            self.current = fails
            switch node.alternative {
            case .block(let block)?: self.block(block)
            case .ifs(let other)?: self.ifs(other)
            case nil: break
            }
            self.connect(self.current, after)
        }
        if node.label != nil {
            labelled(node.label, after, body)
        } else {
            body()
        }
        current = after
    }

    private func labelled(_ label: String?, _ after: Int, _ body: () -> Void) {
        frames.append(Frame(kind: .target(label: label, breaks: after, continues: nil, isLoopOrSwitch: false)))
        body()
        frames.removeLast()
    }

    private func whiles(_ conditions: [Condition], _ body: CodeBlock, _ label: String?) {
        let head = newBlock()
        let inside = newBlock()
        let after = newBlock()
        go(to: head)
        test(conditions, inside, after)
        current = inside
        frames.append(Frame(kind: .target(label: label, breaks: after, continues: head, isLoopOrSwitch: true)))
        block(body)
        frames.removeLast()
        connect(current, head)
        current = after
    }

    private func repeats(_ body: CodeBlock, _ condition: Expression, _ label: String?) {
        let inside = newBlock()
        let tests = newBlock()
        let after = newBlock()
        go(to: inside)
        frames.append(Frame(kind: .target(label: label, breaks: after, continues: tests, isLoopOrSwitch: true)))
        block(body)
        frames.removeLast()
        go(to: tests)
        branch(condition, inside, after)
        current = after
    }

    private func loop(_ node: ForStatement) {
        evaluate(node.sequence)
        let head = newBlock()
        let inside = newBlock()
        let after = newBlock()
        go(to: head)
        if node.isTry { thrown(.thrown(node.sequence)) }
        connect(head, inside, .iteration(node, true))
        connect(head, after, .iteration(node, false))
        current = inside
        emit(.bind(node.pattern, value: nil))
        if let filter = node.filter {
            let passes = newBlock()
            branch(filter, passes, head)
            current = passes
        }
        frames.append(Frame(kind: .target(label: node.label, breaks: after, continues: head, isLoopOrSwitch: true)))
        block(node.body)
        frames.removeLast()
        connect(current, head)
        current = after
    }

    func switches(_ node: SwitchStatement) {
        evaluate(node.subject)
        let after = newBlock()
        var head = current
        let bodies = node.cases.map { _ in newBlock() }
        for (position, one) in node.cases.enumerated() {
            guard one.items.contains(where: { $0.filter != nil }) else {
                connect(head, bodies[position], .matchedCase(node, position))
                continue
            }
            // The `where` is asked after the match; where it is false the next cases are tried.
            let tests = newBlock()
            connect(head, tests, .matchedCase(node, position))
            let others = newBlock()
            connect(head, others)
            current = tests
            for item in one.items {
                emit(.bind(item.pattern, value: nil))
                if let filter = item.filter { branch(filter, bodies[position], others) } else { connect(current, bodies[position]) }
            }
            head = others
        }
        frames.append(Frame(kind: .target(label: node.label, breaks: after, continues: nil, isLoopOrSwitch: true)))
        for (position, one) in node.cases.enumerated() {
            current = bodies[position]
            for item in one.items where item.filter == nil { emit(.bind(item.pattern, value: nil)) }
            nextCase.append(bodies.indices.contains(position + 1) ? bodies[position + 1] : nil)
            block(one.body)
            nextCase.removeLast()
            connect(current, after)
        }
        frames.removeLast()
        current = after
    }

    private func doCatch(_ body: CodeBlock, _ catches: [CatchClause], _ label: String?) {
        let after = newBlock()
        labelled(label, after) {
            guard !catches.isEmpty else {
                block(body)
                return
            }
            let catcher = newBlock()
            frames.append(Frame(kind: .catcher(catcher)))
            block(body)
            frames.removeLast()
            connect(current, after)
            current = catcher
            var bodies: [Int] = []
            for clause in catches {
                let inside = newBlock()
                connect(catcher, inside)
                bodies.append(inside)
                if clause.catchesAll { break }
            }
            if !catches.contains(where: \.catchesAll), let range = catches.first {
                // No clause may fit: the error goes on.
                let rest = newBlock()
                connect(catcher, rest)
                current = rest
                thrown(.thrown(Expression(id: 0, kind: .other([]), range: range.range)))
                stop()
            }
            for (clause, inside) in zip(catches, bodies) {
                current = inside
                for item in clause.items {
                    emit(.bind(item.pattern, value: nil))
                    if let filter = item.filter { evaluate(filter) }
                }
                block(clause.body)
                connect(current, after)
            }
            current = newBlock()
        }
        connect(current, after)
        current = after
    }

    private func compilation(_ clauses: [CompilationClause]) {
        let head = current
        let after = newBlock()
        for clause in clauses {
            let inside = newBlock()
            connect(head, inside, .compilation(clause.condition))
            current = inside
            // No scope of its own: its `defer`s are the surroundings'. They are kept on all branches.
            for statement in clause.body.statements { self.statement(statement) }
            connect(current, after)
        }
        if clauses.last?.condition.text.isEmpty == false { connect(head, after, .compilation(nil)) }
        current = after
    }
}
