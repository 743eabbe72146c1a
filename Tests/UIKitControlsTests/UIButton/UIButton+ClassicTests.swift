// Classic buttons: shadows of titles, dimmed images, rectangles, archives.
// Apple: "UIButton"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIButton: classic", .harness) struct UIButtonClassicTests {
    // Covers: UIButton.init(), UIButton.setTitleShadowColor, UIButton.titleShadowColor
    @Test("the colour of a title's shadow goes by state and falls back to normal (documented)")
    func shadows() {
        let button = UIButton()
        #expect(button.titleShadowColor(for: .normal) == nil)
        #expect(button.buttonType == .custom)
        button.setTitle("Title", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .highlighted)
        #expect(button.titleShadowColor(for: .disabled) == .red)
        #expect(button.currentTitleShadowColor == .red)
        #expect(button.titleLabel?.shadowColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .blue)
    }

    // Covers: UIButton.adjustsImageWhenHighlighted, UIButton.adjustsImageWhenDisabled
    @Test("an image dims under the finger and when disabled, unless told otherwise or given its own (documented)")
    func dimming() {
        let button = UIButton()
        button.setImage(TestImage.of(10, 10, .red), for: .normal)
        button.isHighlighted = true
        #expect(button.imageView?.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.imageView?.alpha == 0.5)
        button.setImage(TestImage.of(10, 10, .blue), for: .disabled)
        #expect(button.imageView?.alpha == 1)
        button.setImage(nil, for: .disabled)
        button.adjustsImageWhenDisabled = false
        #expect(button.imageView?.alpha == 1)
    }

    // Covers: UIButton.contentRect, UIButton.contentEdgeInsets
    @Test("the content's rectangle is the bounds within the insets (documented)")
    func rectangles() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 94, height: 36))
        #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }

    // Covers: UIControl.init(coder:)
    @Test("a control comes back from an archive with its frame")
    func controlArchive() throws {
        let control = UIControl(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let copy = try archived(control)
        #expect(copy.frame == control.frame)
        #expect(copy.isEnabled)
        #expect(copy.allTargets.isEmpty)
    }
}
