// Buttons that show nothing, and the room around titles.
// Apple: "UIButton". Observed by a public project's tests that also run on iOS.
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Buttons without a title", .harness) struct UIButtonEmptyTests {
    // Covers: UIButton.intrinsicContentSize
    @Test("a button that shows nothing fits to 30 × 34, a system button to 30 × 30 (first observed, second guessed)")
    func sizes() {
        let button = UIButton()
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 30, height: 34))
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 70)).image { _ in }
        button.setImage(image, for: .normal)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 80, height: 70))
        let grounded = UIButton()
        grounded.setBackgroundImage(image, for: .normal)
        #expect(grounded.intrinsicContentSize == CGSize(width: 80, height: 70))
    }

    // Covers: UIButton.contentVerticalAlignment
    @Test(
        "once measured, a title keeps its 6 points of room at the top and bottom of a taller button; unmeasured it has none (observed)"
    )
    func padding() throws {
        for isMeasured in [false, true] {
            let button = UIButton()
            button.setTitle("Short", for: .normal)
            let label = try #require(button.titleLabel)
            if isMeasured { button.sizeToFit() }
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            button.layoutIfNeeded()
            #expect(abs(label.frame.midY - 50) < 0.5)
            button.contentVerticalAlignment = .top
            button.layoutIfNeeded()
            #expect(abs(label.frame.minY - (isMeasured ? 6 : 0)) < 0.01)
            button.contentVerticalAlignment = .bottom
            button.layoutIfNeeded()
            #expect(abs(label.frame.maxY - (isMeasured ? 94 : 100)) < 0.01)
        }
        let both = UIButton()
        both.setTitle("Short", for: .normal)
        both.setImage(UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }, for: .normal)
        both.sizeToFit()
        both.frame.size = CGSize(width: 200, height: 100)
        both.contentVerticalAlignment = .top
        both.layoutIfNeeded()
        #expect(both.titleLabel?.frame.minY == 0)
        #expect(both.imageView?.frame.minY == 0)
    }

    // Covers: UIButton.setTitleShadowColor, UIButton.setTitleColor
    @Test("without a title its colours do not reach the label; with one they do (observed)") func colours() {
        let button = UIButton()
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowColor == nil)
        #expect(button.titleLabel?.textColor != .blue)
        #expect(button.titleColor(for: .normal) == .blue)
        #expect(button.titleShadowColor(for: .normal) == .red)
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowColor == .red)
        #expect(button.titleLabel?.textColor == .blue)
        button.setTitle(nil, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowColor == nil)
    }
}
