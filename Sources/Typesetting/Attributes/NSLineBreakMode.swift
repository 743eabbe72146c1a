// The treatment of text that is wider than its container.
// Apple: NSLineBreakMode

/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps between words; a word wider than the line breaks between characters.
    case byWordWrapping = 0
    /// Wraps between characters.
    case byCharWrapping = 1
    /// No wrapping; what does not fit is not drawn.
    case byClipping = 2
    /// The end is shown, an ellipsis stands for the beginning.
    case byTruncatingHead = 3
    /// The beginning is shown, an ellipsis stands for the end.
    case byTruncatingTail = 4
    /// Beginning and end are shown, an ellipsis stands between.
    case byTruncatingMiddle = 5

    /// Whether text in this mode wraps onto further lines.
    package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

    /// Whether an ellipsis stands for what does not fit.
    package var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}
