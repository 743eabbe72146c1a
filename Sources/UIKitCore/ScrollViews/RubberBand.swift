// How content follows a finger past its edge.
// No Apple page: the formula circulates publicly with its constant; observed.
import CoreGraphics

/// The give of content beyond its edge: half followed at first, never by more than the viewport's length.
///
/// Distances are points beyond the edge; the sign is kept.
enum RubberBand {
    /// How far the content shows itself for a finger that pulled so far: (1 − 1 ÷ (x·c ÷ d + 1))·d.
    static func shown(_ pulled: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, pulled != 0 else { return 0 }
        let give = (1 - 1 / (abs(pulled) * ScrollMeasures.rubberBand / length + 1)) * length
        return pulled < 0 ? -give : give
    }

    /// The pull that shows so much; the inverse of ``shown(_:length:)``. What no pull reaches counts as a very long
    /// one.
    static func pulled(_ shown: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, shown != 0 else { return 0 }
        let part = min(abs(shown) / length, ScrollMeasures.mostPulled)
        let pull = (1 / (1 - part) - 1) * length / ScrollMeasures.rubberBand
        return shown < 0 ? -pull : pull
    }

    /// How much faster the finger is than the content at a pull: content by finger, at most 0.55.
    static func slope(at pulled: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = abs(pulled) * ScrollMeasures.rubberBand / length + 1
        return ScrollMeasures.rubberBand / (part * part)
    }
}
