// Springs beside each other: the same way, four damping ratios, the same duration.
import UIKit

/// Four boxes that `UIView.animate(withDuration:delay:usingSpringWithDamping:…)` moves to and fro.
@MainActor
final class SpringsController: UIViewController {
    private let ratios: [CGFloat] = [1, 0.7, 0.45, 0.25]
    private let tints: [UIColor] = [.systemGray, .systemGreen, .systemBlue, .systemPink]
    private var boxes: [UIView] = []
    private var leading: [NSLayoutConstraint] = []
    private var trailing: [NSLayoutConstraint] = []
    private let velocity = UISlider()
    private let caption = UILabel("", .footnote, .secondaryLabel)
    private let report = UILabel("", .footnote, .secondaryLabel)
    private var runs = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let column = UIStackView(page: [], spacing: 12)
        for (index, ratio) in ratios.enumerated() { column.addArrangedSubview(lane(index, ratio)) }
        velocity.minimumValue = 0
        velocity.maximumValue = 20
        velocity.accessibilityIdentifier = "velocity"
        velocity.accessibilityLabel = "Initial velocity"
        velocity.addAction(UIAction { [weak self] _ in self?.sayVelocity() }, for: .valueChanged)
        let run = UIButton(configuration: .filled())
        run.configuration?.title = "Let go"
        run.accessibilityIdentifier = "run"
        run.addAction(UIAction { [weak self] _ in self?.run() }, for: .primaryActionTriggered)
        report.accessibilityIdentifier = "spring-report"
        for part in [caption, velocity, run, report] { column.addArrangedSubview(part) }
        view.addScrolling(column, in: UIScrollView())
        sayVelocity()
        report.text = "Each takes 1.2 seconds."
    }

    private func sayVelocity() { caption.text = "initialSpringVelocity: \(Int(velocity.value.rounded()))" }

    private func lane(_ index: Int, _ ratio: CGFloat) -> UIView {
        let lane = UIView()
        lane.dressAsCard()
        let name = UILabel("damping ratio \(ratio == 1 ? "1" : String(Double(ratio)))", .caption1, .secondaryLabel)
        let box = UIView()
        box.backgroundColor = tints[index]
        box.layer.cornerRadius = 10
        box.layer.cornerCurve = .continuous
        box.accessibilityIdentifier = "spring-\(index)"
        lane.addConstrained(name)
        lane.addConstrained(box)
        let start = box.leadingAnchor.constraint(equalTo: lane.leadingAnchor, constant: 14)
        let end = box.trailingAnchor.constraint(equalTo: lane.trailingAnchor, constant: -84)
        leading.append(start)
        trailing.append(end)
        boxes.append(box)
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: lane.topAnchor, constant: 10),
            name.leadingAnchor.constraint(equalTo: lane.leadingAnchor, constant: 14),
            name.trailingAnchor.constraint(lessThanOrEqualTo: lane.trailingAnchor, constant: -14),
            box.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
            box.bottomAnchor.constraint(equalTo: lane.bottomAnchor, constant: -12),
            box.widthAnchor.constraint(equalToConstant: 40),
            box.heightAnchor.constraint(equalToConstant: 40),
            start,
        ])
        return lane
    }

    /// Changes the constraints and lays out within the animation: across, and at the next tap back.
    private func run() {
        runs += 1
        let goes = runs % 2 == 1
        report.text = "On the way \(goes ? "there" : "back")…"
        for (index, box) in boxes.enumerated() {
            // One lane after the other: a layout takes in all that waits for it, with the spring of that moment.
            (goes ? leading : trailing)[index].isActive = false
            (goes ? trailing : leading)[index].isActive = true
            UIView.animate(
                withDuration: 1.2, delay: 0, usingSpringWithDamping: ratios[index],
                initialSpringVelocity: CGFloat(velocity.value), options: [.allowUserInteraction]
            ) {
                box.superview?.layoutIfNeeded()
            } completion: { [weak self] finished in
                guard let self, index == boxes.count - 1 else { return }
                report.text = finished ? "All have settled." : "Interrupted."
            }
        }
    }
}
