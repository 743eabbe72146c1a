// Walks one file and gives each construct to the rules that know it.
// No Apple page: this is ours.
import SwiftSyntax

/// The walk over one file.
final class RewriteWalker: SyntaxVisitor {
    private let context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func open(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        context.enter(node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ClassDeclSyntax) {
        RegistrationRule.closed(node, context)
        context.leave(node)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: StructDeclSyntax) { context.leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: EnumDeclSyntax) { context.leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ActorDeclSyntax) { context.leave(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { context.leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        ProtocolRule.apply(node, context)
        defer { RootInitRule.apply(node, context) }
        return open(node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { context.leave(node) }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if OptionalRequirementRule.apply(node, context) { return .skipChildren }
        if node.isMember {
            ExtensionOverrideRule.apply(node, context)
            OverriddenExtensionRule.apply(node, context)
            ObjectOverrideRule.apply(node, context)
            InheritedDelegateRule.apply(node, context)
            TestSetUpRule.apply(node, context)
            RuntimeRule.apply(node, context)
        }
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if OptionalRequirementRule.apply(node, context) { return .skipChildren }
        if node.isMember {
            ExtensionOverrideRule.apply(node, context)
            OverriddenExtensionRule.apply(node, context)
            AppleHookRule.apply(node, context)
            ObservedPropertyRule.apply(node, context)
            StoredSelfRule.apply(node, context)
            ManagedRule.apply(node, context)
        }
        return .visitChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        ExtensionOverrideRule.apply(node, context)
        RootInitRule.apply(node, context)
        return .visitChildren
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        AttributeRule.apply(node, context)
        return .skipChildren
    }

    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        RuntimeRule.apply(node, context)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        RuntimeRule.apply(node, context)
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if SelectorRule.apply(node, context) || KeyPathRule.apply(node, context) || LiteralRule.apply(node, context) {
            return .skipChildren
        }
        return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalCallRule.apply(node, context)
        ObserveRule.apply(node, context)
        ObserveRule.applyToAdding(node, context)
        ObserveRule.applyToPublishing(node, context)
        RuntimeRule.apply(node, context)
        MetatypeInitRule.apply(node, context)
        ClassNameRule.apply(node, context)
        BundleRule.apply(node, context)
        if DescriptionRule.apply(node, context) || ClassKeyRule.apply(node, context) { return .skipChildren }
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        AliasRule.apply(node, context)
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        OverriddenExtensionRule.apply(node, context)
        AppleOptionalRule.apply(node, context)
        AnyObjectRule.apply(node, context)
        AliasRule.apply(node, context)
        return .visitChildren
    }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        AnyObjectSubscriptRule.apply(node, context)
        return .visitChildren
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        NumberCastRule.apply(node, context)
        return .visitChildren
    }

    // MARK: Conditions and imports

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        ConditionRule.apply(node, context)
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if !MissingFrameworkRule.apply(node, context) { ImportRule.apply(node, context) }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// Whether the declaration stands directly in the body of a type or extension.
    var isMember: Bool {
        var above = parent
        while let node = above {
            if node.is(MemberBlockSyntax.self) { return true }
            if node.is(CodeBlockItemListSyntax.self) { return false }
            above = node.parent
        }
        return false
    }
}
