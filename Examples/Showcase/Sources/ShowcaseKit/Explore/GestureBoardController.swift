// A board of squares that are dragged, pinched, rotated, tapped and pressed.
import UIKit

/// Squares that answer every recognizer; the last gesture stands at the foot.
@MainActor
final class GestureBoardController: UIViewController {
    private let report = UILabel()
    private var squares: [UIView] = []
    private var isPlaced = false
    private var placedSize = CGSize.zero
    private let colours: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    private let names = ["red", "green", "blue"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        report.text = "Drag, pinch, rotate, tap or press a square"
        report.follow(.subheadline)
        report.textColor = .secondaryLabel
        report.textAlignment = .center
        report.accessibilityIdentifier = "report"
        view.addSubview(report)
        for (colour, name) in zip(colours, names) { addSquare(colour, name: name) }
    }

    private func addSquare(_ colour: UIColor, name: String) {
        let square = UIView()
        square.backgroundColor = colour
        square.layer.cornerRadius = 22
        square.layer.cornerCurve = .continuous
        square.layer.shadowOpacity = 0.2
        square.layer.shadowRadius = 8
        square.layer.shadowOffset = CGSize(width: 0, height: 4)
        square.isMultipleTouchEnabled = true
        square.accessibilityIdentifier = name
        let label = UILabel()
        label.text = name.capitalized
        label.follow(.subheadline, .systemFont(ofSize: 15, weight: .semibold))
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.textColor = .white
        label.textAlignment = .center
        label.frame = CGRect(x: 4, y: 25, width: 102, height: 60)
        square.addSubview(label)
        view.addSubview(square)
        squares.append(square)

        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        pinch.delegate = self
        rotation.delegate = self
        square.on(UIPanGestureRecognizer()) { [weak self] in self?.drag($0) }
        square.on(pinch) { [weak self] in self?.scale($0) }
        square.on(rotation) { [weak self] in self?.turn($0) }
        square.on(UITapGestureRecognizer()) { [weak self] recognizer in self?.say("Tapped", recognizer) }
        square.on(UILongPressGestureRecognizer()) { [weak self] recognizer in
            if recognizer.state == .began { self?.say("Pressed", recognizer) }
        }
    }

    private func say(_ what: String, _ recognizer: UIGestureRecognizer) {
        report.text = "\(what) \(recognizer.view?.accessibilityIdentifier ?? "")"
        view.setNeedsLayout()
    }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let square = recognizer.view else { return }
        if recognizer.state == .began { view.bringSubviewToFront(square) }
        let step = recognizer.translation(in: view)
        square.center = CGPoint(x: square.center.x + step.x, y: square.center.y + step.y)
        recognizer.setTranslation(.zero, in: view)
        say("Dragged", recognizer)
    }

    private func scale(_ recognizer: UIPinchGestureRecognizer) {
        guard let square = recognizer.view else { return }
        square.transform = square.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
        say("Pinched", recognizer)
    }

    private func turn(_ recognizer: UIRotationGestureRecognizer) {
        guard let square = recognizer.view else { return }
        square.transform = square.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
        say("Rotated", recognizer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let lines = max(24, report.height(in: area.width - 32))
        report.frame = CGRect(x: area.minX + 16, y: area.maxY - 20 - lines, width: area.width - 32, height: lines)
        guard area.height > 0 else { return }
        if isPlaced { return bringBack(into: area) }
        isPlaced = true
        for (index, square) in squares.enumerated() {
            square.bounds = CGRect(x: 0, y: 0, width: 110, height: 110)
            square.center = CGPoint(
                x: area.midX + CGFloat(index - 1) * 70,
                y: hasLargeText
                    ? area.minY + 60 + CGFloat(index) * max(60, (area.height - lines - 150) / 2)
                    : area.minY + 110 + CGFloat(index) * (area.height - 260) / 3)
        }
    }
}

extension GestureBoardController {
    /// After a rotation no square stays out of reach.
    private func bringBack(into area: CGRect) {
        guard area.size != placedSize else { return }
        placedSize = area.size
        for square in squares {
            square.center = CGPoint(
                x: min(max(square.center.x, area.minX + 55), area.maxX - 55),
                y: min(max(square.center.y, area.minY + 55), area.maxY - 55))
        }
    }
}

extension GestureBoardController: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === otherGestureRecognizer.view
    }
}
