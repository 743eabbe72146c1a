// Inserting, deleting, moving and reloading items and sections.
// Apple: "UICollectionView", performBatchUpdates(_:completion:); rules of lists.md, L28 to L38, L78, L110.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// A layout that writes down what it is told of a batch.
private final class ToldLayout: GridLayout {
    var updates: [String] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("invalidate \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log.append("updates")
        func text(_ path: IndexPath?) -> String {
            path.map { "\($0.section)-\($0.item == NSNotFound ? "all" : "\($0.item)")" } ?? "nil"
        }
        updates = updateItems.map { "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) \(text($0.indexPathAfterUpdate))" }
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        guard let place = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes else {
            return nil
        }
        place.frame.origin.x = -320
        return place
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return nil
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
    }
}

@MainActor @Suite("UICollectionView: updates", .harness) struct CollectionUpdateTests {
    // Covers: UICollectionView.performBatchUpdates, UICollectionView.insertItems, UICollectionView.deleteItems
    @Test("items that come and go: the others keep their cells and move over 0.3 s") func insertAndDelete() async throws {
        let source = NamedItems([names("r", 6)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        let (last, gone) = (try #require(stage.cell(5)), try #require(stage.cell(1)))
        var finished: Bool?
        stage.view.performBatchUpdates {
            source.sections[0].remove(at: 1)
            source.sections[0].insert("new", at: 3)
            stage.view.insertItems(at: [.at(3)])
            stage.view.deleteItems(at: [.at(1)])
        } completion: {
            finished = $0
        }
        #expect(stage.shownTexts == ["r0", "r2", "r3", "new", "r4", "r5"])
        #expect(stage.cell(5) === last)
        try await stage.app.advance(by: 0.15)
        let moved = try #require(stage.cell(1)?.layer.presentation()?.frame)
        #expect(moved.minY > 40)
        #expect(moved.minY < 80)
        let alpha = try #require(stage.cell(3)?.layer.presentation()?.opacity)
        #expect(alpha > 0)
        #expect(alpha < 1)
        #expect(gone.superview === stage.view)
        #expect(finished == nil)
        try await stage.app.settle()
        #expect(finished == true)
        #expect(gone.superview == nil)
        #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200])
        #expect(stage.cellsInView.count == 6)
        #expect(source.log.suffix(1) == ["end 0-1"])
    }

    // Covers: UICollectionViewLayout.prepare(forCollectionViewUpdates:), UICollectionViewUpdateItem.updateAction, UICollectionViewUpdateItem.indexPathBeforeUpdate, UICollectionViewUpdateItem.indexPathAfterUpdate
    @Test("the layout's calls in a batch, in order; new items begin where it says (L76, L78)") func layoutCalls() async throws {
        let source = NamedItems([names("a", 3), ["b"], ["c"]])
        let stage = try await CollectionStage(ToldLayout(), source)
        try await stage.show()
        _ = stage.layout.take()
        stage.view.performBatchUpdates {
            source.sections = [["a0", "new", "a2"], ["d"], ["b"]]
            stage.view.deleteItems(at: [.at(1)])
            stage.view.insertItems(at: [.at(1)])
            stage.view.deleteSections([2])
            stage.view.insertSections([1])
        }
        let calls = stage.layout.take().filter { $0 != "elements" }
        #expect(calls.prefix(3) == ["invalidate false true", "prepare", "updates"])
        #expect(Set(calls[3..<8]) == ["final 0", "final 1", "final 2"])
        #expect(calls[8...].contains("initial 1"))
        #expect(calls.last == "finalize")
        #expect(
            stage.layout.updates == ["delete 0-1 nil", "delete 2-all nil", "insert nil 1-all", "insert nil 0-1"])
        try await stage.app.advance(by: 0.1)
        let x = try #require(stage.cell(1)?.layer.presentation()?.frame.minX)
        #expect(x < 0)
        #expect(x > -320)
        try await stage.app.settle()
        #expect(stage.shownTexts == ["a0", "new", "a2", "d", "b"])
        #expect(stage.cell(1)?.frame.minX == 0)
    }

    // Covers: UICollectionView.reloadItems, UICollectionView.reconfigureItems, UICollectionView.moveItem, UICollectionView.reloadSections
    @Test("a reload makes another cell, a new configuration and a move keep it (L36)") func reloadAndReconfigure() async throws {
        let source = NamedItems([names("r", 5), ["s"]])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        let (one, two, three) = (stage.cell(1), stage.cell(2), stage.cell(3))
        source.sections[0][1] = "again"
        source.sections[0][2] = "configured"
        stage.view.reloadItems(at: [.at(1)])
        stage.view.reconfigureItems(at: [.at(2)])
        try await stage.app.settle()
        #expect(stage.cell(1) !== one)
        #expect(stage.cell(1)?.label.text == "again")
        #expect(stage.cell(2) === two)
        #expect(two?.label.text == "configured")
        #expect(two?.reuses == 0)
        source.sections = [["r0", "again", "configured", "r4"], ["s", "r3"]]
        stage.view.moveItem(at: .at(3), to: .at(1, 1))
        try await stage.app.settle()
        #expect(stage.cell(1, 1) === three)
        let section = stage.cell(0, 1)
        stage.view.reloadSections([1])
        try await stage.app.settle()
        #expect(stage.cell(0, 1) !== section)
        #expect(stage.shownTexts == ["r0", "again", "configured", "r4", "s", "r3"])
    }

    @Test("a reload in one batch with deletes is not lost, and headers go with their sections (L110)") func mixed() async throws {
        let source = NamedItems([["a"], ["b", "c"], ["d"]])
        let layout = GridLayout()
        layout.headerHeight = 20
        let stage = try await CollectionStage(layout, source)
        try await stage.show()
        let kind = UICollectionView.elementKindSectionHeader
        let header = stage.view.supplementaryView(forElementKind: kind, at: .at(0, 2))
        stage.view.performBatchUpdates {
            source.sections = [["b", "new"], ["d"]]
            stage.view.deleteSections([0])
            stage.view.reloadItems(at: [.at(1, 1)])
        }
        try await stage.app.settle()
        #expect(stage.shownTexts == ["b", "new", "d"])
        #expect(stage.view.supplementaryView(forElementKind: kind, at: .at(0, 1)) === header)
        #expect(header?.frame.minY == 100)
        #expect(stage.view.subviews.filter { $0 is HeaderItem }.count == 2)
    }

    @Test("the selection goes along; a reloaded item loses it (L38)") func selection() async throws {
        let source = NamedItems([names("r", 6)])
        let stage = try await CollectionStage(GridLayout(), source) { $0.allowsMultipleSelection = true }
        try await stage.show()
        for item in [1, 3, 4] { stage.view.selectItem(at: .at(item), animated: false, scrollPosition: []) }
        stage.view.performBatchUpdates {
            source.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [.at(0)])
            stage.view.reloadItems(at: [.at(4)])
        }
        #expect(stage.view.indexPathsForSelectedItems == [.at(0), .at(2)])
        try await stage.app.settle()
        #expect(stage.view.visibleCells.map(\.isSelected) == [true, false, true, false, false])
    }

    @Test("completions of nested blocks run from the outer to the inner ones, after the animations (L30)") func nested()
        async throws
    {
        let source = NamedItems([names("r", 3)])
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        var log: [String] = []
        stage.view.performBatchUpdates {
            stage.view.performBatchUpdates(nil) { _ in log.append("inner 1") }
            source.sections[0].removeLast()
            stage.view.deleteItems(at: [.at(2)])
            stage.view.performBatchUpdates(nil) { _ in log.append("inner 2") }
        } completion: { _ in
            log.append("outer")
        }
        #expect(log.isEmpty)
        try await stage.app.settle()
        #expect(log == ["outer", "inner 1", "inner 2"])
    }

    @Test("an empty block animates a layout that was invalidated") func empty() async throws {
        let stage = try await CollectionStage(GridLayout(), NamedItems([names("r", 4)]))
        try await stage.show()
        let cell = try #require(stage.cell(2))
        stage.layout.itemHeight = 80
        stage.layout.invalidateLayout()
        stage.view.performBatchUpdates(nil)
        #expect(cell.frame.minY == 160)
        try await stage.app.advance(by: 0.1)
        let y = try #require(cell.layer.presentation()?.frame.minY)
        #expect(y > 80)
        #expect(y < 160)
        try await stage.app.settle()
    }

    // Covers: UICollectionView.insertSections, UICollectionView.deleteSections, UICollectionView.moveSection
    @Test("any batch of items and sections shows what the data says, with the same cells (L29)", arguments: 0..<20)
    func random(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var serial = 0
        func fresh() -> String {
            serial += 1
            return "n\(serial)"
        }
        let source = NamedItems((0..<4).map { _ in (0..<5).map { _ in fresh() } })
        let layout = GridLayout()
        layout.columns = 3
        layout.headerHeight = seed % 2 == 0 ? 10 : 0
        let stage = try await CollectionStage(layout, source, size: CGSize(width: 320, height: 280))
        try await stage.show()
        // 20 seeds of 500 batches: 10 000 steps.
        for step in 0..<500 {
            let cells = Dictionary(
                stage.view.visibleCells.map { (($0 as? NumberedItem)?.label.text ?? "", ObjectIdentifier($0)) }
            ) { one, _ in one }
            let batch = CollectionBatch(source.sections, &random, fresh)
            source.sections = batch.after
            UIView.setAnimationsEnabled(step % 7 != 0)
            stage.view.performBatchUpdates {
                if !batch.deletedSections.isEmpty { stage.view.deleteSections(IndexSet(batch.deletedSections)) }
                if !batch.insertedSections.isEmpty { stage.view.insertSections(IndexSet(batch.insertedSections)) }
                if let move = batch.movedSection { stage.view.moveSection(move.0, toSection: move.1) }
                stage.view.insertItems(at: batch.inserted)
                stage.view.deleteItems(at: batch.deleted)
                for move in batch.moved { stage.view.moveItem(at: move.0, to: move.1) }
            }
            UIView.setAnimationsEnabled(true)
            if step % 100 == 99 { try await stage.app.settle() }
            let all = batch.after.flatMap { $0 }
            let shown = stage.shownTexts
            guard shown == Array(all.prefix(shown.count)) else {
                Issue.record("seed \(seed), step \(step): \(shown) is not \(all)")
                return
            }
            for cell in stage.view.visibleCells {
                guard let text = (cell as? NumberedItem)?.label.text, let before = cells[text] else { continue }
                guard before == ObjectIdentifier(cell) else {
                    Issue.record("seed \(seed), step \(step): \(text) has another cell")
                    return
                }
            }
        }
        try await stage.app.settle()
        let all = source.sections.flatMap { $0 }
        #expect(stage.shownTexts == Array(all.prefix(stage.view.visibleCells.count)))
        #expect(stage.cellsInView.count == stage.view.visibleCells.count)
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
}

/// A batch that a model could make: one section changes its items, another moves, comes or goes.
private struct CollectionBatch {
    var after: [[String]]
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSection: (Int, Int)?

    init(_ before: [[String]], _ random: inout SeededGenerator, _ fresh: () -> String) {
        after = before
        if before.isEmpty || random.chance(15) {
            let new = random.below(before.count + 1)
            after.insert((0..<random.below(4)).map { _ in fresh() }, at: new)
            insertedSections = [new]
            return
        }
        if before.count > 6 || random.chance(10) {
            let gone = random.below(before.count)
            after.remove(at: gone)
            deletedSections = [gone]
            return
        }
        if random.chance(15) {
            let (from, to) = (random.below(before.count), random.below(before.count))
            after.insert(after.remove(at: from), at: to)
            movedSection = (from, to)
            return
        }
        // Items: some go, one moves, some come.
        let section = random.below(before.count)
        var moving: (IndexPath, String)?
        for item in before[section].indices.reversed() where random.chance(30) {
            after[section].remove(at: item)
            if moving == nil, random.chance(40) {
                moving = (.at(item, section), before[section][item])
            } else {
                deleted.append(.at(item, section))
            }
        }
        var new: [(String, Bool)] = []
        if let moving { new.append((moving.1, true)) }
        for _ in 0..<random.below(before[section].count > 12 ? 2 : 4) { new.append((fresh(), false)) }
        let target = random.chance(50) ? section : random.below(before.count)
        for one in new { after[target].insert(one.0, at: random.below(after[target].count + 1)) }
        for one in new {
            let path = IndexPath.at(after[target].firstIndex(of: one.0) ?? 0, target)
            if one.1, let moving { moved.append((moving.0, path)) } else { inserted.append(path) }
        }
    }
}
