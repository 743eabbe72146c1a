// Values that an animation can move between.
// Apple: "Animatable Properties" in the Core Animation Programming Guide.
import CoreGraphics
import Foundation

/// A property's value in a form that can be added, scaled and mixed.
enum AnimatableValue: @unchecked Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case numbers([CGFloat])
    case colors([CGColor])
    case path(CGPath?)
    case contents(LayerContents)
    case backdrop(BackdropLook)
    case vibrancy(VibrancyLook)

    /// Converts a value that an app assigned to `fromValue` or by `setValue(_:forKeyPath:)`; nil for a value that cannot be
    /// animated.
    init?(_ value: Any?) {
        guard let value else { return nil }
        switch value {
        case let v as CGFloat: self = .number(v)
        case let v as Double: self = .number(CGFloat(v))
        case let v as Float: self = .number(CGFloat(v))
        case let v as Int: self = .number(CGFloat(v))
        case let v as Bool: self = .number(v ? 1 : 0)
        case let v as CGPoint: self = .point(v)
        case let v as CGSize: self = .size(v)
        case let v as CGRect: self = .rect(v)
        case let v as CATransform3D: self = .transform(v)
        case let v as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(v))
        case let v as CGColor: self = .color(v)
        case let v as CGPath: self = .path(v)
        case let v as CGImage: self = .contents(.image(v))
        case let v as [CGColor]: self = .colors(v)
        case let v as [CGFloat]: self = .numbers(v)
        case let v as [Double]: self = .numbers(v.map { CGFloat($0) })
        case let v as [Int]: self = .numbers(v.map { CGFloat($0) })
        case let v as [NSNumber]: self = .numbers(v.map { CGFloat($0.doubleValue) })
        case let v as NSNumber: self = .number(CGFloat(v.doubleValue))
        case let v as BackdropLook: self = .backdrop(v)
        case let v as VibrancyLook: self = .vibrancy(v)
        case let v as NSValue:
            guard let boxed = AnimatableValue(boxed: v) else { return nil }
            self = boxed
        case let v as [Any]:
            let colors = v.compactMap { $0 as? CGColor }
            guard colors.count == v.count else { return nil }
            self = .colors(colors)
        default: return nil
        }
    }

    private init?(boxed v: NSValue) {
        switch String(cString: v.objCType) {
        case let type where type.contains("Point"): self = .point(v.pointValue)
        case let type where type.contains("Size"): self = .size(v.sizeValue)
        case let type where type.contains("Rect"): self = .rect(v.rectValue)
        case let type where type.contains("CATransform3D"):
            var transform = CATransform3DIdentity
            v.getValue(&transform)
            self = .transform(transform)
        case let type where type.contains("CGAffineTransform"):
            var transform = CGAffineTransform.identity
            v.getValue(&transform)
            self = .transform(CATransform3DMakeAffineTransform(transform))
        default: return nil
        }
    }

    /// The value in the form that key-value access returns.
    var object: Any? {
        switch self {
        case .number(let v): v
        case .point(let v): v
        case .size(let v): v
        case .rect(let v): v
        case .transform(let v): v
        case .color(let v): v
        case .numbers(let v): v
        case .colors(let v): v
        case .path(let v): v
        case .contents(let v):
            if case .image(let image) = v { image } else { nil }
        case .backdrop(let v): v
        case .vibrancy(let v): v
        }
    }

    var number: CGFloat? { if case .number(let v) = self { v } else { nil } }

    /// Whether sums and multiples of it are what they say: a smooth curve can go through such values.
    var isVector: Bool {
        switch self {
        case .number, .point, .size, .rect, .numbers: true
        default: false
        }
    }

    /// Whether all its numbers are; colours and pictures always are.
    var isFinite: Bool {
        switch self {
        case .number(let v): v.isFinite
        case .point(let v): (v.x + v.y).isFinite
        case .size(let v): (v.width + v.height).isFinite
        case .rect(let v): v.isFiniteRect
        case .transform(let v): v.isFinite
        case .numbers(let v): v.allSatisfy(\.isFinite)
        case .path(let v): v.map { $0.isEmpty || $0.boundingBox.isFiniteRect } ?? true
        case .color, .colors, .contents, .backdrop, .vibrancy: true
        }
    }

    /// Mixes at a progress that may lie outside 0…1. Values of different kinds jump at the end.
    func mixed(with other: AnimatableValue, _ p: CGFloat) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a.mixed(with: b, p))
        case (.point(let a), .point(let b)): return .point(a.mixed(with: b, p))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width.mixed(with: b.width, p), height: a.height.mixed(with: b.height, p)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x.mixed(with: b.origin.x, p), y: a.origin.y.mixed(with: b.origin.y, p),
                    width: a.size.width.mixed(with: b.size.width, p), height: a.size.height.mixed(with: b.size.height, p)))
        case (.transform(let a), .transform(let b)): return .transform(TransformParts.mix(a, b, p))
        case (.color(let a), .color(let b)): return .color(Self.mix(a, b, p))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0.mixed(with: $1, p) })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, p) ?? $0 })
        case (.path(let a?), .path(let b?)): return (a.mixed(with: b, p)).map { .path($0) } ?? (p < 1 ? self : other)
        case (.contents(let a), .contents(let b)):
            return (a.mixed(with: b, p)).map { .contents($0) } ?? (p < 1 ? self : other)
        case (.backdrop(let a), .backdrop(let b)): return .backdrop(a.mixed(with: b, at: p))
        case (.vibrancy(let a), .vibrancy(let b)): return .vibrancy(a.mixed(with: b, at: p))
        default: return p < 1 ? self : other
        }
    }

    /// The sum with a multiple; of transforms, this one followed by so many of the other (or of its inverse).
    func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a.adding(b, times: factor))
        case (.point(let a), .point(let b)): return .point(a.adding(b, times: factor))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
                    width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
        case (.transform(let a), .transform(let b)):
            var result = a
            let step = factor < 0 ? CATransform3DInvert(b) : b
            for _ in 0..<Int(min(abs(factor).rounded(), 10_000)) { result = CATransform3DConcat(result, step) }
            return .transform(result)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + $1 * factor })
        default: return self
        }
    }

    /// How far two values are from each other, for even pacing; 1 for kinds without a measure.
    func distance(to other: AnimatableValue) -> Double {
        func length(_ parts: [CGFloat]) -> Double { Double(parts.reduce(0) { $0 + $1 * $1 }.squareRoot()) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return Double(abs(b - a))
        case (.point(let a), .point(let b)): return length([b.x - a.x, b.y - a.y])
        case (.size(let a), .size(let b)): return length([b.width - a.width, b.height - a.height])
        case (.rect(let a), .rect(let b)):
            return length([
                b.origin.x - a.origin.x, b.origin.y - a.origin.y, b.size.width - a.size.width,
                b.size.height - a.size.height,
            ])
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return length(zip(a, b).map { $1 - $0 })
        case (.color(let a), .color(let b)):
            guard let a = Self.components(a), let b = Self.components(b) else { return 1 }
            return length(zip(a, b).map { $1 - $0 })
        default: return 1
        }
    }

    /// Premultiplied components are mixed, so that a colour that fades in does not darken on its way. Nil is clear.
    private static func mix(_ a: CGColor?, _ b: CGColor?, _ p: CGFloat) -> CGColor? {
        guard let from = components(a ?? b?.copy(alpha: 0)), let to = components(b ?? a?.copy(alpha: 0)) else { return b }
        let alpha = min(max(0, from[3].mixed(with: to[3], p)), 1)
        if from[3] == to[3] {
            let mixed = zip(from, to).map { min(max(0, $0.mixed(with: $1, p)), 1) }
            return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
        }
        guard alpha > 0 else { return CGColor(red: to[0], green: to[1], blue: to[2], alpha: 0) }
        func channel(_ i: Int) -> CGFloat {
            min(max(0, (from[i] * from[3]).mixed(with: to[i] * to[3], p) / alpha), 1)
        }
        return CGColor(red: channel(0), green: channel(1), blue: channel(2), alpha: alpha)
    }

    /// Red, green, blue and alpha in sRGB; nil for nil and for patterns.
    static func components(_ color: CGColor?) -> [CGFloat]? {
        guard let color, let srgb = CGColorSpace(name: CGColorSpace.sRGB),
            let converted = color.converted(to: srgb, intent: .defaultIntent, options: nil)
        else { return nil }
        return converted.components
    }
}
