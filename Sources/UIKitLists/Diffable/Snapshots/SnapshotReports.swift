// UIKit's messages about snapshots.
// No Apple page: the texts are of public reports; for sections they follow those of items (guessed).
import Diagnostics

enum SnapshotReports {
    private static let exception = "NSInternalInconsistencyException: "

    /// Something is named that is not there.
    static func place(_ cause: String, _ condition: String) {
        Catalogue.snapshotPlaceUnknown.report(
            cause: "\(cause), which the snapshot does not have.",
            apple: "\(exception)Invalid parameter not satisfying: \(condition)")
    }

    static func inserted(_ identifier: String, _ call: String) {
        Catalogue.snapshotPlaceInserted.report(
            cause: "\(call) names \(identifier) as the place and as what goes there.",
            apple: "\(exception)Invalid update: destination for insertion operation [\(identifier)] is in the insertion identifier "
                + "list for update: …")
    }

    static func mark(_ verb: String, _ kind: String, _ identifier: String) {
        Catalogue.snapshotMarkUnknown.report(
            cause: "The \(kind) \(identifier) is not in the snapshot.",
            apple: "\(exception)Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)")
    }

    static func repeated(_ identifiers: [String], _ kind: String, _ call: String) {
        guard !identifiers.isEmpty else { return }
        Catalogue.snapshotRepeated.report(
            cause: "\(call) was given more than once: \(list(identifiers)).",
            apple: "\(exception)Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
                + "{( \(identifiers.joined(separator: ", ")) )}")
    }

    static func existing(_ identifiers: [String], _ kind: String, _ call: String) {
        guard !identifiers.isEmpty else { return }
        let isOne = identifiers.count == 1
        let noun = kind + (isOne ? " identifier" : " identifiers")
        Catalogue.snapshotExists.report(
            cause: "\(call) was given \(list(identifiers)), which the snapshot has already.",
            apple:
                "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append \(identifiers.count) \(noun) "
                + "that already \(isOne ? "exists" : "exist") in the snapshot. The existing \(noun) will be moved into place instead, "
                + "but this operation will be more expensive. For best performance, inserted \(kind) identifiers should always be "
                + "unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch "
                + "this in the debugger. \(noun.prefix(1).uppercased() + noun.dropFirst()) that already "
                + "\(isOne ? "exists" : "exist"): \(list(identifiers))")
    }

    /// At most eight of them, and how many more there are.
    private static func list(_ identifiers: [String]) -> String {
        let rest = identifiers.count - 8
        return identifiers.prefix(8).joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }
}
