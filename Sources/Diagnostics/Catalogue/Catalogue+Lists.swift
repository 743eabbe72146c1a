// Diagnostics UIK2401 to UIK2429: updates of lists, snapshots of diffable data.
// No Apple page: this is ours.

extension Catalogue {
    /// Counts that the calls do not give.
    package static let updateCounts = CatalogueEntry(
        code: "UIK2401", severity: .exception, title: "The updates of a list do not give the counts of its data source.",
        cause: "The model changed in another way than the calls of the batch say.",
        fix: "Change the model and call the matching methods in one place, inside performBatchUpdates(_:completion:).",
        apple: "NSInternalInconsistencyException: Invalid update: invalid number of … in section …. …",
        recovery: .continues("The list reads all its data anew, without animation."))

    /// A path that is not there.
    package static let updateOutOfBounds = CatalogueEntry(
        code: "UIK2402", severity: .exception, title: "An update of a list names a row or section that does not exist.",
        cause: "Deletes, reloads and moves name places before the batch; inserts and the ends of moves name places after it.",
        fix: "Name the places that the model had before the batch, or has after it.",
        apple: "NSInternalInconsistencyException: attempt to … … from section … which only contains … before the update",
        recovery: .continues("The list reads all its data anew, without animation."))

    /// Two updates of one row.
    package static let updatesConflict = CatalogueEntry(
        code: "UIK2403", severity: .exception, title: "Two updates of one batch contradict each other.",
        cause: "One row or section is moved and deleted, moved and reloaded, or two of them move to one place.",
        fix: "Leave one of the two calls out; reload what has moved in a batch after this one, or reconfigure it.",
        apple: "NSInternalInconsistencyException: attempt to perform a delete and a move from the same index path (…)",
        recovery: .continues("The list reads all its data anew, without animation."))

    /// One place, named twice.
    package static let updateRepeated = CatalogueEntry(
        code: "UIK2404", severity: .misuse, title: "A batch of updates names a row or section twice.",
        cause: "Two calls delete, insert or reload the same place.",
        fix: "Collect the places in a Set before the call.",
        recovery: .continues("It counts once."))

    /// A mark for what a snapshot does not have.
    package static let snapshotMarkUnknown = CatalogueEntry(
        code: "UIK2411", severity: .exception, title: "A snapshot was asked to reload or reconfigure what it does not have.",
        cause: "The identifier was never appended, or was deleted before.",
        fix: "Check that indexOfItem(_:) or indexOfSection(_:) gives an index first.",
        apple: "NSInternalInconsistencyException: Attempted to … item identifier that does not exist in the snapshot: …",
        recovery: .continues("The others are marked."))

    /// Items without a section.
    package static let snapshotNoSection = CatalogueEntry(
        code: "UIK2412", severity: .exception, title: "Items were appended to a snapshot that has no section.",
        cause: "appendItems(_:toSection:) without a section appends to the last one.",
        fix: "Call appendSections(_:) first.",
        apple: "NSInternalInconsistencyException: There are currently no sections in the data source. Please add a section first.",
        recovery: .noOperation)

    /// A place that is not there.
    package static let snapshotPlaceUnknown = CatalogueEntry(
        code: "UIK2413", severity: .exception, title: "A snapshot does not have the section or item that a call names.",
        cause: "The identifier was never appended, or was deleted before.",
        fix: "Append it first, or check that indexOfItem(_:) or indexOfSection(_:) gives an index.",
        apple: "NSInternalInconsistencyException: Invalid parameter not satisfying: section != NSNotFound",
        recovery: .noOperation)

    /// A place among what is inserted.
    package static let snapshotPlaceInserted = CatalogueEntry(
        code: "UIK2414", severity: .exception, title: "Something is to stand before or after itself in a snapshot.",
        cause: "The identifier of the place is one of those that are inserted or moved there.",
        fix: "Take it out of the list, or name another place.",
        apple: "NSInternalInconsistencyException: Invalid update: destination for insertion operation […] is in the insertion "
            + "identifier list for update: …",
        recovery: .noOperation)

    /// One identifier twice in a call.
    package static let snapshotRepeated = CatalogueEntry(
        code: "UIK2415", severity: .exception, title: "One call gives a snapshot the same identifier twice.",
        cause: "Identifiers are unique in a snapshot: two equal values are one item.",
        fix: "Use identifiers that differ, such as an id of the model instead of its title.",
        apple: "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( … )}",
        recovery: .continues("The first of them counts."))

    /// An identifier that is there.
    package static let snapshotExists = CatalogueEntry(
        code: "UIK2416", severity: .misuse, title: "A snapshot has an identifier already that is inserted or appended.",
        cause: "Two equal values are one item or section; it cannot be at two places.",
        fix: "Delete it first, move it, or use identifiers that differ.",
        apple: "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append 1 item identifier that already "
            + "exists in the snapshot. …",
        recovery: .continues("It moves to the new place."))

    /// A question about an item that is not there.
    package static let sectionSnapshotUnknown = CatalogueEntry(
        code: "UIK2421", severity: .exception, title: "A section snapshot does not have the item that a call names.",
        cause: "The item was never appended, or was deleted with its parent.",
        fix: "Check contains(_:) first.",
        apple: "NSInternalInconsistencyException: Invalid parameter not satisfying: index != NSNotFound",
        recovery: .continues("Questions give false or 0, changes have no effect."))

    /// Opening what is not there.
    package static let sectionSnapshotExpandUnknown = CatalogueEntry(
        code: "UIK2422", severity: .misuse, title: "A section snapshot was asked to expand or collapse an item it does not have.",
        cause: "The item was never appended, or was deleted with its parent.",
        fix: "Append it first.",
        recovery: .continues("The others are expanded or collapsed."))

    /// An item that is there.
    package static let sectionSnapshotExists = CatalogueEntry(
        code: "UIK2423", severity: .exception, title: "A section snapshot was given an item that it has already.",
        cause: "Items are unique in a section snapshot: two equal values are one item.",
        fix: "Delete the item first, or use identifiers that differ.",
        apple: "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( … )}",
        recovery: .continues("The item stays where it is."))

    static let lists = [
        updateCounts, updateOutOfBounds, updatesConflict, updateRepeated, snapshotMarkUnknown, snapshotNoSection,
        snapshotPlaceUnknown, snapshotPlaceInserted, snapshotRepeated, snapshotExists, sectionSnapshotUnknown,
        sectionSnapshotExpandUnknown, sectionSnapshotExists,
    ]
}
