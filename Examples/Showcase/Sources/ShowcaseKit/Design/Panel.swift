// A titled group on a screen, as grouped lists on iOS look.
import UIKit

/// A rounded panel with a caption above; its content is laid out by whoever made it.
@MainActor
final class Panel: UIView {
    let content = UIView()
    private let caption = UILabel()
    static let captionHeight: CGFloat = 26

    init(_ title: String) {
        super.init(frame: .zero)
        caption.text = title
        caption.font = .systemFont(ofSize: 13)
        caption.textColor = .secondaryLabel
        content.backgroundColor = .secondarySystemGroupedBackground
        content.layer.cornerRadius = 12
        content.layer.cornerCurve = .continuous
        content.clipsToBounds = true
        addSubview(caption)
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Panel is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 18)
        content.frame = CGRect(
            x: 0, y: Self.captionHeight, width: bounds.width, height: bounds.height - Self.captionHeight)
    }
}

/// A screen made of panels one below the other, which a drag moves where they are taller than the screen.
@MainActor
class PanelController: UIViewController, UIGestureRecognizerDelegate {
    /// The panels and the height of each one's content in points.
    var panels: [(panel: Panel, height: CGFloat)] = []
    private let column = UIView()
    private var offset: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        view.addSubview(column)
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        view.on(pan) { [weak self] in self?.dragPanels($0) }
    }

    /// Panels move up and down: a drag to a side is for what they show.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === view else { return true }
        let way = pan.translation(in: view)
        return abs(way.y) >= abs(way.x)
    }

    func addPanel(_ title: String, height: CGFloat) -> UIView {
        let panel = Panel(title)
        panels.append((panel, height))
        column.addSubview(panel)
        return panel.content
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let width = min(view.bounds.width - insets.left - insets.right - 32, 620)
        var y: CGFloat = 0
        for (panel, height) in panels {
            panel.frame = CGRect(x: 0, y: y, width: width, height: height + Panel.captionHeight)
            y = panel.frame.maxY + 20
        }
        let top = insets.top + 16
        offset = min(0, max(offset, view.bounds.height - insets.bottom - top - y))
        column.frame = CGRect(x: (view.bounds.width - width) / 2, y: top + offset, width: width, height: y)
        for (panel, _) in panels {
            panel.layoutIfNeeded()
            layoutContent(of: panel.content)
        }
    }

    /// Called when a panel's content has its size.
    func layoutContent(of content: UIView) {}

    private func dragPanels(_ recognizer: UIPanGestureRecognizer) {
        offset += recognizer.translation(in: view).y
        recognizer.setTranslation(.zero, in: view)
        view.setNeedsLayout()
    }
}
