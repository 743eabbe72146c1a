// Stack views: one to change, and every distribution and alignment beside each other.
import UIKit

/// Boxes in a stack view whose every property can be turned; below it all ways to share and to align.
@MainActor
final class StacksController: UIViewController {
    private let scroll = UIScrollView()
    private let column = UIStackView()
    private let stage = UIStackView()
    private let report = UILabel()
    private let axis = UISegmentedControl(items: ["Horizontal", "Vertical"])
    private let distribution = UISegmentedControl(items: Way.distributions.map(\.name))
    private let alignment = UISegmentedControl(items: ["Fill", "Leading", "Center", "Trailing"])
    private let spacing = UISlider()
    private let hides = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addFilling(scroll)
        scroll.contentInsetAdjustmentBehavior = .always
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        scroll.addFilling(column, of: scroll.contentLayoutGuide)
        column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        addStage()
        addControls()
        addSpecimens()
        change()
    }

    /// The stack view that the controls change.
    private func addStage() {
        for (index, size) in [CGSize(width: 40, height: 56), CGSize(width: 72, height: 32), CGSize(width: 56, height: 88)].enumerated() {
            stage.addArrangedSubview(Block(size, number: index + 1, tint: Way.tints[index]))
        }
        stage.spacing = 8
        stage.accessibilityIdentifier = "stage"
        let panel = UIView()
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 12
        panel.layer.cornerCurve = .continuous
        panel.addFilling(stage, inset: 12)
        panel.heightAnchor.constraint(equalToConstant: 232).isActive = true
        column.addArrangedSubview(panel)
        report.font = .preferredFont(forTextStyle: .footnote)
        report.textColor = .secondaryLabel
        report.numberOfLines = 0
        report.accessibilityIdentifier = "stack-report"
        column.addArrangedSubview(report)
    }

    private func addControls() {
        axis.selectedSegmentIndex = 0
        distribution.selectedSegmentIndex = 0
        alignment.selectedSegmentIndex = 2
        spacing.maximumValue = 32
        spacing.value = 8
        axis.accessibilityIdentifier = "axis"
        distribution.accessibilityIdentifier = "distribution"
        alignment.accessibilityIdentifier = "alignment"
        spacing.accessibilityIdentifier = "spacing"
        hides.accessibilityIdentifier = "hides"
        let controls: [UIControl] = [axis, distribution, alignment, spacing, hides]
        for control in controls { control.addAction(UIAction { [weak self] _ in self?.change() }, for: .valueChanged) }
        for control in [axis, distribution, alignment, spacing] { column.addArrangedSubview(control) }
        let words = UILabel()
        words.text = "Hide the second block"
        let row = UIStackView(arrangedSubviews: [words, hides])
        row.alignment = .center
        column.addArrangedSubview(row)
        column.setCustomSpacing(24, after: row)
    }

    private func change() {
        stage.axis = axis.selectedSegmentIndex == 0 ? .horizontal : .vertical
        stage.distribution = Way.distributions[max(0, distribution.selectedSegmentIndex)].value
        stage.alignment = [.fill, .leading, .center, .trailing][max(0, alignment.selectedSegmentIndex)]
        stage.spacing = CGFloat(spacing.value.rounded())
        stage.arrangedSubviews[1].isHidden = hides.isOn
        let direction = stage.axis == .horizontal ? "from the leading edge" : "from the top"
        report.text = "\(stage.arrangedSubviews.count { !$0.isHidden }) blocks \(direction), "
            + "\(Int(stage.spacing)) points apart"
    }

    // MARK: Every way

    private func addSpecimens() {
        for way in Way.distributions {
            let stack = specimen(way.name, height: 40)
            stack.distribution = way.value
            stack.spacing = 6
        }
        for way in Way.alignments {
            let stack = specimen(way.name, height: 72)
            stack.alignment = way.value
            stack.spacing = 6
        }
    }

    /// A caption and a row of blocks and words below it.
    private func specimen(_ name: String, height: CGFloat) -> UIStackView {
        let caption = UILabel()
        caption.text = name
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.textColor = .secondaryLabel
        let large = UILabel(), small = UILabel()
        large.text = "Ag"
        large.font = .systemFont(ofSize: 28)
        small.text = "baseline"
        small.font = .systemFont(ofSize: 13)
        for label in [large, small] { label.backgroundColor = .tertiarySystemFill }
        let stack = UIStackView(arrangedSubviews: [
            Block(CGSize(width: 28, height: 24), number: 1, tint: Way.tints[0]), large, small,
            Block(CGSize(width: 52, height: 32), number: 2, tint: Way.tints[1]),
        ])
        stack.accessibilityIdentifier = name
        stack.heightAnchor.constraint(equalToConstant: height).isActive = true
        column.addArrangedSubview(caption)
        column.setCustomSpacing(4, after: caption)
        column.addArrangedSubview(stack)
        return stack
    }
}

/// The ways to share the room and to align, with their names.
@MainActor
private enum Way {
    static let distributions: [(name: String, value: UIStackView.Distribution)] = [
        ("Fill", .fill), ("Equally", .fillEqually), ("By size", .fillProportionally), ("Equal gaps", .equalSpacing),
        ("Centres", .equalCentering),
    ]
    static let alignments: [(name: String, value: UIStackView.Alignment)] = [
        ("Align: fill", .fill), ("Align: top", .top), ("Align: center", .center), ("Align: bottom", .bottom),
        ("Align: first baseline", .firstBaseline), ("Align: last baseline", .lastBaseline),
    ]
    static let tints: [UIColor] = [.systemIndigo, .systemPink, .systemTeal]
}

/// A coloured block with a size of its own and a number.
@MainActor
private final class Block: UIView {
    private let size: CGSize
    private let label = UILabel()

    init(_ size: CGSize, number: Int, tint: UIColor) {
        self.size = size
        super.init(frame: .zero)
        backgroundColor = tint
        layer.cornerRadius = 8
        label.text = "\(number)"
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        addConstrained(label)
        label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        accessibilityIdentifier = "block-\(number)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Block is made in code") }

    override var intrinsicContentSize: CGSize { size }
}
