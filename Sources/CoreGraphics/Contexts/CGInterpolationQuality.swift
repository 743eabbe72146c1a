// How images are resampled.
// Apple: "CGInterpolationQuality".

/// The trade between speed and smoothness of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The system's choice: as `medium`.
    case `default`
    /// Nearest pixel.
    case none
    /// Bilinear, fast.
    case low
    /// The best there is.
    case high
    /// Bilinear, with averages where the picture shrinks.
    case medium
}
