// Bodies that fall, bounce and are dragged about: gravity, collisions, pushes, snaps.
// Apple: "UIDynamicAnimator".
import UIKit

/// A box of bodies, and what acts on them.
@MainActor
final class DynamicsController: UIViewController {
    private let box = UIView()
    private let bodies = DynamicBody.all
    private let report = UILabel("", .footnote, .secondaryLabel)
    private var lineUp = UIButton()
    private lazy var animator = UIDynamicAnimator(referenceView: box)
    private lazy var gravity = UIGravityBehavior(items: bodies)
    private lazy var collision = UICollisionBehavior(items: bodies)
    private lazy var push = UIPushBehavior(items: bodies, mode: .instantaneous)
    private lazy var grip = BodyGrip(in: box, animator: animator)
    private var snaps: [UISnapBehavior] = []
    private var bumps = 0
    private var placedSize = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stage = makeStage()
        place(controls: makeControls(), beside: stage)
        report.accessibilityIdentifier = "dynamics-report"
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        let matter = UIDynamicItemBehavior(items: bodies)
        matter.elasticity = 0.45
        matter.friction = 0.3
        matter.angularResistance = 1
        for behavior in [gravity, collision, matter, push] { animator.addBehavior(behavior) }
        push.active = false
        for body in bodies { body.on(UIPanGestureRecognizer()) { [weak self] in self?.grip.drag(body, $0) } }
    }

    /// The box with a margin around it.
    private func makeStage() -> UIView {
        let stage = UIView()
        box.dressAsCard()
        box.clipsToBounds = true
        box.accessibilityIdentifier = "box"
        stage.addConstrained(box)
        let area = stage.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: stage.topAnchor, constant: 8),
            box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            box.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
        for body in bodies { box.addSubview(body) }
        return stage
    }

    private func makeControls() -> UIView {
        let direction = UISegmentedControl(choice: ["Down", "Weightless", "Up"], "gravity") { [weak self] in
            self?.setGravity(1 - CGFloat($0))
        }
        direction.accessibilityLabel = "Gravity"
        lineUp = UIButton(calls: "Line up", "line-up") { [weak self] in self?.toggleSnaps() }
        let buttons = TurningStack(row: [
            UIButton(calls: "Push", "push") { [weak self] in self?.throwAll() }, lineUp,
            UIButton(calls: "Drop", "drop") { [weak self] in self?.drop() },
        ])
        return UIStackView(column: [direction, buttons, report], spacing: 10)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard box.bounds.size != placedSize, !box.bounds.isEmpty else { return }
        placedSize = box.bounds.size
        drop()
    }

    // MARK: What the controls do

    private func setGravity(_ down: CGFloat) {
        gravity.gravityDirection = CGVector(dx: 0, dy: down)
        report.text = down == 0 ? "Nothing falls." : down > 0 ? "Bodies fall." : "Bodies rise."
    }

    /// Against gravity, and a little to the side.
    private func throwAll() {
        push.pushDirection = CGVector(dx: 0.5, dy: gravity.gravityDirection.dy < 0 ? 1.6 : -1.6)
        push.active = true
        report.text = "Pushed."
    }

    /// Draws each body to a place in the middle, or lets all of them go.
    private func toggleSnaps() {
        let wasLinedUp = !snaps.isEmpty
        release()
        guard !wasLinedUp else { return report.text = "Let go." }
        for (index, body) in bodies.enumerated() {
            let snap = UISnapBehavior(item: body, snapTo: place(index, y: box.bounds.midY - 44))
            snap.damping = 0.6
            animator.addBehavior(snap)
            snaps.append(snap)
        }
        lineUp.configuration?.title = "Let go"
        report.text = "Lined up by snaps."
    }

    private func release() {
        for snap in snaps { animator.removeBehavior(snap) }
        snaps = []
        lineUp.configuration?.title = "Line up"
    }

    /// Puts all bodies to the top, askew, from where they fall.
    private func drop() {
        release()
        bumps = 0
        for (index, body) in bodies.enumerated() {
            body.center = place(index, y: 40)
            body.transform = CGAffineTransform(rotationAngle: CGFloat(index % 5) * 0.17 - 0.3)
            animator.updateItem(usingCurrentState: body)
        }
        report.text = "Drag a body, or throw it."
    }

    /// The place of a body in rows of four.
    private func place(_ index: Int, y: CGFloat) -> CGPoint {
        let step = min(76, box.bounds.width / 4)
        return CGPoint(x: box.bounds.midX + (CGFloat(index % 4) - 1.5) * step, y: y + CGFloat(index / 4) * 84)
    }
}

extension DynamicsController: UICollisionBehaviorDelegate {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { countBump() }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { countBump() }

    private func countBump() {
        bumps += 1
        report.text = bumps == 1 ? "1 bump" : "\(bumps) bumps"
    }
}
