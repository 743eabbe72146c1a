// Particles: confetti that a button sets off, snow with wind, a fire whose light adds up.
// Apple: "CAEmitterLayer", "CAEmitterCell".
import UIKit

/// Three emitters, each with a control that changes it while it runs.
@MainActor
final class ParticlesController: UIViewController {
    private let snow = SnowView()
    private let fire = FireView()
    private let confetti = CAEmitterLayer()
    private let celebrate = UIButton(configuration: .filled())
    private let report = UILabel("Nothing has been celebrated yet.", .footnote, .secondaryLabel)
    private var bursts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let column = UIStackView(
            page: [
                makeConfettiCard(), SceneCard("Snow", scene: snow, label: "Wind", control: makeWind()),
                SceneCard("Fire", scene: fire, label: "Heat", control: makeHeat()),
            ], spacing: 14)
        view.addScrolling(column, in: UIScrollView())
        confetti.emitterCells = ConfettiCell.all
        confetti.emitterShape = .line
        confetti.seed = 7
        confetti.birthRate = 0
        // Above the cards. A layer takes no touches.
        view.layer.addSublayer(confetti)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        confetti.frame = view.bounds
        // Along the upper edge, just out of sight.
        confetti.emitterPosition = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top - 14)
        confetti.emitterSize = CGSize(width: view.bounds.width, height: 0)
        CATransaction.commit()
    }

    private func makeConfettiCard() -> UIView {
        celebrate.configuration?.title = "Celebrate"
        celebrate.accessibilityIdentifier = "celebrate"
        celebrate.setContentCompressionResistancePriority(.required, for: .horizontal)
        celebrate.setContentHuggingPriority(.required, for: .horizontal)
        celebrate.addAction(UIAction { [weak self] _ in self?.burst() }, for: .primaryActionTriggered)
        report.accessibilityIdentifier = "particles-report"
        let words = UIStackView(column: [UILabel("Confetti", .headline), report], spacing: 2)
        let row = TurningStack(row: [words, celebrate], spacing: 12, distribution: .fill)
        let card = UIView()
        card.dressAsCard()
        card.addFilling(row, inset: 14)
        return card
    }

    private func makeWind() -> UIControl {
        let wind = UISwitch()
        wind.accessibilityIdentifier = "wind"
        wind.addAction(
            UIAction { [snow, weak wind] _ in snow.wind = wind?.isOn == true ? 60 : 0 }, for: .valueChanged)
        return wind
    }

    private func makeHeat() -> UIControl {
        let heat = UISlider()
        heat.value = 0.5
        heat.accessibilityIdentifier = "heat"
        heat.widthAnchor.constraint(equalToConstant: 140).isActive = true
        heat.addAction(
            UIAction { [fire, weak heat] _ in fire.heat = CGFloat(heat?.value ?? 0.5) }, for: .valueChanged)
        return heat
    }

    /// Lets pieces rain for half a second; after that those in the air fall on by themselves.
    private func burst() {
        bursts += 1
        report.text = bursts == 1 ? "Celebrated once." : "Celebrated \(bursts) times."
        let rate = CABasicAnimation(keyPath: "birthRate")
        rate.fromValue = 1
        rate.toValue = 1
        rate.duration = 0.5
        confetti.add(rate, forKey: "burst")
    }
}
