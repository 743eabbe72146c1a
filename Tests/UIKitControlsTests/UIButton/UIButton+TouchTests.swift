// What shows under the finger.
// Apple: "UIButton", showsTouchWhenHighlighted, reversesTitleShadowWhenHighlighted
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor struct UIButtonTouchTests {
    // Covers: UIButton.showsTouchWhenHighlighted
    @Test(
        "a button that shows touches glows white in its middle while highlighted, and not after (documented; size guessed)",
        .harness)
    func glow() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.backgroundColor = .black
        #expect(!button.showsTouchWhenHighlighted)
        button.showsTouchWhenHighlighted = true
        #expect(ViewPicture.of(button).pixel(100, 30) == 0xFF00_0000)
        button.isHighlighted = true
        let picture = ViewPicture.of(button)
        picture.show("button-glow")
        let middle = picture.pixel(100, 30) & 0xFF
        #expect(middle > 0xC0)
        #expect(middle > picture.pixel(120, 30) & 0xFF)
        #expect(picture.pixel(120, 30) & 0xFF > 0)
        #expect(picture.pixel(2, 30) == 0xFF00_0000)
        button.isHighlighted = false
        #expect(ViewPicture.of(button).pixel(100, 30) == 0xFF00_0000)
    }

    // Covers: UIButton.reversesTitleShadowWhenHighlighted
    @Test("a reversed shadow falls on the other side under the finger, and back after (documented)", .harness)
    func shadow() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Up", for: .normal)
        button.setTitleShadowColor(.black, for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: -2)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
        button.isHighlighted = false
        button.reversesTitleShadowWhenHighlighted = true
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: 2))
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: -2))
    }
}
