// How images are resampled.
// Apple: "CGInterpolationQuality".

/// The trade between speed and smoothness of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`
    /// Nearest pixel.
    case none
    case low
    case high
    case medium
}
