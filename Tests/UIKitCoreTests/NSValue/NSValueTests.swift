// Structures in NSValue.
// Apple: "NSValue", UIKit and Core Animation additions
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("NSValue", .harness) struct NSValueTests {
    // Covers: NSValue.init(cgPoint:), NSValue.init(cgSize:), NSValue.init(cgRect:), NSValue.cgPointValue, NSValue.cgSizeValue, NSValue.cgRectValue
    @Test("points, sizes and rectangles come back (documented)")
    func geometry() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    }

    // Covers: NSValue.init(caTransform3D:), NSValue.init(cgAffineTransform:), NSValue.init(cgVector:), NSValue.init(uiEdgeInsets:), NSValue.init(directionalEdgeInsets:), NSValue.init(uiOffset:), NSValue.uiEdgeInsetsValue, NSValue.directionalEdgeInsetsValue, NSValue.cgAffineTransformValue, NSValue.cgVectorValue, NSValue.uiOffsetValue, NSValue.caTransform3DValue, NSValue.objCType
    @Test("transforms, vectors, insets and offsets come back, are equal by value and say their type (documented)")
    func structures() {
        let turn = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 1, 0, 1, 0)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: -2)).cgVectorValue == CGVector(dx: 1, dy: -2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 7, vertical: 8)).uiOffsetValue == UIOffset(horizontal: 7, vertical: 8))
        #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
        #expect(NSValue(uiEdgeInsets: insets) != NSValue(directionalEdgeInsets: directional))
        #expect(String(cString: NSValue(cgAffineTransform: affine).objCType) == "{CGAffineTransform=dddddd}")
        #expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue == .zero)
        var bytes = CGAffineTransform.identity
        NSValue(cgAffineTransform: affine).getValue(&bytes)
        #expect(bytes == affine)
    }

    // Covers: NSValue.init(caTransform3D:), CABasicAnimation.fromValue, CABasicAnimation.toValue
    @Test("a transform in a value animates a layer, as old code has it")
    func animation() throws {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
        animation.duration = 1
        view.layer.add(animation, forKey: "grow")
        app.turn()
        app.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 0.01)
    }
}
