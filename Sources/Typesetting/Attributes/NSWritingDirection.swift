// The direction of a paragraph or of a run within it.
// Apple: NSWritingDirection

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first strong character.
    case natural = -1
    /// The direction of Latin.
    case leftToRight = 0
    /// The direction of Arabic and Hebrew.
    case rightToLeft = 1
}

/// How a run's direction acts; its raw value is combined with an NSWritingDirection's.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The run is embedded text of that direction.
    case embedding = 0
    /// The characters are taken as of that direction.
    case override = 2
}
