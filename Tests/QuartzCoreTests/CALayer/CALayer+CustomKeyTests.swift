// Keys of a layer's own that are drawn while they move, and text layers' sizes and colours.
// Apple: "CALayer", needsDisplay(forKey:).
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct CALayerCustomKeyTests {
    /// A bar as wide as its key says.
    final class Bar: CALayer {
        var level: CGFloat {
            get { value(forKey: "level") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "level") }
        }
        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(red)
            ctx.fill(CGRect(x: 0, y: 0, width: level, height: bounds.height))
        }
    }

    // Covers: CALayer.needsDisplay, CALayer.init(layer:)
    @Test("an animated key of the class's own is drawn at every frame from a copy; the model keeps its value (documented)")
    func drawing() {
        onVirtualClock { screen, clock in
            let bar = Bar()
            bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            bar.level = 20
            screen.root.addSublayer(bar)
            func edge(_ time: TimeInterval) -> Int {
                clock.advance(to: time)
                screen.time = time
                screen.frame()
                let picture = screen.host.renderFull(at: time)
                return (0..<100).first { picture.pixel(x: $0, y: 5) != 0xFFFF_0000 } ?? 100
            }
            #expect(edge(10) == 20)
            bar.add(basic("level", CGFloat(20), CGFloat(80)), forKey: "level")
            bar.level = 80
            #expect(edge(10) == 20)
            #expect(edge(10.5) == 50)
            #expect(bar.level == 80)
            #expect(bar.presentation()?.level == 50)
            #expect(bar.presented("level") as? CGFloat == 50)
            #expect(edge(11) == 80)
            #expect(!screen.host.hasRunningAnimations)
            #expect(bar.presentation()?.level == 80)
            bar.add(basic("level", CGFloat(0), CGFloat(10)), forKey: "level")
            #expect(edge(11.5) == 0)
            bar.removeAnimation(forKey: "level")
            #expect(edge(11.6) == 80)
        }
    }

    // Covers: CATextLayer.fontSize, CATextLayer.foregroundColor
    @Test("a shown text layer's size and colour move by themselves and are drawn at every frame (documented: animatable)")
    func text() {
        onVirtualClock { screen, clock in
            let text = CATextLayer()
            text.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            text.string = "█"
            text.fontSize = 20
            text.foregroundColor = red
            screen.root.addSublayer(text)
            screen.frame()
            CATransaction.setAnimationDuration(1)
            text.foregroundColor = blue
            text.fontSize = 40
            #expect(text.animationKeys() == ["foregroundColor", "fontSize"])
            CATransaction.flush()
            clock.advance(to: 10.5)
            screen.time = 10.5
            screen.frame()
            let shown = text.presentation()
            #expect(shown.map { $0.fontSize > 25 && $0.fontSize < 39.9 } == true)
            #expect(text.fontSize == 40)
            let tint = shown?.foregroundColor?.premultipliedPixel ?? 0
            #expect(tint & 0xFF > 0x20)
            #expect(tint >> 16 & 0xFF > 0x08)
            clock.advance(to: 11)
            screen.time = 11
            screen.frame()
            #expect(text.animationKeys() == nil)
            #expect(text.presentation()?.fontSize == 40)
        }
    }
}
