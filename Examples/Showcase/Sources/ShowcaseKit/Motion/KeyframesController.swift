// Keyframes: one animation that changes several things, each in its own part of the time; and a path to follow.
import UIKit

/// A parcel that is lifted, carried, turned and set down by `animateKeyframes`; a ship that follows a path.
@MainActor
final class KeyframesController: UIViewController {
    private let stage = UIView()
    private let parcel = UIView()
    private let sea = UIView()
    private let ship = CAShapeLayer()
    private let course = CAShapeLayer()
    private let report = UILabel("Tap to begin.", .footnote, .secondaryLabel)
    private let mode = UISegmentedControl(items: ["linear", "discrete", "paced", "cubic"])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for card in [stage, sea] {
            card.dressAsCard()
            card.clipsToBounds = true
            card.heightAnchor.constraint(equalToConstant: 190).isActive = true
        }
        parcel.backgroundColor = .systemOrange
        parcel.layer.cornerRadius = 8
        parcel.accessibilityIdentifier = "parcel"
        stage.addSubview(parcel)
        course.fillColor = nil
        course.lineWidth = 2
        course.lineDashPattern = [4, 5]
        sea.layer.addSublayer(course)
        sea.layer.addSublayer(ship)
        sea.accessibilityIdentifier = "sea"
        mode.selectedSegmentIndex = 2
        mode.accessibilityIdentifier = "mode"
        report.accessibilityIdentifier = "keyframes-report"
        let carry = button("Carry the parcel", "carry") { [weak self] in self?.carry() }
        let sail = button("Sail the course", "sail") { [weak self] in self?.sail() }
        let column = UIStackView(page: [stage, carry, report, sea, mode, sail], spacing: 12)
        view.addScrolling(column, in: UIScrollView())
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: KeyframesController, _) in
            controller.colour()
        }
        colour()
    }

    private func colour() {
        course.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        ship.fillColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    }

    private func button(_ title: String, _ name: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = title
        button.accessibilityIdentifier = name
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        return button
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.layoutIfNeeded()
        guard parcel.layer.animationKeys() == nil else { return }
        parcel.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
        parcel.center = home
        course.path = route.cgPath
        ship.path = hull.cgPath
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ship.position = harbour
        CATransaction.commit()
    }

    private var home: CGPoint { CGPoint(x: 48, y: 190 - 40) }
    private var goal: CGPoint { CGPoint(x: max(48, stage.bounds.width - 48), y: 190 - 40) }

    /// Up in the first quarter, across in the middle half with a turn, down in the last quarter.
    private func carry() {
        let start = parcel.center.x < stage.bounds.midX ? home : goal
        let end = start == home ? goal : home
        report.text = "Carrying…"
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                self.parcel.center = CGPoint(x: start.x, y: 44)
                self.parcel.backgroundColor = .systemPink
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                self.parcel.center = CGPoint(x: end.x, y: 44)
                self.parcel.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                self.parcel.center = end
                self.parcel.transform = .identity
                self.parcel.backgroundColor = .systemOrange
            }
        } completion: { [weak self] finished in
            self?.report.text = finished ? "Delivered." : "Stopped halfway."
        }
    }

    private let harbour = CGPoint(x: 36, y: 150)

    private var route: UIBezierPath {
        let width = sea.bounds.width
        let path = UIBezierPath()
        path.move(to: harbour)
        path.addCurve(
            to: CGPoint(x: width / 2, y: 90), controlPoint1: CGPoint(x: 60, y: 10),
            controlPoint2: CGPoint(x: width / 2 - 30, y: 10))
        path.addCurve(
            to: CGPoint(x: width - 36, y: 50), controlPoint1: CGPoint(x: width / 2 + 30, y: 170),
            controlPoint2: CGPoint(x: width - 60, y: 190))
        return path
    }

    private var hull: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 16, y: 0))
        path.addLine(to: CGPoint(x: -10, y: 9))
        path.addLine(to: CGPoint(x: -5, y: 0))
        path.addLine(to: CGPoint(x: -10, y: -9))
        path.close()
        return path
    }

    /// Follows the course by the chosen calculation mode, its bow ahead.
    private func sail() {
        let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic]
        let sail = CAKeyframeAnimation(keyPath: "position")
        sail.path = route.cgPath
        sail.calculationMode = modes[max(0, mode.selectedSegmentIndex)]
        sail.rotationMode = .rotateAuto
        sail.duration = 2.5
        ship.add(sail, forKey: "sail")
    }
}
