// Diagnostics UIK2431…2449: diffable data sources.
// No Apple page: this is ours.

extension Catalogue {
    private static let deadlock =
        "NSInternalInconsistencyException: Deadlock detected: calling this method on the main queue with outstanding async updates "
        + "is not permitted and will deadlock. Please always submit updates either always on the main queue or always off the main "
        + "queue"

    /// An apply within another one.
    package static let applyReentrant = CatalogueEntry(
        code: "UIK2431", severity: .misuse, title: "A snapshot was applied while the list shows another one.",
        cause: "apply(_:animatingDifferences:) was called by a cell provider, by a method of the delegate, or by the completion of "
            + "an apply.",
        fix: "Apply when the call that is under way has returned: from an event, or in a Task { @MainActor in … }.",
        apple: deadlock, recovery: .continues("The snapshot waits for its turn and is applied then."))

    /// Applies on the main queue and elsewhere.
    package static let applyQueues = CatalogueEntry(
        code: "UIK2432", severity: .misuse, title: "Snapshots were applied on the main queue and on another one.",
        cause: "A data source takes its snapshots all on the main queue, or all on one other queue.",
        fix: "Apply on the main queue everywhere; snapshots can be made on any.",
        apple: deadlock, recovery: .continues("The snapshots are applied in the order of their calls."))

    /// A row or an item without a cell.
    package static let diffableNoCell = CatalogueEntry(
        code: "UIK2433", severity: .exception, title: "A diffable data source has no cell where its list asks for one.",
        cause: "The cell provider returned nil, or was asked about a path that the snapshot does not have.",
        fix: "Return a dequeued cell for each item.", recovery: .continues("An empty cell is shown."))

    /// Equal identifiers with different hashes.
    package static let identifierHashes = CatalogueEntry(
        code: "UIK2434", severity: .exception, title: "Two identifiers of a list are equal and have different hash values.",
        cause: "The type's == looks at fewer properties than its hash(into:).",
        fix: "Hash in hash(into:) what == compares, such as the id alone.",
        apple: "NSInternalInconsistencyException: Diffable data source detected item identifiers that are equal but have different "
            + "hash values. Two identifiers which compare as equal must return the same hash value. You must fix this in the "
            + "Hashable (Swift) or hash property (Objective-C) implementation for the type of these identifiers.",
        recovery: .continues("At one place they count as one item, at different places as two."))

    /// The view has another data source.
    package static let diffableReplaced = CatalogueEntry(
        code: "UIK2435", severity: .misuse, title: "A snapshot was applied to a data source that is not its list's any more.",
        cause: "The list was given another data source, or nil, after the diffable one was made.",
        fix: "Keep the diffable data source as the list's, or make one for each list.",
        recovery: .continues("The data source takes the snapshot; the list stays as it is."))

    /// Counts that the snapshot does not have.
    package static let diffableCounts = CatalogueEntry(
        code: "UIK2436", severity: .misuse, title: "A list shows other counts than the snapshot of its diffable data source has.",
        cause:
            "A subclass answers numberOfSections or the number of rows or items by itself, or the list was told of changes by its "
            + "own methods.",
        fix: "Leave the counts to the data source, and make all changes by snapshots.",
        recovery: .continues("The list reads all its data anew, without animation."))

    /// A supplementary view that nobody provides.
    package static let diffableNoView = CatalogueEntry(
        code: "UIK2437", severity: .exception, title: "A diffable data source has no supplementary view where its layout has one.",
        cause: "supplementaryViewProvider is nil, or returned nil.",
        fix: "Set supplementaryViewProvider, and return a dequeued view for each kind that the layout has.",
        recovery: .continues("An empty view is shown."))

    static let diffable = [
        applyReentrant, applyQueues, diffableNoCell, identifierHashes, diffableReplaced, diffableCounts, diffableNoView,
    ]
}
