// Buttons that draw a blurred picture of their background, and a live pane that updates itself.
import SafeUIKit
import UIKit

/// A picture that a drag moves, blurred buttons that keep what they drew until they are refreshed, and a live pane.
@MainActor
final class BlurredButtonsController: UIViewController {
    private let picture = UIImageView()
    private let live = LiveBlurredBackgroundView()
    private let still = BlurredBackgroundView()
    private let report = UILabel(onGlass: "Live: updates itself. Drag the picture", .subheadline)
    private let buttonRow = UIStackView()
    private var buttons: [BlurredBackgroundButton] = []
    private var heights: [NSLayoutConstraint] = []
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
        refresh.accessibilityIdentifier = "refresh"
        refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .primaryActionTriggered)
        rows.addArrangedSubview(refresh)
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addFilling(rows, of: scroll.contentLayoutGuide)
        view.addConstrained(scroll)
        arrange()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: BlurredButtonsController, _) in
            controller.arrange()
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            // In the middle of the screen; they scroll where they are higher.
            scroll.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            scroll.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
            scroll.heightAnchor.constraint(equalTo: rows.heightAnchor).at(.belowContent),
            scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 32),
            scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -32),
            rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    /// Below each other, or beside each other on low screens.
    private func arrange() { buttonRow.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical }

    private func makeButton(_ radius: CGFloat) -> UIButton {
        let button = BlurredBackgroundButton()
        button.blurRadius = radius
        button.setTitle("Blurred by \(Int(radius))", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.followTitle(.headline)
        button.cornerRadius = 14
        button.borderColor = .white
        button.accessibilityIdentifier = "blurred-\(Int(radius))"
        let height = button.heightAnchor.constraint(equalToConstant: 50)
        height.isActive = true
        heights.append(height)
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
        pane.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    }

    /// The buttons are as high as their titles.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).width - 64
        let width = buttonRow.axis == .vertical ? room : (room - 32) / 3
        for (button, height) in zip(buttons, heights) where width > 0 {
            height.constant = max(50, button.height(in: width))
        }
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
        report.text = "Live: only this one was updated"
    }

    private func refresh() {
        for button in buttons { button.setNeedsDisplay() }
        still.setNeedsDisplay()
    }
}
