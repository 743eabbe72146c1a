// A cubic curve that bends time.
// Apple: "CAMediaTimingFunction".
import Foundation

/// Name of a timing function: `CAMediaTimingFunctionName`.
extension CAMediaTimingFunction {
    /// The older name of the type of names.
    public typealias Name = CAMediaTimingFunctionName
}

/// Time in, progress out: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    final let curve: TimingCurve

    /// A named function; an unknown name gives the linear one.
    public init(name: CAMediaTimingFunctionName) {
        curve = TimingCurve(name)
        super.init()
    }

    /// The two inner points of the curve; x in 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// From an archive.
    public required init?(coder: NSCoder) {
        curve = TimingCurve(
            coder.decodeDouble(forKey: "c1x"), coder.decodeDouble(forKey: "c1y"), coder.decodeDouble(forKey: "c2x"),
            coder.decodeDouble(forKey: "c2y"))
        super.init()
    }

    /// True: only numbers are read.
    open class var supportsSecureCoding: Bool { true }
    /// Writes the four coordinates.
    open func encode(with coder: NSCoder) {
        coder.encode(curve.x1, forKey: "c1x")
        coder.encode(curve.y1, forKey: "c1y")
        coder.encode(curve.x2, forKey: "c2x")
        coder.encode(curve.y2, forKey: "c2y")
    }

    /// Point 0…3 as x and y; `ptr` has room for two.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
    open override var hash: Int { curve.hashValue }
}

/// The curve as a value. Only + − × ÷ and comparisons, so every processor agrees.
struct TimingCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(0, x1), 1)
        self.y1 = y1
        self.x2 = min(max(0, x2), 1)
        self.y2 = y2
    }

    init(_ name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(0.42, 0, 1, 1)
        case .easeOut: self.init(0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(0.42, 0, 0.58, 1)
        case .default: self.init(0.25, 0.1, 0.25, 1)
        default: self.init(0, 0, 1, 1)
        }
    }

    /// Whether it changes nothing.
    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Progress at a time of 0…1: bisects for the curve's parameter, then reads y.
    func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return time }
        var low = 0.0, high = 1.0, t = time
        for _ in 0..<48 {
            let x = Self.value(x1, x2, t)
            if x == time { break }
            if x < time { low = t } else { high = t }
            t = (low + high) / 2
        }
        return Self.value(y1, y2, t)
    }

    private static func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
