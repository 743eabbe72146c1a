// Patterns.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    func pattern(_ node: PatternSyntax) -> Pattern {
        deeper { form(node) } ?? Pattern(.missing, range: range(node))
    }

    private func form(_ node: PatternSyntax) -> Pattern {
        let range = range(node)
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): return Pattern(.identifier(text(node.identifier)), range: range)
        case .wildcardPattern: return Pattern(.wildcard, range: range)
        case .tuplePattern(let node):
            let elements = node.elements.map { (label: $0.label.map { text($0) }, pattern: pattern($0.pattern)) }
            if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
            return Pattern(.tuple(elements), range: range)
        case .valueBindingPattern(let node):
            return Pattern(
                .binding(isLet: node.bindingSpecifier.text == "let", pattern(node.pattern)), range: range)
        case .isTypePattern(let node): return Pattern(.isType(annotation(node.type)), range: range)
        case .expressionPattern(let node): return Pattern(.expression(expression(node.expression)), range: range)
        case .missingPattern: return Pattern(.missing, range: range)
        @unknown default: return Pattern(.missing, range: range)
        }
    }
}
