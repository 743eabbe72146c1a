// Recording changes and checking them against the data.
// Apple: "UITableView", performBatchUpdates(_:completion:), beginUpdates(), insertRows(at:with:) and the others.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

/// Changed by `UITableView+Updates.swift` and `UITableView+Changing.swift`.
struct TableUpdating {
    /// How many blocks are open.
    var depth = 0
    var batch = UpdateBatch(.table)
    /// The rows of each section before the block.
    var before: [Int] = []
    /// Whether they were read before the block began.
    var countsWereRead = false
    /// The block's closures that wait for its end, the outermost first.
    var completions: [(Bool) -> Void] = []
    /// Animations that have not ended.
    var running = 0
    /// Cells and views that are on their way out.
    var leaving: [TableLeaving] = []

    var isAnimating: Bool { running > 0 }

    /// A snapshot was shown within an open block, which begins anew with these rows. Called by `UITableView+Diffable.swift`.
    mutating func rebase(_ counts: [Int]) { before = counts }

    /// Nothing that is on its way out stays. Called by `UITableView+Loading.swift`.
    @MainActor mutating func endLeaving() {
        let all = leaving
        leaving = []
        for one in all { one.end() }
    }
}

/// One call, as the methods have it.
enum TableChange {
    case insertSections(IndexSet)
    case deleteSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(Int, Int)
    case insertRows([IndexPath])
    case deleteRows([IndexPath])
    case reloadRows([IndexPath])
    case reconfigureRows([IndexPath])
    case moveRow(IndexPath, IndexPath)
}

extension UITableView {
    /// Writes a call down with its line; alone it is a block of one.
    func note(_ change: TableChange, _ animation: RowAnimation) {
        guard let action = action(of: change) else { return }
        let isAlone = updating.depth == 0
        if isAlone { beginBatch() }
        updating.batch.record(UpdateCall(action, animation: animation.rawValue, caller: CapturedCaller()))
        if isAlone { endBatch(nil) }
    }

    /// nil where a path is none, which was reported.
    private func action(of change: TableChange) -> UpdateCall.Action? {
        func paths(_ given: [IndexPath]) -> [ListPath] { given.compactMap { valid($0) } }
        switch change {
        case .insertSections(let sections): return .insertSections(Array(sections))
        case .deleteSections(let sections): return .deleteSections(Array(sections))
        case .reloadSections(let sections): return .reloadSections(Array(sections))
        case .moveSection(let from, let to): return .moveSection(from, to: to)
        case .insertRows(let rows): return .insertRows(paths(rows))
        case .deleteRows(let rows): return .deleteRows(paths(rows))
        case .reloadRows(let rows): return .reloadRows(paths(rows))
        case .reconfigureRows(let rows): return .reconfigureRows(paths(rows))
        case .moveRow(let from, let to):
            guard let from = valid(from), let to = valid(to) else { return nil }
            return .moveRow(from, to: to)
        }
    }

    /// Counts that nobody has asked for are read now: too late where the data has changed already.
    func beginBatch() {
        if updating.depth == 0 {
            updating.countsWereRead = rows.isLoaded
            loadIfNeeded()
            updating.before = counts
            updating.batch = UpdateBatch(.table)
            updating.completions = []
        }
        updating.depth += 1
    }

    func performBatch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        // The outer block's closure runs before those of the blocks in it.
        if let completion { updating.completions.append(completion) }
        changes?()
        endBatch(nil)
    }

    func endBatch(_ completion: ((Bool) -> Void)?) {
        guard updating.depth > 0 else {
            Catalogue.tableEndWithoutBegin.report(object: ObjectName.of(self))
            return
        }
        if let completion { updating.completions.append(completion) }
        updating.depth -= 1
        if updating.depth == 0 { commit() }
    }

    private func commit() {
        let batch = updating.batch
        let completions = updating.completions
        updating.batch = UpdateBatch(.table)
        updating.completions = []
        let after = askForCounts()
        let validated: ValidatedBatch
        do {
            validated = try batch.validated(
                before: updating.before, after: after, view: describedForUpdates, countsWereRead: updating.countsWereRead)
        } catch {
            error.report(object: ObjectName.of(self))
            reload()
            return finish(completions, true)
        }
        validated.reportRepeats(object: ObjectName.of(self))
        guard !rows.isTiling, !rows.isStale else {
            // In the middle of a layout, or before the first: the next one shows all.
            reload()
            return finish(completions, true)
        }
        change(validated, batch, completions)
    }

    /// Closures run when the animations are over, or at the end of the turn.
    func finish(_ completions: [(Bool) -> Void], _ finished: Bool) {
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: 0, animations: {}) { _ in for one in completions { one(finished) } }
    }

    /// As UIKit's messages end: `<UITableView: 0x…; frame = (0 0; 320 480); …; dataSource: <List: 0x…>>`.
    private var describedForUpdates: String {
        func address(_ object: AnyObject) -> String {
            "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
        }
        let source = dataSource.map { "<\(String(describing: type(of: $0))): \(address($0))>" } ?? "(null)"
        let own = description
        return (own.hasSuffix(">") ? String(own.dropLast()) : own) + "; dataSource: \(source)>"
    }
}
