// A titled group on a screen, as grouped lists on iOS look.
import UIKit

/// A rounded panel with a caption above; its content is laid out by whoever made it.
@MainActor
final class Panel: UIView {
    let content = UIView()
    private let caption = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        caption.text = title
        caption.follow(.footnote)
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

    /// The caption and the gap below it, in points: 26 at the default text size.
    func captionHeight(in width: CGFloat) -> CGFloat { max(18, caption.height(in: width - 32)) + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = captionHeight(in: bounds.width)
        caption.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: top - 8)
        content.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
}

/// A screen made of panels one below the other; they scroll where they are taller than the screen.
@MainActor
class PanelController: UIViewController {
    /// The panels and the height of each one's content in points.
    private var panels: [(panel: Panel, height: CGFloat)] = []
    let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.alwaysBounceVertical = true
        // Sliders and recognizers of the panels get their touches at once.
        scroll.delaysContentTouches = false
        scroll.accessibilityIdentifier = "panels"
        view.addFilling(scroll)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: PanelController, _) in
            controller.view.setNeedsLayout()
        }
    }

    func addPanel(_ title: String, height: CGFloat) -> UIView {
        let panel = Panel(title)
        panels.append((panel, height))
        scroll.addSubview(panel)
        return panel.content
    }

    /// Gives a panel's content another height, in points; for ``layoutContent(of:)``.
    func fit(_ content: UIView, _ height: CGFloat) {
        guard let index = panels.firstIndex(where: { $0.panel.content === content }) else { return }
        let change = height - panels[index].height
        guard change != 0 else { return }
        panels[index].height = height
        panels[index].panel.frame.size.height += change
        content.frame.size.height += change
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let room = view.bounds.width - insets.left - insets.right
        let width = min(room - 32, 620)
        var y: CGFloat = 16
        for index in panels.indices {
            let (panel, height) = panels[index]
            panel.frame = CGRect(
                x: (room - width) / 2, y: y, width: width, height: height + panel.captionHeight(in: width))
            panel.layoutIfNeeded()
            layoutContent(of: panel.content)
            y = panel.frame.maxY + 20
        }
        scroll.contentSize = CGSize(width: room, height: y)
    }

    /// Called when a panel's content has its width; ``fit(_:_:)`` changes its height.
    func layoutContent(of content: UIView) {}
}
