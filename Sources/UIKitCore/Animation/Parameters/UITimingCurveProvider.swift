// What tells an animator how its animations speed up and slow down.
// Apple: "UITimingCurveProvider".
import Foundation

/// Timing for an animator: a curve, a spring or both.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// Which of the two there is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil where a spring alone sets the pace.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil where a curve alone sets the pace.
    var springTimingParameters: UISpringTimingParameters? { get }
}
