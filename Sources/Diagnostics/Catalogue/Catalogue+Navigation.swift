// Diagnostics UIK2001 to UIK2029: navigation controllers and bars.
// No Apple page: this is ours.

extension Catalogue {
    /// One controller, twice on a stack.
    package static let pushedTwice = CatalogueEntry(
        code: "UIK2001", severity: .exception, title: "A view controller was put on a navigation stack that holds it already.",
        cause: "pushViewController(_:animated:) or setViewControllers(_:animated:) received the same controller twice.",
        fix: "Push another instance, or go back to the existing one with popToViewController(_:animated:).",
        apple: "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported "
            + "(<…: 0x…>)",
        recovery: .noOperation)

    /// A navigation controller as a page.
    package static let navigationPushed = CatalogueEntry(
        code: "UIK2002", severity: .exception, title: "A navigation controller was pushed on a navigation controller.",
        cause: "A page of a navigation controller cannot be a navigation controller itself.",
        fix: "Push its root controller, or present the navigation controller.",
        apple: "NSInvalidArgumentException: Pushing a navigation controller is not supported", recovery: .noOperation)

    /// A split view controller as a page.
    package static let splitPushed = CatalogueEntry(
        code: "UIK2003", severity: .exception, title: "A split view controller was pushed on a navigation controller.",
        cause: "A page of a navigation controller cannot be a split view controller.",
        fix: "Make the split view controller the window's root, or a child of a controller of your own.",
        apple: "NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller "
            + "<UINavigationController: 0x…>",
        recovery: .noOperation)

    /// A way back to what is not there.
    package static let popToUnknown = CatalogueEntry(
        code: "UIK2004", severity: .exception,
        title: "A navigation controller was asked to go back to a controller that "
            + "is not on its stack.",
        cause: "popToViewController(_:animated:) received a controller that was never pushed or was already popped.",
        fix: "Check that viewControllers contains the controller first.",
        apple: "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.",
        recovery: .noOperation)

    /// A push within a push.
    package static let nestedPush = CatalogueEntry(
        code: "UIK2005", severity: .misuse, title: "A controller was pushed while another change of pages was animated.",
        cause: "pushViewController(_:animated:) was called before the previous transition ended.",
        fix: "Push from viewDidAppear(_:), from the coordinator's completion, or set both with "
            + "setViewControllers(_:animated:).",
        apple: "nested push animation can result in corrupted navigation bar",
        recovery: .continues("The current transition is completed at once, then the new one begins."))

    /// Another change within one.
    package static let changedWhileMoving = CatalogueEntry(
        code: "UIK2006", severity: .misuse, title: "A navigation stack was changed while another change of pages was animated.",
        cause: "Pages were popped or set before the previous transition ended.",
        fix: "Wait for viewDidAppear(_:) or the coordinator's completion, or set the whole stack at once.",
        apple: "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
            + "corrupted.",
        recovery: .continues("The current transition is completed at once, then the new one begins."))

    /// Items of a controller's bar.
    package static let managedBarChanged = CatalogueEntry(
        code: "UIK2007", severity: .exception, title: "The items of a navigation controller's bar were changed by hand.",
        cause: "The bar shows the items of the controller's pages.",
        fix: "Change the pages: pushViewController(_:animated:), popViewController(animated:), or a page's navigationItem.",
        apple: "NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by "
            + "a controller.",
        recovery: .noOperation)

    /// The delegate of a controller's bar.
    package static let managedBarDelegate = CatalogueEntry(
        code: "UIK2008", severity: .exception, title: "The delegate of a navigation controller's bar was set.",
        cause: "The controller manages its bar itself.",
        fix: "Use the navigation controller's delegate, or adopt UINavigationBarDelegate in a subclass of "
            + "UINavigationController.",
        apple: "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a "
            + "controller.",
        recovery: .noOperation)

    /// Every entry of UIK2001 to UIK2029, in order of code.
    package static let navigation: [CatalogueEntry] = [
        pushedTwice, navigationPushed, splitPushed, popToUnknown, nestedPush, changedWhileMoving, managedBarChanged,
        managedBarDelegate,
    ]
}
