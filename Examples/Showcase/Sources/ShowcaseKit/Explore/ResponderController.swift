// Nested views that pass a touch up the responder chain; each one that sees it lights up.
import UIKit

/// A view that lights up when a touch reaches it and hands it on.
@MainActor
private final class LitView: UIView {
    var onTouch: (String) -> Void = { _ in }
    private let label = UILabel()

    init(_ name: String, colour: UIColor) {
        super.init(frame: .zero)
        backgroundColor = colour
        layer.cornerRadius = 18
        layer.cornerCurve = .continuous
        accessibilityIdentifier = name
        label.text = name
        label.follow(.footnote, .systemFont(ofSize: 13, weight: .semibold))
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("LitView is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 14, y: 10, width: bounds.width - 28, height: nameHeight(in: bounds.width))
    }

    func nameHeight(in width: CGFloat) -> CGFloat { max(18, label.height(in: width - 28)) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.borderWidth = 4
        layer.borderColor = UIColor.systemOrange.cgColor
        onTouch(accessibilityIdentifier ?? "")
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.borderWidth = 0
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        layer.borderWidth = 0
        super.touchesCancelled(touches, with: event)
    }
}

/// Touch the innermost view: the touch travels up through every responder, and the path is written below.
@MainActor
final class ResponderController: UIViewController {
    private let outer = LitView("Outer view", colour: .systemGray5)
    private let middle = LitView("Middle view", colour: .systemGray4)
    private let inner = LitView("Inner view", colour: .systemGray3)
    private let path = UILabel()
    /// For a path that is longer than the rest of the screen.
    private let pathScroll = UIScrollView()
    private var seen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        for lit in [outer, middle, inner] {
            lit.onTouch = { [weak self] name in self?.seen.append(name) }
        }
        path.follow(.subheadline)
        path.textColor = .secondaryLabel
        path.text = "Touch a view: the touch travels up the chain."
        path.accessibilityIdentifier = "path"
        pathScroll.contentInsetAdjustmentBehavior = .never
        pathScroll.addSubview(path)
        view.addSubview(pathScroll)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        seen.append("View controller")
        var chain = seen
        var responder: UIResponder? = next
        while let current = responder {
            chain.append(String(describing: type(of: current)))
            responder = current.next
        }
        path.text = chain.joined(separator: " → ")
        seen = []
        view.setNeedsLayout()
        super.touchesBegan(touches, with: event)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        let side = min(area.width, area.height - 140, 420)
        outer.frame = CGRect(x: area.midX - side / 2, y: area.minY, width: side, height: side)
        // Narrow margins leave the names of the inner views on one line at the large text sizes.
        let margin: CGFloat = hasLargeText ? 12 : 36
        let one = outer.nameHeight(in: side) + 30
        middle.frame = CGRect(x: margin, y: one, width: side - 2 * margin, height: side - one - margin)
        let two = middle.nameHeight(in: middle.frame.width) + 30
        inner.frame = CGRect(
            x: margin, y: two, width: middle.frame.width - 2 * margin, height: middle.frame.height - two - margin)
        let top = outer.frame.maxY + 20
        pathScroll.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, view.bounds.maxY - top))
        path.frame = CGRect(x: 0, y: 0, width: area.width, height: path.height(in: area.width))
        pathScroll.contentSize = CGSize(width: area.width, height: path.frame.height + 20 + view.safeAreaInsets.bottom)
    }
}
