// How far a picture may be from the recorded one, and why.
// No Apple page: this is ours.

/// How far a picture may be from the recorded one. ``exact`` unless an assertion says otherwise, with its reason.
///
/// The report counts the assertions that state one.
public struct Tolerance: Sendable, Equatable {
    /// The greatest difference of a channel that does not count, 0…255.
    public let channel: Int
    /// How many pixels may differ by more than ``channel``.
    public let pixels: Int
    /// Why the pictures cannot be the same; printed in the report. Empty only in ``exact``.
    public let reason: String

    /// The same pixels.
    public static let exact = Tolerance(unchecked: 0, 0, "")

    /// So many levels of a channel, and so many pixels beyond that. The reason may not be empty.
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

    /// Whether a difference lies within it.
    func allows(_ difference: PictureDifference) -> Bool {
        !difference.isSizeChange && difference.pixels(above: channel) <= pixels
    }

    var description: String { "\(channel) levels, \(pixels) pixels: \(reason)" }
}
