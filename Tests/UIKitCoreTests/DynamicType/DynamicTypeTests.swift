// The user's text size: all twelve categories, who follows, limits.
// Apple: "Scaling fonts automatically", "UIFontMetrics", "UIContentSizeCategory"; sizes: HIG, Typography
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.harness) struct DynamicTypeTests {
    private nonisolated static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
    }

    // Covers: UIFont.preferredFont
    @Test("each style has Apple's published size at each of the twelve categories (HIG)")
    func sizes() {
        let table: [(UIFont.TextStyle, [CGFloat])] = [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ]
        for (style, sizes) in table {
            #expect(Self.categories.map { size(style, $0) } == sizes, "\(style.rawValue)")
        }
    }

    // Covers: UIFontMetrics.scaledFont, UIFontMetrics.scaledValue, UIFontMetrics.default
    @Test(
        "metrics scale as the distance of their style's lines does, and no further than a limit",
        arguments: Array(zip(categories, [19.0, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])))
    func metrics(category: UIContentSizeCategory, distance: Double) {
        let body = CGFloat(distance)
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = category; $0.displayScale = 3
        }
        let font = UIFont.systemFont(ofSize: 22)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == body)
        let limited = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 23, compatibleWith: traits)
        #expect(limited.pointSize == min(23, body))
        // Of a caption the lines are 13 points apart at the usual size.
        let caption = UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 13, compatibleWith: traits)
        #expect((caption == 13) == (size(.caption2, category) == 11))
        #expect(caption >= 13)
    }

    // Covers: UIFontMetrics.scaledValue
    @Test("distances of capsules at three text sizes are those of recorded pictures (thumbtack/thumbprint-ios, iOS 17.5)")
    func recordedMetrics() {
        func value(_ points: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection {
                $0.preferredContentSizeCategory = category; $0.displayScale = 3
            }
            return UIFontMetrics(forTextStyle: .body).scaledValue(for: points, compatibleWith: traits)
        }
        // Of a chip the height, and of eight pills the eighth part of what they take without their gaps.
        #expect(abs(value(32, .accessibilityExtraLarge) - 209.0 / 3) < 0.01)
        #expect(abs(value(32, .extraSmall) - 83.0 / 3) < 0.01)
        #expect(abs(value(24, .accessibilityExtraLarge) - 157.0 / 3) < 0.01)
        #expect(abs(value(24, .extraSmall) - 62.0 / 3) < 0.01)
        #expect(value(32, .large) == 32)
        #expect(value(24, .large) == 24)
    }

    // Covers: UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory, UILabel.adjustsFontForContentSizeCategory, UIContentSizeCategory.didChangeNotification, UIApplication.preferredContentSizeCategory
    @Test("labels that follow grow when the user chooses a larger text; others keep their font")
    func follows() {
        let app = StageFixture()
        let follows: any UIContentSizeCategoryAdjusting = UILabel()
        follows.adjustsFontForContentSizeCategory = true
        let one = follows as! UILabel
        let two = UILabel()
        for label in [one, two] {
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
        }
        let host = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        host.addSubview(one)
        host.addSubview(two)
        app.show(host)
        let before = one.intrinsicContentSize
        nonisolated(unsafe) var heard: String?
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { heard = $0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String }
        defer { NotificationCenter.default.removeObserver(token) }
        app.turn(.environment(StageEnvironment(scale: 1, contentSize: .accessibilityMedium)))
        #expect(one.intrinsicContentSize.height > before.height * 1.4)
        #expect(two.intrinsicContentSize == before)
        #expect(heard == UIContentSizeCategory.accessibilityMedium.rawValue)
        #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
    }

    // Covers: UIView.minimumContentSizeCategory, UIView.maximumContentSizeCategory, UIView.appliedContentSizeCategoryLimitsDescription
    @Test("a view's limits hold for it and what it holds (documented)")
    func limits() {
        let app = StageFixture(StageEnvironment(scale: 1, contentSize: .accessibilityExtraLarge))
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        app.show(outer)
        #expect(outer.maximumContentSizeCategory == nil)
        #expect(outer.appliedContentSizeCategoryLimitsDescription.isEmpty)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("maximum UICTContentSizeCategoryXL"))
        app.turn(.environment(StageEnvironment(scale: 1, contentSize: .small)))
        #expect(outer.traitCollection.preferredContentSizeCategory == .small)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        outer.maximumContentSizeCategory = nil
        inner.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    }

    // Covers: UITraitCollection.legibilityWeight, UIFont.preferredFont
    @Test("bold text in the traits makes preferred and scaled fonts two weights heavier, and gives them back (regular: observed)")
    func boldText() {
        let bold = UITraitCollection {
            $0.legibilityWeight = .bold; $0.preferredContentSizeCategory = .large
        }
        let plain = UITraitCollection {
            $0.legibilityWeight = .regular; $0.preferredContentSizeCategory = .large
        }
        func weight(_ font: UIFont) -> CGFloat { font.typesetFont.weight }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        #expect(weight(body) == UIFont.Weight.semibold.rawValue)
        #expect(body.pointSize == 17)
        #expect(body.fontDescriptor.textStyle == .body)
        #expect(weight(.preferredFont(forTextStyle: .headline, compatibleWith: bold)) == UIFont.Weight.heavy.rawValue)
        #expect(weight(.preferredFont(forTextStyle: .body, compatibleWith: plain)) == UIFont.Weight.regular.rawValue)
        #expect(weight(body.adjusted(for: plain)) == 0)
        #expect(weight(body.adjusted(for: plain).adjusted(for: bold)) == weight(body))
        // A weight that was asked for stays what it was.
        let own = UIFont(descriptor: body.adjusted(for: plain).fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
        #expect(weight(own) == UIFont.Weight.semibold.rawValue)
        #expect(weight(own.adjusted(for: plain)) == weight(own))
        #expect(weight(own.adjusted(for: bold)) == UIFont.Weight.heavy.rawValue)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .light), compatibleWith: plain)
        #expect(weight(scaled.adjusted(for: bold)) == UIFont.Weight.medium.rawValue)
        #expect(weight(scaled.adjusted(for: plain)) == -0.4)
        let named = UIFont(name: "Inter", size: 12)
        #expect(named.map { weight($0.adjusted(for: bold)) == weight($0) } ?? true)
    }
}
