// Closures.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    func closure(_ node: ClosureExprSyntax) -> Closure {
        let signature = node.signature
        var parameters: [Parameter] = []
        switch signature?.parameterClause {
        case .simpleInput(let list)?:
            for parameter in list {
                parameters.append(
                    Parameter(
                        label: nil, name: text(parameter.name), nameRange: range(parameter.name), type: nil,
                        isInOut: false, isVariadic: false, defaultValue: nil, range: range(parameter)))
            }
        case .parameterClause(let clause)?:
            for parameter in clause.parameters {
                let name = parameter.secondName ?? parameter.firstName
                parameters.append(
                    Parameter(
                        label: nil, name: text(name), nameRange: range(name), type: parameter.type.map { annotation($0) },
                        isInOut: false, isVariadic: parameter.ellipsis != nil, defaultValue: nil,
                        range: range(parameter)))
            }
        case nil: break
        @unknown default: break
        }
        return Closure(
            captures: signature?.capture?.items.map { capture($0) } ?? [], parameters: parameters,
            result: signature?.returnClause.map { annotation($0.type) },
            isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: signature?.effectSpecifiers?.throwsClause != nil,
            attributes: signature.map { attributes($0.attributes) } ?? [],
            body: CodeBlock(statements: statements(node.statements), range: range(node)))
    }

    private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
        let specifier = node.specifier?.specifier.text
        return Closure.Capture(
            name: text(node.name), value: node.initializer.map { expression($0.value) }, isWeak: specifier == "weak",
            isUnowned: specifier == "unowned", range: range(node))
    }
}
