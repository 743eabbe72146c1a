// Imports of Apple's frameworks that Vitrine does not have.
// Swift: "Import Declaration".
import SwiftSyntax

/// An import that nothing provides is U-FRAMEWORK, one error for a module and framework.
///
/// Without it the compiler says "no such module" in each file and says nothing else, so the other files' imports are blanked.
/// An import under a condition that does not hold everywhere stays the compiler's.
enum MissingFrameworkRule {
    static func apply(_ node: ImportDeclSyntax, _ context: RuleContext) -> Bool {
        guard let written = node.path.first?.name.text, context.file.plainImports.contains(written) else { return false }
        let name = AppleFrameworks.standIn(for: written)
        guard let missing = context.index.missingFrameworks[name] else { return false }
        if missing.first == context.path {
            let files = missing.count == 1 ? "1 file" : "\(missing.count) files"
            let mend = written == "CryptoKit" ? "let the target depend on the product Crypto of apple/swift-crypto, or " : ""
            context.report(
                "U-FRAMEWORK", at: node,
                "\(written) is not part of Vitrine yet (used in \(files)); \(mend)put its import and uses under #if canImport(\(written))"
            )
        }
        context.blank(node)
        return true
    }
}
