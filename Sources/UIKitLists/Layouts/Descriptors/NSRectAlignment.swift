// A place at the edge of a rectangle, and what an inset refers to.
// Apple: "NSRectAlignment", "UIContentInsetsReference".

/// A side or a corner of a rectangle, by reading direction.
///
/// Apple: "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
    /// No side: in the middle.
    case none = 0
    /// The middle of the top edge.
    case top = 1
    /// The corner of the top and the leading edge.
    case topLeading = 2
    /// The middle of the leading edge.
    case leading = 3
    /// The corner of the bottom and the leading edge.
    case bottomLeading = 4
    /// The middle of the bottom edge.
    case bottom = 5
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing = 6
    /// The middle of the trailing edge.
    case trailing = 7
    /// The corner of the top and the trailing edge.
    case topTrailing = 8
}

/// The boundary from which content insets count.
///
/// Apple: "UIContentInsetsReference".
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's own reference; for the layout, the safe area.
    case automatic = 0
    /// The container's edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}
