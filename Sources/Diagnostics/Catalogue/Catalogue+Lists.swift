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

    static let lists = [updateCounts, updateOutOfBounds, updatesConflict, updateRepeated]
}
