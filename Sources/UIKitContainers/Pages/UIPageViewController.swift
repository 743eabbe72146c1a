// The page view controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIPageViewController".
import CoreGraphics
import Foundation
import UIKitCore

/// Shows one page of content at a time, or two beside a spine; a finger or the app goes on to the next.
///
/// With the transition style `scroll` pages stand in a row in a scroll view, which is a subview of ``UIViewController/view``
/// and rests at one page's length. With `pageCurl` they turn about a spine; a turning page stays flat (UIK1201).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    final var book: PageBook

    /// A controller without pages yet.
    /// - Parameter options: ``OptionsKey/spineLocation`` (the raw value or the case) for `pageCurl`,
    ///   ``OptionsKey/interPageSpacing`` in points for `scroll`.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        book = PageBook(style, navigationOrientation, options)
        super.init(nibName: nil, bundle: nil)
    }
    /// Pages that curl, side by side, with the spine at the first edge: UIKit's default.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        book = PageBook(.pageCurl, .horizontal, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        book = PageBook(from: coder)
        super.init(coder: coder)
    }
    /// Writes style, orientation, spine and spacing; pages are not written.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        book.encode(with: coder)
    }

    /// The delegate for the user's transitions and the spine location. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Gives the page before and after another. Without one the user cannot go on; not retained. Setting it, also to the
    /// same object, forgets the pages that were asked for in advance.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { dataSourceDidChange(from: oldValue) }
    }
    /// How pages go over into each other; set at the beginning.
    open var transitionStyle: TransitionStyle { book.style }
    /// Whether pages follow each other along x or y; set at the beginning.
    open var navigationOrientation: NavigationOrientation { book.orientation }
    /// The place at which pages are bound; none with the style `scroll`.
    open var spineLocation: SpineLocation { book.spine }
    /// Whether the back of a page has content of its own; always with the spine in the middle. Stored: a page turned flat
    /// shows its back with the spine in the middle only.
    open var isDoubleSided: Bool {
        get { book.isDoubleSided }
        set { setDoubleSided(newValue) }
    }
    /// The pan and the tap that turn pages of the style `pageCurl`; empty with `scroll`.
    open var gestureRecognizers: [UIGestureRecognizer] { curlRecognizers }
    /// The pages that are shown: one, two with the spine in the middle, none at first. While a transition goes on, those
    /// that it comes from.
    open var viewControllers: [UIViewController]? { book.current }
    /// Shows pages. Stops a transition in progress.
    /// - Parameters:
    ///   - viewControllers: As many as will be visible; with animated pages that curl, are double-sided and not bound in
    ///     the middle, the second is the back of the first.
    ///   - completion: Called once: at the end of the animation, or before this returns where there is none. False where
    ///     the animation was stopped.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { show(viewControllers ?? [], direction, animated, completion) }

    // MARK: Overrides

    open override func loadView() { loadPages() }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        checkSpine()
    }
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        spineMayChange(size, coordinator)
    }
    /// The size without the row of dots.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { pageSize(in: parentSize) }
    open override var childForStatusBarStyle: UIViewController? {
        hooked("childForStatusBarStyle", at: UIPageViewController.self) { book.current.first }
    }
    open override var childForStatusBarHidden: UIViewController? {
        hooked("childForStatusBarHidden", at: UIPageViewController.self) { book.current.first }
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { book.current.first }
    /// The orientations that the delegate supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UIPageViewController.self) {
            let answer = delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? []
            return answer.isEmpty ? super.supportedInterfaceOrientations : answer
        }
    }
    /// The orientation that the delegate prefers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let answer = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return answer == .unknown ? super.preferredInterfaceOrientationForPresentation : answer
    }
}
