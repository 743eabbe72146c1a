// Reads one file into the index.
// No Apple page: this is ours.
import SwiftSyntax

/// Walks a file and notes its types, extensions, members and imports.
final class FileIndexer: SyntaxVisitor {
    private(set) var index: FileIndex
    private var scopes: [Int] = []
    private var functionDepth = 0
    private var selectors: Set<String> = []
    private var conditions = ConditionStack()

    static func index(_ tree: SourceFileSyntax, path: String) -> FileIndex {
        let indexer = FileIndexer(path: path)
        indexer.walk(tree)
        if Triggers.nameFoundation(tree) { indexer.index.foundationNames = FoundationNames.used(in: tree) }
        return indexer.index
    }

    private init(path: String) {
        index = FileIndex(path: path)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func open(
        _ kind: TypeRecord.Kind, _ name: String, _ node: some DeclGroupSyntax, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = scopes.last.map { index.types[$0] }
        var record = TypeRecord(kind: kind, name: name, offset: node.start)
        if kind != .extension, let outer { record.name = outer.name + "." + name }
        let access = node.modifiers.access
        record.access = min(access ?? .internal, kind == .extension ? .open : outer?.access ?? .open)
        record.isGeneric = isGeneric || (kind != .extension && outer?.isGeneric ?? false)
        record.isLocal = functionDepth > 0 || outer?.isLocal ?? false
        record.isPrivateNested = outer.map { $0.isPrivateNested || access == .private } ?? false
        record.isObjC = node.attributes.named("objc") != nil
        if kind == .class { record.objectiveCName = node.attributes.named("objc")?.arguments?.trimmedDescription }
        record.hasObjCMembers = node.attributes.named("objcMembers") != nil || (kind == .extension && record.isObjC)
        record.isMainActor = node.attributes.named("MainActor") != nil
        for attribute in ["preconcurrency", "MainActor"] where node.attributes.named(attribute) != nil {
            record.isolationAttributes += "@\(attribute) "
        }
        record.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.compact } ?? []
        record.conditions = conditions.all
        index.types.append(record)
        scopes.append(index.types.count - 1)
        return .visitChildren
    }

    private func close() { scopes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node.name.text, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node.name.text, node, isGeneric: false)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.extension, node.extendedType.compact, node, isGeneric: false)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    // MARK: Members

    private func note(_ member: MemberRecord) {
        guard functionDepth == localDepth, let scope = scopes.last else { return }
        var member = member
        member.conditions = conditions.all
        if member.access == nil, index.types[scope].kind == .extension { member.access = index.types[scope].access }
        index.types[scope].members.append(member)
    }

    /// How deep in functions the innermost type begins.
    private var localDepth: Int { depthsOfTypes.last ?? 0 }
    private var depthsOfTypes: [Int] = []

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        depthsOfTypes.append(functionDepth)
        return .visitChildren
    }
    override func visitPost(_ node: MemberBlockSyntax) { depthsOfTypes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.isEmpty, functionDepth == 0 { index.globals.append(node.name.text) }
        note(MemberReader.method(node))
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.isEmpty, functionDepth == 0 { index.globals.append(node.name.text) }
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note(MemberReader.initializer(node))
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { MemberReader.property(node, binding).map(note) }
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let target = (node.arguments.first?.expression).flatMap(SelectorRule.Target.init),
            selectors.insert(target.name).inserted
        {
            index.selectors.append(target.name)
        }
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text {
            index.imports.append(module)
            if node.importKindSpecifier != nil, module != "Foundation", let name = node.path.last?.name.text {
                index.globals.append(name)
            }
            if conditions.all.allSatisfy({ ConditionRule.rewritten(condition: $0) == "true" }) { index.plainImports.append(module) }
        }
        return .skipChildren
    }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        conditions.enter(node)
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { conditions.leave() }
}
