// One painting, as large as there is room, with what is known of it.
// No Apple page: this is ours.
import UIKit

/// A photo that reaches up under the bar, and words below it.
@MainActor
final class PaintingPage: UIViewController {
    let painting: Painting
    private let photo: PhotoView
    private let name: UILabel
    private let facts: UILabel

    init(_ painting: Painting) {
        self.painting = painting
        photo = PhotoView(number: painting.number)
        name = UILabel(painting.name, .title2)
        facts = UILabel(
            "Room: \(painting.room.rawValue)\nNumber: \(painting.number + 1) of \(Painting.all.count)", .body, .secondaryLabel)
        super.init(nibName: nil, bundle: nil)
        title = painting.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PaintingPage is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        // Glass over the photo, which does not scroll: the bar would be clear.
        let glass = UINavigationBarAppearance()
        glass.configureWithDefaultBackground()
        navigationItem.standardAppearance = glass
        navigationItem.scrollEdgeAppearance = glass
        view.accessibilityIdentifier = "painting"
        photo.accessibilityIdentifier = "painting-photo"
        let words = UIStackView(page: [name, facts], spacing: 6)
        view.addConstrained(photo)
        view.addConstrained(words)
        let area = view.safeAreaLayoutGuide
        // Beside the words on low screens, above them else.
        let upright = [
            photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            photo.bottomAnchor.constraint(equalTo: words.topAnchor),
            words.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            words.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
        ]
        let low = [
            photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            photo.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            words.leadingAnchor.constraint(equalTo: photo.trailingAnchor),
            words.topAnchor.constraint(equalTo: area.topAnchor),
        ]
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: view.topAnchor),
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        // New traits come before the new size, as on iOS: for a moment the page may be too low for its words.
        for edge in upright + low where edge.firstItem === words { edge.priority = .required - 1 }
        words.trailingAnchor.constraint(equalTo: area.trailingAnchor).isActive = true
        func arrange(_ traits: UITraitCollection) {
            let isLow = traits.verticalSizeClass == .compact
            NSLayoutConstraint.deactivate(isLow ? upright : low)
            NSLayoutConstraint.activate(isLow ? low : upright)
        }
        arrange(traitCollection)
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: PaintingPage, _) in
            arrange(page.traitCollection)
        }
    }
}
