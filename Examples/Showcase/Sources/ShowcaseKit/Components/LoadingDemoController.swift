// A board that loads itself from a scripted source: by hand, again and again, with answers that are lost, hang or are no.
import SafeUIKit
import UIKit

/// Controls for the source and the loader above the board.
@MainActor
final class LoadingDemoController: UIViewController {
    private let source = ScriptedSource()
    private lazy var board = DepartureBoardController(source: source)
    private let state = UILabel("", .footnote, .secondaryLabel)
    private let polling = UISwitch()
    private var requests = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        addChild(board)
        place(controls: makeControls(), beside: board.view)
        board.didMove(toParent: self)
        board.onState = { [weak self] _ in self?.refresh() }
        source.onRequest = { [weak self] in
            self?.requests = $0
            self?.refresh()
        }
        refresh()
    }

    private func makeControls() -> UIView {
        state.accessibilityIdentifier = "load-state"
        let answers = UISegmentedControl(choice: ScriptedAnswer.allCases.map(\.title), "load-answer") { [weak self] in
            self?.source.answer = ScriptedAnswer(rawValue: $0) ?? .arrives
        }
        let buttons = TurningStack(row: [
            UIButton(calls: "Load", "load", .filled()) { [weak self] in self?.board.reload() },
            UIButton(calls: "Cancel", "load-cancel") { [weak self] in self?.board.loader?.cancel() },
        ])
        polling.accessibilityIdentifier = "load-poll"
        polling.accessibilityLabel = "Every five seconds"
        polling.addAction(UIAction { [weak self] _ in self?.poll() }, for: .valueChanged)
        let words = UILabel("Every five seconds", .subheadline)
        return UIStackView(
            column: [answers, buttons, TurningStack(row: [words, polling], distribution: .equalSpacing), state],
            spacing: 10)
    }

    private func poll() {
        if polling.isOn { board.loader?.startPolling(every: 5) } else { board.loader?.stopPolling() }
    }

    private func refresh() {
        let words: String =
            switch board.loadState {
            case .idle: "Idle"
            case .loading: "Loading"
            case .failed: "Failed"
            case .loaded(let departures): "Loaded, answer \(departures.number)"
            }
        state.text = "\(words) · \(requests) \(requests == 1 ? "request" : "requests")"
    }
}

/// What a board shows.
struct Departures: Sendable {
    /// Which answer of the source it came with.
    let number: Int
    let rows: [(time: String, line: String, destination: String)]

    /// Each answer is two minutes later than the one before.
    init(number: Int) {
        self.number = number
        let lines = [
            ("S1", "Airport"), ("12", "Old Town"), ("RE 4", "The Lakes"), ("7", "University"), ("S9", "Harbour"),
        ]
        rows = lines.enumerated().map { index, line in
            let minutes = 9 * 60 + 2 * number + 7 * index
            let digits = String(minutes % 60)
            return ("\(minutes / 60):\(digits.count < 2 ? "0" : "")\(digits)", line.0, line.1)
        }
    }
}

/// Loads when it is told to: with a limit of two seconds, and a second attempt for connections that fail.
@MainActor
final class DepartureBoardController: LoadingController<Departures> {
    private let source: ScriptedSource
    var onState: (LoadState<Departures>) -> Void = { _ in }
    private let heading = UILabel("Departures", .headline)
    private let column = UIStackView(column: [], spacing: 6)

    init(source: ScriptedSource) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("DepartureBoardController is made in code") }

    override var loadsWhenShown: Bool { false }

    override func makeLoader() -> Loader<Departures>? {
        Loader(policy: RetryPolicy(attempts: 2), timeout: 2) { [source] in
            Departures(number: try await source.request())
        }
    }

    override func loadStateDidChange(_ state: LoadState<Departures>) { onState(state) }

    override func buildViewHierarchy() {
        view.backgroundColor = .systemBackground
        let page = UIStackView(page: [heading, column], spacing: 12)
        view.addScrolling(page, in: UIScrollView())
    }

    override func updateViewWithCurrentModel() {
        for row in column.arrangedSubviews { row.removeFromSuperview() }
        guard let model else {
            column.addArrangedSubview(UILabel("Nothing has been requested yet.", .body, .secondaryLabel))
            return
        }
        for row in model.rows { column.addArrangedSubview(makeRow(row)) }
    }

    private func makeRow(_ row: (time: String, line: String, destination: String)) -> UIView {
        let time = UILabel(row.time, .body), line = UILabel(row.line, .subheadline, .systemTeal)
        time.follow(.body, .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
        for label in [time, line] {
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 56).isActive = true
            label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        let result = TurningStack(row: [time, line, UILabel(row.destination, .body)], distribution: .fill)
        return result
    }
}
