// Activity indicators: sizes, turning, cost.
// Apple: "UIActivityIndicatorView"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIActivityIndicatorView", .harness) struct UIActivityIndicatorViewTests {
    // Covers: UIActivityIndicatorView.init(style:), UIActivityIndicatorView.init(), UIActivityIndicatorView.init(frame:), UIActivityIndicatorView.style, UIActivityIndicatorView.hidesWhenStopped, UIActivityIndicatorView.isAnimating, UIActivityIndicatorView.Style.large, UIActivityIndicatorView.Style.medium
    @Test("medium is 20 × 20, large 37 × 37; a resting wheel is hidden (documented, observed)")
    func sizes() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.frame == CGRect(x: 0, y: 0, width: 37, height: 37))
        #expect(wheel.isHidden)
        #expect(!wheel.isAnimating)
        #expect(UIActivityIndicatorView().bounds.size == CGSize(width: 20, height: 20))
        let framed = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(framed.bounds.size == CGSize(width: 50, height: 60))
        #expect(framed.style == .medium)
        framed.style = .large
        #expect(framed.intrinsicContentSize == CGSize(width: 37, height: 37))
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }

    // Covers: UIActivityIndicatorView.startAnimating, UIActivityIndicatorView.stopAnimating, UIActivityIndicatorView.isAnimating, UIActivityIndicatorView.hidesWhenStopped
    @Test("starting shows, stopping hides unless told otherwise (documented)")
    func hiding() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        #expect(wheel.isAnimating)
        #expect(!wheel.isHidden)
        #expect(wheel.accessibilityValue == "1")
        wheel.stopAnimating()
        #expect(!wheel.isAnimating)
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        wheel.startAnimating()
        wheel.stopAnimating()
        #expect(!wheel.isHidden)
    }

    // Covers: UIActivityIndicatorView.startAnimating
    @Test("the wheel turns by the stage's clock: an eighth of a second is a step, a second a round (observed)")
    func turning() {
        let wheel = UIActivityIndicatorView(style: .large)
        let stage = ControlFixture(wheel, scale: 3)
        wheel.startAnimating()
        stage.app.turn()
        let first = stage.picture
        first.show("wheel-0")
        stage.app.advance(by: 0.05)
        #expect(stage.picture.difference(from: first) == 0)
        stage.app.advance(by: 0.08)
        let second = stage.picture
        second.show("wheel-1")
        #expect(second.difference(from: first) > 20)
        stage.app.advance(by: 1 - 0.13)
        #expect(stage.picture.difference(from: first) == 0)
        // The brightest spoke was the one that points up; an eighth later it is the next one clockwise.
        #expect(first.pixel(60 + 55, 60 + 10) < first.pixel(60 + 88, 60 + 22))
        #expect(second.pixel(60 + 55, 60 + 10) > second.pixel(60 + 88, 60 + 22))
    }

    @Test("a wheel that rests, or turns in no window, costs no frame")
    func cost() {
        let wheel = UIActivityIndicatorView(style: .medium)
        let stage = ControlFixture(wheel)
        stage.app.turn()
        let frames = stage.app.stage.frameCount
        stage.app.advance(by: 0.5)
        #expect(stage.app.stage.frameCount == frames)
        wheel.startAnimating()
        for _ in 0..<4 { stage.app.advance(by: 0.125) }
        #expect(stage.app.stage.frameCount > frames)
        wheel.removeFromSuperview()
        stage.app.turn()
        let later = stage.app.stage.frameCount
        stage.app.advance(by: 0.5)
        #expect(wheel.isAnimating)
        #expect(stage.app.stage.frameCount == later)
    }

    // Covers: UIActivityIndicatorView.color
    @Test("the spokes are grey, light in the dark, or of a colour")
    func colours() {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.hidesWhenStopped = false
        let stage = ControlFixture(wheel, scale: 3, dark: true)
        stage.picture.show("wheel-dark")
        #expect(stage.picture.has(0xFF88_888E, 60 + 55, 60 + 10, within: 3), "\(String(stage.picture.pixel(115, 70), radix: 16))")
        wheel.color = .red
        #expect(wheel.color == .red)
        #expect(stage.picture.has(0xFF93_0000, 60 + 55, 60 + 10, within: 3))
    }

    @available(*, deprecated)
    // Covers: UIActivityIndicatorView.init(activityIndicatorStyle:), UIActivityIndicatorView.activityIndicatorViewStyle, UIActivityIndicatorView.Style.whiteLarge, UIActivityIndicatorView.Style.gray
    @Test("the old styles are sizes and colours (documented)")
    func oldStyles() {
        let wheel = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
        #expect(wheel.bounds.width == 37)
        #expect(wheel.color == .white)
        wheel.activityIndicatorViewStyle = .gray
        #expect(wheel.bounds.width == 20)
        #expect(wheel.style == .gray)
    }

    // Covers: UIActivityIndicatorView.init(coder:)
    @Test("an archive keeps style and whether it turns")
    func archive() throws {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        let copy = try archived(wheel)
        #expect(copy.style == .large)
        #expect(copy.isAnimating)
        #expect(!copy.isHidden)
    }
}
