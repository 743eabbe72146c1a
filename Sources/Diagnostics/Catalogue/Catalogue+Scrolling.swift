// Diagnostics UIK13xx: scroll views.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK1301: NaN or infinity in an offset, a size, insets or a scale.
    package static let scrollContentNotFinite = CatalogueEntry(
        code: "UIK1301", severity: .exception, title: "A scroll view's content is not described by finite numbers.",
        cause: "An offset, a size, an inset or a scale was NaN or infinite.",
        fix: "Check the numbers before they are set; guard divisions by sizes that may be zero.",
        apple: "CALayerInvalidGeometry: CALayer bounds contains NaN: […]", recovery: .noOperation)

    /// UIK1302: somebody else became the delegate of the pan recognizer.
    package static let scrollPanDelegate = CatalogueEntry(
        code: "UIK1302", severity: .exception, title: "A scroll view's pan recognizer was given another delegate.",
        cause: "The pan recognizer of a scroll view must have the scroll view as its delegate.",
        fix: "Subclass UIScrollView, adopt UIGestureRecognizerDelegate in the subclass, and implement its methods there.",
        apple: "NSInvalidArgumentException: UIScrollView's built-in pan gesture recognizer must have its scroll view as "
            + "its delegate.",
        recovery: .noOperation)

    /// UIK1303: a target for pages.
    package static let scrollPageTarget = CatalogueEntry(
        code: "UIK1303", severity: .misuse, title: "The target offset of a paging scroll view was changed.",
        cause: "isPagingEnabled is true: the scroll view stops only at pages.",
        fix: "Set isPagingEnabled to false and compute the pages in scrollViewWillEndDragging, with decelerationRate .fast.",
        apple: "Stop offset can not be modified for paging scroll views", recovery: .noOperation)

    /// Every entry of UIK13xx, in order of code.
    package static let scrolling: [CatalogueEntry] = [scrollContentNotFinite, scrollPanDelegate, scrollPageTarget]
}
