// Components of points, sizes, rectangles and transforms.
// Apple: "Key-Value Coding Extensions" in the Core Animation Programming Guide.
import CoreGraphics
import Foundation

extension AnimatableValue {
    /// A component such as `x`, `size.width`, `rotation.z` or `scale`.
    func component(_ part: ValuePart) -> AnimatableValue? {
        switch (self, part) {
        case (.point(let p), .x): return .number(p.x)
        case (.point(let p), .y): return .number(p.y)
        case (.size(let s), .width): return .number(s.width)
        case (.size(let s), .height): return .number(s.height)
        case (.rect(let r), .origin): return .point(r.origin)
        case (.rect(let r), .size): return .size(r.size)
        case (.rect(let r), .originX): return .number(r.origin.x)
        case (.rect(let r), .originY): return .number(r.origin.y)
        case (.rect(let r), .sizeWidth): return .number(r.size.width)
        case (.rect(let r), .sizeHeight): return .number(r.size.height)
        case (.transform(let t), _):
            let parts = TransformParts(t)
            switch part {
            case .rotation, .rotationZ: return .number(parts.rotation.z)
            case .rotationX: return .number(parts.rotation.x)
            case .rotationY: return .number(parts.rotation.y)
            case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
            case .scaleX: return .number(parts.scale.x)
            case .scaleY: return .number(parts.scale.y)
            case .scaleZ: return .number(parts.scale.z)
            case .translation: return .size(CGSize(width: t.m41, height: t.m42))
            case .translationX: return .number(t.m41)
            case .translationY: return .number(t.m42)
            case .translationZ: return .number(t.m43)
            default: return nil
            }
        default: return nil
        }
    }

    /// The value with one component replaced; nil where there is no such component.
    func settingComponent(_ part: ValuePart, _ value: AnimatableValue) -> AnimatableValue? {
        switch (self, part, value) {
        case (.point(let p), .x, .number(let v)): return .point(CGPoint(x: v, y: p.y))
        case (.point(let p), .y, .number(let v)): return .point(CGPoint(x: p.x, y: v))
        case (.size(let s), .width, .number(let v)): return .size(CGSize(width: v, height: s.height))
        case (.size(let s), .height, .number(let v)): return .size(CGSize(width: s.width, height: v))
        case (.rect(let r), .origin, .point(let v)): return .rect(CGRect(origin: v, size: r.size))
        case (.rect(let r), .size, .size(let v)): return .rect(CGRect(origin: r.origin, size: v))
        case (.rect(let r), _, .number(let v)):
            var r = r
            switch part {
            case .originX: r.origin.x = v
            case .originY: r.origin.y = v
            case .sizeWidth: r.size.width = v
            case .sizeHeight: r.size.height = v
            default: return nil
            }
            return .rect(r)
        case (.transform(let t), .translation, .size(let v)):
            return .transform(t.moved(to: v.width, v.height))
        case (.transform(let t), .translation, .point(let v)): return .transform(t.moved(to: v.x, v.y))
        case (.transform(let t), _, .number(let v)):
            var t = t
            switch part {
            case .translationX: t.m41 = v
            case .translationY: t.m42 = v
            case .translationZ: t.m43 = v
            default:
                var parts = TransformParts(t)
                switch part {
                case .rotation, .rotationZ: parts.rotation.z = v
                case .rotationX: parts.rotation.x = v
                case .rotationY: parts.rotation.y = v
                case .scale: parts.scale = (v, v, v)
                case .scaleX: parts.scale.x = v
                case .scaleY: parts.scale.y = v
                case .scaleZ: parts.scale.z = v
                default: return nil
                }
                t = parts.matrix
            }
            return .transform(t)
        default: return nil
        }
    }
}

extension CATransform3D {
    fileprivate func moved(to x: CGFloat, _ y: CGFloat) -> CATransform3D {
        var t = self
        t.m41 = x
        t.m42 = y
        return t
    }
}
