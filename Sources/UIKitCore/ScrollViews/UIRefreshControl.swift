// The control that a pull at the top of a scroll view shows.
// Apple: "UIRefreshControl".
import CoreGraphics
import Foundation

/// A control that starts a refresh when content is pulled down, and spins until the app ends the refresh.
///
/// Assign it to `UIScrollView.refreshControl` and handle `.valueChanged`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    struct Refreshing {
        var isOn = false
        /// A pull starts one refresh; the content must come back before it can start another.
        var isArmed = true
        /// The refresh ended while fingers were down: the room goes with them.
        var waitsForFingers = false
        var title: NSAttributedString?
        /// How far content is pulled, in points.
        var pull: CGFloat = 0
    }
    final var refreshing = Refreshing()
    final let spinner = RefreshSpinner(
        frame: CGRect(x: 0, y: 0, width: RefreshMeasures.side, height: RefreshMeasures.side))
    final let titleLabel = UILabel()
    weak var scrollView: UIScrollView?

    /// Creates a control. The scroll view determines its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRefreshing()
    }
    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefreshing()
    }

    /// Whether a refresh is in progress.
    open var isRefreshing: Bool { refreshing.isOn }
    /// The text below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { refreshing.title }
        set {
            styled(.attributedTitle, { ($0 as? UIRefreshControl)?.attributedTitle = newValue })
            setTitle(newValue)
        }
    }
    /// Shows the control for a refresh that the app began. Sends no event and does not scroll to the control.
    open func beginRefreshing() { begin() }
    /// Ends the refresh; the content returns to its position.
    open func endRefreshing() { end() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRefreshing()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colourSpinner()
    }
}

/// What proxies of a refresh control carry besides.
extension AppearanceKey {
    static let attributedTitle = AppearanceKey("attributedTitle")
}
