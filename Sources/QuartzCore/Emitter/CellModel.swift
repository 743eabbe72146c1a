// The values of a kind of particles.
// Apple: "CAEmitterCell".
import CoreGraphics
import Foundation

/// A cell's values, as a layer copies them.
struct CellModel: @unchecked Sendable {
    /// The plain numbers, by the names of their keys.
    enum Number: Int, CaseIterable {
        case birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange
        case xAcceleration, yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin, spinRange
        case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed, contentsScale

        static let byName: [String: Number] = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }

    var name: String?
    var isEnabled = true
    private var numbers: [Double]
    var color: CGColor?
    private(set) var contents: Any?
    private(set) var image: CGImage?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnification = "linear"
    var minification = "linear"
    var beginTime: TimeInterval = 0
    var duration = TimeInterval.infinity
    var children: [CellModel] = []

    static let initial = CellModel()

    init() {
        numbers = [Double](repeating: 0, count: Number.allCases.count)
        numbers[Number.scale.rawValue] = 1
        numbers[Number.contentsScale.rawValue] = 1
        color = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    }

    subscript(number: Number) -> Float {
        get { Float(numbers[number.rawValue]) }
        set { put(number, Double(newValue)) }
    }

    @inline(__always) func double(_ number: Number) -> Double { numbers[number.rawValue] }
    func number(_ number: Number) -> CGFloat { CGFloat(numbers[number.rawValue]) }
    mutating func set(_ number: Number, _ value: CGFloat) { put(number, Double(value)) }

    /// Sets a number; one that is not finite is reported and refused.
    private mutating func put(_ number: Number, _ value: Double) {
        guard value.isFinite else { return AnimationFault.value("CAEmitterCell.\(number)", "\(value)") }
        numbers[number.rawValue] = value
    }

    mutating func setContents(_ value: Any?) {
        contents = value
        image = value.flatMap { if case .contents(.image(let image))? = AnimatableValue($0) { image } else { nil } }
    }

    func value(_ key: String) -> AnimatableValue? {
        if let number = Number.byName[key] { return .number(self.number(number)) }
        switch key {
        case "color": return .color(color)
        case "contentsRect": return .rect(contentsRect)
        case "enabled", "isEnabled": return .number(isEnabled ? 1 : 0)
        case "contents": return .contents(image.map { .image($0) } ?? .none)
        case "beginTime": return .number(CGFloat(beginTime))
        case "duration": return .number(CGFloat(duration))
        default: return nil
        }
    }

    mutating func setValue(_ value: AnimatableValue, _ key: String) -> Bool {
        if let number = Number.byName[key] {
            guard case .number(let v) = value else { return false }
            put(number, Double(v))
            return true
        }
        switch (key, value) {
        case ("color", .color(let v)): color = v
        case ("contentsRect", .rect(let v)): contentsRect = v
        case ("enabled", .number(let v)), ("isEnabled", .number(let v)): isEnabled = v != 0
        case ("contents", .contents(.image(let v))): (contents, image) = (v, v)
        case ("contents", .contents(.none)): (contents, image) = (nil, nil)
        case ("beginTime", .number(let v)): beginTime = Double(v)
        case ("duration", .number(let v)): duration = Double(v)
        default: return false
        }
        return true
    }

    /// The longest that a particle can live, and what it makes after it.
    var longestLife: Double { ownLife + (children.map(\.longestLife).max() ?? 0) }

    /// The longest that a particle itself can live.
    var ownLife: Double { max(0, double(.lifetime) + abs(double(.lifetimeRange)) / 2) }

    /// Whether it can make any particle.
    var makesAny: Bool { isEnabled && double(.birthRate) > 0 && ownLife > 0 }
}
