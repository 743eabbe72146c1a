// What the index knows of one file. It depends on that file's text alone, so that it can be kept.
// No Apple page: this is ours.

/// The types, extensions and imports of one file.
public struct FileIndex: Codable, Sendable, Equatable {
    public var path: String
    public var imports: [String] = []
    /// The imports that stand under no condition, or under one that always holds where UIKit is.
    public var plainImports: [String] = []
    public var types: [TypeRecord] = []
    /// The base names of the file's selectors.
    public var selectors: [String] = []
    /// The names of Foundation that the file uses and that mean other things here.
    public var foundationNames: [FoundationNames] = []
    /// The functions and other names of types that the file declares at its top level, or imports one by one.
    public var globals: [String] = []
}
