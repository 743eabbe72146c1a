// A file as the project knows it.
import SwiftModel

/// What one file tells the others.
public struct FileSummary: Sendable, Hashable {
    /// Relative to the audited root.
    public var path: String
    public var imports: [String]
    /// Declarations and extensions at every depth outside functions, in the order of the source.
    public var types: [TypeSummary]
    public var functions: [FunctionSummary]
    public var variables: [PropertySummary]
    public var aliases: [TypeSummary.Alias]
    /// The capitalised names that the file calls, inherits, extends or annotates with; sorted.
    public var mentions: [String]
}
