// How glyphs are painted.
// Apple: "CGTextDrawingMode".

/// Filling, stroking or clipping to glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
