// What screens share to follow the user's text size up to the largest.
// Apple: "Scaling Fonts Automatically"; Human Interface Guidelines, Typography.
import UIKit

extension UITraitEnvironment {
    /// Whether the text size is one of the five for accessibility: rows then become columns.
    var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
}

extension UILayoutPriority {
    /// For a scroll view that is as high as its content where there is room: below what keeps the content from being pressed.
    static let belowContent = UILayoutPriority(500)
}

extension UILabel {
    /// A font that grows with a text style, on as many lines as the text needs.
    func follow(_ style: UIFont.TextStyle, _ font: UIFont? = nil) {
        self.font = font.map { UIFontMetrics(forTextStyle: style).scaledFont(for: $0) } ?? .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
    }

    /// The height of the whole text in a width, in points.
    func height(in width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}

extension UIButton {
    /// A title without a configuration that grows with a text style and wraps.
    func followTitle(_ style: UIFont.TextStyle) {
        titleLabel?.follow(style)
        titleLabel?.textAlignment = .center
    }

    /// The height of the whole title in a width, in points.
    func height(in width: CGFloat) -> CGFloat {
        if configuration != nil { return sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up) }
        return (titleLabel?.height(in: width - contentEdgeInsets.left - contentEdgeInsets.right) ?? 0) + 12
    }
}

/// Parts beside each other, which stand below each other at the large text sizes.
@MainActor
final class TurningStack: UIStackView {
    private let wideAlignment: UIStackView.Alignment
    private let wideDistribution: UIStackView.Distribution

    /// - Parameters:
    ///   - distribution: As long as the parts are beside each other.
    ///   - alignment: As long as the parts are beside each other.
    init(
        row parts: [UIView], spacing: CGFloat = 8, distribution: UIStackView.Distribution = .fillEqually,
        alignment: UIStackView.Alignment = .center
    ) {
        wideAlignment = alignment
        wideDistribution = distribution
        super.init(frame: .zero)
        for part in parts { addArrangedSubview(part) }
        self.spacing = spacing
        turn()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: TurningStack, _) in stack.turn() }
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError("TurningStack is made in code") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    private func turn() {
        let turns = hasLargeText
        axis = turns ? .vertical : .horizontal
        // Switches keep their size; labels and buttons take the whole width.
        alignment = turns ? .leading : wideAlignment
        distribution = turns ? .fill : wideDistribution
        for part in arrangedSubviews where part is UIButton || part is UISegmentedControl || part is UISlider || part is UIStackView
        {
            fill(part, turns)
        }
    }

    /// A part as wide as the column, or no wider than it wants.
    private func fill(_ part: UIView, _ fills: Bool) {
        let known = constraints.first { $0.identifier == "fills" && $0.firstItem === part }
        if fills, known == nil {
            // Below what a part insists on, so that a small button does not make the column narrow.
            let width = part.widthAnchor.constraint(equalTo: widthAnchor).at(.defaultHigh - 1)
            width.identifier = "fills"
            width.isActive = true
        } else if !fills {
            known?.isActive = false
        }
    }
}
