// Transitions: from one look of a view to another, from one view to another, and those of layers.
import UIKit

/// A card with two sides and a way to choose how they change.
@MainActor
final class TransitionsController: UIViewController {
    /// A transition by its name in code.
    private struct Way {
        let name: String
        let run: @MainActor (TransitionsController) -> Void
    }

    private let frameView = UIView()
    private let front = CardSide("Front", .systemIndigo)
    private let back = CardSide("Back", .systemTeal)
    private let report = UILabel("Choose a transition.", .footnote, .secondaryLabel)
    private var ways: [Way] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        ways = [
            view("transitionCrossDissolve", .transitionCrossDissolve),
            view("transitionFlipFromLeft", .transitionFlipFromLeft),
            view("transitionFlipFromTop", .transitionFlipFromTop),
            layer("push", .push, .fromRight), layer("moveIn", .moveIn, .fromBottom), layer("reveal", .reveal, .fromLeft),
            layer("fade", .fade, nil),
        ]
        frameView.heightAnchor.constraint(equalToConstant: 200).isActive = true
        frameView.accessibilityIdentifier = "card-frame"
        for side in [back, front] { frameView.addFilling(side) }
        back.isHidden = true
        report.accessibilityIdentifier = "transition-report"
        let column = UIStackView(page: [frameView, report], spacing: 10)
        for way in ways {
            let button = UIButton(configuration: .gray())
            button.configuration?.title = way.name
            button.accessibilityIdentifier = way.name
            button.addAction(
                UIAction { [weak self] _ in if let self { way.run(self) } }, for: .primaryActionTriggered)
            column.addArrangedSubview(button)
        }
        view.addScrolling(column, in: UIScrollView())
    }

    /// A transition of UIView, from the side that is seen to the other.
    private func view(_ name: String, _ option: UIView.AnimationOptions) -> Way {
        Way(name: name) { controller in
            let (from, to) = controller.sides
            UIView.transition(from: from, to: to, duration: 0.8, options: [option, .showHideTransitionViews]) { finished in
                controller.report.text = "\(name): \(finished ? "finished" : "interrupted")"
            }
        }
    }

    /// A CATransition of the frame's layer, within which the sides change places.
    private func layer(_ name: String, _ type: CATransitionType, _ subtype: CATransitionSubtype?) -> Way {
        Way(name: name) { controller in
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtype
            transition.duration = 0.8
            transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            controller.frameView.layer.add(transition, forKey: kCATransition)
            let (from, to) = controller.sides
            from.isHidden = true
            to.isHidden = false
            controller.report.text = "\(name): CATransition"
        }
    }

    private var sides: (from: UIView, to: UIView) { front.isHidden ? (back, front) : (front, back) }
}

/// One side of the card.
@MainActor
final class CardSide: UIView {
    init(_ title: String, _ tint: UIColor) {
        super.init(frame: .zero)
        backgroundColor = tint
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        accessibilityIdentifier = title
        let label = UILabel(title, .largeTitle, .white)
        addConstrained(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CardSide is made in code") }
}
