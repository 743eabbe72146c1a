// A card that a finger can catch on its way: dragged, thrown, stopped and turned round by one property animator.
import UIKit

/// A card that opens upwards; touching it while it moves takes hold of it.
@MainActor
final class InterruptibleCardController: UIViewController {
    private let card = UIView()
    private let shade = UIView()
    private let grabber = UIView()
    private let titleLabel = UILabel("Drag me, or tap", .headline)
    private let words = UILabel(
        "Catch the card while it moves: the animator pauses, follows the finger, and continues in the direction of the throw.",
        .subheadline, .secondaryLabel)
    /// Holds the words, which scroll where the open card is lower than they are.
    private let wordScroll = UIScrollView()
    private lazy var wordBottom = wordScroll.bottomAnchor.constraint(lessThanOrEqualTo: card.topAnchor, constant: 400)
    private let state = UILabel("closed", .footnote, .white)
    private var top: NSLayoutConstraint?
    private var isOpen = false
    private var animator: UIViewPropertyAnimator?
    private var caughtAt: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        shade.backgroundColor = .black
        shade.alpha = 0
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.accessibilityIdentifier = "card"
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        state.accessibilityIdentifier = "card-state"
        view.addFilling(shade)
        view.addConstrained(state)
        view.addConstrained(card)
        wordScroll.contentInsetAdjustmentBehavior = .never
        wordScroll.addFilling(words, of: wordScroll.contentLayoutGuide)
        for part in [grabber, titleLabel, wordScroll] { card.addConstrained(part) }
        let top = card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -peek)
        self.top = top
        let guide = card.layoutMarginsGuide
        NSLayoutConstraint.activate([
            top, card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.heightAnchor.constraint(equalTo: view.heightAnchor),
            grabber.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
            grabber.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 36), grabber.heightAnchor.constraint(equalToConstant: 5),
            titleLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 28),
            titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -12),
            wordScroll.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            wordScroll.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            wordScroll.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            wordScroll.heightAnchor.constraint(equalTo: words.heightAnchor).at(.belowContent),
            words.widthAnchor.constraint(equalTo: wordScroll.frameLayoutGuide.widthAnchor),
            wordBottom,
            state.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            state.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        card.on(UIPanGestureRecognizer()) { [weak self] in self?.drag($0) }
        card.on(UITapGestureRecognizer()) { [weak self] _ in self?.tap() }
    }

    /// A paused animator that is let go of is a trap (UIKit's first in the list of crashes): it is stopped before.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if animator?.state == .active { animator?.stopAnimation(true) }
        animator = nil
    }

    /// How far the card goes, points.
    private var travel: CGFloat { max(1, view.bounds.inset(by: view.safeAreaInsets).height - 100 - peek) }

    /// How much of the closed card is seen, in points: the title at least.
    private var peek: CGFloat {
        let room = view.bounds.width - view.layoutMargins.left - view.layoutMargins.right - 24
        return hasLargeText ? max(120, titleLabel.height(in: room) + 44) : 120
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if animator == nil { top?.constant = isOpen ? -peek - travel : -peek }
        wordBottom.constant = max(60, peek + travel - 8)
        wordScroll.isScrollEnabled = words.bounds.height > wordScroll.bounds.height + 1
    }

    /// The animator on its way to the other place; made anew where none is running.
    private func makeAnimator() -> UIViewPropertyAnimator {
        if let animator { return animator }
        let opens = !isOpen
        let made = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.85) { [weak self] in
            guard let self else { return }
            top?.constant = opens ? -peek - travel : -peek
            shade.alpha = opens ? 0.5 : 0
            card.layer.cornerRadius = opens ? 32 : 20
            view.layoutIfNeeded()
        }
        made.addCompletion { [weak self] position in
            guard let self else { return }
            animator = nil
            if position == .end { isOpen = opens }
            // The constraint holds where the card came to rest, also after a way back.
            top?.constant = isOpen ? -peek - travel : -peek
            state.text = isOpen ? "open" : "closed"
        }
        animator = made
        return made
    }

    private func tap() {
        if let animator, animator.state == .active {
            animator.isReversed.toggle()
            state.text = "turned round"
            return
        }
        makeAnimator().startAnimation()
        state.text = "on its way"
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let animator = makeAnimator()
        let way = (isOpen ? 1 : -1) * pan.translation(in: view).y / travel
        switch pan.state {
        case .began:
            animator.pauseAnimation()
            if animator.isReversed { animator.isReversed = false }
            caughtAt = animator.fractionComplete
        case .changed:
            animator.fractionComplete = min(max(0, caughtAt + way), 1)
            state.text = "held at \(Int((animator.fractionComplete * 100).rounded())) %"
        case .ended, .cancelled:
            let speed = (isOpen ? 1 : -1) * pan.velocity(in: view).y
            animator.isReversed = speed < -200 || (speed <= 200 && animator.fractionComplete < 0.5)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            state.text = "let go"
        default: break
        }
    }
}
