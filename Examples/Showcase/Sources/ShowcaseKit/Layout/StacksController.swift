// Stack views: one to change, and every distribution and alignment beside each other.
import UIKit

/// Blocks in a stack view whose every property can be turned; below it all ways to share and to align.
@MainActor
final class StacksController: UIViewController {
    /// Stage and controls: side by side where there is room.
    private let top = UIStackView()
    private let gallery = StackGallery()
    private let panel = UIView()
    private let stage = UIStackView()
    private let report = UILabel("", .footnote, .secondaryLabel)
    private let axis = UISegmentedControl(items: ["Row", "Column"])
    private let distribution = UISegmentedControl(items: Way.distributions.map(\.short))
    private let alignment = UISegmentedControl(items: [])
    private let spacing = UISlider()
    private let custom = UISwitch()
    private let margins = UISwitch()
    private let baselines = UISwitch()
    private let hidden = (0..<3).map { _ in UISwitch() }
    /// The captions of the rows of controls, for those that change or go.
    private var captions: [String: UILabel] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        addStage()
        let controls = UIView()
        controls.dressAsCard()
        controls.addFilling(makeControls(), inset: 16)
        let stageColumn = UIStackView(arrangedSubviews: [panel, report])
        stageColumn.axis = .vertical
        stageColumn.spacing = 8
        for part in [stageColumn, controls] { top.addArrangedSubview(part) }
        top.spacing = 16
        view.addScrolling(UIStackView(page: [top, gallery], spacing: 16), in: UIScrollView())
        showAlignments()
        change()
    }

    /// Wide screens have stage and controls, and the two cards of the gallery, side by side.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.inset(by: view.safeAreaInsets).width >= 600
        for stack in [top, gallery as UIStackView] {
            stack.axis = isWide ? .horizontal : .vertical
            stack.distribution = isWide ? .fillEqually : .fill
            stack.alignment = isWide ? .top : .fill
        }
    }

    /// The stack view that the controls change.
    private func addStage() {
        let blocks = [
            Block("One", CGSize(width: 44, height: 56), tint: Way.tints[0], fontSize: 13),
            Block("Two\nlines", CGSize(width: 72, height: 48), tint: Way.tints[1], fontSize: 15),
            Block("3", CGSize(width: 56, height: 72), tint: Way.tints[2], fontSize: 32),
        ]
        for (index, block) in blocks.enumerated() {
            block.accessibilityIdentifier = "block-\(index + 1)"
            stage.addArrangedSubview(block)
        }
        // The one that is stretched first: at the same priority each could be.
        blocks[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        blocks[2].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        stage.accessibilityIdentifier = "stage"
        stage.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 36, bottom: 20, trailing: 12)
        panel.dressAsCard()
        panel.addFilling(stage, inset: 12)
        panel.heightAnchor.constraint(greaterThanOrEqualToConstant: 244).isActive = true
        panel.heightAnchor.constraint(equalToConstant: 244).at(.defaultLow).isActive = true
        report.accessibilityIdentifier = "stack-report"
    }

    // MARK: Controls

    private func makeControls() -> UIStackView {
        axis.selectedSegmentIndex = 0
        distribution.selectedSegmentIndex = 0
        spacing.maximumValue = 48
        spacing.value = 8
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 12
        let wide: [(String, UIControl)] = [
            ("axis", axis), ("distribution", distribution), ("alignment", alignment), ("spacing", spacing),
        ]
        for (name, control) in wide {
            control.accessibilityLabel = name.capitalized
            let caption = UILabel("", .footnote, .secondaryLabel)
            let row = UIStackView(arrangedSubviews: [caption, control])
            row.axis = .vertical
            row.spacing = 4
            column.addArrangedSubview(row)
            captions[name] = caption
            listen(to: control, name)
        }
        let switches: [(String, String, UISwitch)] = [
            ("custom", "Wider after the first", custom), ("margins", "Margins", margins),
            ("baselines", "Space between baselines", baselines), ("hides-1", "Hide the first", hidden[0]),
            ("hides", "Hide the second", hidden[1]), ("hides-3", "Hide the third", hidden[2]),
        ]
        for (name, title, control) in switches {
            let caption = UILabel(title, .body)
            caption.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            control.accessibilityLabel = title
            let row = TurningStack(row: [caption, control], distribution: .fill)
            column.addArrangedSubview(row)
            listen(to: control, name)
        }
        return column
    }

    private func listen(to control: UIControl, _ name: String) {
        control.accessibilityIdentifier = name
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if name == "axis" { showAlignments() }
                UIView.animate(withDuration: 0.25) {
                    self.change()
                    self.view.layoutIfNeeded()
                }
            }, for: .valueChanged)
    }

    /// Rows align to tops, bottoms and baselines, columns to leading and trailing edges.
    private func showAlignments() {
        let ways = axis.selectedSegmentIndex == 0 ? Way.alignments : Way.sideways
        alignment.removeAllSegments()
        for (index, way) in ways.enumerated() { alignment.insertSegment(withTitle: way.short, at: index, animated: false) }
        alignment.selectedSegmentIndex = 2
    }

    private func change() {
        let isRow = axis.selectedSegmentIndex == 0
        let sharing = Way.distributions[max(0, distribution.selectedSegmentIndex)]
        let aligning = (isRow ? Way.alignments : Way.sideways)[max(0, alignment.selectedSegmentIndex)]
        stage.axis = isRow ? .horizontal : .vertical
        stage.distribution = sharing.value
        stage.alignment = aligning.value
        stage.spacing = CGFloat(spacing.value.rounded())
        stage.setCustomSpacing(custom.isOn ? 40 : UIStackView.spacingUseDefault, after: stage.arrangedSubviews[0])
        stage.isLayoutMarginsRelativeArrangement = margins.isOn
        stage.isBaselineRelativeArrangement = baselines.isOn
        for case let block as Block in stage.arrangedSubviews { block.isPlain = baselines.isOn }
        for (view, control) in zip(stage.arrangedSubviews, hidden) where view.isHidden != control.isOn {
            view.isHidden = control.isOn
        }
        captions["axis"]?.text = "axis = .\(isRow ? "horizontal" : "vertical")"
        captions["distribution"]?.text = "distribution = .\(sharing.name)"
        captions["alignment"]?.text = "alignment = .\(aligning.name)"
        captions["spacing"]?.text = "spacing = \(Int(stage.spacing))"
        view.setNeedsLayout()
    }

    // MARK: Report

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.layoutIfNeeded()
        let text = lengths
        if report.text != text { report.text = text }
    }

    /// What came of it: lengths and gaps along the axis, from the leading edge or the top.
    private var lengths: String {
        let isRow = stage.axis == .horizontal
        let frames = stage.arrangedSubviews.filter { !$0.isHidden }.map(\.frame).sorted {
            isRow ? $0.minX < $1.minX : $0.minY < $1.minY
        }
        var sizes = frames.map { isRow ? $0.width : $0.height }
        var gaps = zip(frames, frames.dropFirst()).map { isRow ? $1.minX - $0.maxX : $1.minY - $0.maxY }
        if isRow, stage.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            sizes.reverse()
            gaps.reverse()
        }
        func list(_ numbers: [CGFloat]) -> String {
            numbers.isEmpty
                ? "none"
                : numbers.map { String(Double(($0 * 10).rounded() / 10)) }.joined(separator: ", ")
                    .replacingOccurrences(of: ".0", with: "")
        }
        return "\(isRow ? "Widths" : "Heights"): \(list(sizes)). Gaps: \(list(gaps))."
    }
}
