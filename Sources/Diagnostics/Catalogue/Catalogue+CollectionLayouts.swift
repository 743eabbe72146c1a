// Diagnostics UIK2801…2829: layouts of collection views.
// No Apple page: this is ours.

extension Catalogue {
    /// A side of an item that is 0 or below.
    package static let flowSizeNotPositive = CatalogueEntry(
        code: "UIK2801", severity: .misuse, title: "A flow layout was given a size that is not above 0.",
        cause: "The width or the height of an item is 0, negative or not a number.",
        fix: "Guard the division or subtraction that gives the size; a view that has no size yet gives 0.",
        apple: "NSInternalInconsistencyException: negative or zero item sizes are not supported in the flow layout",
        recovery: .continues("The item has that size; items of the size 0 have no cell."))

    /// An item that is longer than a line.
    package static let flowItemTooLong = CatalogueEntry(
        code: "UIK2802", severity: .misuse, title: "An item of a flow layout is longer than a line has room.",
        cause: "A line is as long as the view without the insets of the section and of the content.",
        fix: "Compute the size from what is left of bounds after the insets, and call invalidateLayout() when bounds change.",
        apple: "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the width "
            + "of the UICollectionView minus the section insets left and right values, minus the content insets left and right "
            + "values.\n…",
        recovery: .continues("The item begins at the line's leading end and reaches over the other one."))

    /// A context that is none of a flow layout.
    package static let flowForeignContext = CatalogueEntry(
        code: "UIK2803", severity: .exception, title: "A flow layout was invalidated by a context of another class.",
        cause: "A flow layout takes contexts of the class UICollectionViewFlowLayoutInvalidationContext.",
        fix: "Make the context of that class or one below it, and answer it from invalidationContextClass.",
        apple: "NSInternalInconsistencyException: the invalidation context (…) sent to -[UICollectionViewFlowLayout "
            + "invalidateLayoutWithContext:] is not an instance of type UICollectionViewFlowLayoutInvalidationContext or a subclass",
        recovery: .continues("All of the layout is made again."))

    /// Attributes that were changed in place.
    package static let flowAttributesChanged = CatalogueEntry(
        code: "UIK2804", severity: .misuse, title: "A subclass of a flow layout changed the attributes that it was given.",
        cause: "The attributes of super are the layout's own.",
        fix: "Copy each of them first: attributes.copy() as? UICollectionViewLayoutAttributes.",
        apple:
            "Logging only once for UICollectionViewFlowLayout cache mismatched frame\nUICollectionViewFlowLayout has cached frame "
            + "mismatch for index path … - cached value: …; expected value: …\nThis is likely occurring because the flow layout "
            + "subclass … is modifying attributes returned by UICollectionViewFlowLayout without copying them",
        recovery: .continues("The next answer has the layout's own frame again."))

    /// A header of a section that is not there.
    package static let flowNoSuchSection = CatalogueEntry(
        code: "UIK2805", severity: .exception, title: "A flow layout was asked for a view of a section that it does not have.",
        cause: "The section lies outside of the counts that the data source gave last.",
        fix: "Compare with numberOfSections, or tell the collection view of the new sections first.",
        apple:
            "NSInternalInconsistencyException: request for layout attributes for supplementary view … in section … when there are "
            + "only … sections in the collection view",
        recovery: .continues("The answer is nil."))

    /// A section that nobody described.
    package static let compositionalNoSection = CatalogueEntry(
        code: "UIK2811", severity: .exception, title: "The provider of a compositional layout gave no section.",
        cause: "The closure returned nil for a section that has items.",
        fix: "Return an NSCollectionLayoutSection for each section of the data source.",
        apple:
            "NSInternalInconsistencyException: Invalid section definition. Please specify a valid section definition when content "
            + "is to be rendered for a section. This is a client error.",
        recovery: .continues("The section has no length."))

    /// A section that cannot be solved.
    package static let compositionalUnsolvable = CatalogueEntry(
        code: "UIK2812", severity: .exception, title: "A section of a compositional layout cannot be laid out.",
        cause: "Its sizes, spacings and insets contradict each other.",
        fix: "Give the group room for at least one of its items: smaller insets or spacings, or sizes as parts of the group.",
        apple: "NSInternalInconsistencyException: … ran into an error when computing the layout for section at index …",
        recovery: .continues("The section has no length."))

    /// A compositional layout in an archive.
    package static let compositionalFromArchive = CatalogueEntry(
        code: "UIK2813", severity: .misuse, title: "A compositional layout was made from an archive.",
        cause: "Its sections are closures or objects that no archive has.",
        fix: "Make the layout in code, and set the collectionViewLayout of the collection view.",
        recovery: .continues("The layout has no sections until it is replaced."))

    static let collectionLayouts = [
        flowSizeNotPositive, flowItemTooLong, flowForeignContext, flowAttributesChanged, flowNoSuchSection, compositionalNoSection,
        compositionalUnsolvable, compositionalFromArchive,
    ]
}
