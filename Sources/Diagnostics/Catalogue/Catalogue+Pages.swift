// Diagnostics UIK2031…2039: pages and tabs.
// No Apple page: this is ours.

extension Catalogue {
    /// Pages of a transition.
    package static let pageCount = CatalogueEntry(
        code: "UIK2031", severity: .exception, title: "The number of pages does not fit the transition.",
        cause: "setViewControllers(_:direction:animated:completion:) takes one page; it takes two if the spine is in the "
            + "middle, or if pages that curl are double-sided and animated.",
        fix: "Pass as many pages as are visible; for animated double-sided pages, the front and its back.",
        apple: "NSInvalidArgumentException: The number of view controllers provided (…) doesn't match the number required "
            + "(…) for the requested transition",
        recovery: .noOperation)

    /// Pages of a spine.
    package static let pagesForSpine = CatalogueEntry(
        code: "UIK2032", severity: .exception, title: "The number of pages does not fit the spine.",
        cause: "Pages that curl are shown, or their spine changes: a spine in the middle takes two pages, any other takes one.",
        fix: "Call setViewControllers(_:direction:animated:completion:) before the controller is shown, and in "
            + "pageViewController(_:spineLocationFor:) before returning another spine.",
        apple: "NSInvalidArgumentException: The number of provided view controllers (…) does not match the number required "
            + "(…) for the requested spine location",
        recovery: .continues("The spine that the pages fit is used."))

    /// Pages set while the user turns them.
    package static let pagesSetDuringSwipe = CatalogueEntry(
        code: "UIK2033", severity: .misuse, title: "Pages were set while the user turns them.",
        cause: "A swipe is in progress or being cancelled. UIKit sometimes raises an exception, with one of two messages.",
        fix: "Set pages in pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:), or "
            + "disable the controls that set them during a swipe.",
        apple: "NSInternalInconsistencyException: No view controller managing visible view <UIView: 0x…> (or: Duplicate "
            + "states in queue)",
        recovery: .continues("The swipe ends at the nearer page, then the new pages are set."))

    /// One-sided pages about a spine in the middle.
    package static let pageSidesWithMiddleSpine = CatalogueEntry(
        code: "UIK2034", severity: .exception, title: "Pages with a spine in the middle cannot be one-sided.",
        cause: "isDoubleSided was set to false while spineLocation is mid. Apple documents an exception; its text is not "
            + "published.",
        fix: "Set isDoubleSided to false together with another spine.",
        recovery: .noOperation)

    /// A tab bar of a tab bar controller.
    package static let managedTabBar = CatalogueEntry(
        code: "UIK2035", severity: .exception, title: "The items of a tab bar controller's bar were changed.",
        cause: "The tab bar belongs to a UITabBarController, which makes its items from its view controllers.",
        fix: "Set viewControllers, selectedIndex or selectedViewController of the tab bar controller, or the tabBarItem of "
            + "a view controller.",
        apple: "NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not "
            + "allowed.",
        recovery: .noOperation)

    /// The delegate of such a bar.
    package static let managedTabBarDelegate = CatalogueEntry(
        code: "UIK2036", severity: .exception, title: "The delegate of a tab bar controller's bar was changed.",
        cause: "The tab bar belongs to a UITabBarController, which is its delegate.",
        fix: "Set the delegate of the tab bar controller.",
        apple: "NSInternalInconsistencyException: Changing the delegate of a tab bar managed by a tab bar controller is not "
            + "allowed.",
        recovery: .noOperation)

    /// A selection of what is not there.
    package static let selectedForeignTab = CatalogueEntry(
        code: "UIK2037", severity: .exception, title: "A view controller was selected that is not a tab.",
        cause: "selectedViewController must be one of viewControllers.",
        fix: "Add the view controller to viewControllers before selecting it.",
        apple: "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected.",
        recovery: .noOperation)

    /// Every entry of UIK2031…2039, in order of code.
    package static let pages: [CatalogueEntry] = [
        pageCount, pagesForSpine, pagesSetDuringSwipe, pageSidesWithMiddleSpine, managedTabBar, managedTabBarDelegate,
        selectedForeignTab,
    ]
}
