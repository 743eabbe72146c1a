// The control that a pull at the top of a scroll view shows.
// Apple: "UIRefreshControl".
import CoreGraphics
import Foundation

/// Starts a refresh when content is pulled down far enough, and turns until the app says that it is over.
///
/// Set it as `UIScrollView.refreshControl` and act on `.valueChanged`.
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
    final let spinner = RefreshSpinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    final let titleLabel = UILabel()
    weak var scrollView: UIScrollView?

    /// A control; its frame is the scroll view's to choose.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRefreshing()
    }
    /// A control of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefreshing()
    }

    /// Whether a refresh is under way.
    open var isRefreshing: Bool { refreshing.isOn }
    /// A line below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { refreshing.title }
        set {
            styled(.attributedTitle, { ($0 as? UIRefreshControl)?.attributedTitle = newValue })
            setTitle(newValue)
        }
    }
    /// Says that the app began a refresh by itself. Sends no event and does not scroll to the control.
    open func beginRefreshing() { begin() }
    /// Says that the refresh is over; the content goes back.
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
