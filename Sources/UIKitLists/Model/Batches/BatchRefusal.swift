// Why a batch of updates is refused: UIKit's message, and what it does not say.
// No Apple page: the messages are of public reports; those marked as guesses follow them by analogy.
import Diagnostics

/// A mistake in a batch.
package struct BatchRefusal: Error, Equatable, Sendable {
    package enum Reason: Equatable, Sendable {
        /// A path or section that is not there.
        case bounds
        /// Two updates of one row or section that contradict each other.
        case conflict
        /// The number of sections is not what the updates give.
        case sectionCount
        /// A section has fewer rows than the updates give.
        case tooFew
        /// A section has more rows than the updates give.
        case tooMany
    }

    package var reason: Reason
    /// UIKit's exception text; nil where nobody knows it.
    package var apple: String?
    /// Counts, calls with their lines, and which call is missing.
    package var cause: String
    package var fix: String?

    package var entry: CatalogueEntry {
        switch reason {
        case .bounds: Catalogue.updateOutOfBounds
        case .conflict: Catalogue.updatesConflict
        case .sectionCount, .tooFew, .tooMany: Catalogue.updateCounts
        }
    }

    /// Reports it under the policy in force.
    package func report(object: @autoclosure () -> String? = nil) {
        entry.report(
            object: object(), cause: cause, fix: fix, apple: apple.map { "NSInternalInconsistencyException: \($0)" })
    }
}

/// UIKit's texts of iOS 17.
struct BatchTexts {
    let kind: ListKind
    let view: String

    private var part: String { kind.part }
    private var parts: String { kind.parts }
    private func withTail(_ text: String, _ separator: String) -> String {
        view.isEmpty ? text : text + separator + kind.tail(view)
    }

    // MARK: Bounds

    func deleteRow(_ path: ListPath, before: [Int]) -> String {
        before.indices.contains(path.section)
            ? "attempt to delete \(part) \(path.row) from section \(path.section) which only contains "
                + "\(before[path.section]) \(parts) before the update"
            : "attempt to delete \(part) \(path.row) from section \(path.section), but there are only \(before.count) sections "
                + "before the update"
    }

    /// Of a section that is not there: a guess by the text of deletes.
    func insertRow(_ path: ListPath, after: [Int]) -> String {
        after.indices.contains(path.section)
            ? "attempt to insert \(part) \(path.row) into section \(path.section), but there are only "
                + "\(after[path.section]) \(parts) in section \(path.section) after the update"
            : "attempt to insert \(part) \(path.row) into section \(path.section), but there are only \(after.count) sections "
                + "after the update"
    }

    func deleteSection(_ section: Int, before: [Int]) -> String {
        "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }

    func insertSection(_ section: Int, after: [Int]) -> String {
        "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }

    /// Of a section that is not there: a guess.
    func moveRow(from path: ListPath, before: [Int]) -> String {
        "attempt to move index path (\(path.described)) that does not exist - there are only "
            + (before.indices.contains(path.section)
                ? "\(before[path.section]) \(parts) in section \(path.section) before the update"
                : "\(before.count) sections before the update")
    }

    /// A guess by the text of the place that is left.
    func moveRow(_ from: ListPath, to path: ListPath, after: [Int]) -> String {
        "attempt to move index path (\(from.described)) to index path (\(path.described)) that does not exist - there are only "
            + (after.indices.contains(path.section)
                ? "\(after[path.section]) \(parts) in section \(path.section) after the update"
                : "\(after.count) sections after the update")
    }

    /// A guess by the text of deletes.
    func moveSection(_ section: Int, before: [Int]) -> String {
        "attempt to move section \(section), but there are only \(before.count) sections before the update"
    }

    /// A guess by the text of inserts.
    func moveSection(_ section: Int, to target: Int, after: [Int]) -> String {
        "attempt to move section \(section) to section \(target) but there are only \(after.count) sections after the update"
    }

    // MARK: Conflicts

    func deleteAndMove(_ path: ListPath) -> String {
        "attempt to perform a delete and a move from the same index path (\(path.described))"
    }
    func insertAndMove(_ path: ListPath) -> String {
        "attempt to perform an insert and a move to the same index path (\(path.described))"
    }
    var deleteAndMoveSection: String { "attempt to perform a delete and a move from the same section" }
    var insertAndMoveSection: String { "attempt to perform an insert and a move to the same section" }
    /// For items a guess.
    func moveIntoInserted(_ section: Int) -> String {
        "cannot move \(kind == .table ? "a row" : "an item") into a newly inserted section (\(section))"
    }

    // MARK: Counts

    func sectionCount(before: Int, after: Int, inserted: Int, deleted: Int) -> String {
        withTail(
            "Invalid update: invalid number of sections. The number of sections contained in the \(kind.view) after the update "
                + "(\(after)) must be equal to the number of sections contained in the \(kind.view) before the update (\(before)), "
                + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).", " ")
    }

    func tooMany(section: Int, before: Int, after: Int, counts: BatchCheck.Counts) -> String {
        withTail(
            "Invalid update: invalid number of \(parts) in section \(section). The number of \(parts) contained in an existing "
                + "section after the update (\(after)) must be equal to the number of \(parts) contained in that section before "
                + "the update (\(before)), plus or minus the number of \(parts) inserted or deleted from that section "
                + "(\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or minus the number of \(parts) moved into "
                + "or out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out).", " ")
    }

    func tooFew(before: [Int], after: [Int], calls: [UpdateCall]) -> String {
        let updates = calls.flatMap { lines($0.action) }
        return withTail(
            "Invalid batch updates detected: the number of sections and/or \(parts) returned by the data source before and after "
                + "performing the batch updates are inconsistent with the updates.\n"
                + "Data source before updates = \(list(before))\nData source after updates = \(list(after))\n"
                + "Updates = [\n" + updates.map { "\t" + $0 }.joined(separator: ",\n") + (updates.isEmpty ? "]" : "\n]"), "\n")
    }

    private func list(_ counts: [Int]) -> String {
        "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(part) counts: "
            + "[\(counts.map(String.init).joined(separator: ", "))] }"
    }

    /// The lines of deletes and inserts of rows are known; those of sections and moves are guesses.
    private func lines(_ action: UpdateCall.Action) -> [String] {
        func row(_ word: String, _ path: ListPath) -> String { "\(word) \(part) (\(UpdateCall.text(path)))" }
        switch action {
        case .deleteRows(let paths): return paths.map { row("Delete", $0) }
        case .insertRows(let paths): return paths.map { row("Insert", $0) }
        case .reloadRows(let paths): return paths.flatMap { [row("Delete", $0), row("Insert", $0)] }
        case .reconfigureRows: return []
        case .moveRow(let from, let to): return [row("Move", from) + " to (\(UpdateCall.text(to)))"]
        case .deleteSections(let sections): return sections.map { "Delete section (\($0))" }
        case .insertSections(let sections): return sections.map { "Insert section (\($0))" }
        case .reloadSections(let sections): return sections.flatMap { ["Delete section (\($0))", "Insert section (\($0))"] }
        case .moveSection(let from, let to): return ["Move section (\(from)) to (\(to))"]
        }
    }
}
