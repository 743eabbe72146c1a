// Transitions of views and between views, seen in pixels.
// Apple: "UIView", transition(with:...), transition(from:to:...); "UIView.AnimationOptions", the transitions.
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit

@MainActor @Suite("View transitions", .harness) struct ViewTransitionTests {
    private let app = StageFixture()
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    init() {
        old.backgroundColor = .red
        card.addSubview(old)
        app.show(card)
        card.superview?.backgroundColor = .white
        app.turn()
    }

    /// Starts a transition from red to blue in the card and shows it after each of some steps of 1 s.
    private func flip(_ options: UIView.AnimationOptions) {
        UIView.transition(with: card, duration: 1, options: [options, .curveLinear]) { old.backgroundColor = .blue }
        app.turn()
    }

    private func parts(_ x: Int, _ y: Int) -> [Int] {
        let pixel = app.pixel(x, y)
        return [Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF)]
    }

    // Covers: UIView.transition, UIView.AnimationOptions.transitionCrossDissolve
    @Test("A cross dissolve mixes the old look with the new, what lies below included (documented)")
    func dissolve() {
        var ends: [Bool] = []
        UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            UIView.performWithoutAnimation { old.backgroundColor = .blue }
        } completion: {
            ends.append($0)
        }
        app.turn()
        #expect(app.pixel(150, 150) == red)
        app.advance(by: 0.5)
        let middle = parts(150, 150)
        #expect(abs(middle[0] - 128) <= 2, "\(middle)")
        #expect(middle[1] <= 1, "\(middle)")
        #expect(abs(middle[2] - 128) <= 2, "\(middle)")
        app.advance(by: 0.6)
        #expect(app.pixel(150, 150) == blue)
        #expect(ends == [true])
        #expect(card.layer.animationKeys() == nil)
    }

    // Covers: UIView.AnimationOptions.transitionFlipFromLeft, UIView.AnimationOptions.transitionFlipFromRight
    @Test("Flips turn the old look away and the new one in; the left or the right side comes to the front (documented)")
    func sideways() {
        for (options, isLeft) in [(UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, false)] {
            old.backgroundColor = .red
            app.turn()
            UIView.transition(with: card, duration: 1, options: [options, .curveLinear]) {
                UIView.performWithoutAnimation { old.backgroundColor = .blue }
            }
            app.turn()
            #expect(app.pixel(150, 150) == red)
            app.advance(by: 0.25)
            // The side in front is nearer, so it reaches further beyond its edge than the other.
            #expect(app.pixel(150, 150) == red)
            let left = height(at: 125), right = height(at: 174)
            #expect(isLeft ? left > right + 10 : right > left + 10, "\(left) \(right)")
            app.advance(by: 0.25)
            #expect(parts(110, 150) == [255, 255, 255], "edge on")
            app.advance(by: 0.25)
            #expect(app.pixel(150, 150) == blue)
            let second = (height(at: 125), height(at: 174))
            #expect(isLeft ? second.1 > second.0 + 10 : second.0 > second.1 + 10)
            app.advance(by: 0.3)
            #expect(app.pixel(150, 150) == blue, "the old look does not come back for a frame")
            app.turn()
            #expect(app.pixel(102, 102) == blue)
            #expect(card.layer.isDoubleSided)
            #expect(card.superview?.layer.sublayers?.count == 1)
        }
    }

    /// How many rows of a column are not white.
    private func height(at x: Int) -> Int { (0..<300).count { parts(x, $0) != [255, 255, 255] } }
    private func width(at y: Int) -> Int { (0..<300).count { parts($0, y) != [255, 255, 255] } }

    // Covers: UIView.AnimationOptions.transitionFlipFromTop, UIView.AnimationOptions.transitionFlipFromBottom
    @Test("Flips about the level axis bring the top or the bottom to the front (documented)")
    func upright() {
        for (options, isTop) in [(UIView.AnimationOptions.transitionFlipFromTop, true), (.transitionFlipFromBottom, false)] {
            old.backgroundColor = .red
            app.turn()
            flip(options)
            app.advance(by: 0.25)
            let top = width(at: 125), bottom = width(at: 174)
            #expect(isTop ? top > bottom + 10 : bottom > top + 10, "\(top) \(bottom)")
            app.advance(by: 1)
            #expect(app.pixel(150, 150) == blue)
        }
    }

    // Covers: UIView.AnimationOptions.transitionCurlUp, UIView.AnimationOptions.transitionCurlDown
    @Test("Pages turn about their top edge, flat, and that is reported as what it is (ours)")
    func curls() {
        UIView.transition(with: card, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
            UIView.performWithoutAnimation { old.backgroundColor = .blue }
        }
        #expect(app.codes == ["UIK1201"])
        app.turn()
        #expect(app.pixel(150, 150) == red)
        app.advance(by: 0.7)
        #expect(app.pixel(150, 110) == red)
        #expect(app.pixel(150, 195) == blue)
        app.advance(by: 0.4)
        #expect(app.pixel(150, 110) == blue)
        UIView.transition(with: card, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
            UIView.performWithoutAnimation { old.backgroundColor = .red }
        }
        app.turn()
        #expect(app.pixel(150, 195) == blue)
        app.advance(by: 0.3)
        #expect(app.pixel(150, 110) == red)
        #expect(app.pixel(150, 195) == blue)
        app.advance(by: 0.8)
        #expect(app.pixel(150, 195) == red)
    }

    // Covers: UIView.transition, UIView.AnimationOptions.showHideTransitionViews
    @Test(
        "From one view to another: the first leaves its superview and the second enters, or one is hidden and one shown (documented)"
    )
    func between() {
        let new = UIView(frame: old.frame)
        new.backgroundColor = .blue
        var ends: [Bool] = []
        UIView.transition(from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) { ends.append($0) }
        #expect(old.superview == nil)
        #expect(new.superview === card)
        app.turn()
        app.advance(by: 0.25)
        #expect(app.pixel(150, 150) == red)
        #expect(ends.isEmpty)
        app.advance(by: 0.8)
        app.turn()
        #expect(app.pixel(150, 150) == blue)
        #expect(ends == [true])
        old.isHidden = true
        card.addSubview(old)
        app.turn()
        UIView.transition(from: new, to: old, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews]) {
            ends.append($0)
        }
        #expect(new.isHidden)
        #expect(!old.isHidden)
        #expect(new.superview === card)
        app.turn()
        app.advance(by: 0.5)
        let middle = parts(150, 150)
        #expect(abs(middle[0] - 128) <= 3, "\(middle)")
        #expect(abs(middle[2] - 128) <= 3, "\(middle)")
        app.advance(by: 0.6)
        #expect(app.pixel(150, 150) == red)
        #expect(ends == [true, true])
    }

    // Covers: UIView.transition
    @Test("Without a transition the changes move as in a block; a duration of 0 or less makes them at once (documented)")
    func none() {
        var ends: [Bool] = []
        UIView.transition(with: card, duration: 1) {
            card.alpha = 0
        } completion: {
            ends.append($0)
        }
        #expect(card.layer.animationKeys() == ["opacity"])
        app.turn()
        app.advance(by: 1.1)
        UIView.transition(with: card, duration: 0, options: .transitionFlipFromLeft) {
            card.alpha = 1
        } completion: {
            ends.append($0)
        }
        #expect(card.layer.animationKeys() == nil)
        #expect(card.alpha == 1)
        app.turn()
        #expect(ends == [true, true])
    }

    // Covers: UIView.perform, UIView.SystemAnimation.delete
    @Test("Deleted views shrink and fade with what moves beside them, and leave; their values are theirs again (documented)")
    func deletion() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.superview?.addSubview(other)
        app.turn()
        var ends: [Bool] = []
        UIView.perform(.delete, on: [card]) {
            other.center.x = 105
        } completion: {
            ends.append($0)
        }
        app.turn()
        app.advance(by: 0.1)
        let shown = card.layer.presentation()
        #expect((shown?.opacity ?? 0) > 0)
        #expect((shown?.opacity ?? 1) < 1)
        #expect((shown?.transform.m11 ?? 1) < 1)
        #expect((other.layer.presentation()?.position.x ?? 0) > 5)
        #expect(ends.isEmpty)
        #expect(card.superview != nil)
        app.advance(by: 0.2)
        #expect(card.superview == nil)
        #expect(ends == [true])
        #expect(card.alpha == 1)
        #expect(card.transform.isIdentity)
    }

    // Covers: UIView.transition, UIView.AnimationOptions.allowUserInteraction
    @Test("While it goes over a view takes no touches, unless the options allow them")
    func touches() {
        let superview = card.superview
        for allows in [false, true] {
            UIView.transition(
                with: card, duration: 1,
                options: allows ? [.transitionCrossDissolve, .allowUserInteraction] : .transitionCrossDissolve,
                animations: nil)
            app.turn()
            let hit = superview?.hitTest(CGPoint(x: 150, y: 150), with: nil)
            #expect(hit === (allows ? old : superview))
            app.advance(by: 1.1)
        }
    }
}
