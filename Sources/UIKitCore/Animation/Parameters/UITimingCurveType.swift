// The kinds of timing.
// Apple: "UITimingCurveType".

/// Which information a provider of timing has.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's own curves.
    case builtin = 0
    /// A curve with control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring together.
    case composed = 3
}
