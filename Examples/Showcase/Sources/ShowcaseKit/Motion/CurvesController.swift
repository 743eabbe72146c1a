// Timing functions beside each other: their curves, and a dot that runs by each.
import UIKit

/// The named curves and two of one's own, drawn as Core Animation reads them; a tap runs all at once.
@MainActor
final class CurvesController: UIViewController {
    /// A curve by its name in code.
    private struct Pace {
        let name: String
        let function: CAMediaTimingFunction
        let tint: UIColor
    }

    private let paces = [
        Pace(name: "linear", function: CAMediaTimingFunction(name: .linear), tint: .systemGray),
        Pace(name: "easeIn", function: CAMediaTimingFunction(name: .easeIn), tint: .systemOrange),
        Pace(name: "easeOut", function: CAMediaTimingFunction(name: .easeOut), tint: .systemGreen),
        Pace(name: "easeInEaseOut", function: CAMediaTimingFunction(name: .easeInEaseOut), tint: .systemBlue),
        Pace(name: "default", function: CAMediaTimingFunction(name: .default), tint: .systemIndigo),
        Pace(name: "0.34, 1.56, 0.64, 1", function: CAMediaTimingFunction(controlPoints: 0.34, 1.56, 0.64, 1), tint: .systemPink),
        Pace(
            name: "0.68, −0.6, 0.32, 1.6", function: CAMediaTimingFunction(controlPoints: 0.68, -0.6, 0.32, 1.6), tint: .systemRed),
        Pace(name: "0.9, 0, 0.1, 1", function: CAMediaTimingFunction(controlPoints: 0.9, 0, 0.1, 1), tint: .systemTeal),
    ]
    private var cards: [CurveCard] = []
    private let grid = UIStackView()
    private var columns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        cards = paces.map { CurveCard(name: $0.name, function: $0.function, tint: $0.tint) }
        let run = UIButton(configuration: .filled())
        run.configuration?.title = "Run all"
        run.accessibilityIdentifier = "run"
        run.addAction(UIAction { [weak self] _ in self?.cards.forEach { $0.run() } }, for: .primaryActionTriggered)
        grid.axis = .vertical
        grid.spacing = 12
        let column = UIStackView(page: [run, grid], spacing: 16)
        view.addScrolling(column, in: UIScrollView())
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.inset(by: view.safeAreaInsets).width
        let wanted = (width >= 600 ? 4 : 2) / (hasLargeText ? 2 : 1)
        guard wanted != columns else { return }
        columns = wanted
        grid.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for start in stride(from: 0, to: cards.count, by: columns) {
            let row = UIStackView(arrangedSubviews: Array(cards[start..<min(start + columns, cards.count)]))
            row.distribution = .fillEqually
            row.spacing = 12
            grid.addArrangedSubview(row)
        }
    }
}

/// One curve in a card: time to the right, progress upwards, and a dot on a track below.
@MainActor
final class CurveCard: UIView {
    private let function: CAMediaTimingFunction
    private let plot = CAShapeLayer()
    private let frameLine = CAShapeLayer()
    private let dot = UIView()
    private let tint: UIColor
    private let caption: UILabel
    private lazy var height = heightAnchor.constraint(equalToConstant: 172)

    init(name: String, function: CAMediaTimingFunction, tint: UIColor) {
        self.function = function
        self.tint = tint
        // An isolate from left to right: points of a curve are no sentence that turns round.
        caption = UILabel("\u{2066}\(name)\u{2069}", .caption1, .secondaryLabel)
        super.init(frame: .zero)
        dressAsCard()
        accessibilityIdentifier = name
        addConstrained(caption)
        for line in [frameLine, plot] {
            line.fillColor = nil
            layer.addSublayer(line)
        }
        plot.lineWidth = 2.5
        plot.lineCap = .round
        frameLine.lineWidth = 1
        dot.layer.cornerRadius = 7
        dot.backgroundColor = tint
        dot.accessibilityIdentifier = "dot"
        addSubview(dot)
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            caption.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            height,
        ])
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: CurveCard, _) in card.colour() }
        colour()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CurveCard is made in code") }

    private func colour() {
        plot.strokeColor = tint.resolvedColor(with: traitCollection).cgColor
        frameLine.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    private var square: CGRect {
        CGRect(x: 20, y: captionHeight + 34, width: max(0, bounds.width - 40), height: 66)
    }

    /// 16 points at the default text size.
    private var captionHeight: CGFloat { max(16, caption.height(in: bounds.width - 24)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = captionHeight + 156
        let area = square
        func point(_ x: Float, _ y: Float) -> CGPoint {
            CGPoint(x: area.minX + area.width * CGFloat(x), y: area.maxY - area.height * CGFloat(y))
        }
        var (one, two) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
        function.getControlPoint(at: 1, values: &one)
        function.getControlPoint(at: 2, values: &two)
        let path = UIBezierPath()
        path.move(to: point(0, 0))
        path.addCurve(to: point(1, 1), controlPoint1: point(one[0], one[1]), controlPoint2: point(two[0], two[1]))
        plot.path = path.cgPath
        frameLine.path = UIBezierPath(rect: area).cgPath
        dot.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
        dot.center = CGPoint(x: area.minX, y: area.maxY + 30)
    }

    /// Moves the dot along the track in 1.5 seconds; it is back at the start afterwards.
    func run() {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = square.minX
        move.toValue = square.maxX
        move.duration = 1.5
        move.timingFunction = function
        dot.layer.add(move, forKey: "run")
    }
}
