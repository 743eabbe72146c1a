// Looks between looks, and looks that move.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct BackdropLookTests {
    private let strong = BackdropLook(
        radius: 20, matrix: .saturation(2), tints: [BackdropTint(color(1, 1, 1, 0.6)), BackdropTint(red, blend: .overlay)])

    @Test("a part of the way from none is a part of the radius, of the colours and of the tints")
    func parts() {
        let half = BackdropLook.none.mixed(with: strong, at: 0.5)
        #expect(half.radius == 10)
        #expect(half.matrix == .saturation(1.5))
        #expect(half.tints == strong.tints.map { $0.faded(0.5) })
        #expect(BackdropLook.none.mixed(with: strong, at: 0) == .none)
        #expect(BackdropLook.none.mixed(with: strong, at: 1) == strong)
    }

    @Test("springs beyond an end move the radius on, never below 0; colours stay")
    func beyond() {
        let over = BackdropLook.none.mixed(with: strong, at: 1.25)
        #expect(over.radius == 25)
        #expect(over.tints == strong.tints)
        let under = BackdropLook.none.mixed(with: strong, at: -0.5)
        #expect(under.radius == 0)
        #expect(under.isNone)
    }

    @Test("tints that blend differently fade out and in")
    func blends() {
        let a = BackdropLook(radius: 0, tints: [BackdropTint(red)])
        let b = BackdropLook(radius: 0, tints: [BackdropTint(green, blend: .screen)])
        #expect(a.mixed(with: b, at: 0.25).tints == [a.tints[0].faded(0.75), b.tints[0].faded(0.25)])
    }

    @Test("a look set on a shown layer moves by itself; a presentation copy has the look of its time")
    func implicit() {
        onVirtualClock { screen, clock in
            let layer = glass(0, 0, 50, 50, .none)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            layer.look = BackdropLook(radius: 8)
            CATransaction.flush()
            clock.advance(to: 10.125)
            let radius = layer.presentation()?.look.radius ?? -1
            #expect(radius > 0)
            #expect(radius < 8)
            clock.advance(to: 11)
            CATransaction.flush()
            #expect(layer.presentation()?.look == layer.look)
        }
    }

    @Test("a basic animation moves a look by its key; drawing follows it byte for byte")
    func animated() {
        onVirtualClock { screen, clock in
            screen.root.addSublayer(box(50, 0, 50, 100, white))
            let layer = glass(20, 0, 60, 50, .none)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            layer.add(basic(BackdropLayer.lookKey, BackdropLook.none, BackdropLook(radius: 6)), forKey: "x")
            CATransaction.flush()
            var pictures: [PixelBuffer] = []
            for time in [10.2, 10.4, 10.8, 11.2] {
                clock.advance(to: time)
                CATransaction.flush()
                guard let frame = screen.host.renderFrame(at: time) else {
                    Issue.record("no frame at \(time)")
                    return
                }
                #expect(frame.buffer.isEqual(to: screen.host.renderFull(at: time)))
                if let last = pictures.last { #expect(!last.isEqual(to: frame.buffer)) }
                pictures.append(frame.buffer.copy())
            }
            // Gone again.
            #expect(pictures[3].pixel(x: 49, y: 10) == 0xFF00_0000)
        }
    }

    @Test("looks are read and set by key; a copy of a layer has its look")
    func keys() {
        let layer = glass(0, 0, 10, 10, strong)
        #expect(layer.value(forKey: BackdropLayer.lookKey) as? BackdropLook == strong)
        layer.setValue(BackdropLook(radius: 3), forKey: BackdropLayer.lookKey)
        #expect(layer.look.radius == 3)
        #expect(BackdropLayer(layer: layer).look == layer.look)
        #expect(BackdropLook(radius: -1).radius == 0)
        #expect(BackdropLook(radius: .nan).radius == 0)
    }
}
