// How glyphs are painted.
// Apple: "CGTextDrawingMode".

/// Filling, stroking or clipping to glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Whether glyphs are filled, stroked, added to the clip, or several of these.
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
