// Statements.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    /// The file's top level: the declarations of `#if` branches stand in the list itself.
    func topLevel(_ items: CodeBlockItemListSyntax) -> [Statement] {
        var result: [Statement] = []
        for item in items {
            if case .decl(let node) = item.item, let block = node.as(IfConfigDeclSyntax.self) {
                for (index, clause) in block.clauses.enumerated() {
                    guard case .statements(let inner)? = clause.elements else { continue }
                    inClause(clause, index, of: block) { result += topLevel(inner) }
                }
            } else {
                append(item, to: &result)
            }
        }
        return result
    }

    func block(_ node: CodeBlockSyntax) -> CodeBlock {
        CodeBlock(statements: statements(node.statements), range: range(node))
    }

    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        var result: [Statement] = []
        for item in items { append(item, to: &result) }
        return result
    }

    private func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
        switch item.item {
        case .decl(let node):
            if let block = node.as(IfConfigDeclSyntax.self) {
                result.append(make(.compilation(clauses(block)), range(block)))
                return
            }
            var found: [Declaration] = []
            append(node, to: &found)
            let range = range(node)
            for declaration in found { result.append(make(.declaration(declaration), range)) }
        case .stmt(let node): result.append(statement(node, label: nil))
        case .expr(let node): result.append(statement(node))
        @unknown default: break
        }
    }

    private func clauses(_ block: IfConfigDeclSyntax) -> [CompilationClause] {
        block.clauses.enumerated().map { index, clause in
            inClause(clause, index, of: block) {
                var inner: [Statement] = []
                if case .statements(let items)? = clause.elements { inner = statements(items) }
                return CompilationClause(
                    condition: condition(clause, index, of: block),
                    body: CodeBlock(statements: inner, range: clause.elements.map { range($0) } ?? range(clause)))
            }
        }
    }

    private func statement(_ node: ExprSyntax, label: String? = nil) -> Statement {
        switch node.as(ExprSyntaxEnum.self) {
        case .ifExpr(let node): return make(.ifs(ifs(node, label: label)), range(node))
        case .switchExpr(let node): return make(.switches(switches(node, label: label)), range(node))
        default: return make(.expression(expression(node)), range(node))
        }
    }

    private func statement(_ node: StmtSyntax, label: String?) -> Statement {
        let range = range(node)
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): return statement(node.expression, label: label)
        case .labeledStmt(let node):
            return deeper { statement(node.statement, label: text(node.label)) } ?? make(.other(nil), range)
        case .guardStmt(let node):
            return make(.guards(conditions(node.conditions), otherwise: block(node.body)), range)
        case .whileStmt(let node):
            return make(.whiles(conditions(node.conditions), body: block(node.body), label: label), range)
        case .repeatStmt(let node):
            return make(.repeats(body: block(node.body), condition: expression(node.condition), label: label), range)
        case .forStmt(let node): return make(.forIn(loop(node, label: label)), range)
        case .doStmt(let node):
            return make(.doCatch(body: block(node.body), catches: catches(node.catchClauses), label: label), range)
        case .deferStmt(let node): return make(.deferred(block(node.body)), range)
        case .returnStmt(let node): return make(.returns(node.expression.map { expression($0) }), range)
        case .throwStmt(let node): return make(.throwing(expression(node.expression)), range)
        case .breakStmt(let node): return make(.breaks(label: node.label.map { text($0) }), range)
        case .continueStmt(let node): return make(.continues(label: node.label.map { text($0) }), range)
        case .fallThroughStmt: return make(.fallThrough, range)
        case .yieldStmt(let node):
            switch node.yieldedExpressions {
            case .single(let value): return make(.yields([expression(value)]), range)
            case .multiple(let clause): return make(.yields(clause.elements.map { expression($0.expression) }), range)
            @unknown default: return make(.other(nil), range)
            }
        case .discardStmt(let node): return make(.other(expression(node.expression)), range)
        default: return make(.other(nil), range)
        }
    }

    func ifs(_ node: IfExprSyntax, label: String?) -> IfStatement {
        let alternative: IfStatement.Alternative? =
            switch node.elseBody {
            case .ifExpr(let other)?: deeper { .ifs(ifs(other, label: label)) }
            case .codeBlock(let other)?: .block(block(other))
            case nil: nil
            @unknown default: nil
            }
        return IfStatement(
            conditions: conditions(node.conditions), body: block(node.body), alternative: alternative, label: label,
            range: range(node))
    }

    func switches(_ node: SwitchExprSyntax, label: String?) -> SwitchStatement {
        var cases: [SwitchStatement.Case] = []
        append(node.cases, to: &cases)
        return SwitchStatement(subject: expression(node.subject), cases: cases, label: label, range: range(node))
    }

    private func append(_ list: SwitchCaseListSyntax, to result: inout [SwitchStatement.Case]) {
        for element in list {
            switch element {
            case .switchCase(let node):
                var items: [SwitchStatement.Item] = []
                var isDefault = true
                if case .case(let label) = node.label {
                    isDefault = false
                    items = label.caseItems.map {
                        .init(pattern: pattern($0.pattern), filter: $0.whereClause.map { expression($0.condition) })
                    }
                }
                result.append(
                    .init(
                        items: items, isDefault: isDefault,
                        body: CodeBlock(statements: statements(node.statements), range: range(node.statements)),
                        compilation: compilation, range: range(node)))
            case .ifConfigDecl(let block):
                for (index, clause) in block.clauses.enumerated() {
                    guard case .switchCases(let inner)? = clause.elements else { continue }
                    inClause(clause, index, of: block) { append(inner, to: &result) }
                }
            @unknown default: break
            }
        }
    }

    private func catches(_ list: CatchClauseListSyntax) -> [CatchClause] {
        list.map { node in
            CatchClause(
                items: node.catchItems.compactMap { item in
                    item.pattern.map {
                        .init(pattern: pattern($0), filter: item.whereClause.map { expression($0.condition) })
                    }
                }, body: block(node.body), range: range(node))
        }
    }

    private func loop(_ node: ForStmtSyntax, label: String?) -> ForStatement {
        ForStatement(
            pattern: pattern(node.pattern), type: annotation(node.typeAnnotation),
            sequence: expression(node.sequence), filter: node.whereClause.map { expression($0.condition) },
            body: block(node.body), isAwait: node.awaitKeyword != nil, isTry: node.tryKeyword != nil, label: label,
            range: range(node))
    }

    // MARK: Conditions

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element in
            let range = range(element.condition)
            switch element.condition {
            case .expression(let node): return Condition(.boolean(expression(node)), range: range)
            case .availability(let node):
                return Condition(
                    .availability(
                        node.availabilityArguments.trimmedDescription,
                        isNegated: node.availabilityKeyword.text == "#unavailable"), range: range)
            case .matchingPattern(let node):
                return Condition(
                    .pattern(
                        pattern(node.pattern), type: annotation(node.typeAnnotation),
                        value: expression(node.initializer.value)), range: range)
            case .optionalBinding(let node):
                let bound = pattern(node.pattern)
                let value: Expression
                if let initializer = node.initializer {
                    value = expression(initializer.value)
                } else {
                    value = make(.name(bound.identifier ?? "_"), bound.range)
                }
                return Condition(
                    .optionalBinding(bound, type: annotation(node.typeAnnotation), value: value), range: range)
            @unknown default:
                return Condition(.boolean(make(.other([]), range)), range: range)
            }
        }
    }
}
