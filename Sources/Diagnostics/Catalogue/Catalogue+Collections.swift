// Diagnostics UIK2701…2799: collection views.
// No Apple page: this is ours.

extension Catalogue {
    /// A view for an identifier that nobody registered.
    package static let collectionUnregistered = CatalogueEntry(
        code: "UIK2701", severity: .exception, title: "A collection view's element was dequeued that is not registered.",
        cause: "The dequeue methods need a registered class for the identifier, and for the kind of a supplementary view.",
        fix: "Call register(_:forCellWithReuseIdentifier:) before the collection view shows items, or use a registration.",
        apple: "NSInternalInconsistencyException: could not dequeue a view of kind: … with identifier … - must register a nib or a "
            + "class for the identifier or connect a prototype cell in a storyboard",
        recovery: .continues("A plain cell or view is returned."))

    /// A class that is no cell, or an empty identifier.
    package static let collectionRegistration = CatalogueEntry(
        code: "UIK2702", severity: .exception, title: "A collection view was given a class or an identifier that it cannot use.",
        cause: "Cells are subclasses of UICollectionViewCell, other views of UICollectionReusableView, and identifiers and "
            + "kinds are "
            + "not empty.",
        fix: "Register the view's own class under a name of its own.", recovery: .noOperation)

    /// A registration for each cell.
    package static let collectionLateRegistration = CatalogueEntry(
        code: "UIK2703", severity: .exception, title: "A registration was made while a collection view asks for a view.",
        cause: "A registration that is made for each cell has cells that no other one uses again.",
        fix: "Make the registration once, outside of the method or closure that gives cells, and keep it.",
        apple: "NSInternalInconsistencyException: Attempted to dequeue a cell using a registration that was created inside "
            + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. …",
        recovery: .continues("The view is made all the same."))

    /// A view that was dequeued and not returned.
    package static let collectionNotReturned = CatalogueEntry(
        code: "UIK2704", severity: .exception, title: "A view was dequeued and not returned to the collection view.",
        cause: "Each question of the collection view is answered by one view that was dequeued for it.",
        fix: "Dequeue once in each answer. For a view that is shown, ask cellForItem(at:) or "
            + "supplementaryView(forElementKind:at:).",
        apple: "NSInternalInconsistencyException: Expected dequeued view to be returned to the collection view in preparation for "
            + "display. …",
        recovery: .continues("The view waits for another element."))

    /// Attributes for an item that does not exist.
    package static let collectionUnknownAttributes = CatalogueEntry(
        code: "UIK2705", severity: .exception, title: "A layout places an element of a collection view that does not exist.",
        cause: "The path lies outside of the counts that the data source gave last.",
        fix: "Ask numberOfSections and numberOfItems(inSection:) in prepare(), and drop what an earlier prepare() kept.",
        apple: "NSInternalInconsistencyException: UICollectionView received layout attributes for a cell with an index path "
            + "that does "
            + "not exist: …",
        recovery: .continues("The element is not shown."))

    /// No view for an element.
    package static let collectionNoView = CatalogueEntry(
        code: "UIK2706", severity: .exception, title: "A data source gave a collection view no view for an element.",
        cause: "The layout places supplementary views, and collectionView(_:viewForSupplementaryElementOfKind:at:) is not "
            + "implemented; "
            + "or one view was returned for two elements; or no class is registered for a decoration.",
        fix: "Return a view that was dequeued for this kind and path.",
        apple: "NSInternalInconsistencyException: the collection view's data source did not return a valid view from "
            + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: for index path …",
        recovery: .continues("The element is not shown."))

    /// A cell that was made by hand.
    package static let collectionHandMade = CatalogueEntry(
        code: "UIK2707", severity: .exception, title: "A data source returned a cell that was not dequeued.",
        cause: "A cell without a reuse identifier cannot be used again.",
        fix: "Register the class and call dequeueReusableCell(withReuseIdentifier:for:), or use a registration.",
        apple: "NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        recovery: .continues("The cell is shown, and not used again."))

    /// Two positions of one axis.
    package static let collectionScrollPositions = CatalogueEntry(
        code: "UIK2708", severity: .exception, title: "A scroll position names two places along one axis.",
        cause: "One of top, centeredVertically and bottom may be combined with one of left, centeredHorizontally and right.",
        fix: "Name one position down, one across, or both.", apple: "NSInvalidArgumentException", recovery: .noOperation)

    /// Attributes that change by themselves.
    package static let collectionSilentChange = CatalogueEntry(
        code: "UIK2709", severity: .exception, title: "A layout moved a supplementary view without an invalidation.",
        cause: "Attributes stay as they are until the layout is invalidated.",
        fix: "Answer true in shouldInvalidateLayout(forBoundsChange:) where views follow the scrolling.",
        apple: "NSInternalInconsistencyException: layout attributes for supplementary item at index path (…) changed from … to …  "
            + "without invalidating the layout",
        recovery: .continues("The view moves."))

    /// A layout that does not settle.
    package static let collectionLoop = CatalogueEntry(
        code: "UIK2710", severity: .exception, title: "A collection view's layout does not settle.",
        cause: "A cell wishes another size each time it is measured, or prepare() changes what it depends on.",
        fix: "Let preferredLayoutAttributesFitting(_:) give one size for one content and one width.",
        apple: "NSInternalInconsistencyException: UICollectionView (…) is stuck in its update/layout loop. This can happen "
            + "for many "
            + "reasons, including self-sizing views whose preferred attributes are not returning a consistent size. …",
        recovery: .continues("The last sizes are shown."))

    /// A second interactive transition.
    package static let collectionInTransition = CatalogueEntry(
        code: "UIK2711", severity: .exception, title: "A collection view is on its way to another layout already.",
        cause: "startInteractiveTransition(to:completion:) was called before the last transition ended.",
        fix: "Call finishInteractiveTransition() or cancelInteractiveTransition() first, and wait for the completion.",
        apple: "NSInternalInconsistencyException: the collection is already part way through an interactive transition",
        recovery: .continues("The transition under way goes on; its layout is returned."))

    /// An end without a beginning.
    package static let collectionNoTransition = CatalogueEntry(
        code: "UIK2712", severity: .misuse, title: "A collection view is not on its way to another layout.",
        cause: "No interactive transition is under way.", fix: "Call startInteractiveTransition(to:completion:) first.",
        recovery: .noOperation)

    /// No layout in the archive.
    package static let collectionNoLayout = CatalogueEntry(
        code: "UIK2713", severity: .exception, title: "A collection view came from an archive that holds no layout.",
        cause: "The archive has no collectionViewLayout.",
        fix: "Encode the collection view with its layout, or set one "
            + "afterwards.",
        apple: "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter",
        recovery: .continues("A layout that places nothing is used."))

    /// A view of another kind.
    package static let collectionWrongKind = CatalogueEntry(
        code: "UIK2714", severity: .exception, title: "A data source returned a supplementary view of another kind.",
        cause: "The view was dequeued for another kind than the one that was asked for.",
        fix: "Dequeue with the kind that the method was given.",
        apple: "NSInternalInconsistencyException: the view returned from "
            + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind it is being "
            + "used for. …",
        recovery: .continues("The view is shown."))

    /// An item that does not exist.
    package static let collectionNoSuchItem = CatalogueEntry(
        code: "UIK2715", severity: .exception, title: "A collection view was asked about an item that it does not have.",
        cause: "The path lies outside of the counts that the data source gave last, or has not two indices.",
        fix: "Compare with numberOfSections and numberOfItems(inSection:), or tell the collection view of the new items first.",
        apple: "NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds item (…) when "
            + "there are "
            + "only … items in section ….",
        recovery: .noOperation)

    /// Changes while a finger moves an item.
    package static let collectionMovingUpdates = CatalogueEntry(
        code: "UIK2716", severity: .misuse, title: "A collection view was changed while an item is moved by a finger.",
        cause: "Until the movement ends, the collection view shows another order than the data has.",
        fix: "Change the data when collectionView(_:moveItemAt:to:) was called, or end the movement first.",
        recovery: .continues("A block of changes waits for the end of the movement; a single change ends it."))

    /// Every entry of UIK27xx, in order of code.
    package static let collections: [CatalogueEntry] = [
        collectionUnregistered, collectionRegistration, collectionLateRegistration, collectionNotReturned,
        collectionUnknownAttributes, collectionNoView, collectionHandMade, collectionScrollPositions, collectionSilentChange,
        collectionLoop, collectionInTransition, collectionNoTransition, collectionNoLayout, collectionWrongKind,
        collectionNoSuchItem, collectionMovingUpdates,
    ]
}
