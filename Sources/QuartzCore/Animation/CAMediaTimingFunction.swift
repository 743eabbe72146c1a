// A cubic curve that bends time.
// Apple: "CAMediaTimingFunction".
import Foundation

/// Name of a timing function: `CAMediaTimingFunctionName`.
extension CAMediaTimingFunction {
    /// The older name of the type of names.
    public typealias Name = CAMediaTimingFunctionName
}

/// A timing function as a cubic Bézier curve from (0, 0) to (1, 1), from time to progress.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    final let curve: TimingCurve

    /// Creates a named function; an unknown name gives the linear one.
    public init(name: CAMediaTimingFunctionName) {
        curve = TimingCurve(name)
        super.init()
    }

    /// Creates a function with two control points, with x in 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// Creates a function from an archive.
    public required init?(coder: NSCoder) {
        curve = TimingCurve(
            coder.decodeDouble(forKey: "c1x"), coder.decodeDouble(forKey: "c1y"), coder.decodeDouble(forKey: "c2x"),
            coder.decodeDouble(forKey: "c2y"))
        super.init()
    }

    /// True: only numbers are decoded.
    open class var supportsSecureCoding: Bool { true }
    /// Encodes the four coordinates.
    open func encode(with coder: NSCoder) {
        coder.encode(curve.x1, forKey: "c1x")
        coder.encode(curve.y1, forKey: "c1y")
        coder.encode(curve.x2, forKey: "c2x")
        coder.encode(curve.y2, forKey: "c2y")
    }

    /// Writes the control point 0…3 as x and y; `ptr` must have space for two values.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
    open override var hash: Int { curve.hashValue }
}
