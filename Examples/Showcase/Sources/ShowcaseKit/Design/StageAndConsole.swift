// A choice above a stage and a console: the form of the screens that break something and say what came of it.
import UIKit

/// Places the three in a controller's view: the console below the stage, or beside it on low screens.
@MainActor
final class StageAndConsole {
    private let upright: [NSLayoutConstraint]
    private let flat: [NSLayoutConstraint]

    /// - Parameter uprightHeight: What gives the stage its height where the console is below it.
    init(
        _ choice: UIView, _ stage: UIView, _ console: UIView, in controller: UIViewController,
        uprightHeight: [NSLayoutConstraint]
    ) {
        let view = controller.view!
        for part in [choice, stage, console] { view.addConstrained(part) }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            choice.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            choice.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            choice.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            stage.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 12),
            stage.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
            console.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
            console.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
        upright = uprightHeight + [
            stage.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
            console.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 12),
            console.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
        ]
        flat = [
            stage.widthAnchor.constraint(equalToConstant: 300),
            stage.bottomAnchor.constraint(equalTo: console.bottomAnchor),
            console.topAnchor.constraint(equalTo: stage.topAnchor),
            console.leadingAnchor.constraint(equalTo: stage.trailingAnchor, constant: 12),
        ]
        arrange(controller.traitCollection)
        controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: UIViewController, _) in
            self.arrange(controller.traitCollection)
        }
    }

    private func arrange(_ traits: UITraitCollection) {
        let isLow = traits.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isLow ? upright : flat)
        NSLayoutConstraint.activate(isLow ? flat : upright)
    }
}
