// How often something wants to be drawn.
// Apple: "CAFrameRateRange".

/// Frames a second: least, most and preferred; 0 for no wish.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Frames a second at least.
    public var minimum: Float
    /// Frames a second at most.
    public var maximum: Float
    var preferredRate: Float
    /// The preferred rate in frames per second; nil for no preference.
    public var preferred: Float? {
        get { preferredRate == 0 ? nil : preferredRate }
        set { preferredRate = newValue ?? 0 }
    }

    /// No wish.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// A range with or without a preferred rate.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        preferredRate = preferred ?? 0
    }

    /// No wish.
    public static let `default` = CAFrameRateRange()
}

/// A range of frame rates.
public func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float) -> CAFrameRateRange {
    CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}
