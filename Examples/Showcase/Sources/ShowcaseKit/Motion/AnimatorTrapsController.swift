// The crash list of UIViewPropertyAnimator: what Vitrine says of each, and what the safe animator answers.
import UIKit

/// Rows of misuse; a switch between UIKit's class and the safe one; a console with what came of it.
@MainActor
final class AnimatorTrapsController: UIViewController {
    private let choice = UISegmentedControl(items: ["UIViewPropertyAnimator", "SafePropertyAnimator"])
    private let rows = UIStackView()
    private let console = Console()
    private let scroll = UIScrollView()
    private var chosen = AnimatorCrash.all[0]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "animator-kind"
        choice.addAction(UIAction { [weak self] _ in self?.tryChosen() }, for: .valueChanged)
        rows.axis = .vertical
        rows.spacing = 6
        for crash in AnimatorCrash.all {
            let row = UIButton(configuration: .gray())
            row.configuration?.title = crash.title
            row.configuration?.buttonSize = .small
            row.contentHorizontalAlignment = .leading
            row.maximumContentSizeCategory = .extraExtraLarge
            row.accessibilityIdentifier = crash.name
            row.addAction(
                UIAction { [weak self] _ in
                    self?.chosen = crash
                    self?.tryChosen()
                }, for: .primaryActionTriggered)
            rows.addArrangedSubview(row)
        }
        scroll.addFilling(rows, of: scroll.contentLayoutGuide)
        _ = StageAndConsole(
            choice, scroll, console, in: self,
            uprightHeight: [
                scroll.heightAnchor.constraint(equalTo: rows.heightAnchor).at(.defaultHigh),
                scroll.heightAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55),
            ])
        rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: AnimatorTrapsController, _) in
            controller.tryChosen()
        }
        tryChosen()
    }

    private func tryChosen() {
        let isSafe = choice.selectedSegmentIndex == 1
        console.show("\(chosen.title)\n\n\(isSafe ? chosen.trySafe() : chosen.code + "\n\n" + chosen.tryPlain())")
    }
}
