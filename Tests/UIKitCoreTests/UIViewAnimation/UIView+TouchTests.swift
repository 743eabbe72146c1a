// Touches of views that move.
// Apple: "UIView.AnimationOptions.allowUserInteraction"; "UIView", animate(withDuration:animations:) (views take no touches
// while they move).
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit

@MainActor @Suite("Touches of moving views", .harness) struct MovingTouchTests {
    private let app = StageFixture()
    private let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    private let button = UIButton(type: .system)
    private let log = CallLog()

    init() {
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.addAction(UIAction { [log] _ in log("tap") }, for: .touchUpInside)
        card.addSubview(button)
        app.show(card)
    }

    // Covers: UIView.animate, UIView.hitTest
    @Test("While a view moves, neither it nor what it holds takes touches, its delay included; then it does again (documented)")
    func passesBy() {
        UIView.animate(withDuration: 1, delay: 1) { card.center.y += 200 }
        app.turn()
        app.tap(50, 350)
        #expect(log.take() == [])
        #expect(card.superview?.hitTest(CGPoint(x: 50, y: 350), with: nil) === card.superview)
        app.advance(by: 1.5)
        app.tap(50, 350)
        #expect(log.take() == [])
        app.advance(by: 1)
        app.tap(50, 350)
        #expect(log.take() == ["tap"])
    }

    // Covers: UIView.AnimationOptions.allowUserInteraction
    @Test("With allowUserInteraction a moving view is hit where it will be, not where it is shown (observed)")
    func modelFrame() {
        UIView.animate(withDuration: 2, delay: 0, options: [.allowUserInteraction, .curveLinear]) { card.center.y += 200 }
        app.turn()
        app.advance(by: 1)
        app.tap(50, 210)
        #expect(log.take() == [])
        app.tap(50, 390)
        #expect(log.take() == ["tap"])
    }

    // Covers: UIView.animate
    @Test("Only views that move pass touches by: others beside and above them take them")
    func others() {
        UIView.animate(withDuration: 1) { button.alpha = 0.5 }
        app.turn()
        #expect(card.superview?.hitTest(CGPoint(x: 50, y: 150), with: nil) === card)
    }

    // Covers: UIView.animate
    @Test("Taken away or gone with its layer, an animation holds nothing back")
    func takenAway() {
        UIView.animate(withDuration: 1) { card.center.y += 200 }
        card.layer.removeAllAnimations()
        app.turn()
        app.tap(50, 350)
        #expect(log.take() == ["tap"])
        UIView.animate(withDuration: 1) { card.center.y -= 200 }
        app.turn()
        let window = card.window
        card.removeFromSuperview()
        app.turn()
        app.turn()
        window?.rootViewController?.view.addSubview(card)
        app.turn()
        app.tap(50, 150)
        #expect(log.take() == ["tap"])
    }

    @Test("Under an animator views are hit where they are shown, unless it is told not to look there or to let none through")
    func animator() {
        for (shown, interactive, hits) in [
            (true, true, [true, false]), (false, true, [false, true]), (true, false, [false, false]),
        ] {
            let tracks = AnimationTracks()
            tracks.hitsWhereShown = shown
            tracks.record(from: 0, pace: .linear, duration: 2, interactive: interactive) {
                card.center.y = 350
                card.transform = CGAffineTransform(scaleX: 2, y: 1)
            }
            tracks.hold(at: 0.5, linear: true)
            app.turn()
            // Shown at 200…300 and half as wide again; to be at 300…400.
            let places = [CGPoint(x: 120, y: 205), CGPoint(x: 50, y: 390)]
            let found = places.map { card.superview?.hitTest($0, with: nil) === button }
            #expect(found == hits)
            tracks.finish(at: .start)
            app.turn()
            #expect(card.center.y == 150)
            app.tap(50, 150)
            #expect(log.take() == ["tap"])
        }
    }
}
