// A bench for a property animator: every call as a button, a slider for its fraction, its state and the last outcome.
import SafeUIKit
import UIKit

/// A square that one animator moves, turns and colours; the same buttons drive UIKit's animator or the safe one.
@MainActor
final class ScrubBenchController: UIViewController {
    private let kind = UISegmentedControl(items: ["UIKit", "Safe"])
    private let stage = UIView()
    private let square = UIView()
    private let slider = UISlider()
    private let state = UILabel("", .footnote)
    private let outcome = UILabel("", .footnote, .secondaryLabel)
    private let buttons = UIStackView()
    private var plainAnimator: UIViewPropertyAnimator?
    private var safeAnimator: SafePropertyAnimator?
    private var link: CADisplayLink?
    private var isReversed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        kind.selectedSegmentIndex = 0
        kind.accessibilityIdentifier = "kind"
        kind.addAction(UIAction { [weak self] _ in self?.renew() }, for: .valueChanged)
        stage.dressAsCard()
        stage.heightAnchor.constraint(equalToConstant: 150).isActive = true
        square.layer.cornerRadius = 10
        square.layer.cornerCurve = .continuous
        square.accessibilityIdentifier = "square"
        stage.addSubview(square)
        slider.accessibilityIdentifier = "fraction"
        slider.accessibilityLabel = "Fraction"
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        state.accessibilityIdentifier = "animator-state"
        outcome.accessibilityIdentifier = "outcome"
        buttons.axis = .vertical
        buttons.spacing = 8
        addButtons()
        let column = UIStackView(page: [kind, stage, slider, state, outcome, buttons], spacing: 12)
        view.addScrolling(column, in: UIScrollView())
    }

    private func addButtons() {
        let calls: [[(String, @MainActor (ScrubBenchController) -> Void)]] = [
            [
                ("start", { $0.call({ $0.startAnimation() }, { $0.start() }) }),
                ("pause", { $0.call({ $0.pauseAnimation() }, { $0.pause() }) }),
                ("reverse", { $0.reverse() }),
            ],
            [
                ("stop", { $0.call({ $0.stopAnimation(false) }, { $0.stop(withoutFinishing: false) }) }),
                ("stop(true)", { $0.call({ $0.stopAnimation(true) }, { $0.stop(withoutFinishing: true) }) }),
                ("new", { $0.renew() }),
            ],
            [
                ("finish start", { $0.finish(.start) }), ("current", { $0.finish(.current) }),
                ("end", { $0.finish(.end) }),
            ],
        ]
        for row in calls {
            let stack = TurningStack(
                row: row.map { title, body in
                    let button = UIButton(configuration: .tinted())
                    button.configuration?.title = title
                    button.configuration?.buttonSize = .small
                    button.accessibilityIdentifier = title
                    button.addAction(
                        UIAction { [weak self] _ in if let self { body(self) } }, for: .primaryActionTriggered)
                    return button
                })
            buttons.addArrangedSubview(stack)
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if plainAnimator == nil, safeAnimator == nil { renew() }
    }

    /// UIKit's animator is not to be let go of while it is paused or stopped.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        endAll()
    }

    private func endAll() {
        stopWatching()
        if plainAnimator?.state == .stopped { plainAnimator?.finishAnimation(at: .current) }
        plainAnimator?.stopAnimation(true)
        plainAnimator = nil
        safeAnimator = nil
    }

    private var home: CGPoint { CGPoint(x: 48, y: 75) }

    private func place() {
        square.transform = .identity
        square.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
        square.center = home
        square.backgroundColor = .systemIndigo
    }

    private func change() {
        square.center = CGPoint(x: max(home.x, stage.bounds.width - 48), y: 75)
        square.transform = CGAffineTransform(rotationAngle: .pi / 2)
        square.backgroundColor = .systemPink
    }

    /// A new animator of the chosen class, not started.
    private func renew() {
        endAll()
        view.layoutIfNeeded()
        place()
        isReversed = false
        slider.value = 0
        if kind.selectedSegmentIndex == 0 {
            let made = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { [weak self] in self?.change() }
            made.addCompletion { [weak self] in self?.tell("completed at .\($0.name)") }
            plainAnimator = made
        } else {
            let made = SafePropertyAnimator(
                duration: 2, curve: .easeInOut, animations: { [weak self] in self?.change() },
                initial: { [weak self] in self?.place() })
            made.addCompletion { [weak self] in self?.tell("completed at .\($0.name)") }
            safeAnimator = made
        }
        tell("a new animator")
        show()
    }

    // MARK: Calls

    /// Makes the call on the animator there is, and tells what came of it: a diagnostic, or the safe one's answer.
    private func call(_ body: (UIViewPropertyAnimator) -> Void, _ safeBody: (SafePropertyAnimator) -> AnimatorOutcome) {
        if let plain = plainAnimator {
            tell("no complaint")
            let (_, said) = Said.during { body(plain) }
            if let said { tell(said.components(separatedBy: "\n").first ?? said) }
        } else if let safe = safeAnimator {
            let answer = safeBody(safe)
            tell(answer.words)
        }
        watch()
        show()
    }

    private func reverse() {
        isReversed.toggle()
        let wanted = isReversed
        call({ $0.isReversed = wanted }, { $0.setReversed(wanted) })
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        call({ $0.finishAnimation(at: position) }, { $0.finish(at: position) })
    }

    private func scrub() {
        let fraction = CGFloat(slider.value)
        call({ $0.fractionComplete = fraction }, { $0.setFraction(fraction) })
    }

    // MARK: What is shown

    private func tell(_ text: String) { outcome.text = "Last: \(text)" }

    /// A frame at a time while it runs; nothing ticks when it stands.
    private func watch() {
        guard link == nil, plainAnimator?.isRunning == true || safeAnimator?.isRunning == true else { return }
        let link = CADisplayLink(target: self, selector: Self.tickSelector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stopWatching() {
        link?.invalidate()
        link = nil
    }

    private static let tickSelector: Selector = {
        DispatchTable.register("tick:", on: ScrubBenchController.self) {
            (controller: ScrubBenchController, _: CADisplayLink) in controller.tick()
        }
        return Selector("tick:")
    }()

    private func tick() {
        show()
        if plainAnimator?.isRunning != true, safeAnimator?.isRunning != true { stopWatching() }
    }

    private func show() {
        let fraction = plainAnimator?.fractionComplete ?? safeAnimator?.fractionComplete ?? 0
        if !slider.isTracking { slider.value = Float(fraction) }
        let percent = "\(Int((fraction * 100).rounded())) %"
        if let plain = plainAnimator {
            state.text = "state .\(plain.state.name), isRunning \(plain.isRunning), isReversed \(plain.isReversed), \(percent)"
        } else if let safe = safeAnimator {
            state.text = "phase .\(safe.phase.rawValue), isReversed \(safe.isReversed), \(percent)"
        }
    }
}

extension UIViewAnimatingState {
    /// As it is written.
    var name: String {
        switch self {
        case .inactive: "inactive"
        case .active: "active"
        case .stopped: "stopped"
        @unknown default: "state \(rawValue)"
        }
    }
}
