// The five traps of effect views: each sprung by a button, with what Vitrine says, and the same on a BlurView.
import UIKit

/// A choice of the kind of pane, a photo with the pane on it, a button a trap, and a console.
@MainActor
final class EffectTrapsController: UIViewController {
    private let choice = UISegmentedControl(items: Glass.allCases.map(\.title))
    private let photo = PhotoView(number: 6)
    private let rows = UIStackView()
    private let console = Console()
    private let scroll = UIScrollView()
    private var chosen = EffectTrap.all[0]
    private var shown: EffectTrap.Sprung?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "glass-kind"
        choice.addAction(UIAction { [weak self] _ in self?.tryChosen() }, for: .valueChanged)
        photo.layer.cornerRadius = 12
        photo.layer.cornerCurve = .continuous
        photo.heightAnchor.constraint(equalToConstant: 84).isActive = true
        rows.axis = .vertical
        rows.spacing = 6
        rows.addArrangedSubview(photo)
        rows.setCustomSpacing(10, after: photo)
        for trap in EffectTrap.all {
            let row = UIButton(configuration: .gray())
            row.configuration?.title = trap.title
            row.configuration?.buttonSize = .small
            row.contentHorizontalAlignment = .leading
            row.maximumContentSizeCategory = .extraExtraLarge
            row.accessibilityIdentifier = trap.name
            row.addAction(
                UIAction { [weak self] _ in
                    self?.chosen = trap
                    self?.tryChosen()
                }, for: .primaryActionTriggered)
            rows.addArrangedSubview(row)
        }
        scroll.addFilling(rows, of: scroll.contentLayoutGuide)
        _ = StageAndConsole(
            choice, scroll, console, in: self,
            uprightHeight: [
                scroll.heightAnchor.constraint(equalTo: rows.heightAnchor).at(.defaultHigh),
                scroll.heightAnchor.constraint(
                    lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55),
            ])
        rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: EffectTrapsController, _) in
            controller.tryChosen()
        }
        tryChosen()
    }

    private func takeAway() {
        shown?.owner?.willMove(toParent: nil)
        shown?.pane.removeFromSuperview()
        shown?.owner?.removeFromParent()
        shown = nil
    }

    /// Springs the chosen trap anew and shows the pane on the photo, with the badge where it landed.
    private func tryChosen() {
        takeAway()
        let badge = UILabel(onGlass: "badge", .headline)
        badge.textAlignment = .center
        badge.frame = CGRect(x: 0, y: 0, width: 160, height: 52)
        badge.accessibilityIdentifier = "badge"
        let glass = Glass.allCases[max(0, choice.selectedSegmentIndex)]
        let outcome = chosen.run(on: glass, badge: badge)
        let pane = outcome.sprung.pane
        pane.accessibilityIdentifier = "pane"
        pane.layer.cornerRadius = 14
        pane.layer.cornerCurve = .continuous
        pane.clipsToBounds = true
        if let owner = outcome.sprung.owner { addChild(owner) }
        photo.addConstrained(pane)
        outcome.sprung.owner?.didMove(toParent: self)
        NSLayoutConstraint.activate([
            pane.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
            pane.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
            pane.widthAnchor.constraint(equalToConstant: 160), pane.heightAnchor.constraint(equalToConstant: 52),
        ])
        shown = outcome.sprung
        let code = chosen.code.replacingOccurrences(
            of: "UIVisualEffectView(effect: blur)",
            with: glass == .effect ? "UIVisualEffectView(effect: blur)" : "BlurView()")
        console.show([chosen.title, code, outcome.said ?? "Nothing raises.", outcome.place].joined(separator: "\n\n"))
    }
}
