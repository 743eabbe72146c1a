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
    private var upright: [NSLayoutConstraint] = []
    private var flat: [NSLayoutConstraint] = []

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
        for part in [choice, scroll, console] { view.addConstrained(part) }
        scroll.addFilling(rows, of: scroll.contentLayoutGuide)
        place()
        arrange()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: AnimatorTrapsController, _) in
            controller.arrange()
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: AnimatorTrapsController, _) in
            controller.tryChosen()
        }
        tryChosen()
    }

    private func place() {
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            choice.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            choice.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            choice.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            scroll.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 12),
            scroll.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
            rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            console.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
            console.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
        upright = [
            scroll.trailingAnchor.constraint(equalTo: choice.trailingAnchor),
            scroll.heightAnchor.constraint(equalTo: rows.heightAnchor).at(.defaultHigh),
            scroll.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor, multiplier: 0.55),
            console.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 12),
            console.leadingAnchor.constraint(equalTo: choice.leadingAnchor),
        ]
        flat = [
            scroll.widthAnchor.constraint(equalToConstant: 300),
            scroll.bottomAnchor.constraint(equalTo: console.bottomAnchor),
            console.topAnchor.constraint(equalTo: scroll.topAnchor),
            console.leadingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: 12),
        ]
    }

    /// Low screens have the console beside the rows.
    private func arrange() {
        let isLow = traitCollection.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isLow ? upright : flat)
        NSLayoutConstraint.activate(isLow ? flat : upright)
    }

    private func tryChosen() {
        let isSafe = choice.selectedSegmentIndex == 1
        console.show("\(chosen.title)\n\n\(isSafe ? chosen.trySafe() : chosen.code + "\n\n" + chosen.tryPlain())")
    }
}
