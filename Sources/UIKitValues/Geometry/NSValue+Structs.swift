// Transforms, vectors, insets and offsets in NSValue.
// Apple: "NSValue", UIKit and Core Animation additions.
import CoreGraphics
import Foundation
import QuartzCore

extension NSValue {
    private static func make<Value: NSValue>(_ numbers: [CGFloat], _ kind: StructKind) -> Value {
        // Only NSValue itself is made this way: a subclass of the app's has no such initialisers of its own.
        unsafeDowncast(StructValue(numbers, kind), to: Value.self)
    }
    private func numbers(_ kind: StructKind) -> [CGFloat] {
        StructValue.numbers(self, kind) ?? [CGFloat](repeating: 0, count: kind.count)
    }

    /// A value that holds an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(made: Self.make([t.a, t.b, t.c, t.d, t.tx, t.ty], .affine))
    }
    /// The affine transform that it holds; zeros for another value.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(.affine)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    /// A value that holds a transform of layers.
    public convenience init(caTransform3D transform: CATransform3D) {
        let t = transform
        let numbers = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        self.init(made: Self.make(numbers, .transform))
    }
    /// The transform of layers that it holds; zeros for another value.
    public var caTransform3DValue: CATransform3D {
        let n = numbers(.transform)
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
    /// A value that holds a vector.
    public convenience init(cgVector vector: CGVector) { self.init(made: Self.make([vector.dx, vector.dy], .vector)) }
    /// The vector that it holds; zeros for another value.
    public var cgVectorValue: CGVector {
        let n = numbers(.vector)
        return CGVector(dx: n[0], dy: n[1])
    }
    /// A value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(made: Self.make([insets.top, insets.left, insets.bottom, insets.right], .insets))
    }
    /// The insets that it holds; zeros for another value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(.insets)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    /// A value that holds insets by direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(made: Self.make([insets.top, insets.leading, insets.bottom, insets.trailing], .directional))
    }
    /// The insets by direction that it holds; zeros for another value.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(.directional)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
    /// A value that holds an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(made: Self.make([offset.horizontal, offset.vertical], .offset))
    }
    /// The offset that it holds; zeros for another value.
    public var uiOffsetValue: UIOffset {
        let n = numbers(.offset)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}
