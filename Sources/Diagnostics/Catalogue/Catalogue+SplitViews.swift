// Diagnostics UIK2061 to UIK2079: split view controllers.
// No Apple page: this is ours.

extension Catalogue {
    /// FB8640357.
    package static let secondaryPushed = CatalogueEntry(
        code: "UIK2061", severity: .misuse,
        title: "A controller set for the secondary column was pushed on the existing one.",
        cause: "The secondary column has a navigation controller, and setViewController(_:for:) received a plain "
            + "controller: it is pushed on the old one, and Back returns to it.",
        fix: "Do one of the following: change the content of the existing controller and call show(.secondary); set nil "
            + "for .secondary first; or manage the column's navigation controller yourself with "
            + "setViewControllers(_:animated:). (A navigation controller in place of the plain controller also replaces "
            + "the old one.)",
        apple: "Nothing is reported (FB8640357: \"This is expected behavior.\").",
        recovery: .continues("The controller is pushed on the column's navigation controller, as in UIKit."))

    /// `present(split)`.
    package static let splitPresented = CatalogueEntry(
        code: "UIK2062", severity: .exception, title: "A split view controller was presented modally.",
        cause: "present(_:animated:completion:) received a UISplitViewController.",
        fix: "Make it the window's root, or a child of the controller that is presented.",
        apple: "NSInvalidArgumentException: Application tried to present a Split View Controllers modally "
            + "<UISplitViewController: 0x…>.",
        recovery: .noOperation)

    /// A column that the style does not have.
    package static let columnInClassicSplit = CatalogueEntry(
        code: "UIK2063", severity: .misuse, title: "A split view was asked for a column that its style does not have.",
        cause: "Only split views with a column style have columns.",
        fix: "Create the split view with init(style: .doubleColumn) or init(style: .tripleColumn), or set viewControllers.",
        recovery: .noOperation)

    /// Apple: a tab bar controller is not supported there.
    package static let tabsInSideColumn = CatalogueEntry(
        code: "UIK2064", severity: .misuse, title: "A tab bar controller was set for a side column of a split view.",
        cause: "The primary and supplementary columns accept only navigation controllers and plain controllers.",
        fix: "Set the tab bar controller for .secondary or .compact, or put the split view into a tab.",
        recovery: .continues("The tab bar controller is wrapped in a navigation controller."))

    /// Every entry of UIK2061 to UIK2079, in order of code.
    package static let splitViews: [CatalogueEntry] = [
        secondaryPushed, splitPresented, columnInClassicSplit, tabsInSideColumn,
    ]
}
