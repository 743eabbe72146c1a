// What decks look like: open, under a finger, on phones and pads, upright and across, light and dark, at 1x, 2x and 3x.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: pictures", .harness) struct DeckPictureTests {
    /// A page with a heading and rows of paper, to see where it stands.
    private final class Page: UIViewController {
        private let heading: String
        private let color: UIColor
        init(_ heading: String, _ color: UIColor) {
            self.heading = heading
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
            let label = UILabel()
            label.text = heading
            label.font = .systemFont(ofSize: 28, weight: .bold)
            let rows = (0..<5).map { _ in
                let row = UIView()
                row.backgroundColor = .tertiarySystemFill
                row.layer.cornerRadius = 10
                row.heightAnchor.constraint(equalToConstant: 44).isActive = true
                return row
            }
            let page = UIStackView(arrangedSubviews: [label] + rows)
            page.axis = .vertical
            page.spacing = 10
            page.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(page)
            let guide = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                page.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
                page.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
                page.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            ])
        }
    }

    enum Look: String, CaseIterable, Sendable {
        case phone, phoneDark, small, landscape, pad, padLandscapeDark, rtl

        var surroundings: Surroundings {
            switch self {
            case .phone: Surroundings(device: .iPhone14)
            case .phoneDark: Surroundings(device: .iPhone14, appearance: .dark)
            case .small: Surroundings(device: .custom(320, 480, scale: 1))
            case .landscape: Surroundings(device: .iPhone11, orientation: .landscape)
            case .pad: Surroundings(device: .iPadMini6)
            case .padLandscapeDark: Surroundings(device: .iPadMini6, orientation: .landscape, appearance: .dark)
            case .rtl: Surroundings(device: .iPhoneSE3, direction: .rightToLeft)
            }
        }
    }

    private func deck() -> DeckViewController {
        let deck = DeckViewController(
            center: Page("Inbox", .systemBackground), left: Page("Folders", .secondarySystemBackground),
            right: Page("Friends", .secondarySystemBackground))
        deck.leftWidth = .ledge(80)
        deck.rightWidth = .panel(240)
        return deck
    }

    @Test("a side over the center", arguments: Look.allCases) func sideOverCenter(_ look: Look) async throws {
        let harness = try await Harness(look.surroundings)
        let deck = deck()
        try await harness.show(deck)
        deck.open(.right)
        try await harness.settle()
        assertSnapshot(of: harness, named: look.rawValue)
    }

    @Test("the center slid away, with round corners and a shadow", arguments: Look.allCases)
    func centerOverSide(_ look: Look) async throws {
        let harness = try await Harness(look.surroundings)
        let deck = deck()
        deck.layering = .centerOverSide
        deck.showsShadow = true
        deck.centerCornerRadius = 24
        deck.dimColor = nil
        try await harness.show(deck)
        deck.open(.left)
        try await harness.settle()
        assertSnapshot(of: harness, named: look.rawValue)
    }

    @Test("half open under a finger, and closed again") func underAFinger() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        let deck = deck()
        try await harness.show(deck)
        let before = try harness.picture()
        deck.rightWidth = .panel(160)
        try await held(harness, from: 374, to: 294, "half")
        #expect(deck.openSide == .right)
        deck.close()
        try await harness.settle()
        #expect(try harness.picture().hasSamePixels(as: before))
    }

    /// A picture while the finger is still down.
    private func held(_ harness: Harness, from start: CGFloat, to end: CGFloat, _ name: String) async throws {
        let deck = try #require(harness.window.rootViewController as? DeckViewController)
        let log = DeckLog()
        deck.delegate = log
        // The picture is taken in the turn of the finger's last movement.
        var taken = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.99) {
            taken = true
            assertSnapshot(of: harness, named: name, testName: "underAFinger")
        }
        try await harness.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: 1)
        #expect(taken)
        #expect(log.offsets.contains { $0.isInteractive })
        try await harness.settle()
    }
}
