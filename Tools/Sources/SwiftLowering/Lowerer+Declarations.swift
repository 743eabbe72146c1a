// Declarations.
import SwiftModel
import SwiftSyntax

extension Lowerer {
    func declarations(_ list: MemberBlockItemListSyntax) -> [Declaration] {
        var result: [Declaration] = []
        for item in list { append(item.decl, to: &result) }
        return result
    }

    /// Appends a declaration, or those of every branch of a `#if`.
    func append(_ node: DeclSyntax, to result: inout [Declaration]) {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            result.append(
                .type(type(.class, node, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)))
        case .structDecl(let node):
            result.append(
                .type(type(.struct, node, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)))
        case .enumDecl(let node):
            result.append(
                .type(type(.enum, node, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)))
        case .actorDecl(let node):
            result.append(
                .type(type(.actor, node, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)))
        case .protocolDecl(let node):
            result.append(.type(type(.protocol, node, node.name, nil, node.inheritanceClause, node.memberBlock)))
        case .extensionDecl(let node): result.append(.type(extensionType(node)))
        case .functionDecl(let node): result.append(.function(function(node)))
        case .initializerDecl(let node): result.append(.function(initializer(node)))
        case .deinitializerDecl(let node): result.append(.function(deinitializer(node)))
        case .subscriptDecl(let node): result.append(.function(subscripting(node)))
        case .variableDecl(let node): result += variables(node).map { .variable($0) }
        case .typeAliasDecl(let node):
            result.append(
                .typeAlias(
                    TypeAliasDeclaration(
                        name: text(node.name), generics: generics(node.genericParameterClause),
                        target: annotation(node.initializer.value), modifiers: modifiers(node.modifiers),
                        compilation: compilation, range: range(node))))
        case .enumCaseDecl(let node): result += enumCases(node).map { .enumCase($0) }
        case .importDecl(let node):
            let declaration = ImportDeclaration(
                path: node.path.map { $0.name.text }.joined(separator: "."), compilation: compilation,
                range: range(node))
            imports.append(declaration)
            result.append(.imports(declaration))
        case .ifConfigDecl(let block):
            for (index, clause) in block.clauses.enumerated() {
                inClause(clause, index, of: block) {
                    switch clause.elements {
                    case .decls(let members): for item in members { append(item.decl, to: &result) }
                    case .statements(let items):
                        for item in items { if case .decl(let decl) = item.item { append(decl, to: &result) } }
                    default: break
                    }
                }
            }
        default: result.append(.other(range(node)))
        }
    }

    private func type(
        _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ name: TokenSyntax,
        _ parameters: GenericParameterClauseSyntax?, _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) -> TypeDeclaration {
        TypeDeclaration(
            kind: kind, name: text(name), nameRange: range(name), inherited: inherited(inheritance),
            generics: generics(parameters), modifiers: modifiers(node.modifiers),
            attributes: attributes(node.attributes), members: declarations(block.members), compilation: compilation,
            range: range(node), bodyRange: range(block))
    }

    private func extensionType(_ node: ExtensionDeclSyntax) -> TypeDeclaration {
        TypeDeclaration(
            kind: .extension, name: typeName(node.extendedType).plainName ?? node.extendedType.trimmedDescription,
            nameRange: range(node.extendedType), inherited: inherited(node.inheritanceClause), generics: [],
            modifiers: modifiers(node.modifiers), attributes: attributes(node.attributes),
            members: declarations(node.memberBlock.members), compilation: compilation, range: range(node),
            bodyRange: range(node.memberBlock))
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeAnnotation] {
        clause?.inheritedTypes.map { annotation($0.type) } ?? []
    }

    // MARK: Functions

    private func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            kind: .function, name: text(node.name), nameRange: range(node.name),
            parameters: parameters(node.signature.parameterClause.parameters),
            result: node.signature.returnClause.map { annotation($0.type) },
            generics: generics(node.genericParameterClause),
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: node.signature.effectSpecifiers?.throwsClause != nil, isFailable: false,
            modifiers: modifiers(node.modifiers), attributes: attributes(node.attributes),
            body: node.body.map { block($0) }, accessors: [], compilation: compilation, range: range(node))
    }

    private func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            kind: .initializer, name: "init", nameRange: range(node.initKeyword),
            parameters: parameters(node.signature.parameterClause.parameters), result: nil,
            generics: generics(node.genericParameterClause),
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: node.signature.effectSpecifiers?.throwsClause != nil, isFailable: node.optionalMark != nil,
            modifiers: modifiers(node.modifiers), attributes: attributes(node.attributes),
            body: node.body.map { block($0) }, accessors: [], compilation: compilation, range: range(node))
    }

    private func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            kind: .deinitializer, name: "deinit", nameRange: range(node.deinitKeyword), parameters: [], result: nil,
            generics: [], isAsync: false, isThrowing: false, isFailable: false, modifiers: modifiers(node.modifiers),
            attributes: attributes(node.attributes), body: node.body.map { block($0) }, accessors: [],
            compilation: compilation, range: range(node))
    }

    private func subscripting(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            kind: .subscript, name: "subscript", nameRange: range(node.subscriptKeyword),
            parameters: parameters(node.parameterClause.parameters, labelsAreOptIn: true),
            result: annotation(node.returnClause.type), generics: generics(node.genericParameterClause),
            isAsync: false, isThrowing: false, isFailable: false, modifiers: modifiers(node.modifiers),
            attributes: attributes(node.attributes), body: nil, accessors: accessors(node.accessorBlock),
            compilation: compilation, range: range(node))
    }

    /// In a subscript a single name is no label.
    func parameters(_ list: FunctionParameterListSyntax, labelsAreOptIn: Bool = false) -> [Parameter] {
        list.map { node in
            let first = text(node.firstName)
            let hasLabel = first != "_" && (!labelsAreOptIn || node.secondName != nil)
            let name = node.secondName ?? node.firstName
            let type = annotation(node.type)
            return Parameter(
                label: hasLabel ? first : nil, name: text(name), nameRange: range(name), type: type,
                isInOut: isInOut(node.type), isVariadic: node.ellipsis != nil,
                defaultValue: node.defaultValue.map { expression($0.value) }, range: range(node))
        }
    }

    private func isInOut(_ type: TypeSyntax) -> Bool {
        guard let type = type.as(AttributedTypeSyntax.self) else { return false }
        return type.specifiers.contains { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout" }
    }

    private func enumCases(_ node: EnumCaseDeclSyntax) -> [EnumCaseDeclaration] {
        node.elements.map { element in
            EnumCaseDeclaration(
                name: text(element.name), nameRange: range(element.name),
                parameters: element.parameterClause?.parameters.map { parameter in
                    let name = parameter.secondName ?? parameter.firstName
                    return Parameter(
                        label: parameter.firstName.map { text($0) }, name: name.map { text($0) } ?? "_",
                        nameRange: name.map { range($0) } ?? range(parameter), type: annotation(parameter.type),
                        isInOut: false, isVariadic: false,
                        defaultValue: parameter.defaultValue.map { expression($0.value) }, range: range(parameter))
                } ?? [], rawValue: element.rawValue.map { expression($0.value) }, compilation: compilation,
                range: range(element))
        }
    }
}
