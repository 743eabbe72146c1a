// How much of the screen is drawn anew where something changes near a backdrop.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct BackdropLayerDamageTests {
    private let screen = TestScreen(200, 100)
    private let dot = box(100, 40, 10, 10, red)
    private let bar = glass(0, 0, 200, 60, BackdropLook(radius: 2))
    private let label = box(10, 10, 10, 10, blue)
    private var margin: Int { Kernels.backdropMargin(sigma: 2) }

    init() {
        screen.root.backgroundColor = white
        screen.root.addSublayer(dot)
        screen.root.addSublayer(bar)
        bar.addSublayer(label)
        screen.frame()
    }

    /// Draws what a change without actions makes necessary.
    private func damage(_ change: () -> Void) throws -> PixelRect {
        quietly(change)
        let (buffer, damage) = try #require(screen.frame())
        #expect(buffer.isEqual(to: screen.freshPicture()))
        return damage.bounds
    }

    private func quietly(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    @Test("a change below a backdrop is drawn anew as far as it is blurred, inside the backdrop")
    func below() throws {
        let damage = try damage { dot.backgroundColor = green }
        // One pixel is for smoothing.
        #expect(
            damage == PixelRect(minX: 99 - margin, minY: 39 - margin, maxX: 111 + margin, maxY: min(60, 51 + margin)))
    }

    @Test("a change above a backdrop, or in it, is drawn alone")
    func above() throws {
        #expect(try damage { label.backgroundColor = green } == PixelRect(minX: 9, minY: 9, maxX: 21, maxY: 21))
        let top = box(50, 10, 10, 10, red)
        #expect(try damage { screen.root.addSublayer(top) } == PixelRect(minX: 49, minY: 9, maxX: 61, maxY: 21))
        #expect(try damage { top.removeFromSuperlayer() } == PixelRect(minX: 49, minY: 9, maxX: 61, maxY: 21))
    }

    @Test("under a bar that content scrolls by below, changes above it and partial ones below still are the full frame's")
    func restless() throws {
        let bar = self.bar
        bar.look = BackdropLook(radius: 4)
        let stripes = CALayer()
        stripes.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        for y in 0..<80 {
            let color = CGColor(srgbRed: Double(y * 37 % 80) / 80, green: Double(y % 9) / 9, blue: 0.5, alpha: 1)
            stripes.addSublayer(box(0, Double(y * 5), 200, 5, color))
        }
        quietly { screen.root.insertSublayer(stripes, below: dot) }
        screen.frame()
        let whole = PixelRect(x: 0, y: 0, width: 200, height: 60)
        func scroll() throws {
            for _ in 0..<5 {
                #expect(try damage { stripes.position.y -= 3 }.contains(whole))
            }
        }
        try scroll()
        // All of it must be read once; after that a change above is drawn alone again.
        #expect(try damage { label.backgroundColor = green }.contains(whole))
        #expect(try damage { label.backgroundColor = red } == PixelRect(minX: 9, minY: 9, maxX: 21, maxY: 21))
        try scroll()
        #expect(try damage { dot.position.x += 30 }.contains(whole))
        #expect(try damage { dot.position.x += 30 }.contains(whole) == false)
        try scroll()
        _ = try damage { bar.look = BackdropLook(radius: 5) }
        try scroll()
        _ = try damage { bar.bounds.size.height = 50 }
        try scroll()
        _ = try damage { bar.isHidden = true }
        _ = try damage { bar.isHidden = false }
    }

    @Test("what is above a backdrop by its z position alone is drawn alone")
    func depth() throws {
        let top = box(50, 10, 10, 10, red)
        top.zPosition = 1
        screen.root.insertSublayer(top, at: 0)
        screen.frame()
        #expect(try damage { top.backgroundColor = blue } == PixelRect(minX: 49, minY: 9, maxX: 61, maxY: 21))
    }

    @Test("a second backdrop above grows what the first has grown")
    func stacked() throws {
        screen.root.addSublayer(glass(0, 0, 200, 60, BackdropLook(radius: 2)))
        screen.frame()
        #expect(try damage { dot.backgroundColor = green }.minX == 99 - 2 * margin)
    }

    @Test("a change under a cover is known when the cover goes")
    func covered() throws {
        let cover = box(90, 30, 60, 60, white)
        screen.root.addSublayer(cover)
        screen.frame()
        quietly { dot.backgroundColor = green }
        screen.frame()
        // Equal to the whole picture each time.
        #expect(try damage { cover.position.x += 10 }.width > 0)
        #expect(try damage { cover.removeFromSuperlayer() }.width > 0)
    }

    @Test("where a list scrolls below a bar, what is beside the bar is moved, the bar is drawn")
    func scroll() throws {
        let scroller = box(0, 0, 200, 100)
        scroller.masksToBounds = true
        for index in 0..<8 { scroller.addSublayer(box(10, CGFloat(index) * 24, 180, 20, color(0, CGFloat(index) / 8, 1))) }
        quietly {
            screen.root.insertSublayer(scroller, at: 0)
            bar.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
            dot.removeFromSuperlayer()
        }
        screen.host.smallestMove = 1
        screen.frame()
        quietly { scroller.bounds.origin.y = 6 }
        let (buffer, damage, copies) = try #require(screen.movedFrame())
        #expect(buffer.isEqual(to: screen.freshPicture()))
        #expect(copies.reduce(0) { $0 + $1.source.area } > 200 * 60)
        #expect(damage.contains(PixelRect(x: 0, y: 0, width: 200, height: 20)))
        #expect(copies.allSatisfy { $0.y >= 20 && $0.source.minY >= 20 })
    }

    @Test("two states of one backdrop on the screen at once: frames are drawn whole until the transition is over")
    func transition() {
        onVirtualClock { screen, clock in
            let page = box(0, 0, 100, 100, white)
            page.addSublayer(box(10, 10, 30, 30, red))
            let bar = glass(0, 0, 100, 30, BackdropLook(radius: 2))
            page.addSublayer(bar)
            screen.root.addSublayer(page)
            CATransaction.flush()
            _ = screen.host.renderFrame(at: 10)
            let push = CATransition()
            push.type = .push
            push.duration = 1
            page.add(push, forKey: nil)
            page.sublayers?[0].backgroundColor = blue
            CATransaction.flush()
            for time in [10.0, 10.25, 10.5, 11.5] {
                clock.advance(to: time)
                CATransaction.flush()
                let frame = screen.host.renderFrame(at: time)
                #expect(frame.map { $0.buffer.isEqual(to: screen.host.renderFull(at: time)) } != false, "at \(time)")
            }
        }
    }
}
