// The rewriter's entry: texts in, texts and findings out.
// No Apple page: this is ours; Documentation/Guides/UnchangedSource.md explains the rules.
import SwiftParser
import SwiftSyntax

/// A file of a module: where it is and what it says.
public struct SourceText: Sendable, Equatable {
    public var path: String
    public var text: String

    public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

/// What the rewriter made of a file.
public struct RewrittenFile: Sendable, Equatable {
    public var path: String
    /// The new text; the user's own if nothing had to change.
    public var text: String
    public var isChanged: Bool
    /// What could not be kept; the text says it to the compiler as well.
    public var findings: [Finding]
    /// Why the user's text was left as it is, nil if it was understood.
    public var refusal: String?

    init(path: String, text: String, isChanged: Bool, findings: [Finding] = []) {
        (self.path, self.text, self.isChanged, self.findings) = (path, text, isChanged, findings)
    }
}

/// A file with its syntax: parsing is most of the work, so a file that is indexed and rewritten is parsed once.
public struct ParsedText {
    public let source: SourceText
    let tree: SourceFileSyntax

    public init(_ source: SourceText) { (self.source, tree) = (source, Parser.parse(source: source.text)) }
}

/// Rewrites Swift that was written for Apple's compiler so that Linux's takes it.
public enum Bridge {
    /// What a file declares, for the module's index. It depends on the text alone.
    public static func index(_ file: SourceText) -> FileIndex { index(ParsedText(file)) }

    /// What a parsed file declares.
    public static func index(_ file: ParsedText) -> FileIndex { FileIndexer.index(file.tree, path: file.source.path) }

    /// Rewrites all files of a module. `missing` names the frameworks of Apple that no search path has.
    public static func rewrite(
        module name: String, _ files: [SourceText], dependencies: [ModuleIndex] = [], missing: Set<String> = []
    ) -> [RewrittenFile] {
        let parsed = files.map(ParsedText.init)
        var index = ModuleIndex(name: name, files: parsed.map { Bridge.index($0) }, dependencies: dependencies)
        index.note(missing: missing)
        return parsed.map { rewrite(file: $0.source, parsed: $0, in: index) }
    }

    /// Rewrites one file of a module; `parsed` is the same file if it was parsed before.
    public static func rewrite(file: SourceText, parsed: ParsedText? = nil, in index: ModuleIndex) -> RewrittenFile {
        var unchanged = RewrittenFile(path: file.path, text: file.text, isChanged: false)
        if file.text.contains(SourceLocation.mark) || file.text.contains(SourceLocation.movedMark) { return unchanged }
        if DiscoveredTests.isTheirs(file.path) { return DiscoveredTests.rewrite(file) }
        let tree = (parsed ?? ParsedText(file)).tree
        if tree.hasError, FaultFinder.isFaulty(tree) {
            unchanged.refusal = "the text does not parse"
            return unchanged
        }
        let own = index.files.first { $0.path == file.path } ?? FileIndexer.index(tree, path: file.path)
        let context = RuleContext(index: index, file: own, text: file.text)
        RewriteWalker(context).walk(tree)
        InheritedDelegateRule.apply(context)
        ForwarderRule.apply(context)
        OverriddenExtensionRule.apply(context)
        RegistrationRule.apply(context)
        ClassNameRule.apply(context)
        OptionalConformanceRule.apply(context)
        MetatypeInitRule.apply(context)
        AliasRule.apply(context)
        RuntimeNamesRule.apply(tree, context)
        BundleRule.note(context)
        let text = context.result()
        return RewrittenFile(
            path: file.path, text: text, isChanged: text != file.text, findings: context.findings)
    }
}
