// What the screens of components share: buttons that call, and controls above a stage or beside it.
// No Apple page: this is ours.
import UIKit

extension UIButton {
    /// A button of a screen's controls, which runs a closure.
    convenience init(
        calls title: String, _ identifier: String, _ configuration: UIButton.Configuration = .gray(),
        _ body: @escaping () -> Void
    ) {
        self.init(configuration: configuration)
        self.configuration?.title = title
        self.configuration?.buttonSize = .small
        accessibilityIdentifier = identifier
        addAction(UIAction { _ in body() }, for: .primaryActionTriggered)
    }
}

extension UISegmentedControl {
    /// A choice of a screen's controls, the first chosen, which hands the chosen number to a closure.
    convenience init(choice titles: [String], _ identifier: String, _ body: @escaping (Int) -> Void) {
        self.init(items: titles)
        selectedSegmentIndex = 0
        accessibilityIdentifier = identifier
        addAction(
            UIAction { action in
                if let control = action.sender as? UISegmentedControl { body(max(0, control.selectedSegmentIndex)) }
            }, for: .valueChanged)
    }
}

extension UIStackView {
    /// Parts above each other.
    convenience init(column parts: [UIView], spacing: CGFloat = 8) {
        self.init(arrangedSubviews: parts)
        axis = .vertical
        self.spacing = spacing
    }
}

extension UIViewController {
    /// Places controls above a stage that gets the rest of the screen; beside it on low screens. Controls that need more than
    /// half of the screen scroll.
    func place(controls content: UIView, beside stage: UIView) {
        let controls = UIScrollView()
        controls.contentInsetAdjustmentBehavior = .never
        controls.addFilling(content, of: controls.contentLayoutGuide)
        for part in [stage, controls] { view.addConstrained(part) }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: controls.frameLayoutGuide.widthAnchor),
            controls.heightAnchor.constraint(equalTo: content.heightAnchor).at(.belowContent),
            controls.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            controls.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stage.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let upright = [
            controls.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            stage.topAnchor.constraint(equalTo: controls.bottomAnchor, constant: 12),
            stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            controls.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor, multiplier: 0.55),
        ]
        let low = [
            controls.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
            controls.widthAnchor.constraint(equalToConstant: 300),
            stage.topAnchor.constraint(equalTo: area.topAnchor),
            stage.leadingAnchor.constraint(equalTo: controls.trailingAnchor, constant: 16),
        ]
        func choose(_ traits: UITraitCollection) {
            let isLow = traits.verticalSizeClass == .compact
            NSLayoutConstraint.deactivate(isLow ? upright : low)
            NSLayoutConstraint.activate(isLow ? low : upright)
        }
        choose(traitCollection)
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: UIViewController, _) in
            choose(controller.traitCollection)
        }
    }
}
