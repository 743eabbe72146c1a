// What a layer says to bad input, whole texts.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Testing

@testable import QuartzCore

@Suite(.serialized) struct CALayerBadInputTests {
    /// The only message, whole, with addresses as `0x…` and the place's line number as `…`.
    private func message(_ body: () -> Void) -> String {
        let messages = recorded(body)
        guard messages.count == 1 else { return "\(messages.count) messages" }
        return messages[0].replacing(/0x[0-9a-f]+/, with: "0x…")
    }

    @Test("UIK0401: a position that is not a number is refused")
    func positionNaN() {
        let root = CALayer(), layer = box(0, 0, 10, 10)
        root.name = "root"
        layer.name = "knob"
        root.addSublayer(layer)
        let text = message { layer.position = CGPoint(x: CGFloat.nan, y: 0) }
        #expect(
            text == """
                UIK0401 exception: A layer's position is not a number.
                  object   <CALayer: 0x…> "knob" — root
                  at       CALayer+BadInputTests.swift:…
                  cause    position was set to [nan 0].
                  fix      Check the divisor before computing a centre, frame or position from it.
                  apple    CALayerInvalidGeometry: CALayer position contains NaN: [nan 0]
                """)
        #expect(layer.position == CGPoint(x: 5, y: 5))
    }

    @Test("UIK0402: bounds and frames that are not finite are refused")
    func boundsNaN() {
        let layer = box(0, 0, 10, 10)
        let text = message { layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.nan) }
        #expect(
            text == """
                UIK0402 exception: A layer's bounds are not finite.
                  object   <CALayer: 0x…> — (no superlayer)
                  at       CALayer+BadInputTests.swift:…
                  cause    bounds or frame was set to [0 0; nan nan].
                  fix      Check the divisor before computing bounds or a frame from it; use a large finite size for "unlimited".
                  apple    CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; nan nan]
                """)
        #expect(message { layer.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1) }.contains("[0 0; inf 1]"))
        #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test("UIK0403: an infinite position is refused")
    func positionInfinite() {
        let layer = CALayer()
        let text = message { layer.position = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
        #expect(
            text == """
                UIK0403 exception: A layer's position is infinite.
                  object   <CALayer: 0x…> — (no superlayer)
                  at       CALayer+BadInputTests.swift:…
                  cause    position was set to [inf inf].
                  fix      Check the divisor before computing a centre, frame or position from it.
                  apple    CALayerInvalidGeometry: sublayer with non-finite position [inf inf]
                """)
        #expect(layer.position == .zero)
    }

    @Test("UIK0404: a layer added to itself or below itself stays where it is")
    func cycle() {
        let a = CALayer(), b = CALayer()
        a.addSublayer(b)
        let text = message { a.addSublayer(a) }
        #expect(
            text == """
                UIK0404 exception: A layer was added below itself.
                  object   <CALayer: 0x…> — (no superlayer)
                  at       CALayer+BadInputTests.swift:…
                  cause    The layer is the superlayer itself.
                  fix      Remove the superlayer from the layer first, or add another layer.
                  apple    CALayerInvalid: layer <CALayer: 0x…> is a part of cycle in its layer tree
                """)
        #expect(message { b.addSublayer(a) }.contains("The layer is an ancestor of the superlayer."))
        #expect(message { b.mask = a }.hasPrefix("UIK0404"))
        #expect(a.superlayer == nil)
        #expect(b.superlayer === a)
        #expect(a.sublayers?.count == 1)
    }

    @Test("UIK0405: anchor points, z positions and transforms must be finite")
    func geometry() {
        let layer = CALayer()
        let text = message { layer.zPosition = .nan }
        #expect(
            text == """
                UIK0405 misuse: A layer's anchor point, z position or transform is not finite.
                  object   <CALayer: 0x…> — (no superlayer)
                  at       CALayer+BadInputTests.swift:…
                  cause    zPosition was set to nan.
                  fix      Check the divisor, and that angles and scales are finite.
                """)
        #expect(message { layer.transform.m11 = .infinity }.hasPrefix("UIK0405"))
        #expect(message { layer.anchorPoint.x = .nan }.hasPrefix("UIK0405"))
        #expect(layer.zPosition == 0)
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(layer.anchorPoint.x == 0.5)
    }

    @Test("UIK0406: a sibling that is elsewhere is refused")
    func stranger() {
        let root = CALayer(), layer = CALayer(), other = CALayer()
        let text = message { root.insertSublayer(layer, above: other) }
        #expect(
            text == """
                UIK0406 exception: A layer was inserted relative to a layer that is not a sublayer.
                  object   <CALayer: 0x…> — (no superlayer)
                  at       CALayer+BadInputTests.swift:…
                  cause    The sibling was removed from the superlayer, or never was in it.
                  fix      Add the sibling to the same superlayer first.
                  apple    CALayerInvalid: sublayer <CALayer: 0x…> is not contained in <CALayer: 0x…>
                """)
        #expect(root.sublayers == nil)
    }

    @Test("UIK0407: a giant layer that draws itself stays empty")
    func bogusSize() {
        final class Drawing: CALayer {
            override func draw(in ctx: CGContext) {}
        }
        let layer = Drawing()
        layer.frame = CGRect(x: 0, y: 0, width: 402, height: 1_299_046)
        layer.contentsScale = 3
        layer.setNeedsDisplay()
        let text = message { layer.displayIfNeeded() }
        #expect(
            text == """
                UIK0407 misuse: A layer is too large for a bitmap of its contents.
                  object   <Drawing: 0x…> — (no superlayer)
                  at       CALayer+BadInputTests.swift:…
                  cause    The bitmap would be 1206.0×3897138.0 pixels.
                  fix      Draw in a layer of the visible size, or use an image or a shape layer.
                  apple    -[<Drawing: 0x…> display]: Ignoring bogus layer size (402.000000, 1299046.000000), contentsScale 3.000000, backing store size (1206.000000, 3897138.000000)
                """)
    }

    @Test("layers of zero, tiny and giant size and far positions draw without harm")
    func extremes() {
        let screen = TestScreen(20, 20)
        let values: [CGFloat] = [0, 1e-30, 0.4, 1e9, 1e300]
        for size in values {
            for place in values {
                let layer = box(0, 0, size, size, red)
                layer.position = CGPoint(x: -place, y: place)
                layer.cornerRadius = size
                layer.borderWidth = size / 3
                layer.shadowOpacity = size < 1e9 ? 0.5 : 0
                layer.shadowRadius = min(size, 50)
                layer.setAffineTransform(CGAffineTransform(rotationAngle: size == 0.4 ? 1 : 0))
                screen.root.addSublayer(layer)
            }
        }
        #expect(screen.frame() != nil)
        #expect(screen.frame() == nil)
    }

    @Test("an animation of a replicator's count beyond any number draws without harm")
    func giantCount() {
        let screen = TestScreen(20, 20)
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.root.addSublayer(layer)
        for end in [1e300, Double.infinity, .nan] {
            let animation = CABasicAnimation(keyPath: "instanceCount")
            animation.fromValue = end
            animation.toValue = end
            layer.add(animation, forKey: "count")
            _ = screen.frame()
        }
        #expect(layer.instanceCount == 1)
    }
}
