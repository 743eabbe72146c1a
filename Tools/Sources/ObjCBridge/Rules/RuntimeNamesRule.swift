// Names of Objective-C's runtime in files that import no UIKit.
// Apple: "Objective-C Runtime"; Darwin's Foundation brings them along.
import SwiftSyntax

/// A file that imports Foundation alone, or with a framework that brings it, sees `Selector` and the like on Darwin. It gets an import
/// of the module that has them here. A module that declares such a name itself keeps its own.
enum RuntimeNamesRule {
    private static let names: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSHashTable", "NSMapTable", "NSPointerFunctions",
        "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_AssociationPolicy",
        "object_getClass", "class_getSuperclass", "class_getName", "class_getInstanceMethod", "class_getClassMethod",
    ]

    /// Whether a module of Apple's brings Foundation, and the runtime with it.
    private static func bringsRuntime(_ module: String) -> Bool {
        ["Foundation", "ObjectiveC", "Darwin"].contains(module) || AppleFrameworks.names.contains(module)
    }

    static func apply(_ tree: SourceFileSyntax, _ context: RuleContext) {
        guard !context.seesRuntime, context.file.imports.contains(where: bringsRuntime) else { return }
        let used = tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, names.contains(name) else { return false }
            return token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period && !context.index.declaresAnywhere(name)
        }
        if used { context.needsRuntime() }
    }
}

extension ModuleIndex {
    /// Whether the module declares a name at its top level or as a type inside another.
    func declaresAnywhere(_ name: String) -> Bool {
        declarations.keys.contains { $0 == name || $0.hasSuffix("." + name) } || files.contains { $0.globals.contains(name) }
    }
}
