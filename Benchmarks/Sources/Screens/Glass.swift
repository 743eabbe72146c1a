// Issue 6: cards that scroll below panes of glass.
public import UIKit

/// A column of cards with one or two effect views over it, which can be taken away and put back.
@MainActor public final class GlassScreen {
    public enum Panes {
        /// 96 points high, at the top.
        case bar
        /// As large as the screen.
        case full
        /// As large as the screen, and one in its content view with 40 points around it.
        case nested
    }

    public let screen: BenchScreen
    public let cards: CardColumn
    /// Stands on the innermost pane, or where that would stand.
    public let label = UILabel(frame: CGRect(x: 60, y: 50, width: 240, height: 30))
    private let pane: UIVisualEffectView
    private let inner: UIVisualEffectView?

    public init(_ panes: Panes) {
        screen = BenchScreen()
        let bounds = screen.window.bounds
        let root = UIView(frame: bounds)
        cards = CardColumn(cards: 400, frame: bounds)
        root.addSubview(cards)
        pane = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        pane.frame = panes == .bar ? CGRect(x: 0, y: 0, width: bounds.width, height: 96) : bounds
        if panes == .nested {
            let second = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
            second.frame = bounds.insetBy(dx: 40, dy: 40)
            pane.contentView.addSubview(second)
            inner = second
        } else {
            inner = nil
        }
        root.addSubview(pane)
        label.text = "On glass"
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        root.addSubview(label)
        screen.show(root)
    }

    /// Whether the panes are there.
    public var showsPanes: Bool {
        get { !pane.isHidden }
        set { pane.isHidden = !newValue }
    }

    /// Whether the pane within the other is there.
    public var showsInner: Bool {
        get { inner?.isHidden == false }
        set { inner?.isHidden = !newValue }
    }

    /// Scrolls by so many points, to and fro over the column.
    public func scroll(by points: CGFloat) {
        let end = cards.contentSize.height - cards.bounds.height
        let next = cards.contentOffset.y + points * direction
        if next > end || next < 0 { direction = -direction }
        cards.contentOffset.y = min(max(0, next), end)
    }

    private var direction: CGFloat = 1
}
