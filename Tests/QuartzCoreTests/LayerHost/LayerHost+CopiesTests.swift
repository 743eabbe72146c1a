// What is copied inside the buffer where layers scroll and move, and what is not.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct LayerHostCopiesTests {
    /// A phone's list: a white page, a scroll view with cards, a bar above it.
    private struct List {
        let screen = TestScreen(100, 200, scale: 2)
        let scroller = box(0, 0, 100, 200, white)
        let indicator = box(95, 30, 3, 40, color(0, 0, 0, 0.4))
        let bar = box(0, 0, 100, 30, color(0.95, 0.95, 0.95, 0.8))

        init() {
            scroller.masksToBounds = true
            for index in 0..<20 {
                let card = box(8, CGFloat(index) * 40 + 4, 84, 32, color(0.9, CGFloat(index) / 20, 0.5))
                card.cornerRadius = 8
                card.shadowOpacity = 0.3
                let gradient = CAGradientLayer()
                gradient.frame = CGRect(x: 4, y: 4, width: 24, height: 24)
                gradient.colors = [red, blue]
                card.addSublayer(gradient)
                scroller.addSublayer(card)
            }
            scroller.addSublayer(indicator)
            screen.root.addSublayer(scroller)
            screen.root.addSublayer(bar)
            screen.frame()
        }
    }

    private func quietly(_ body: () throws -> Void) rethrows {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        try body()
    }

    @Test("a list that scrolls is moved; the exposed strip, the bar and the indicator are drawn")
    func list() throws {
        try quietly {
            let list = List()
            list.scroller.bounds.origin.y = 10
            list.indicator.position.y += 12
            let (buffer, damage, copies) = try #require(list.screen.movedFrame())
            #expect(!copies.isEmpty)
            #expect(copies.allSatisfy { $0.source.minY - $0.y == 20 && $0.source.minX == $0.x })
            let copied = copies.reduce(0) { $0 + $1.source.area }
            #expect(copied > 200 * 400 * 6 / 10)
            #expect(damage.area + copied <= 200 * 400)
            // The exposed strip at the bottom, what is under the bar.
            #expect(damage.contains(PixelRect(x: 0, y: 380, width: 200, height: 20)))
            #expect(damage.contains(PixelRect(x: 0, y: 0, width: 200, height: 60)))
            #expect(buffer.isEqual(to: list.screen.freshPicture()))
        }
    }

    @Test("a scroll by a part of a pixel is drawn, not moved")
    func fraction() throws {
        try quietly {
            let list = List()
            list.scroller.bounds.origin.y = 10.2
            let (buffer, _, copies) = try #require(list.screen.movedFrame())
            #expect(copies.isEmpty)
            #expect(buffer.isEqual(to: list.screen.freshPicture()))
        }
    }

    @Test("content over a background that is not one colour is drawn, not moved")
    func background() throws {
        try quietly {
            let list = List()
            list.scroller.backgroundColor = nil
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            gradient.colors = [red, green]
            list.screen.root.insertSublayer(gradient, at: 0)
            list.screen.frame()
            list.scroller.bounds.origin.y = 10
            let still = try #require(list.screen.movedFrame())
            #expect(still.copies.isEmpty)
            // Over one colour it is moved again.
            gradient.removeFromSuperlayer()
            list.screen.root.backgroundColor = green
            list.screen.frame()
            list.scroller.bounds.origin.y = 25
            let (buffer, _, copies) = try #require(list.screen.movedFrame())
            #expect(!copies.isEmpty)
            #expect(buffer.isEqual(to: list.screen.freshPicture()))
        }
    }

    @Test("an opaque card that moves over a picture is moved, also where it overlaps itself")
    func card() throws {
        try quietly {
            let screen = TestScreen(100, 100, scale: 2)
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            gradient.colors = [red, green]
            screen.root.addSublayer(gradient)
            let card = box(10, 10, 50, 50, white)
            card.addSublayer(box(5, 5, 20, 20, blue))
            screen.root.addSublayer(card)
            screen.frame()
            card.position = CGPoint(x: card.position.x + 3, y: card.position.y + 5)
            let (buffer, damage, copies) = try #require(screen.movedFrame())
            #expect(copies == [PixelCopy(source: PixelRect(x: 20, y: 20, width: 100, height: 100), x: 26, y: 30)])
            #expect(!damage.intersects(PixelRect(x: 26, y: 30, width: 100, height: 100)))
            #expect(buffer.isEqual(to: screen.freshPicture()))
        }
    }

    @Test("a moved part of few pixels is drawn: finding it out would cost more")
    func small() throws {
        try quietly {
            let screen = TestScreen(100, 100)
            let dot = box(10, 10, 8, 8, red)
            screen.root.addSublayer(dot)
            screen.frame()
            dot.position.x += 4
            let screenFrame = try #require(screen.movedFrame())
            #expect(screenFrame.copies.isEmpty)
        }
    }
}
