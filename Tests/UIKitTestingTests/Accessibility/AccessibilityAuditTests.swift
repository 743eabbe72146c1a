// Audits find what is wrong, name it and its cure, and leave alone what is right.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Accessibility audit", .harness) struct AccessibilityAuditTests {
    private func issues(_ kinds: AccessibilityAudit, _ views: UIView...) async throws -> [String] {
        let harness = try await Harness()
        let host = UIViewController()
        host.view.backgroundColor = .white
        for (index, view) in views.enumerated() {
            view.frame.origin = CGPoint(x: 20, y: 80 + CGFloat(index) * 80)
            host.view.addSubview(view)
        }
        try await harness.show(host)
        return try harness.accessibilityIssues(for: kinds).map(\.description)
    }

    private func label(_ text: String, _ color: UIColor, size: CGFloat = 15) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 250, height: 40))
        label.text = text
        label.textColor = color
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func button(_ title: String?, _ width: CGFloat = 100, _ height: CGFloat = 44) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: height))
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        return button
    }

    @Test("contrast: grey on white is too little for small text, enough for large; disabled controls are exempt (WCAG)")
    func contrast() async throws {
        let grey = UIColor(white: 0.55, alpha: 1)
        let disabled = button("Off")
        disabled.setTitleColor(UIColor(white: 0.9, alpha: 1), for: .normal)
        disabled.isEnabled = false
        let onBlack = label("On black", .white)
        onBlack.backgroundColor = .black
        let found = try await issues(
            .contrast, label("Small", grey), label("Large", grey, size: 24), label("Black", .black), onBlack, disabled,
            label("Clear", UIColor.black.withAlphaComponent(0.2)))
        #expect(found.count == 2)
        #expect(
            found.first == """
                UILabel "Small" at (20, 80) 250 × 40: Its text has a contrast of 3.35:1 against what lies behind; 4.5:1 is \
                needed at 15 points. Fix: Choose a darker or lighter text, or a calmer background: label and secondaryLabel suit \
                systemBackground.
                """)
        #expect(found.last?.hasPrefix("UILabel \"Clear\"") == true)
    }

    @Test("contrast: the ratio is WCAG's") func ratio() {
        #expect(abs(Background.ratio((0, 0, 0), (1, 1, 1)) - 21) < 0.001)
        #expect(abs(Background.ratio((1, 1, 1), (1, 1, 1)) - 1) < 0.001)
        #expect(abs(Background.ratio((119.0 / 255, 119.0 / 255, 119.0 / 255), (1, 1, 1)) - 4.48) < 0.01)
    }

    @Test("hit region: 44 × 44 points, also by point(inside:); the system's own controls pass") func hitRegion() async throws {
        final class Reaching: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let reaching = Reaching(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        reaching.setTitle("R", for: .normal)
        let off = button("Off", 20, 20)
        off.isEnabled = false
        let found = try await issues(.hitRegion, button("Small", 30, 44), button("Good"), reaching, UISwitch(), off)
        #expect(found.count == 1)
        #expect(
            found.first == """
                UIButton "Small" at (20, 80) 30 × 44: It takes touches on 30 × 44 points; 44 × 44 are needed. Fix: Make it \
                larger, or override point(inside:with:) to take touches around it.
                """)
    }

    @Test("description: no label, a file's name, the kind said twice") func description() async throws {
        let icon = button(nil)
        icon.accessibilityLabel = "ic_close"
        let twice = button("Close button")
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        picture.isAccessibilityElement = true
        let found = try await issues(
            .sufficientElementDescription, button(nil), icon, twice, picture, button("Good"), label("Text", .black))
        #expect(found.count == 4)
        #expect(found[0].contains("It has no accessibilityLabel"))
        #expect(found[0].contains("Fix: Set accessibilityLabel"))
        #expect(found[1].contains("\"ic_close\" is the name of a file or symbol"))
        #expect(found[2].contains("says \"button\", which its trait says already"))
        #expect(found[3].hasPrefix("UIImageView"))
    }

    @Test("traits and detection: what reacts to taps must say so, and be seen at all") func traits() async throws {
        let tappable = label("Tap me", .black)
        tappable.isUserInteractionEnabled = true
        tappable.addGestureRecognizer(UITapGestureRecognizer())
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        card.addGestureRecognizer(UITapGestureRecognizer())
        let off = button("Off")
        off.accessibilityTraits = .button
        off.isEnabled = false
        let found = try await issues([.trait, .elementDetection], tappable, card, off, button("Good"))
        #expect(found.count == 3)
        #expect(found.contains { $0.hasPrefix("UILabel \"Tap me\"") && $0.contains("Insert .button or .link") })
        #expect(found.contains { $0.hasPrefix("UIView at") && $0.contains("assistive technologies do not see it") })
        #expect(found.contains { $0.hasPrefix("UIButton \"Off\"") && $0.contains("It is disabled") })
    }

    @Test("Dynamic Type: fonts of a fixed size and labels that do not follow; cut off text") func text() async throws {
        let fixed = label("Fixed", .black)
        let lazy = label("Lazy", .black)
        lazy.font = .preferredFont(forTextStyle: .body)
        let good = label("Good", .black)
        good.font = .preferredFont(forTextStyle: .body)
        good.adjustsFontForContentSizeCategory = true
        let found = try await issues(.dynamicType, fixed, lazy, good)
        #expect(found.count == 2 && found[0].contains("Its text keeps 15 points at every text size."))
        #expect(found[1].contains("Fix: Set adjustsFontForContentSizeCategory to true."))
        let long = label("A text that is far too long for the width that it was given here", .black)
        let wrapped = label("A text that is far too long for the width that it was given here", .black)
        wrapped.numberOfLines = 0
        wrapped.frame.size.height = 70
        let clipped = try await issues(.textClipped, long, wrapped, good)
        #expect(clipped.count == 1 && clipped[0].contains("Set numberOfLines to 0"))
    }

    @Test("an audit fails the test once an issue, but for those that the handler passes over") func handler() async throws {
        let harness = try await Harness()
        let host = UIViewController()
        let (one, two) = (button("One", 30, 30), button("Two", 30, 30))
        one.frame.origin = CGPoint(x: 20, y: 100)
        two.frame.origin = CGPoint(x: 120, y: 100)
        host.view.addSubview(one)
        host.view.addSubview(two)
        try await harness.show(host)
        let failures = try await Failure.capturing {
            try harness.performAccessibilityAudit(for: .hitRegion) { $0.object === two }
        }
        #expect(failures.count == 1 && failures[0].hasPrefix("Accessibility: UIButton \"One\" at (20, 100) 30 × 30:"))
    }
}
