// The limits of one axis of a content offset.
// Apple: "UIScrollView", bounces and alwaysBounceVertical (documented).
import CoreGraphics

/// One axis: the offsets at which content may rest, and what a finger may do there. Points.
struct AxisLimits: Equatable {
    /// The offset that shows the content's beginning: minus the inset there.
    var lower: CGFloat
    /// The offset that shows its end; never below ``lower``.
    var upper: CGFloat
    /// The viewport's length.
    var length: CGFloat
    /// Whether content may go past the edges.
    var bounces: Bool
    /// Whether a finger moves the axis at all.
    var scrolls: Bool

    init(content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool, always: Bool) {
        lower = -before
        upper = max(-before, content + after - length)
        self.length = length
        self.bounces = bounces && (upper > lower || always)
        scrolls = upper > lower || self.bounces
    }

    func clamped(_ value: CGFloat) -> CGFloat { min(max(value, lower), upper) }

    func contains(_ value: CGFloat) -> Bool { value >= lower && value <= upper }

    /// Whether there is content left in a direction (the sign), so that scrolling there does not bounce at once.
    func hasRoom(from value: CGFloat, toward direction: CGFloat) -> Bool {
        direction > 0 ? value < upper : direction < 0 ? value > lower : false
    }
}
