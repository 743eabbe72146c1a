// The scale of a pinch at its limits.
// No Apple page: ours; the give is that of content past its edge.
import CoreGraphics

/// The ends of a zoom scale, without views.
struct ZoomScale: Equatable {
    var minimum: CGFloat
    var maximum: CGFloat
    var bounces: Bool

    func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

    /// The scale shown for what the fingers ask for: itself between the ends, less and less beyond.
    func shown(_ asked: CGFloat) -> CGFloat {
        let end = clamped(asked)
        guard bounces, asked != end, asked > 0, end > 0 else { return end }
        return asked > end
            ? end * (1 + RubberBand.shown(asked / end - 1, length: 1))
            : end / (1 + RubberBand.shown(end / asked - 1, length: 1))
    }
}
