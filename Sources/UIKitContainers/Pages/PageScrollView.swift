// The row of pages that slide: three places, of which the middle one shows the current page.
// No Apple page: this is ours. That the row is a scroll view below the controller's view, three pages long and at rest at
// one page's length, is observed: apps rely on it.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A scroll view of three places. Its owner puts pages into them; its delegate is free for the app.
final class PageScrollView: UIScrollView {
    weak var owner: UIPageViewController?
    private let isVertical: Bool
    private let spacing: CGFloat
    private var places = [PagePlace(), PagePlace(), PagePlace()]
    private var arranged = CGSize.zero
    /// While the row itself moves the offset.
    private var isArranging = false
    /// How far the next page has come, from 0 to 1; the one before from 0 to −1.
    private(set) var shift: CGFloat = 0

    init(isVertical: Bool, spacing: CGFloat) {
        self.isVertical = isVertical
        self.spacing = spacing
        super.init(frame: .zero)
        for place in places { addSubview(place) }
        isPagingEnabled = true
        alwaysBounceHorizontal = !isVertical
        alwaysBounceVertical = isVertical
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        isDirectionalLockEnabled = true
    }
    required init?(coder: NSCoder) { fatalError("A row of pages is in no archive.") }

    // MARK: Places

    private var length: CGFloat { isVertical ? bounds.height : bounds.width }
    /// Rows that run from right to left have the next page at the left. Guessed.
    private var isReversed: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private func index(_ direction: UIPageViewController.NavigationDirection) -> Int {
        (direction == .forward) == isReversed ? 0 : 2
    }

    /// The view of a page goes to the place where the transition finds it.
    func put(_ page: UIViewController, at direction: UIPageViewController.NavigationDirection) {
        places[index(direction)].hold(page.view)
    }

    /// A page is the current one; it has come from a side, or was here already. The row rests with it.
    func show(_ page: UIViewController?, after direction: UIPageViewController.NavigationDirection?) {
        if let direction {
            let index = index(direction)
            if page == nil || places[index].holds(page?.viewIfLoaded) { places.swapAt(1, index) }
        }
        if let view = page?.view { places[1].hold(view) }
        arrange()
    }

    private func frame(ofPlace index: Int) -> CGRect {
        let start = CGFloat(index) * length
        let size = bounds.size
        return isVertical
            ? CGRect(x: 0, y: start + spacing / 2, width: size.width, height: max(0, length - spacing))
            : CGRect(x: start + spacing / 2, y: 0, width: max(0, length - spacing), height: size.height)
    }

    /// Content, places and the offset for the present size, at rest.
    private func arrange() {
        let wasArranging = isArranging
        isArranging = true
        arranged = bounds.size
        contentSize =
            isVertical
            ? CGSize(width: bounds.width, height: 3 * length) : CGSize(width: 3 * length, height: bounds.height)
        for (index, place) in places.enumerated() { place.frame = frame(ofPlace: index) }
        contentOffset = offset(1)
        shift = 0
        block()
        isArranging = wasArranging
    }

    private func offset(_ index: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: index * length) : CGPoint(x: index * length, y: 0)
    }

    // MARK: Ends

    /// Ends the row where there is no page: by insets, so that places and offset stay the same everywhere.
    func block() {
        let noneBefore = owner?.book.before.isNone ?? false, noneAfter = owner?.book.after.isNone ?? false
        let start = (isReversed ? noneAfter : noneBefore) ? -length : 0
        let end = (isReversed ? noneBefore : noneAfter) ? -length : 0
        let inset =
            isVertical
            ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
        // Not by the setter: content at an edge would go along with it.
        takeInsetInPlace(inset)
    }

    // MARK: Movement

    /// Slides to the place of a direction. False where nothing can slide.
    func slide(_ direction: UIPageViewController.NavigationDirection) -> Bool {
        if arranged != bounds.size { arrange() }
        guard length > 0 else { return false }
        block()
        setContentOffset(offset(CGFloat(index(direction))), animated: true)
        return true
    }

    /// Stops fingers and motion, without a word to the owner.
    func standStill() {
        isArranging = true
        if isDragging || isTracking {
            let pan = panGestureRecognizer, wasEnabled = pan.isEnabled
            pan.isEnabled = false
            pan.isEnabled = wasEnabled
        }
        stopScrollingAndZooming()
        isArranging = false
    }

    /// A transition ends while the row moves: it does not rest, and what is seen stays where it is.
    func goOn(end: () -> Void) {
        guard let transition = owner?.book.transition else { return }
        let before = shift
        isArranging = true
        end()
        guard owner?.book.transition == nil else {
            isArranging = false
            return
        }
        let isOver = owner?.book.current.elementsEqual(transition.incoming, by: ===) ?? false
        let left = isOver ? before - transition.direction.sign : before
        contentOffset = offset(1 + (isReversed ? -left : left))
        isArranging = false
        moved()
    }

    private func moved() {
        guard !isArranging, arranged == bounds.size, length > 0 else { return }
        let place = (isVertical ? contentOffset.y : contentOffset.x) / length - 1
        shift = isReversed ? -place : place
        owner?.rowMoved(to: shift)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            moved()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard arranged != bounds.size else { return }
        owner?.settle()
        arrange()
    }

    override func didComeToRest() {
        super.didComeToRest()
        if !isArranging { owner?.rowRests(at: shift) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { owner?.settle() }
    }

    /// Before a drag begins it must be known where the row ends.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer { owner?.rowWillBeDragged() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        owner?.scrollForAccessibility(direction, isVertical, isReversed) ?? false
    }
}
