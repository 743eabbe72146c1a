// How often something wants to be drawn.
// Apple: "CAFrameRateRange".

/// Frames a second: least, most and preferred; 0 for no wish.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    var preferredRate: Float
    /// Nil for no wish.
    public var preferred: Float? {
        get { preferredRate == 0 ? nil : preferredRate }
        set { preferredRate = newValue ?? 0 }
    }

    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

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
