// Short forms for what every screen with constraints does.
import UIKit

extension UIView {
    /// Adds a view that constraints will place.
    func addConstrained(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }

    /// Adds a view whose edges are this view's own.
    func addFilling(_ view: UIView, inset: CGFloat = 0) {
        addConstrained(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    /// Adds a view whose edges are a guide's.
    func addFilling(_ view: UIView, of guide: UILayoutGuide) {
        addConstrained(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    /// Fills this view with a scroll view that moves up and down only, and adds content as wide as the safe area to it.
    func addScrolling(_ content: UIView, in scroll: UIScrollView) {
        // Always: where it depends on the content's height, which follows from the safe area, both would go to and fro.
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.alwaysBounceVertical = true
        addFilling(scroll)
        scroll.addFilling(content, of: scroll.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor).isActive = true
    }

    /// Looks like a group of a grouped list.
    func dressAsCard() {
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
    }
}

extension UILabel {
    /// Words in a text style that follow the user's text size and wrap.
    convenience init(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = 0
        adjustsFontForContentSizeCategory = true
    }
}

extension NSLayoutConstraint {
    /// The same constraint at a priority.
    func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

extension UIStackView {
    /// The column of a screen: parts above each other, 16 points from its edges.
    convenience init(page parts: [UIView], spacing: CGFloat) {
        self.init(arrangedSubviews: parts)
        axis = .vertical
        self.spacing = spacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
}
