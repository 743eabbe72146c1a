// The kinds of timing.
// Apple: "UITimingCurveType".

/// The type of timing information.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's standard curves.
    case builtin = 0
    /// A curve with control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve combined with a spring.
    case composed = 3
}
