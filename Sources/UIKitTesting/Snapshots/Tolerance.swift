// How far a picture may be from the recorded one, and why.
// No Apple page: this is ours.

/// The permitted difference from a recorded picture. ``exact`` by default; any other tolerance requires a reason.
///
/// The report counts the assertions with a tolerance.
public struct Tolerance: Sendable, Equatable {
    /// The largest difference of a channel that is ignored, 0…255.
    public let channel: Int
    /// The number of pixels that may differ by more than ``channel``.
    public let pixels: Int
    /// The reason why the pictures cannot be identical; printed in the report. Empty only in ``exact``.
    public let reason: String

    /// No difference.
    public static let exact = Tolerance(unchecked: 0, 0, "")

    /// Creates a tolerance of this many levels per channel, and this many pixels beyond it. The reason may not be empty.
    public init(channel: Int = 0, pixels: Int = 0, reason: String) {
        precondition(!reason.isEmpty, "A tolerance needs the reason why the pictures cannot be the same.")
        precondition((0...255).contains(channel) && pixels >= 0, "A tolerance is 0…255 levels and 0 or more pixels.")
        self.init(unchecked: channel, pixels, reason)
    }

    private init(unchecked channel: Int, _ pixels: Int, _ reason: String) {
        self.channel = channel
        self.pixels = pixels
        self.reason = reason
    }

    /// Returns whether the difference is within the tolerance.
    func allows(_ difference: PictureDifference) -> Bool {
        !difference.isSizeChange && difference.pixels(above: channel) <= pixels
    }

    var description: String { "\(channel) levels, \(pixels) pixels: \(reason)" }
}
