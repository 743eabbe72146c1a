// Variables and their accessors.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
        let isLet = node.bindingSpecifier.text == "let"
        let attributes = attributes(node.attributes)
        let modifiers = modifiers(node.modifiers)
        let whole = range(node)
        // In `var a, b: T` the type stands at the last of the names that share it.
        var shared: [TypeAnnotation?] = []
        var following: TypeAnnotation?
        for binding in node.bindings.reversed() {
            if let type = annotation(binding.typeAnnotation) {
                following = type
            } else if binding.initializer != nil {
                following = nil
            }
            shared.append(following)
        }
        shared.reverse()
        return zip(node.bindings, shared).map { binding, type in
            let pattern = pattern(binding.pattern)
            let name: String
            if case .identifier(let identifier) = pattern.kind { name = identifier } else { name = "" }
            return VariableDeclaration(
                name: name, nameRange: pattern.range, pattern: pattern, isLet: isLet, type: type,
                initializer: binding.initializer.map { expression($0.value) },
                accessors: accessors(binding.accessorBlock), modifiers: modifiers, attributes: attributes,
                compilation: compilation, range: whole,
                bindingRange: range(from: binding.pattern, to: bindingEnd(binding)))
        }
    }

    private func bindingEnd(_ binding: PatternBindingSyntax) -> Syntax {
        if let node = binding.accessorBlock { return Syntax(node) }
        if let node = binding.initializer { return Syntax(node) }
        if let node = binding.typeAnnotation { return Syntax(node) }
        return Syntax(binding.pattern)
    }

    func accessors(_ block: AccessorBlockSyntax?) -> [Accessor] {
        guard let block else { return [] }
        switch block.accessors {
        case .getter(let items):
            let range = range(block)
            return [
                Accessor(
                    kind: .get, isImplicit: true, parameterName: "",
                    body: CodeBlock(statements: statements(items), range: range),
                    keywordRange: range.lowerBound..<range.lowerBound, range: range)
            ]
        case .accessors(let list):
            return list.compactMap { accessor($0) }
        @unknown default: return []
        }
    }

    private func accessor(_ node: AccessorDeclSyntax) -> Accessor? {
        let kind: Accessor.Kind
        let implicitName: String
        switch node.accessorSpecifier.text {
        case "get": (kind, implicitName) = (.get, "")
        case "set": (kind, implicitName) = (.set, "newValue")
        case "willSet": (kind, implicitName) = (.willSet, "newValue")
        case "didSet": (kind, implicitName) = (.didSet, "oldValue")
        case "_read", "read", "unsafeAddress": (kind, implicitName) = (.read, "")
        case "_modify", "modify", "unsafeMutableAddress": (kind, implicitName) = (.modify, "")
        case "init": (kind, implicitName) = (.initializer, "newValue")
        default: return nil
        }
        return Accessor(
            kind: kind, isImplicit: false, parameterName: node.parameters.map { text($0.name) } ?? implicitName,
            body: node.body.map { block($0) }, keywordRange: range(node.accessorSpecifier), range: range(node))
    }
}
