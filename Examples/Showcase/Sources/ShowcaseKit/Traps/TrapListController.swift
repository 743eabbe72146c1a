// A screen for a list of traps: each sprung by a button, with what came of it in a console.
// No Apple page: this is ours.
import UIKit

/// A choice of the kind, a photo for exhibits where the list has any, a button a trap, and a console.
@MainActor
final class TrapListController: UIViewController {
    private let list: TrapList
    private let choice: UISegmentedControl
    private let photo: PhotoView?
    private let rows = UIStackView()
    private let console = Console()
    private var chosen: Trap
    private var shown: Trap.Outcome?

    init(_ list: TrapList) {
        self.list = list
        choice = UISegmentedControl(items: list.kinds)
        photo = list.photo.map { PhotoView(number: $0) }
        chosen = list.traps[0]
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TrapListController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = list.name
        choice.addAction(UIAction { [weak self] _ in self?.springChosen() }, for: .valueChanged)
        fillRows()
        let scroll = UIScrollView()
        scroll.addFilling(rows, of: scroll.contentLayoutGuide)
        place(
            choice, above: scroll, and: console,
            uprightHeight: [
                scroll.heightAnchor.constraint(equalTo: rows.heightAnchor).at(.belowContent),
                scroll.heightAnchor.constraint(
                    lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55),
            ])
        rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: TrapListController, _) in
            controller.springChosen()
        }
        springChosen()
    }

    private func fillRows() {
        rows.axis = .vertical
        rows.spacing = 6
        if let photo {
            photo.layer.cornerRadius = 12
            photo.layer.cornerCurve = .continuous
            photo.heightAnchor.constraint(equalToConstant: 84).isActive = true
            rows.addArrangedSubview(photo)
            rows.setCustomSpacing(10, after: photo)
        }
        for trap in list.traps {
            let row = UIButton(configuration: .gray())
            row.configuration?.title = trap.title
            row.configuration?.buttonSize = .small
            row.contentHorizontalAlignment = .leading
            row.accessibilityIdentifier = trap.name
            row.addAction(
                UIAction { [weak self] _ in
                    self?.chosen = trap
                    self?.springChosen()
                }, for: .primaryActionTriggered)
            rows.addArrangedSubview(row)
        }
    }

    /// Springs the chosen trap anew on the chosen kind, and shows what came of it.
    private func springChosen() {
        takeAway()
        let kind = max(0, choice.selectedSegmentIndex)
        let outcome = chosen.spring(kind)
        shown = outcome
        if let exhibit = outcome.exhibit { show(exhibit, of: outcome.owner) }
        let code = chosen.code(kind).map { [$0] } ?? []
        console.show(([chosen.title] + code + outcome.said).joined(separator: "\n\n"))
    }

    private func show(_ exhibit: UIView, of owner: UIViewController?) {
        guard let photo else { return }
        if let owner { addChild(owner) }
        photo.addConstrained(exhibit)
        owner?.didMove(toParent: self)
        NSLayoutConstraint.activate([
            exhibit.centerXAnchor.constraint(equalTo: photo.centerXAnchor),
            exhibit.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
            exhibit.widthAnchor.constraint(equalToConstant: 160),
            exhibit.heightAnchor.constraint(equalToConstant: 52),
        ])
    }

    private func takeAway() {
        shown?.owner?.willMove(toParent: nil)
        shown?.exhibit?.removeFromSuperview()
        shown?.owner?.removeFromParent()
        shown = nil
    }
}
