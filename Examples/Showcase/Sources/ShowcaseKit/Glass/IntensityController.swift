// A slider for the strength of a blur, which SafeUIKit's BlurView has and UIKit's effect views have not.
import SafeUIKit
import UIKit

/// A BlurView over a photo; a slider, a choice of styles and a button that lets the strength run.
@MainActor
final class IntensityController: UIViewController {
    private let photo = PhotoView(number: 7)
    private let blur = BlurView(style: .regular, intensity: 0.5)
    private let percent = UILabel(onGlass: "", .largeTitle)
    private let note = UILabel("addSubview works on a BlurView: it cannot be misused.", .footnote)
    private let slider = UISlider()
    private let choice = UISegmentedControl(items: styles.map(\.title))
    private let run = UIButton(configuration: .tinted())

    private static let styles: [(title: String, style: UIBlurEffect.Style)] = [
        ("regular", .regular), ("thin", .systemThinMaterial), ("chrome", .systemChromeMaterial), ("dark", .dark),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addConstrained(photo)
        blur.accessibilityIdentifier = "blur"
        percent.accessibilityIdentifier = "percent"
        percent.textAlignment = .center
        note.textAlignment = .center
        let words = UIStackView(arrangedSubviews: [percent, note])
        words.axis = .vertical
        words.spacing = 8
        // Words that shine as those on an effect view do, as strongly as the glass.
        let vibrancy = VibrancyView(style: .label)
        let wordScroll = UIScrollView()
        wordScroll.contentInsetAdjustmentBehavior = .never
        vibrancy.addFilling(words)
        wordScroll.addFilling(vibrancy, of: wordScroll.contentLayoutGuide)
        blur.addConstrained(wordScroll)
        photo.addConstrained(blur)
        slider.value = 0.5
        slider.accessibilityIdentifier = "strength"
        slider.accessibilityLabel = "Intensity"
        slider.addAction(UIAction { [weak self] _ in self?.slide() }, for: .valueChanged)
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "blur-style"
        choice.addAction(UIAction { [weak self] _ in self?.changeStyle() }, for: .valueChanged)
        run.configuration?.title = "Let it run"
        run.accessibilityIdentifier = "run"
        run.addAction(UIAction { [weak self] _ in self?.letRun() }, for: .primaryActionTriggered)
        let foot = UIStackView(page: [slider, choice, run], spacing: 14)
        view.addConstrained(foot)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: view.topAnchor),
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            photo.bottomAnchor.constraint(equalTo: foot.topAnchor),
            foot.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            foot.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            foot.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            blur.topAnchor.constraint(equalTo: area.topAnchor, constant: 28),
            blur.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: -28),
            blur.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 28),
            blur.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -28),
            // In the middle of the glass; they scroll where they are higher.
            wordScroll.centerYAnchor.constraint(equalTo: blur.centerYAnchor),
            wordScroll.heightAnchor.constraint(lessThanOrEqualTo: blur.heightAnchor),
            wordScroll.heightAnchor.constraint(equalTo: vibrancy.heightAnchor).at(.belowContent),
            wordScroll.leadingAnchor.constraint(equalTo: blur.leadingAnchor, constant: 16),
            wordScroll.trailingAnchor.constraint(equalTo: blur.trailingAnchor, constant: -16),
            vibrancy.widthAnchor.constraint(equalTo: wordScroll.frameLayoutGuide.widthAnchor),
        ])
        blur.layer.cornerRadius = 20
        blur.layer.cornerCurve = .continuous
        blur.clipsToBounds = true
        show()
    }

    private func slide() {
        blur.intensity = CGFloat(slider.value)
        show()
    }

    private func changeStyle() {
        blur.style = Self.styles[max(0, choice.selectedSegmentIndex)].style
    }

    /// To the other end, in a second and at an even pace.
    private func letRun() {
        let goal: CGFloat = blur.intensity < 0.5 ? 1 : 0
        blur.setIntensity(goal, animated: true, duration: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [slider] in
            slider.setValue(Float(goal), animated: true)
        }
        show()
    }

    private func show() { percent.text = "\(Int((blur.intensity * 100).rounded())) %" }
}
