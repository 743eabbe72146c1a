// Names of Foundation that mean other things here.
// Documentation/Guides/Foundation.md: "Lines of the app's module".
import SwiftSyntax

/// A module that uses `Timer`, `NSLocalizedString`, texts of bundles or formats gets declarations of its own for them.
///
/// Two imported modules with a name of the same kind are ambiguous; the module's own declaration wins in each of its files. The
/// first file that uses such a name has the lines. A module with a `Timer` of its own keeps it.
enum AliasRule {
    static func apply(_ context: RuleContext) {
        guard let written = context.index.foundationLines else { return }
        if written.path == context.path {
            context.needsAdditions()
            if !context.file.imports.contains(where: ["Foundation", "UIKit"].contains) { context.tail.needs("Foundation") }
            for line in written.lines { context.tail.declare(line) }
        } else if context.index.usesAdditions(context.file) {
            context.needsAdditions()
        }
    }

    /// `Foundation.Timer` is the same type as `Timer`.
    static func apply(_ node: MemberTypeSyntax, _ context: RuleContext) {
        guard context.index.hasAdditions, node.compact == "Foundation.Timer" else { return }
        context.replace(node, with: "StageTimer")
        context.needsAdditions()
    }

    static func apply(_ node: MemberAccessExprSyntax, _ context: RuleContext) {
        guard context.index.hasAdditions, node.compact == "Foundation.Timer" else { return }
        context.replace(node, with: "StageTimer")
        context.needsAdditions()
    }

    static let localizedString = """
        nonisolated func NSLocalizedString(_ key: Swift.String, tableName: Swift.String? = nil, \
        bundle: Foundation.Bundle = Foundation.Bundle.main, value: Swift.String = "", comment: Swift.String) -> Swift.String \
        { FoundationAdditions.Localization.string(forKey: key, value: value, table: tableName, bundle: bundle) }
        """
    static let bundle = """
        nonisolated extension Foundation.Bundle {
        func localizedString(forKey key: Swift.String, value: Swift.String?, table tableName: Swift.String?) -> Swift.String \
        { FoundationAdditions.Localization.string(forKey: key, value: value, table: tableName, bundle: self) }
        var preferredLocalizations: [Swift.String] { FoundationAdditions.Localization.preferredLocalizations(of: self) }
        var localizations: [Swift.String] { FoundationAdditions.Localization.localizations(of: self) }
        }
        """
    /// `__shared` is Foundation's: a declaration shadows only its equal.
    static let format = """
        nonisolated extension Swift.String {
        init(format: __shared Swift.String, arguments: __shared [any CVarArg]) \
        { self = FoundationAdditions.Localization.format(format, locale: nil, arguments) }
        init(format: __shared Swift.String, locale: __shared Foundation.Locale?, arguments: __shared [any CVarArg]) \
        { self = FoundationAdditions.Localization.format(format, locale: locale, arguments) }
        init(format: __shared Swift.String, _ arguments: any CVarArg...) \
        { self = FoundationAdditions.Localization.format(format, locale: nil, arguments) }
        init(format: __shared Swift.String, locale: __shared Foundation.Locale?, _ args: any CVarArg...) \
        { self = FoundationAdditions.Localization.format(format, locale: locale, args) }
        static func localizedStringWithFormat(_ format: Swift.String, _ arguments: any CVarArg...) -> Swift.String \
        { FoundationAdditions.Localization.format(format, locale: FoundationAdditions.Localization.locale, arguments) }
        }
        """
}
