// Layouts that are broken, drawn as they come out, and what Vitrine says of each.
// Apple: "Auto Layout Guide", Types of Errors.
import UIKit

/// A broken layout to choose, its picture, and a console with the message.
@MainActor
final class ConflictController: UIViewController {
    private let choice = UISegmentedControl(items: Fault.allCases.map(\.title))
    private let stage = UIView()
    private let legend = UILabel("", .footnote, .secondaryLabel)
    private let exercise = UIButton(configuration: .gray())
    private let console = Console()
    /// The room in which the layouts are built. Its width is a constant: messages then speak of nothing further out.
    private var canvas = UIView()
    private var boxes: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "fault"
        choice.addAction(UIAction { [weak self] _ in self?.build() }, for: .valueChanged)
        stage.dressAsCard()
        stage.accessibilityIdentifier = "broken-stage"
        legend.textAlignment = .center
        exercise.configuration?.title = "exerciseAmbiguityInLayout()"
        exercise.configuration?.buttonSize = .small
        exercise.accessibilityIdentifier = "exercise"
        exercise.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                boxes.first?.exerciseAmbiguityInLayout()
                UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
            }, for: .primaryActionTriggered)
        place()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: ConflictController, _) in
            controller.build()
        }
    }

    /// The parts of the screen, and the words below the picture in the stage.
    private func place() {
        let words = UIStackView(arrangedSubviews: [legend, exercise])
        words.axis = .vertical
        words.alignment = .center
        words.spacing = 8
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addFilling(words, of: scroll.contentLayoutGuide)
        stage.addConstrained(scroll)
        NSLayoutConstraint.activate([
            // In the middle of what the picture leaves; they scroll where they are higher.
            scroll.centerYAnchor.constraint(equalTo: stage.topAnchor, constant: 164).at(.defaultLow),
            scroll.topAnchor.constraint(greaterThanOrEqualTo: stage.topAnchor, constant: 124),
            scroll.bottomAnchor.constraint(lessThanOrEqualTo: stage.bottomAnchor, constant: -8),
            scroll.heightAnchor.constraint(equalTo: words.heightAnchor).at(.belowContent),
            scroll.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16),
            scroll.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -16),
            words.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        place(
            choice, above: stage, and: console,
            uprightHeight: [
                stage.heightAnchor.constraint(greaterThanOrEqualToConstant: 212),
                stage.heightAnchor.constraint(equalTo: words.heightAnchor, constant: 132).at(.defaultLow),
                stage.heightAnchor.constraint(
                    lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.55),
            ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        build()
    }

    /// Builds the chosen layout under a policy that collects what is said instead of stopping.
    private func build() {
        canvas.removeFromSuperview()
        canvas = UIView()
        canvas.accessibilityIdentifier = "canvas"
        canvas.backgroundColor = .tertiarySystemFill
        canvas.layer.cornerRadius = 8
        canvas.layer.cornerCurve = .continuous
        stage.addConstrained(canvas)
        NSLayoutConstraint.activate([
            canvas.widthAnchor.constraint(equalToConstant: 260),
            canvas.heightAnchor.constraint(equalToConstant: 100),
            canvas.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
            canvas.topAnchor.constraint(equalTo: stage.topAnchor, constant: 16),
        ])
        view.layoutIfNeeded()
        let fault = Fault.allCases[max(0, choice.selectedSegmentIndex)]
        legend.text = fault.legend
        exercise.isHidden = fault != .ambiguity
        let (made, said) = Said.during {
            let made = fault.build(in: canvas)
            view.layoutIfNeeded()
            return made
        }
        boxes = made.boxes
        console.show([said, made.told()].compactMap { $0 }.joined(separator: "\n\n"))
    }
}
