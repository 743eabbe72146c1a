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

    /// From what app code puts into `fromValue` or `setValue(_:forKeyPath:)`; nil for what cannot be animated.
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
        case let v as [NSNumber]: self = .numbers(v.map { CGFloat($0.doubleValue) })
        case let v as NSNumber: self = .number(CGFloat(v.doubleValue))
        case let v as NSValue:
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
        default: return nil
        }
    }

    /// As key-value access hands it out.
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
        }
    }

    var number: CGFloat? { if case .number(let v) = self { v } else { nil } }

    /// Mixes at a progress that may lie outside 0…1.
    func mixed(with other: AnimatableValue, _ p: CGFloat) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * p }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(TransformParts.mix(a, b, p))
        case (.color(let a), .color(let b)): return .color(Self.mix(a, b, p))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { mix($0, $1) })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, p) ?? $0 })
        default: return p < 1 ? self : other
        }
    }

    /// The sum, for additive animations and `byValue`; transforms are joined, this one first.
    func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b * factor)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
                    width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
        case (.transform(let a), .transform(let b)):
            return .transform(CATransform3DConcat(a, factor < 0 ? CATransform3DInvert(b) : b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + $1 * factor })
        default: return self
        }
    }

    private static func mix(_ a: CGColor?, _ b: CGColor?, _ p: CGFloat) -> CGColor? {
        guard let from = components(a ?? b?.copy(alpha: 0)), let to = components(b ?? a?.copy(alpha: 0)) else { return b }
        let mixed = zip(from, to).map { min(max(0, $0 + ($1 - $0) * p), 1) }
        return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    private static func components(_ color: CGColor?) -> [CGFloat]? {
        guard let color, let srgb = CGColorSpace(name: CGColorSpace.sRGB),
            let converted = color.converted(to: srgb, intent: .defaultIntent, options: nil)
        else { return nil }
        return converted.components
    }
}
