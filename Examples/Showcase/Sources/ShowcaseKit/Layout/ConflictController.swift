// Layouts that are broken, drawn as they come out, and what Vitrine says of each.
import Diagnostics
import UIKit

/// A broken layout to choose, its picture, and the message.
@MainActor
final class ConflictController: UIViewController {
    private let choice = UISegmentedControl(items: Fault.allCases.map(\.title))
    private let stage = UIView()
    private let messagePanel = UIView()
    private let message = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "fault"
        choice.addAction(UIAction { [weak self] _ in self?.build() }, for: .valueChanged)
        stage.backgroundColor = .secondarySystemGroupedBackground
        stage.layer.cornerRadius = 12
        stage.layer.cornerCurve = .continuous
        stage.clipsToBounds = true
        messagePanel.backgroundColor = UIColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1)
        messagePanel.layer.cornerRadius = 12
        messagePanel.layer.cornerCurve = .continuous
        messagePanel.clipsToBounds = true
        message.numberOfLines = 0
        message.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        message.textColor = UIColor(red: 0.62, green: 0.93, blue: 0.68, alpha: 1)
        message.accessibilityIdentifier = "message"
        place()
    }

    private func place() {
        for part in [choice, stage, messagePanel] { view.addConstrained(part) }
        messagePanel.addConstrained(message)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            choice.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            // Required: a width that may give way would, and nothing were broken.
            choice.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            choice.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            stage.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 16),
            stage.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
            stage.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
            stage.heightAnchor.constraint(equalToConstant: 132),
            messagePanel.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 16),
            messagePanel.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
            messagePanel.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
            messagePanel.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
            message.topAnchor.constraint(equalTo: messagePanel.topAnchor, constant: 14),
            message.leadingAnchor.constraint(equalTo: messagePanel.leadingAnchor, constant: 14),
            message.trailingAnchor.constraint(equalTo: messagePanel.trailingAnchor, constant: -14),
            message.bottomAnchor.constraint(equalTo: messagePanel.bottomAnchor, constant: -14),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        build()
    }

    /// Builds the chosen layout under a policy that collects what is said instead of stopping.
    private func build() {
        for view in stage.subviews { view.removeFromSuperview() }
        let fault = Fault.allCases[max(0, choice.selectedSegmentIndex)]
        let said = Said()
        let before = Diagnostics.policy
        Diagnostics.policy = .record { said.append($0.message) }
        let told = fault.build(in: stage)
        view.layoutIfNeeded()
        Diagnostics.policy = before
        let words = [said.text, told()].compactMap { $0 }.joined(separator: "\n\n")
        message.text = words.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }
}

/// What can be wrong with a layout.
@MainActor
private enum Fault: CaseIterable {
    case conflict, mask, ambiguity

    var title: String {
        switch self {
        case .conflict: "Conflict"
        case .mask: "Old mask"
        case .ambiguity: "Ambiguity"
        }
    }

    /// Builds the layout; what it returns is asked after the layout pass.
    func build(in stage: UIView) -> () -> String? {
        let box = LayoutBox(), other = LayoutBox()
        box.accessibilityIdentifier = "box"
        switch self {
        case .conflict:
            stage.addConstrained(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: stage.topAnchor, constant: 16),
                box.heightAnchor.constraint(equalToConstant: 100),
                named("left edge", box.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16)),
                named("right edge", box.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -16)),
                named("fixed width", box.widthAnchor.constraint(equalToConstant: 140)),
            ])
            return { nil }
        case .mask:
            box.frame = CGRect(x: 16, y: 16, width: 60, height: 100)
            stage.addSubview(box)
            box.widthAnchor.constraint(equalTo: stage.widthAnchor, constant: -32).isActive = true
            return { nil }
        case .ambiguity:
            stage.addConstrained(box)
            stage.addConstrained(other)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: stage.topAnchor, constant: 16),
                box.heightAnchor.constraint(equalToConstant: 100),
                other.topAnchor.constraint(equalTo: box.topAnchor),
                other.heightAnchor.constraint(equalTo: box.heightAnchor),
                box.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16),
                other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
                other.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -16),
            ])
            return { [box] in
                let rows = box.constraintsAffectingLayout(for: .horizontal).map { "    \($0)" }
                return "hasAmbiguousLayout is \(box.hasAmbiguousLayout): nothing says how the two boxes share the width.\n"
                    + "constraintsAffectingLayout(for: .horizontal):\n" + rows.joined(separator: "\n")
            }
        }
    }

    private func named(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        constraint.identifier = name
        return constraint
    }
}

/// A box that shows where it ended up.
@MainActor
private final class LayoutBox: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemIndigo.withAlphaComponent(0.25)
        layer.borderColor = UIColor.systemIndigo.cgColor
        layer.borderWidth = 2
        layer.cornerRadius = 8
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("LayoutBox is made in code") }
}
