// Timing by a cubic curve.
// Apple: "UICubicTimingParameters".
import CoreGraphics
import Foundation
import QuartzCore

/// The pace of an animation as a cubic Bézier curve from (0, 0) to (1, 1), with time on the x axis and progress on the y axis.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    private let timing: CubicTiming

    /// Creates Core Animation's default curve: (0.25, 0.1), (0.25, 1).
    public override init() {
        let (point1, point2) = AnimationMeasures.defaultCurve
        timing = CubicTiming(curve: nil, point1: point1, point2: point2)
        super.init()
    }

    /// Creates one of UIKit's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        timing = CubicTiming(curve)
        super.init()
    }

    /// Creates a curve with two control points. Their x is clamped to 0…1; values that are not finite count as 0.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        timing = CubicTiming(curve: nil, point1: point1, point2: point2).checked
        super.init()
    }

    /// Creates a curve from an archive; nil if it contains no points.
    public required init?(coder: NSCoder) {
        guard let timing = CubicTiming(coder) else { return nil }
        self.timing = timing
        super.init()
    }

    /// The standard curve; `easeInOut` for a curve with control points.
    open var animationCurve: UIView.AnimationCurve { timing.curve ?? .easeInOut }
    /// The first control point.
    open var controlPoint1: CGPoint { timing.point1 }
    /// The second control point.
    open var controlPoint2: CGPoint { timing.point2 }

    /// The type: `builtin` for a standard curve, `cubic` for control points.
    open var timingCurveType: UITimingCurveType { timing.curve == nil ? .cubic : .builtin }
    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil, since the object is a cubic curve.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Encodes the curve's number and the points.
    open func encode(with coder: NSCoder) { timing.encode(coder) }
    /// Returns this object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UICubicTimingParameters)?.timing == timing }
    open override var hash: Int { timing.hashValue }

    var pace: AnimationPace {
        .cubic(x1: timing.point1.x, y1: timing.point1.y, x2: timing.point2.x, y2: timing.point2.y)
    }
}

/// The curve as a value.
private struct CubicTiming: Hashable, Sendable {
    var curve: UIView.AnimationCurve?
    var point1: CGPoint
    var point2: CGPoint

    init(curve: UIView.AnimationCurve?, point1: CGPoint, point2: CGPoint) {
        self.curve = curve
        self.point1 = point1
        self.point2 = point2
    }

    init(_ curve: UIView.AnimationCurve) {
        guard case .cubic(let x1, let y1, let x2, let y2) = AnimationPace(curve) else { preconditionFailure("a curve") }
        self.init(curve: curve, point1: CGPoint(x: x1, y: y1), point2: CGPoint(x: x2, y: y2))
    }

    init?(_ coder: NSCoder) {
        if coder.containsValue(forKey: "curve"),
            let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
        {
            self.init(curve)
            return
        }
        guard coder.containsValue(forKey: "x1") else { return nil }
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        self =
            CubicTiming(
                curve: nil, point1: CGPoint(x: number("x1"), y: number("y1")), point2: CGPoint(x: number("x2"), y: number("y2"))
            ).checked
    }

    func encode(_ coder: NSCoder) {
        if let curve { coder.encode(curve.rawValue, forKey: "curve") }
        coder.encode(Double(point1.x), forKey: "x1")
        coder.encode(Double(point1.y), forKey: "y1")
        coder.encode(Double(point2.x), forKey: "x2")
        coder.encode(Double(point2.y), forKey: "y2")
    }

    var checked: CubicTiming {
        func check(_ point: CGPoint) -> CGPoint {
            guard point.x.isFinite, point.y.isFinite else { return .zero }
            return CGPoint(x: min(max(0, point.x), 1), y: point.y)
        }
        return CubicTiming(curve: curve, point1: check(point1), point2: check(point2))
    }
}
