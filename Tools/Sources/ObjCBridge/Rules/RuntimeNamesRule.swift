// Names of Objective-C's runtime in files that import no UIKit.
// Apple: "Objective-C Runtime"; Darwin's Foundation brings them along.
import SwiftSyntax

/// A file that imports Foundation alone, or with a framework that brings it, sees `Selector` and the like on Darwin. It gets an import
/// of the module that has them here. A module that declares such a name itself keeps its own.
enum RuntimeNamesRule {
    private static let names: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSHashTable", "NSMapTable", "NSPointerFunctions",
        "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey",
        "NSKeyValueSetMutationKind",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_AssociationPolicy",
        "object_getClass", "class_getSuperclass", "class_getName", "class_getInstanceSize", "class_getInstanceMethod",
        "class_getClassMethod",
    ]

    /// Functions of the runtime that stand beside Foundation's additions.
    private static let additions: Set<String> = ["objc_sync_enter", "objc_sync_exit", "autoreleasepool", "NSInteger"]

    /// Methods of NSObject's that take a key.
    private static let keyed: Set<String> = [
        "value", "setValue", "mutableArrayValue", "mutableSetValue", "willChangeValue", "didChangeValue", "willChange", "didChange",
    ]

    /// Whether a token is the label `forKey` of a call of one of those.
    private static func isKey(_ token: TokenSyntax) -> Bool {
        guard token.text == "forKey", let argument = token.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        return name.map { keyed.contains($0.text) } ?? false
    }

    /// Whether a module of Apple's brings Foundation, and the runtime with it.
    private static func bringsRuntime(_ module: String) -> Bool {
        ["Foundation", "ObjectiveC", "Darwin"].contains(module) || AppleFrameworks.names.contains(module)
    }

    static func apply(_ tree: SourceFileSyntax, _ context: RuleContext) {
        guard !context.seesRuntime, context.file.imports.contains(where: bringsRuntime) else { return }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if isKey(token) { context.needsRuntime() }
            guard names.contains(name) || additions.contains(name),
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period, !context.index.declaresAnywhere(name)
            else { continue }
            if additions.contains(name) { context.needsAdditions() } else { context.needsRuntime() }
        }
    }
}

extension ModuleIndex {
    /// Whether the module declares a name at its top level or as a type inside another.
    func declaresAnywhere(_ name: String) -> Bool {
        declarations.keys.contains { $0 == name || $0.hasSuffix("." + name) } || files.contains { $0.globals.contains(name) }
    }
}
