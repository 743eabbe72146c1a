// Buttons that draw what lies behind them blurred (seed 003), over a busy picture; and one pane that follows by itself.
import SafeUIKit
import UIKit

/// A picture that a drag moves, blurred buttons that keep what they drew until they are refreshed, and a live pane.
@MainActor
final class BlurredButtonsController: UIViewController {
    private let picture = UIImageView()
    private let live = LiveBlurredBackgroundView()
    private let still = BlurredBackgroundView()
    private let report = UILabel(onGlass: "Live: follows by itself. Drag the picture", .subheadline)
    private let buttonRow = UIStackView()
    private var buttons: [BlurredBackgroundButton] = []
    private var offset = CGPoint.zero
    private var paintedFor = CGSize.zero

    private static let radii: [CGFloat] = [1, 4, 10]
    private static let margin: CGFloat = 120

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        picture.accessibilityIdentifier = "busy"
        picture.isUserInteractionEnabled = true
        view.addSubview(picture)
        picture.on(UIPanGestureRecognizer()) { [weak self] in self?.drag($0) }

        let rows = UIStackView()
        rows.axis = .vertical
        rows.spacing = 16
        for radius in Self.radii { buttonRow.addArrangedSubview(makeButton(radius)) }
        buttonRow.spacing = 16
        buttonRow.distribution = .fillEqually
        rows.addArrangedSubview(buttonRow)
        let drawn = UILabel(onGlass: "Drawn: until setNeedsDisplay()", .subheadline)
        drawn.textColor = .black
        still.blurRadius = 8
        live.blurRadius = 8
        dress(still, "still", drawn)
        dress(live, "live", report)
        for pane in [still, live] as [UIView] { rows.addArrangedSubview(pane) }
        let refresh = UIButton(configuration: .filled())
        refresh.configuration?.title = "Refresh"
        refresh.maximumContentSizeCategory = .extraExtraLarge
        refresh.accessibilityIdentifier = "refresh"
        refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .primaryActionTriggered)
        rows.addArrangedSubview(refresh)
        view.addConstrained(rows)
        arrange()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: BlurredButtonsController, _) in
            controller.arrange()
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            rows.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
            rows.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -32),
        ])
    }

    /// Below each other, or beside each other on low screens.
    private func arrange() { buttonRow.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical }

    private func makeButton(_ radius: CGFloat) -> UIButton {
        let button = BlurredBackgroundButton()
        button.blurRadius = radius
        button.setTitle("Blurred by \(Int(radius))", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.cornerRadius = 14
        button.borderColor = .white
        button.accessibilityIdentifier = "blurred-\(Int(radius))"
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        button.addAction(
            UIAction { [weak self] _ in self?.report.text = "Tapped: blurred by \(Int(radius))" },
            for: .primaryActionTriggered)
        buttons.append(button)
        return button
    }

    private func dress(_ pane: UIView, _ name: String, _ label: UILabel) {
        pane.accessibilityIdentifier = name
        pane.layer.cornerRadius = 14
        pane.layer.cornerCurve = .continuous
        pane.clipsToBounds = true
        label.textAlignment = .center
        pane.addFilling(label, inset: 8)
        pane.heightAnchor.constraint(equalToConstant: 64).isActive = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if paintedFor != view.bounds.size {
            paintedFor = view.bounds.size
            let size = CGSize(width: view.bounds.width + 2 * Self.margin, height: view.bounds.height + 2 * Self.margin)
            picture.image = BusyPicture.image(size: size)
            picture.frame.size = size
            place()
            view.layoutIfNeeded()
            refresh()
        }
    }

    private func place() {
        let limit = Self.margin
        offset = CGPoint(x: min(max(-limit, offset.x), limit), y: min(max(-limit, offset.y), limit))
        picture.frame.origin = CGPoint(x: offset.x - limit, y: offset.y - limit)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        pan.setTranslation(.zero, in: view)
        offset.x += way.x
        offset.y += way.y
        place()
        report.text = "Live: only this one has followed"
    }

    private func refresh() {
        for button in buttons { button.setNeedsDisplay() }
        still.setNeedsDisplay()
    }
}
