// What diffable data sources report.
// No Apple page: this is ours.
import Diagnostics
import UIKitCore

enum DiffableReports {
    /// `ListController.swift:42`, or that nobody knows it.
    private static func place(_ caller: CapturedCaller?) -> String { caller?.site?.description ?? "a place that is not known" }

    /// An apply within what the data source or the list does.
    /// - Parameter outer: The apply that is under way, or whose completion runs; nil while the list asks for cells by itself.
    static func reentrant(_ when: String, outer: CapturedCaller?, _ caller: CapturedCaller, object: String) {
        let underWay = outer.map { " of the apply at \(place($0))" } ?? ""
        Catalogue.applyReentrant.report(object: object, cause: "apply at \(place(caller)) was called by \(when)\(underWay).")
    }

    static func mixed(_ first: CapturedCaller, _ caller: CapturedCaller, onMain: Bool, object: String?) {
        let (here, there) = onMain ? ("the main queue", "another queue") : ("another queue", "the main queue")
        Catalogue.applyQueues.report(
            object: object,
            cause: "apply at \(place(caller)) was called on \(here), the first one on \(there) was at \(place(first)).")
    }

    static func hashes(_ old: String, _ new: String, object: String) {
        Catalogue.identifierHashes.report(object: object, cause: "\(old), which is shown, and \(new), which is applied, are equal.")
    }

    static func noCell(_ path: String, _ item: String?, object: String) {
        Catalogue.diffableNoCell.report(
            object: object,
            cause: item.map { "The cell provider returned nil for \($0), \(path)." } ?? "The snapshot has no item for \(path).")
    }

    static func noView(_ kind: String, _ path: String, hasProvider: Bool, object: String) {
        Catalogue.diffableNoView.report(
            object: object,
            cause: hasProvider
                ? "supplementaryViewProvider returned nil for the kind \(kind) at \(path)."
                : "supplementaryViewProvider is nil, and the layout asks for the kind \(kind) at \(path).")
    }

    static func counts(_ shown: [Int], _ expected: [Int], object: String) {
        Catalogue.diffableCounts.report(
            object: object, cause: "The list shows \(words(shown)), the snapshot has \(words(expected)).")
    }

    private static func words(_ counts: [Int]) -> String {
        let all = counts.reduce(0, +)
        return "\(counts.count) \(counts.count == 1 ? "section" : "sections") with \(all) in all"
    }
}
