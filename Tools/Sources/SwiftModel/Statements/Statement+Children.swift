// What is directly below a statement.

extension Statement {
    func forEachChild(_ body: (ModelNode) -> Void) {
        switch kind {
        case .expression(let node), .throwing(let node): body(.expression(node))
        case .declaration(let declaration): declaration.forEachChild(body)
        case .ifs(let node): node.forEachChild(body)
        case .switches(let node): node.forEachChild(body)
        case .guards(let conditions, let otherwise):
            for condition in conditions { condition.forEachChild(body) }
            otherwise.forEachChild(body)
        case .whiles(let conditions, let block, _):
            for condition in conditions { condition.forEachChild(body) }
            block.forEachChild(body)
        case .repeats(let block, let condition, _):
            block.forEachChild(body)
            body(.expression(condition))
        case .forIn(let node):
            node.pattern.forEachChild(body)
            body(.expression(node.sequence))
            if let filter = node.filter { body(.expression(filter)) }
            node.body.forEachChild(body)
        case .doCatch(let block, let catches, _):
            block.forEachChild(body)
            for clause in catches {
                for item in clause.items { item.forEachChild(body) }
                clause.body.forEachChild(body)
            }
        case .deferred(let block): block.forEachChild(body)
        case .returns(let value), .other(let value): if let value { body(.expression(value)) }
        case .yields(let values): for value in values { body(.expression(value)) }
        case .compilation(let clauses): for clause in clauses { clause.body.forEachChild(body) }
        case .breaks, .continues, .fallThrough: break
        }
    }
}

extension CodeBlock {
    func forEachChild(_ body: (ModelNode) -> Void) {
        for statement in statements { body(.statement(statement)) }
    }
}

extension Condition {
    func forEachChild(_ body: (ModelNode) -> Void) {
        switch kind {
        case .boolean(let node): body(.expression(node))
        case .optionalBinding(let pattern, _, let value), .pattern(let pattern, _, let value):
            pattern.forEachChild(body)
            body(.expression(value))
        case .availability: break
        }
    }
}

extension IfStatement {
    func forEachChild(_ body: (ModelNode) -> Void) {
        for condition in conditions { condition.forEachChild(body) }
        self.body.forEachChild(body)
        switch alternative {
        case .block(let block)?: block.forEachChild(body)
        case .ifs(let other)?: other.forEachChild(body)
        case nil: break
        }
    }
}

extension SwitchStatement {
    func forEachChild(_ body: (ModelNode) -> Void) {
        body(.expression(subject))
        for one in cases {
            for item in one.items { item.forEachChild(body) }
            one.body.forEachChild(body)
        }
    }
}

extension SwitchStatement.Item {
    func forEachChild(_ body: (ModelNode) -> Void) {
        pattern.forEachChild(body)
        if let filter { body(.expression(filter)) }
    }
}
