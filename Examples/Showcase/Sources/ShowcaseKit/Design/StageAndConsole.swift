// A choice above a stage and a console: the form of the screens that break something and say what came of it.
// No Apple page: this is ours.
import UIKit

extension UIViewController {
    /// Places a choice above a stage, and a console below the stage, or beside it on low screens.
    ///
    /// - Parameter uprightHeight: What gives the stage its height where the console is below it.
    func place(_ choice: UIView, above stage: UIView, and console: Console, uprightHeight: [NSLayoutConstraint]) {
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
        let upright =
            uprightHeight + [
                stage.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
                console.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 12),
                console.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
            ]
        let low = [
            stage.widthAnchor.constraint(equalToConstant: 300),
            stage.bottomAnchor.constraint(equalTo: console.bottomAnchor),
            console.topAnchor.constraint(equalTo: stage.topAnchor),
            console.leadingAnchor.constraint(equalTo: stage.trailingAnchor, constant: 12),
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
