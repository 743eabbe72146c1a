// The content of the split view: a painting, and the choice of display mode and behaviour.
// Apple: "UISplitViewController.DisplayMode", "UISplitViewController.SplitBehavior".
import UIKit

/// Shows a painting; its bar's menu arranges the columns.
@MainActor
final class SplitDetailPage: UIViewController {
    private(set) var painting: Painting?
    /// Whether the user has chosen a painting, so that it is worth being in front.
    private(set) var wasChosen = false
    private var photo: PhotoView?
    private let stage = UIView()
    private let mode = UILabel("", .footnote, .secondaryLabel)
    private var modeName = ""

    private static let modes: [(String, UISplitViewController.DisplayMode)] = [
        ("Automatic", .automatic), ("Content only", .secondaryOnly), ("One beside", .oneBesideSecondary),
        ("One over", .oneOverSecondary), ("Two beside", .twoBesideSecondary), ("Two over", .twoOverSecondary),
        ("Two displacing", .twoDisplaceSecondary),
    ]
    private static let behaviors: [(String, UISplitViewController.SplitBehavior)] = [
        ("Automatic", .automatic), ("Tile", .tile), ("Overlay", .overlay), ("Displace", .displace),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        mode.accessibilityIdentifier = "mode"
        mode.textAlignment = .center
        mode.text = modeName
        view.addConstrained(stage)
        view.addConstrained(mode)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stage.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            stage.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stage.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            mode.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 8),
            mode.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            mode.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
            mode.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
        ])
        let columns = UIBarButtonItem(image: UIImage(systemName: "rectangle.split.3x1"), menu: makeMenu())
        columns.accessibilityIdentifier = "columns"
        columns.accessibilityLabel = "Columns"
        navigationItem.rightBarButtonItem = columns
        fillStage()
    }

    private func makeMenu() -> UIMenu {
        let modes = Self.modes.map { title, mode in
            UIAction(title: title, state: mode == .automatic ? .on : .off) { [weak self] _ in
                UIView.animate(withDuration: 0.35) { self?.splitViewController?.preferredDisplayMode = mode }
            }
        }
        let behaviors = Self.behaviors.map { title, behavior in
            UIAction(title: title, state: behavior == .automatic ? .on : .off) { [weak self] _ in
                self?.splitViewController?.preferredSplitBehavior = behavior
            }
        }
        return UIMenu(
            children: [
                UIMenu(title: "Columns", options: .singleSelection, children: modes),
                UIMenu(title: "Behaviour", options: .singleSelection, children: behaviors),
            ])
    }

    /// Shows a painting.
    func show(_ painting: Painting) {
        wasChosen = self.painting != nil
        self.painting = painting
        title = painting.name
        if isViewLoaded { fillStage() }
    }

    private func fillStage() {
        photo?.removeFromSuperview()
        guard let painting else { return }
        let photo = PhotoView(number: painting.number)
        photo.layer.cornerRadius = 12
        photo.layer.cornerCurve = .continuous
        stage.addFilling(photo)
        self.photo = photo
    }

    /// Writes how the columns stand; nil while they are one.
    func report(_ displayMode: UISplitViewController.DisplayMode?) {
        modeName = displayMode.flatMap { mode in Self.modes.first { $0.1 == mode }?.0 } ?? "One column at a time"
        mode.text = modeName
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let split = splitViewController { report(split.isCollapsed ? nil : split.displayMode) }
    }
}
