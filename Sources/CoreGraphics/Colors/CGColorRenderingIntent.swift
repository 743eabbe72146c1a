// What to do with colours that a destination cannot show.
// Apple: "CGColorRenderingIntent".

/// Stored and returned; colours outside a space are clipped whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// How colours outside the destination's range come into it; the names are ICC's.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
