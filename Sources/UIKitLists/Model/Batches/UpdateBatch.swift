// The calls of one block of updates, recorded until it ends.
// Apple: "UITableView", performBatchUpdates(_:completion:).
import Diagnostics

/// Recorded updates of a list. A call outside of a block is a block of one; blocks within blocks add to the outermost one.
package struct UpdateBatch: Sendable {
    package let kind: ListKind
    /// In the order in which they were made; it does not matter for the result.
    package private(set) var calls: [UpdateCall] = []

    package init(_ kind: ListKind) { self.kind = kind }

    package var isEmpty: Bool { calls.isEmpty }

    package mutating func record(_ call: UpdateCall) { calls.append(call) }

    /// Checks the calls against the counts of rows before and after them.
    /// - Parameters:
    ///   - before: The rows of each section, as the data source answered before its model changed.
    ///   - after: The same after it.
    ///   - view: What UIKit's messages print of the view: class, address, frame and so on.
    ///   - countsWereRead: False where nobody asked for counts before the model changed, so that `before` is what `after` is.
    /// - Throws: The first mistake, with UIKit's message and with what it leaves out.
    package func validated(
        before: [Int], after: [Int], view: String = "", countsWereRead: Bool = true
    ) throws(BatchRefusal) -> ValidatedBatch {
        var check = BatchCheck(batch: self, before: before, after: after, view: view, countsWereRead: countsWereRead)
        return try check.run()
    }

    /// What the model did and no call tells, by the identities of the rows: `row 0 - 3 left the model, and no
    /// deleteRows(at:with:) names it`.
    package func missing(for difference: ListDifference) -> [String] {
        var named = (deleted: Set<ListPath>(), inserted: Set<ListPath>())
        var sections = (deleted: Set<Int>(), inserted: Set<Int>())
        for call in calls {
            switch call.action {
            case .deleteRows(let paths): named.deleted.formUnion(paths)
            case .insertRows(let paths): named.inserted.formUnion(paths)
            case .moveRow(let from, let to):
                named.deleted.insert(from)
                named.inserted.insert(to)
            case .deleteSections(let gone): sections.deleted.formUnion(gone)
            case .insertSections(let new): sections.inserted.formUnion(new)
            case .reloadSections(let same):
                sections.deleted.formUnion(same)
                sections.inserted.formUnion(same)
            case .moveSection(let from, let to):
                sections.deleted.insert(from)
                sections.inserted.insert(to)
            case .reloadRows, .reconfigureRows: break
            }
        }
        let part = kind.part, calls = BatchWords(kind)
        var missing: [String] = []
        for section in difference.sections.deletes where !sections.deleted.contains(section) {
            missing.append("section \(section) left the model, and no deleteSections call names it")
        }
        for section in difference.sections.inserts where !sections.inserted.contains(section) {
            missing.append("section \(section) is new in the model, and no insertSections call names it")
        }
        for path in difference.deletes where !named.deleted.contains(path) && !sections.deleted.contains(path.section) {
            missing.append("\(part) \(UpdateCall.text(path)) left the model, and no \(calls.delete) call names it")
        }
        for path in difference.inserts where !named.inserted.contains(path) && !sections.inserted.contains(path.section) {
            missing.append("\(part) \(UpdateCall.text(path)) is new in the model, and no \(calls.insert) call names it")
        }
        return missing
    }
}

/// The names of the calls that a message advises.
struct BatchWords {
    let delete: String
    let insert: String

    init(_ kind: ListKind) {
        delete = kind == .table ? "deleteRows" : "deleteItems"
        insert = kind == .table ? "insertRows" : "insertItems"
    }
}
