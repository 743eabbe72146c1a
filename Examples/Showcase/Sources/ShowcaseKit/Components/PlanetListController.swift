// A list that loads what the next screen shows before it shows it, and the next screen, made once and shown again and again.
import SafeUIKit
import UIKit

/// A row for each planet: one arrives, one is lost at first, one hangs, one is refused.
@MainActor
final class PlanetListController: UIViewController {
    private let source = ScriptedSource()
    private let detail = PlanetController()
    private let report = UILabel("Nothing has been requested yet", .footnote, .secondaryLabel)

    private static let rows: [(planet: Planet, words: String, script: [ScriptedAnswer])] = [
        (Planet(name: "Mars", days: 687, tint: .systemRed), "arrives", [.arrives]),
        (Planet(name: "Venus", days: 225, tint: .systemOrange), "is lost, then arrives", [.isLost, .arrives]),
        (Planet(name: "Neptune", days: 60182, tint: .systemBlue), "hangs: go back, or choose another", [.hangs]),
        (Planet(name: "Pluto", days: 90560, tint: .systemGray), "is refused", [.isRefused]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        report.accessibilityIdentifier = "planet-report"
        let words = UILabel(
            "Each planet is loaded before its screen appears. If loading fails, an error is shown here.", .subheadline,
            .secondaryLabel)
        let page = UIStackView(page: [words] + Self.rows.map(makeRow) + [report], spacing: 10)
        view.addScrolling(page, in: UIScrollView())
        source.onRequest = { [weak self] in self?.report.text = "\($0) \($0 == 1 ? "request" : "requests")" }
    }

    private func makeRow(_ row: (planet: Planet, words: String, script: [ScriptedAnswer])) -> UIView {
        var look = UIButton.Configuration.gray()
        look.title = row.planet.name
        look.subtitle = row.words
        look.image = UIImage(systemName: "circle.fill")?.withTintColor(row.planet.tint, renderingMode: .alwaysOriginal)
        look.imagePadding = 12
        let button = UIButton(
            configuration: look, primaryAction: UIAction { [weak self] _ in self?.ask(row.planet, row.script) })
        button.contentHorizontalAlignment = .leading
        button.accessibilityIdentifier = "planet-\(row.planet.name)"
        return button
    }

    /// The same controller every time, with another model.
    private func ask(_ planet: Planet, _ script: [ScriptedAnswer]) {
        source.script = script
        preload(PlanetRequest(planet: planet, source: source), into: self.detail) { [weak self] detail in
            detail.title = detail.model?.name
            self?.stackController?.push(detail)
        }
    }
}

/// What is shown.
struct Planet: Sendable {
    let name: String
    /// Of one year, in days of the Earth.
    let days: Int
    let tint: UIColor
    /// How many of its years have been waited.
    var years = 0
}

/// What is asked for, and of whom.
struct PlanetRequest: Sendable {
    let planet: Planet
    let source: ScriptedSource
}

/// Shows one planet; its views are built once.
@MainActor
final class PlanetController: ModelController<Planet>, Preloadable {
    private let ball = UIView()
    private let name = UILabel("", .largeTitle)
    private let facts = UILabel("", .body, .secondaryLabel)
    private let counts = UILabel("", .footnote, .tertiaryLabel)
    private var built = 0
    private var written = 0

    static func fetch(_ request: PlanetRequest) async throws -> Planet {
        _ = try await request.source.request()
        return request.planet
    }

    override func buildViewHierarchy() {
        built += 1
        view.backgroundColor = .systemBackground
        ball.layer.cornerRadius = 48
        ball.accessibilityIdentifier = "planet-ball"
        name.accessibilityIdentifier = "planet-name"
        facts.accessibilityIdentifier = "planet-facts"
        counts.accessibilityIdentifier = "planet-counts"
        let wait = UIButton(calls: "Wait a year", "planet-wait", .tinted()) { [weak self] in self?.model?.years += 1 }
        let page = UIStackView(page: [ball, name, facts, wait, counts], spacing: 14)
        page.alignment = .center
        for label in [name, facts, counts] { label.textAlignment = .center }
        NSLayoutConstraint.activate([
            ball.widthAnchor.constraint(equalToConstant: 96), ball.heightAnchor.constraint(equalToConstant: 96),
        ])
        view.addScrolling(page, in: UIScrollView())
    }

    override func updateViewWithCurrentModel() {
        written += 1
        ball.backgroundColor = model?.tint
        name.text = model?.name
        let waited = model.map { $0.years == 0 ? "" : "\n\($0.years) of them: \($0.years * $0.days) days" } ?? ""
        facts.text = model.map { "A year of \($0.days) days" + waited }
        counts.text = "Views built \(built) ×, written \(written) ×"
    }
}
