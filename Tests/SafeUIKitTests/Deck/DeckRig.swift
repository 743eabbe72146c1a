// A deck on a screen, with children and a delegate that write down what they are told.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

/// A child that writes down its life.
@MainActor final class DeckChild: UIViewController {
    let name: String
    private(set) var log: [String] = []
    var onAppear: (() -> Void)?

    init(_ name: String, _ color: UIColor = .white, width: CGFloat? = nil) {
        self.name = name
        self.color = color
        super.init(nibName: nil, bundle: nil)
        if let width { preferredContentSize = CGSize(width: width, height: 100) }
    }

    required init?(coder: NSCoder) { nil }
    private let color: UIColor

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.accessibilityIdentifier = name
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.append(parent == nil ? "willMove nil" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.append(parent == nil ? "didMove nil" : "didMove")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append(viewIfLoaded?.window == nil ? "willAppear" : "willAppear in window")
        onAppear?()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("didDisappear")
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// Each begin has its end, and they take turns; a beginning may be turned back by its opposite.
    var isBalanced: Bool {
        var shown = false
        var pending: Bool?
        for line in log {
            switch line {
            case "willAppear", "willAppear in window":
                guard pending != true, !(pending == nil && shown) else { return false }
                pending = true
            case "willDisappear":
                guard pending != false, !(pending == nil && !shown) else { return false }
                pending = false
            case "didAppear":
                guard pending == true else { return false }
                (pending, shown) = (nil, true)
            case "didDisappear":
                guard pending == false else { return false }
                (pending, shown) = (nil, false)
            default: break
            }
        }
        return pending == nil
    }
}

/// A delegate that writes down what it is told and asked, and answers as it is set.
@MainActor final class DeckLog: DeckViewControllerDelegate {
    var events: [String] = []
    var offsets: [DeckOffset] = []
    var refuses: Set<String> = []
    var onEvent: ((String) -> Void)?

    private func note(_ event: String, _ side: DeckSide, _ cause: DeckCause) {
        events.append("\(event) \(side) \(cause.rawValue)")
        onEvent?("\(event) \(side)")
    }
    private func ask(_ event: String, _ side: DeckSide) -> Bool {
        onEvent?("\(event) \(side)")
        return !refuses.contains("\(event) \(side)")
    }

    func deck(_ deck: DeckViewController, shouldOpen side: DeckSide, cause: DeckCause) -> Bool {
        ask("shouldOpen", side)
    }
    func deck(_ deck: DeckViewController, shouldClose side: DeckSide, cause: DeckCause) -> Bool {
        ask("shouldClose", side)
    }
    func deck(_ deck: DeckViewController, willOpen side: DeckSide, cause: DeckCause) { note("willOpen", side, cause) }
    func deck(_ deck: DeckViewController, didOpen side: DeckSide, cause: DeckCause) { note("didOpen", side, cause) }
    func deck(_ deck: DeckViewController, willClose side: DeckSide, cause: DeckCause) { note("willClose", side, cause) }
    func deck(_ deck: DeckViewController, didClose side: DeckSide, cause: DeckCause) { note("didClose", side, cause) }
    func deck(_ deck: DeckViewController, shouldStartPanningTo side: DeckSide?, over view: UIView?) -> Bool {
        !refuses.contains("pan")
    }
    func deck(_ deck: DeckViewController, didMoveTo offset: DeckOffset) { offsets.append(offset) }

    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }
}

/// A deck on a virtual phone of 390 × 844 points, its sides 320 wide unless they say otherwise.
@MainActor final class DeckRig {
    let harness: Harness
    let deck: DeckViewController
    let center = DeckChild("center", .white)
    let left: DeckChild
    let right: DeckChild
    let log = DeckLog()
    var outcomes: [String] = []

    init(
        _ surroundings: Surroundings = Surroundings(), left: DeckChild? = nil, right: DeckChild? = nil,
        shows: Bool = true
    ) async throws {
        self.left = left ?? DeckChild("left", .systemYellow)
        self.right = right ?? DeckChild("right", .systemGreen)
        harness = try await Harness(surroundings)
        deck = DeckViewController(center: center, left: self.left, right: self.right)
        deck.delegate = log
        if shows { try await harness.show(deck) }
    }

    /// A completion that writes down a name and the outcome.
    func done(_ name: String) -> (DeckOutcome) -> Void {
        { [weak self] outcome in
            if case .cancelled(let reason) = outcome {
                self?.outcomes.append("\(name) \(reason.rawValue)")
            } else {
                self?.outcomes.append("\(name) \(outcome)")
            }
        }
    }

    func takeOutcomes() -> [String] {
        defer { outcomes = [] }
        return outcomes
    }

    /// A child's place in the deck.
    func place(_ child: UIViewController) -> CGRect { child.view.convert(child.view.bounds, to: deck.view) }

    /// A child's place as it is seen now, in an animation.
    func seenPlace(_ child: UIViewController) -> CGRect {
        let panel = child.view.superview?.superview
        return panel?.layer.presentation()?.frame ?? .null
    }

    func drag(_ x: CGFloat, to end: CGFloat, y: CGFloat = 400, seconds: TimeInterval = 0.3) async throws {
        try await harness.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: end, y: y), duration: seconds)
    }
}
