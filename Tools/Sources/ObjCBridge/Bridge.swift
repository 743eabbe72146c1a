// The rewriter's entry: texts in, texts and findings out.
// No Apple page: this is ours; `spec/unchanged-source.md` has the rules by number.
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

/// Rewrites Swift that was written for Apple's compiler so that Linux's takes it.
public enum Bridge {
    /// What a file declares, for the module's index. It depends on the text alone.
    public static func index(_ file: SourceText) -> FileIndex {
        FileIndexer.index(Parser.parse(source: file.text), path: file.path)
    }

    /// Rewrites all files of a module. `missing` names the frameworks of Apple that no search path has.
    public static func rewrite(
        module name: String, _ files: [SourceText], dependencies: [ModuleIndex] = [], missing: Set<String> = []
    ) -> [RewrittenFile] {
        var index = ModuleIndex(name: name, files: files.map(index), dependencies: dependencies)
        index.note(missing: missing)
        return files.map { rewrite(file: $0, in: index) }
    }

    /// Rewrites one file of a module.
    public static func rewrite(file: SourceText, in index: ModuleIndex) -> RewrittenFile {
        var unchanged = RewrittenFile(path: file.path, text: file.text, isChanged: false)
        if file.text.contains(SourceLocation.mark) || file.text.contains(SourceLocation.movedMark) { return unchanged }
        if DiscoveredTests.isTheirs(file.path) { return DiscoveredTests.rewrite(file) }
        let tree = Parser.parse(source: file.text)
        if tree.hasError, FaultFinder.isFaulty(tree) {
            unchanged.refusal = "the text does not parse"
            return unchanged
        }
        let own = index.files.first { $0.path == file.path } ?? FileIndexer.index(tree, path: file.path)
        let context = RuleContext(index: index, file: own, text: file.text)
        RewriteWalker(context).walk(tree)
        ForwarderRule.apply(context)
        OverriddenExtensionRule.apply(context)
        RegistrationRule.apply(context)
        OptionalConformanceRule.apply(context)
        MetatypeInitRule.apply(context)
        AliasRule.apply(context)
        let text = context.result()
        return RewrittenFile(
            path: file.path, text: text, isChanged: text != file.text, findings: context.findings)
    }
}
