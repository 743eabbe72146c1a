// Imports of modules that Linux does not have or has in parts.
// Swift: "Import Declaration".
import SwiftSyntax

/// Modules of Darwin become those that stand for them here.
///
/// `ObjectiveC` and `Darwin` are parts of Foundation and of UIKit; submodules and single types of UIKit are UIKit.
/// Linux's Foundation keeps its network and XML types in modules of their own, so they are added behind the import.
enum ImportRule {
    static func apply(_ node: ImportDeclSyntax, _ context: RuleContext) {
        let parts = node.path.map(\.name.text)
        switch parts.first {
        case "UIKit" where parts.count > 1:
            replacePath(node, with: "UIKit", context)
        case "ObjectiveC", "Darwin":
            replacePath(node, with: context.index.importsUIKit ? "UIKit" : "Foundation", context)
        case "MobileCoreServices", "CoreServices":
            replacePath(node, with: "UniformTypeIdentifiers", context)
        case "CryptoKit":
            replacePath(node, with: "Crypto", context)
        default: break
        }
        addParts(node, parts, context)
        addUIKit(node, parts, context)
    }

    /// From the kind of a single import, or from the module's name, to the end.
    private static func replacePath(_ node: ImportDeclSyntax, with module: String, _ context: RuleContext) {
        let start = node.importKindSpecifier?.start ?? node.path.start
        context.edits.replace(start, node.path.end, with: module, of: context.source)
    }

    private static let network: [StaticString] = [
        "URLSession", "URLRequest", "URLResponse", "HTTPCookie", "URLCache", "URLCredential", "URLProtocol",
        "URLAuthenticationChallenge", "URLProtectionSpace",
    ]

    private static func addParts(_ node: ImportDeclSyntax, _ parts: [String], _ context: RuleContext) {
        guard isBase(node) else { return }
        let isPlain = isFirst(node, context)
        // Where every import stands under a condition the parts are imported at the end.
        guard isPlain || hasOnlyConditional(node) else { return }
        var added = ""
        if !context.file.imports.contains("FoundationNetworking"),
            network.contains(where: { Triggers.contains(context.source, $0) })
        {
            if isPlain { added += "; import FoundationNetworking" } else { context.tail.needs("FoundationNetworking") }
        }
        if !context.file.imports.contains("FoundationXML"), Triggers.contains(context.source, "XMLParser") {
            if isPlain { added += "; import FoundationXML" } else { context.tail.needs("FoundationXML") }
        }
        for module in systemParts(context) {
            if isPlain { added += "; import \(module)" } else { context.tail.needs(module) }
        }
        if !added.isEmpty { context.edits.insert(added, at: node.end) }
    }

    /// The imports that parts are added behind.
    private static let bases: Set<String> = ["Foundation", "UIKit", "Darwin"]

    /// Whether an import is of one of them, or of a submodule or a type of UIKit, which becomes UIKit.
    private static func isBase(_ node: ImportDeclSyntax) -> Bool {
        guard let module = node.path.first?.name.text else { return false }
        return bases.contains(module) && (node.path.count == 1 || module == "UIKit")
    }

    /// Apple's Foundation brings the unfair lock along, and the names of Combine's published properties.
    private static func systemParts(_ context: RuleContext) -> [String] {
        guard context.index.hasSystemModules else { return [] }
        var found: [String] = []
        if context.file.imports.allSatisfy({ $0 != "os" && $0 != "OSLog" }), Triggers.contains(context.source, "os_unfair_lock") {
            found.append("os")
        }
        let others = ["Combine", "OpenCombine", "OpenCombineShim", "SwiftUI"]
        let words: [StaticString] = ["@Published", "ObservableObject"]
        if !context.file.imports.contains(where: others.contains), words.contains(where: { Triggers.contains(context.source, $0) }),
            context.index.declarations["Published"] == nil, context.index.declarations["ObservableObject"] == nil
        {
            found.append("Combine")
        }
        return found
    }

    /// Whether no import of Foundation, UIKit or Darwin stands at the top level.
    private static func hasOnlyConditional(_ node: ImportDeclSyntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        return !file.statements.contains {
            $0.item.as(ImportDeclSyntax.self).map(isBase) ?? false
        }
    }

    /// Apple's XCTest brings UIKit along, so tests name its classes without importing it.
    private static func addUIKit(_ node: ImportDeclSyntax, _ parts: [String], _ context: RuleContext) {
        guard parts == ["XCTest"], !context.file.imports.contains("UIKit"), namesUIKit(node.root) else { return }
        context.edits.insert("; import UIKit", at: node.end)
    }

    private static func namesUIKit(_ tree: Syntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, name.hasPrefix("UI") || name.hasPrefix("CA") else { return false }
            return AppleTables.isClass(name)
        }
    }

    /// Whether no earlier import of the file had the parts added.
    private static func isFirst(_ node: ImportDeclSyntax, _ context: RuleContext) -> Bool {
        guard let items = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        let first = items.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }
            .first(where: isBase)
        return first?.id == node.id && node.root.id == items.parent?.id
    }
}
