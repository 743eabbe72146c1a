// What the terminal can show.

/// How the text report is laid out; the other formats look the same everywhere.
public struct ReportOptions: Sendable {
    /// Whether escape sequences colour the text.
    public var isColored: Bool
    /// How many cells a line may take; source lines beyond are clipped around the finding.
    public var width: Int
    /// What stands between the folder in which the command runs and the root, such as `"../"`; paths begin with it.
    public var pathPrefix: String
    /// Whether the last line has the counts.
    public var hasSummary: Bool

    public init(isColored: Bool = false, width: Int = 120, pathPrefix: String = "", hasSummary: Bool = true) {
        self.isColored = isColored
        self.width = max(width, 40)
        self.pathPrefix = pathPrefix
        self.hasSummary = hasSummary
    }
}
