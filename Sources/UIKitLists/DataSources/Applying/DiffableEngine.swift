// One diffable data source's state, and its applies one after the other.
// Apple: "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource".
import Diagnostics
import Dispatch
import QuartzCore
import Stage
import UIKitCore

private enum ApplyMeasures {
    /// More applies than any chain of cells that apply needs: what goes on for ever goes on in later turns. Guessed: ours.
    static let chain = 16
}

/// What tables' and collections' data sources share.
///
/// An apply takes the difference from what is shown to a new snapshot and hands it to the view as a batch, which is right by its
/// making. Applies run in the order of their calls. One that comes while another is shown, or while the view places cells, waits.
@MainActor final class DiffableEngine<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    /// What the data source says; without marks.
    private(set) var shown = Snapshot()
    /// What the view shows where a person has moved a row of a table and the data source has not followed yet.
    private var displayed: Snapshot?
    /// The trees of sections that a section snapshot was applied to.
    private(set) var outlines: [Section: Outline] = [:]

    private let inbox = ApplyInbox<Section, Item>()
    private weak var view: (any DiffableTarget)?
    /// Whether the view still has this data source.
    private let isCurrent: () -> Bool
    /// How changes are animated.
    var rowAnimation = UITableView.RowAnimation.automatic
    /// Called when the view shows a change whose cells were there before.
    var afterChange: () -> Void = {}

    /// The apply that is being shown.
    private var running: PendingApply<Section, Item>?
    /// The apply whose completion runs.
    private var completing: PendingApply<Section, Item>?
    /// The calls of providers and handlers that are under way, by what they are called; nil where an apply is no mistake.
    private var calls: [String?] = []
    /// Whether a later look at the inbox is arranged.
    private var isWaiting = false

    init(_ view: any DiffableTarget, isCurrent: @escaping () -> Bool) {
        self.view = view
        self.isCurrent = isCurrent
    }

    /// The view as reports name it.
    private var object: String { view.map { ObjectName.of($0) } ?? "a list that is gone" }

    // MARK: Taking applies

    /// Shows a change now, or when what is under way has ended. From any thread.
    nonisolated func apply(_ change: ApplyChange<Section, Item>, then completion: (() -> Void)?) {
        let one = PendingApply(change: change, completion: completion, caller: CapturedCaller())
        let onMain = MainExecutor.isCurrent
        if let other = inbox.add(one, onMain: onMain) {
            let name = onMain ? MainActor.assumeIsolated { self.object } : nil
            DiffableReports.mixed(other, one.caller, onMain: onMain, object: name)
        }
        if onMain {
            MainActor.assumeIsolated {
                self.reportWithin(one)
                self.work()
            }
        } else {
            let look: @Sendable () -> Void = { MainActor.assumeIsolated { self.work() } }
            DispatchQueue.main.async(execute: StageContext.carrying(look))
        }
    }

    /// Reports an apply that comes from within another one, or from a call of the view's.
    private func reportWithin(_ one: PendingApply<Section, Item>) {
        if let completing { return report(one, "the completion", completing) }
        if let call = calls.last {
            if let call { report(one, call, running) }
            return
        }
        if let running { return report(one, "a call of the delegate or the data source", running) }
        if view?.isPlacing == true { report(one, "a call of the delegate or the data source", nil) }
    }

    private func report(_ one: PendingApply<Section, Item>, _ when: String, _ outer: PendingApply<Section, Item>?) {
        DiffableReports.reentrant(when, outer: outer?.caller, one.caller, object: object)
    }

    /// Shows a change that a person made, such as a tap on an arrow.
    func applyOwn(_ change: ApplyChange<Section, Item>) {
        inbox.add(PendingApply(change: change, completion: nil, caller: CapturedCaller()))
        work()
    }

    private func work() {
        guard running == nil, completing == nil else { return }
        guard calls.isEmpty, view?.isPlacing != true else { return lookLater() }
        if view?.holdsBack({ [weak self] in self?.work() }) == true { return }
        for _ in 0..<ApplyMeasures.chain {
            guard let one = inbox.take() else { return }
            running = one
            show(one)
            running = nil
            // A provider that was asked outside of a layout may have come between.
            guard calls.isEmpty, completing == nil, view?.isPlacing != true else { break }
        }
        if !inbox.isEmpty { lookLater() }
    }

    /// Once: in a turn after this one, when no cells are placed.
    private func lookLater() {
        guard !isWaiting else { return }
        isWaiting = true
        let look: @Sendable () -> Void = {
            MainActor.assumeIsolated {
                self.isWaiting = false
                self.work()
            }
        }
        DispatchQueue.main.async(execute: StageContext.carrying(look))
    }

    // MARK: Showing

    private func show(_ one: PendingApply<Section, Item>) {
        let completion = { self.complete(one) }
        switch one.change {
        case .snapshot(let new, let isAnimated):
            show(new, keeping: outlinesKept(in: new), isAnimated: isAnimated, completion)
        case .section(let outline, let section, let isAnimated):
            var kept = outlines
            kept[section] = outline
            show(shown.replacing(section, by: outline), keeping: kept, isAnimated: isAnimated, completion)
        case .present:
            if displayed != nil { show(shown, keeping: outlines, isAnimated: true, completion) }
        case .reload(let new):
            let kept = outlinesKept(in: new)
            guard let view = shownView else {
                take(new, kept)
                return finish(completion)
            }
            view.showAll(changing: { take(new, kept) }, then: completion)
        }
    }

    private func show(
        _ new: Snapshot, keeping kept: [Section: Outline], isAnimated: Bool, _ completion: @escaping () -> Void
    ) {
        guard let view = shownView else {
            take(new, kept)
            return finish(completion)
        }
        let old = displayed ?? shown
        let batch = old.batch(to: new)
        if let (one, other) = old.clash(with: new, batch) { DiffableReports.hashes("\(one)", "\(other)", object: object) }
        view.show(batch, DiffableLook(isAnimated: isAnimated, rowAnimation: rowAnimation), changing: { take(new, kept) }) {
            completion()
        }
        afterChange()
    }

    /// The view; nil with a report where it has another data source, and without where it is gone.
    private var shownView: (any DiffableTarget)? {
        guard let view else { return nil }
        if isCurrent() { return view }
        Catalogue.diffableReplaced.report(object: object)
        return nil
    }

    private func take(_ new: Snapshot, _ kept: [Section: Outline]) {
        shown = new
        shown.removeMarks()
        displayed = nil
        outlines = kept
    }

    /// The trees whose sections still have the items that they show.
    private func outlinesKept(in new: Snapshot) -> [Section: Outline] {
        outlines.filter { section, outline in
            new.indexOfSection(section) != nil && new.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    private func complete(_ one: PendingApply<Section, Item>) {
        guard let completion = one.completion else { return }
        let outer = completing
        completing = one
        completion()
        completing = outer
        work()
    }

    /// At the end of the turn.
    private func finish(_ completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0, animations: {}) { _ in completion() }
    }

    // MARK: Calls of the view

    /// Calls a provider or handler of the app's: what it applies waits, with a report where the call has a name.
    func calling<Result>(_ name: String?, _ body: () -> Result) -> Result {
        calls.append(name)
        defer { calls.removeLast() }
        return body()
    }

    /// The view reads all anew: it shows what the data source says.
    func viewReads() { if running == nil { displayed = nil } }

    /// A person moved a row of a table; the data source says the old order until it is given another.
    func viewMoved(_ from: ListPath, to: ListPath) { displayed = (displayed ?? shown).moving(from, to: to) }

    /// The data source follows what a person moved in its view. Where the two differ, ``settle()`` brings the view along.
    func follow(_ new: Snapshot, _ kept: [Section: Outline]) {
        let moved = displayed
        take(new, kept)
        if let moved, moved.counts != new.counts || moved.itemIdentifiers != new.itemIdentifiers { displayed = moved }
    }

    /// Shows what waits, and what the view does not show yet, when the view has ended what it does.
    func settle() {
        if displayed != nil { inbox.add(PendingApply(change: .present, completion: nil, caller: CapturedCaller())) }
        if !inbox.isEmpty { lookLater() }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The same with other items in a section, which comes last where it is not there.
    func replacing(
        _ section: SectionIdentifierType, by outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) -> Self {
        var new = self
        if let index = indexOfSection(section) {
            new.deleteItems(store.buckets[index].items)
        } else {
            new.appendSections([section])
        }
        new.appendItems(outline.visibleItems, toSection: section)
        return new
    }

    /// The same with an item at another path, which is counted without it; unchanged where there is no such item or section.
    func moving(_ from: ListPath, to: ListPath) -> Self {
        guard let moved = item(at: from), store.buckets.indices.contains(to.section) else { return self }
        var new = self
        new.deleteItems([moved])
        let rest = new.store.buckets[to.section]
        if to.row < rest.items.count, to.row >= 0 {
            new.insertItems([moved], beforeItem: rest.items[to.row])
        } else {
            new.appendItems([moved], toSection: rest.identifier)
        }
        return new
    }
}
