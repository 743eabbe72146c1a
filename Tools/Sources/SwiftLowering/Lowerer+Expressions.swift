// Expressions.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    func expression(_ node: ExprSyntax) -> Expression {
        deeper { form(node) } ?? make(.other([]), range(node))
    }

    private func form(_ node: ExprSyntax) -> Expression {
        let range = range(node)
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return make(.name(text(node.baseName)), range)
        case .superExpr: return make(.name("super"), range)
        case .discardAssignmentExpr: return make(.name("_"), range)
        case .memberAccessExpr(let node): return make(.member(member(node)), range)
        case .functionCallExpr(let node): return call(node, range)
        case .subscriptCallExpr(let node):
            let base = expression(node.calledExpression)
            let arguments = arguments(
                node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            return make(.subscripting(base: base, arguments: arguments), range)
        case .sequenceExpr(let node): return sequence(node)
        case .prefixOperatorExpr(let node):
            let operand = expression(node.expression)
            if node.operator.text == "&" { return make(.inOut(operand), range) }
            return make(.prefix(operation: node.operator.text, operand), range)
        case .postfixOperatorExpr(let node):
            return make(.postfix(expression(node.expression), operation: node.operator.text), range)
        case .closureExpr(let node): return make(.closure(closure(node)), range)
        case .integerLiteralExpr(let node):
            return make(.literal(.integer(node.literal.text.filter { $0 != "_" })), range)
        case .floatLiteralExpr(let node):
            return make(.literal(.float(node.literal.text.filter { $0 != "_" })), range)
        case .booleanLiteralExpr(let node): return make(.literal(.boolean(node.literal.text == "true")), range)
        case .nilLiteralExpr: return make(.literal(.nil), range)
        case .stringLiteralExpr(let node): return string(node, range)
        case .simpleStringLiteralExpr(let node):
            return make(.literal(.string(node.segments.map { $0.content.text }.joined())), range)
        case .regexLiteralExpr: return make(.literal(.regex), range)
        case .editorPlaceholderExpr: return make(.literal(.placeholder), range)
        case .tupleExpr(let node):
            let elements = arguments(node.elements)
            if elements.count == 1, elements[0].label == nil { return make(.parenthesized(elements[0].value), range) }
            return make(.tuple(elements), range)
        case .arrayExpr(let node): return make(.array(node.elements.map { expression($0.expression) }), range)
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return make(.dictionary([]), range) }
            return make(.dictionary(elements.map { (key: expression($0.key), value: expression($0.value)) }), range)
        case .tryExpr(let node):
            let attempt: Expression.Attempt =
                switch node.questionOrExclamationMark?.text {
                case "?": .optional
                case "!": .forced
                default: .try
                }
            return make(.attempt(attempt, expression(node.expression)), range)
        case .awaitExpr(let node): return make(.await(expression(node.expression)), range)
        case .optionalChainingExpr(let node): return make(.optionalChain(expression(node.expression)), range)
        case .forceUnwrapExpr(let node): return make(.forceUnwrap(expression(node.expression)), range)
        case .ifExpr(let node): return make(.ifs(ifs(node, label: nil)), range)
        case .switchExpr(let node): return make(.switches(switches(node, label: nil)), range)
        case .keyPathExpr(let node): return keyPath(node, range)
        case .macroExpansionExpr(let node):
            let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            return make(.macro(name: text(node.macroName), arguments: arguments), range)
        case .inOutExpr(let node): return make(.inOut(expression(node.expression)), range)
        case .typeExpr(let node): return make(.type(annotation(node.type)), range)
        case .genericSpecializationExpr(let node):
            if let name = typeName(ExprSyntax(node)) { return make(.type(TypeAnnotation(name, range: range)), range) }
            return expression(node.expression)
        case .patternExpr(let node): return make(.pattern(pattern(node.pattern)), range)
        case .postfixIfConfigExpr(let node): return conditional(node, range)
        default: return uncommon(node, range)
        }
    }

    /// Forms that only folding makes, and those that wrap one expression.
    private func uncommon(_ node: ExprSyntax, _ range: Range<Int>) -> Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .asExpr(let node):
            let kind = cast(node.questionOrExclamationMark)
            return make(.cast(expression(node.expression), kind, annotation(node.type)), range)
        case .isExpr(let node): return make(.cast(expression(node.expression), .test, annotation(node.type)), range)
        case .ternaryExpr(let node):
            return make(
                .ternary(
                    condition: expression(node.condition), expression(node.thenExpression),
                    expression(node.elseExpression)), range)
        case .infixOperatorExpr(let node):
            return make(.other([expression(node.leftOperand), expression(node.rightOperand)]), range)
        case .consumeExpr(let node): return expression(node.expression)
        case .copyExpr(let node): return expression(node.expression)
        case .borrowExpr(let node): return expression(node.expression)
        case .unsafeExpr(let node): return expression(node.expression)
        case .packElementExpr(let node): return make(.other([expression(node.pack)]), range)
        case .packExpansionExpr(let node): return make(.other([expression(node.repetitionPattern)]), range)
        default: return make(.other([]), range)
        }
    }

    func cast(_ mark: TokenSyntax?) -> Expression.Cast {
        switch mark?.text {
        case "?": .conditional
        case "!": .forced
        default: .coercion
        }
    }

    private func member(_ node: MemberAccessExprSyntax) -> Member {
        Member(
            base: node.base.map { expression($0) }, name: text(node.declName.baseName),
            nameRange: range(node.declName.baseName),
            labels: node.declName.argumentNames?.arguments.map { $0.name.text })
    }

    private func call(_ node: FunctionCallExprSyntax, _ range: Range<Int>) -> Expression {
        let callee = expression(node.calledExpression)
        let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        var parentheses: Range<Int>?
        if let left = node.leftParen, let right = node.rightParen { parentheses = self.range(from: left, to: right) }
        return make(.call(Call(callee: callee, arguments: arguments, parentheses: parentheses)), range)
    }

    func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax? = nil,
        _ more: MultipleTrailingClosureElementListSyntax? = nil
    ) -> [Argument] {
        var result: [Argument] = []
        for node in list {
            let value = expression(node.expression)
            let lower = node.label?.positionAfterSkippingLeadingTrivia.utf8Offset ?? value.range.lowerBound
            result.append(
                Argument(
                    label: node.label.map { text($0) }, value: value,
                    range: min(lower, value.range.lowerBound)..<value.range.upperBound))
        }
        if let trailing {
            let range = range(trailing)
            let value = make(.closure(closure(trailing)), range)
            result.append(Argument(label: nil, value: value, range: range, isTrailing: true))
        }
        for node in more ?? [] {
            let value = make(.closure(closure(node.closure)), range(node.closure))
            result.append(Argument(label: text(node.label), value: value, range: range(node), isTrailing: true))
        }
        return result
    }

    private func string(_ node: StringLiteralExprSyntax, _ range: Range<Int>) -> Expression {
        var plain = ""
        var parts: [Argument] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text): plain += text.content.text
            case .expressionSegment(let segment): parts += arguments(segment.expressions)
            @unknown default: break
            }
        }
        return make(parts.isEmpty ? .literal(.string(plain)) : .interpolation(parts), range)
    }

    private func keyPath(_ node: KeyPathExprSyntax, _ range: Range<Int>) -> Expression {
        var names: [String] = []
        for component in node.components {
            switch component.component {
            case .property(let property): names.append(text(property.declName.baseName))
            case .subscript: names.append("[]")
            case .optional(let optional): names.append(optional.questionOrExclamationMark.text)
            default: names.append("()")
            }
        }
        return make(.keyPath(root: node.root.map { annotation($0) }, path: names), range)
    }

    /// `base #if … .a() #else .b() #endif`: each branch begins at a chain without a base.
    private func conditional(_ node: PostfixIfConfigExprSyntax, _ range: Range<Int>) -> Expression {
        let base = node.base.map { expression($0) }
        var branches: [Expression] = []
        for clause in node.config.clauses {
            if case .postfixExpression(let inner)? = clause.elements { branches.append(expression(inner)) }
        }
        return make(.compilation(base: base, branches: branches), range)
    }
}
