// What to do with colours that a destination cannot show.
// Apple: "CGColorRenderingIntent".

/// Stored and returned; colours outside a space are clipped whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
