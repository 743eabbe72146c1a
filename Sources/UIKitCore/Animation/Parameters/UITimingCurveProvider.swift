// The protocol of objects that tell an animator how its animations speed up and slow down.
// Apple: "UITimingCurveProvider".
import Foundation

/// The timing of an animator: a curve, a spring or both.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// The type of the timing.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil if only a spring determines the pace.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil if only a curve determines the pace.
    var springTimingParameters: UISpringTimingParameters? { get }
}
