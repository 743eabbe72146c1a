// Every distribution and alignment of stack views, with their names, and a row of each to compare.
import UIKit

/// The ways to share the room and to align.
@MainActor
enum Way {
    static let distributions: [(short: String, name: String, value: UIStackView.Distribution)] = [
        ("Fill", "fill", .fill), ("Equal", "fillEqually", .fillEqually), ("Share", "fillProportionally", .fillProportionally),
        ("Gaps", "equalSpacing", .equalSpacing), ("Centers", "equalCentering", .equalCentering),
    ]
    /// Of rows.
    static let alignments: [(short: String, name: String, value: UIStackView.Alignment)] = [
        ("Fill", "fill", .fill), ("Top", "top", .top), ("Center", "center", .center), ("Bottom", "bottom", .bottom),
        ("First", "firstBaseline", .firstBaseline), ("Last", "lastBaseline", .lastBaseline),
    ]
    /// Of columns.
    static let sideways: [(short: String, name: String, value: UIStackView.Alignment)] = [
        ("Fill", "fill", .fill), ("Leading", "leading", .leading), ("Center", "center", .center),
        ("Trailing", "trailing", .trailing),
    ]
    static let tints: [UIColor] = [.systemIndigo, .systemPink, .systemTeal]
}

/// Two cards of stack views that nobody changes: by distribution and by alignment.
@MainActor
final class StackGallery: UIStackView {
    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 16
        let sharing = Way.distributions.map { way in
            specimen(way.name, height: 36) { $0.distribution = way.value }
        }
        let aligning = Way.alignments.map { way in
            specimen(way.name, height: 56) { $0.alignment = way.value }
        }
        addArrangedSubview(card("Distribution", sharing))
        addArrangedSubview(card("Alignment", aligning))
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError("StackGallery is made in code") }

    private func card(_ title: String, _ specimens: [UIView]) -> UIView {
        let column = UIStackView(arrangedSubviews: [UILabel(title, .headline)] + specimens)
        column.axis = .vertical
        column.spacing = 12
        let card = UIView()
        card.dressAsCard()
        card.addFilling(column, inset: 16)
        return card
    }

    /// A caption and a row of blocks and words below it.
    private func specimen(_ name: String, height: CGFloat, _ change: (UIStackView) -> Void) -> UIView {
        let last = Block("2", CGSize(width: 44, height: 30), tint: Way.tints[1])
        // The one that is widened first: at the same priority each could be.
        last.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let row = UIStackView(arrangedSubviews: [
            Block("1", CGSize(width: 28, height: 24), tint: Way.tints[0]), Tag("Ag", fontSize: 26),
            Tag("base\nline", fontSize: 12), last,
        ])
        row.spacing = 6
        row.accessibilityIdentifier = name
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
        row.heightAnchor.constraint(equalToConstant: height).at(.defaultLow).isActive = true
        change(row)
        let both = UIStackView(arrangedSubviews: [UILabel(name, .footnote, .secondaryLabel), row])
        both.axis = .vertical
        both.spacing = 4
        return both
    }
}
