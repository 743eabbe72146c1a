// Which names of Foundation a file uses whose meaning here is that of FoundationAdditions.
// Documentation/Guides/Foundation.md: "Lines of the app's module".
import SwiftSyntax

/// Names that only a declaration in the app's own module settles.
public enum FoundationNames: String, Codable, Sendable, CaseIterable {
    case timer, publicTimer, localizedString, bundleText, format

    /// The words without which a text uses none of them.
    static let triggers: [StaticString] = [
        "Timer", "NSLocalizedString", "localizedString(forKey", "preferredLocalizations", ".localizations",
        "(format:", "localizedStringWithFormat",
    ]

    /// The names that a tree uses, in a fixed order.
    static func used(in tree: SourceFileSyntax) -> [FoundationNames] {
        var found: Set<FoundationNames> = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            switch name {
            case "Timer" where !isQualified(token):
                found.insert(isPublic(token) ? .publicTimer : .timer)
            case "NSLocalizedString": found.insert(.localizedString)
            case "preferredLocalizations", "localizations": found.insert(.bundleText)
            case "localizedString" where token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen:
                found.insert(.bundleText)
            case "localizedStringWithFormat": found.insert(.format)
            case "format"
            where token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
                && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen:
                found.insert(.format)
            default: break
            }
        }
        return allCases.filter(found.contains)
    }

    /// A name behind a dot is somebody else's, or is said to be Foundation's.
    private static func isQualified(_ token: TokenSyntax) -> Bool {
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }

    /// Whether other modules see the type at this place: it stands in the head of a declaration that they see.
    private static func isPublic(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let here = node {
            if let function = here.as(FunctionDeclSyntax.self), isInlinable(function.attributes) { return true }
            if here.is(CodeBlockSyntax.self) || here.is(AccessorBlockSyntax.self) || here.is(InitializerClauseSyntax.self),
                !(here.parent?.is(FunctionParameterSyntax.self) ?? false)
            {
                return false
            }
            if let declaration = here.asProtocol((any WithModifiersSyntax).self) {
                if let access = declaration.modifiers.access { return access >= .package }
                guard let outer = container(of: here) else { return false }
                return (outer.modifiers.access ?? .internal) >= .package
            }
            node = here.parent
        }
        return false
    }

    private static func isInlinable(_ attributes: AttributeListSyntax) -> Bool {
        attributes.named("inlinable") != nil || attributes.named("usableFromInline") != nil
    }

    /// The protocol, extension or enum whose access a member without one of its own has.
    private static func container(of member: Syntax) -> (any WithModifiersSyntax)? {
        var node = member.parent
        while let here = node {
            if let group = here.as(ProtocolDeclSyntax.self) { return group }
            if let group = here.as(ExtensionDeclSyntax.self) { return group }
            if let group = here.as(EnumDeclSyntax.self) { return group }
            if here.is(ClassDeclSyntax.self) || here.is(StructDeclSyntax.self) || here.is(CodeBlockSyntax.self) { return nil }
            node = here.parent
        }
        return nil
    }
}

extension ModuleIndex {
    /// The lines that the module needs for names of Foundation, and the file that gets them: the first that uses one.
    var foundationLines: (path: String, lines: [String])? {
        guard hasAdditions, let first = files.first(where: { !lines(for: Set($0.foundationNames)).isEmpty }) else { return nil }
        return (first.path, lines(for: Set(files.flatMap(\.foundationNames))))
    }

    /// Whether a file of the module sees the additions through these lines.
    func usesAdditions(_ file: FileIndex) -> Bool { hasAdditions && !lines(for: Set(file.foundationNames)).isEmpty }

    private func lines(for names: Set<FoundationNames>) -> [String] {
        var lines: [String] = []
        if !names.isDisjoint(with: [.timer, .publicTimer]), !declares("Timer") {
            let isPublic = files.contains { $0.foundationNames.contains(.publicTimer) }
            lines.append("\(isPublic ? "public " : "")typealias Timer = FoundationAdditions.StageTimer")
        }
        if names.contains(.localizedString), !declares("NSLocalizedString") { lines.append(AliasRule.localizedString) }
        if names.contains(.bundleText), !declaresMember("localizedString"), !declares("Bundle") { lines.append(AliasRule.bundle) }
        if names.contains(.format), importsUIKit || files.contains(where: { $0.foundationNames.contains(.localizedString) }),
            !declares("String"),
            !(extensions["String"] ?? []).contains(where: { place in
                place.type.members.contains { $0.kind == .initializer && $0.labels.first == "format" }
            })
        {
            lines.append(AliasRule.format)
        }
        return lines
    }

    /// Whether the module has a name of its own at the top level, or imports it from a module that has.
    private func declares(_ name: String) -> Bool {
        declarations[name] != nil || importedNames.contains(name) || files.contains { $0.globals.contains(name) }
    }

    private func declaresMember(_ name: String) -> Bool {
        files.contains { $0.types.contains { type in type.members.contains { $0.plainName == name } } }
    }
}
