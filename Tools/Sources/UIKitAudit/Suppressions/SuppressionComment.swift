// One comment that speaks to the auditor.

/// A comment that begins with `vitrine:`.
public struct SuppressionComment: Sendable, Codable, Hashable {
    /// Where a comment's word holds.
    public enum Command: String, Sendable, Codable, CaseIterable {
        /// On the next line that holds code.
        case disableNext = "disable:next"
        /// On the line on which the comment stands.
        case disableThis = "disable:this"
        /// In the whole file.
        case disableFile = "disable:file"
        /// From here to an `enable`, or to the end of the file.
        case disable
        /// Ends a `disable`.
        case enable
    }

    /// Nil for a word that is no command; ``word`` has it.
    public var command: Command?
    /// What stands after `vitrine:`.
    public var word: String
    /// What follows the command: rules, then the reason.
    public var body: String
    /// The comment.
    public var range: SourceRange
    /// The line (from 1) that `disable:next` and `disable:this` mean; 0 where no code follows.
    public var line: Int
    /// What deleting the comment takes away: its whole line where nothing else stands on it.
    public var deletion: Range<Int>
}
