// Trees in the sections of a diffable collection view.
// Apple: "NSDiffableDataSourceSectionSnapshot", "UICollectionViewDiffableDataSource"; rules of lists.md, L130 and L131.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("UICollectionViewDiffableDataSource: section snapshots", .harness) struct DiffableOutlineTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    /// 1 with 11 and 12, 12 with 121; 2.
    private func tree(expanded: [Int] = []) -> Outline {
        var outline = Outline()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        outline.append([121], to: 12)
        outline.expand(expanded)
        return outline
    }

    // Covers: UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)
    // Covers: UICollectionViewDiffableDataSource.snapshot(for:)
    @Test("a section shows its tree's visible items, indented by level; other sections stay, a new one comes last (L131)")
    func shows() async throws {
        let stage = try await DiffableCollection()
        stage.source.apply(.of(("a", [7]), ("b", [8])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let kept = stage.cells[7]
        var isDone = false
        stage.source.apply(tree(expanded: [1]), to: "b", animatingDifferences: true) { isDone = true }
        #expect(stage.texts == ["7", "1", "11", "12", "2"])
        try await stage.app.settle()
        #expect(isDone)
        #expect(stage.cells[7] === kept)
        #expect([1, 11, 12, 2].map { stage.cells[$0]?.indentationLevel } == [0, 1, 1, 0])
        #expect([1, 12, 2].map { stage.cells[$0]?.configurationState.isExpanded } == [true, false, false])
        #expect(stage.source.snapshot(for: "b").items == [1, 11, 12, 121, 2])
        #expect(stage.source.snapshot(for: "a").rootItems == [7])
        #expect(stage.source.snapshot(for: "z").items == [])
        #expect(stage.source.snapshot().itemIdentifiers(inSection: "b") == [1, 11, 12, 2])
        var other = Outline()
        other.append([30])
        stage.source.apply(other, to: "c", animatingDifferences: false, completion: nil)
        #expect(stage.source.snapshot().sectionIdentifiers == ["a", "b", "c"])
        #expect(stage.texts.last == "30")
    }

    private func tapArrow(_ stage: DiffableCollection, _ item: Int) async throws {
        let cell = try #require(stage.cells[item])
        let arrow = try #require(cell.list.views[.outlineDisclosure])
        let place = arrow.convert(CGPoint(x: arrow.bounds.midX, y: arrow.bounds.midY), to: nil)
        try await stage.app.tap(at: place)
        try await stage.app.settle()
    }

    // Covers: UICollectionViewDiffableDataSource.sectionSnapshotHandlers
    // Covers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers.shouldExpandItem
    // Covers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers.willExpandItem
    // Covers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers.shouldCollapseItem
    // Covers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers.willCollapseItem
    // Covers: UICollectionViewDiffableDataSource.SectionSnapshotHandlers.snapshotForExpandingParent
    @Test("a tap on the arrow expands and collapses, asks the handlers, and loads children (L131)") func taps() async throws {
        let stage = try await DiffableCollection()
        try await stage.show()
        stage.source.apply(tree(), to: "a", animatingDifferences: false, completion: nil)
        let cells = stage.cells
        var log: [String] = [], refuses: Set<Int> = []
        stage.source.sectionSnapshotHandlers.shouldExpandItem = {
            log.append("may expand \($0)")
            return !refuses.contains($0)
        }
        stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("expands \($0)") }
        stage.source.sectionSnapshotHandlers.shouldCollapseItem = {
            log.append("may collapse \($0)")
            return !refuses.contains($0)
        }
        stage.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapses \($0)") }
        try await tapArrow(stage, 1)
        #expect(stage.texts == ["1", "11", "12", "2"])
        #expect(log == ["may expand 1", "expands 1"])
        #expect(stage.cells[1] === cells[1])
        #expect(stage.cells[1]?.configurationState.isExpanded == true)
        #expect(stage.source.snapshot(for: "a").isExpanded(1))
        refuses = [1]
        try await tapArrow(stage, 1)
        #expect(stage.texts == ["1", "11", "12", "2"])
        refuses = []
        try await tapArrow(stage, 1)
        #expect(stage.texts == ["1", "2"])
        #expect(stage.cells[1]?.configurationState.isExpanded == false)
        #expect(log.suffix(3) == ["may collapse 1", "may collapse 1", "collapses 1"])
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, now in
            log.append("children of \(item): \(now.items)")
            var children = Outline()
            children.append([item * 100, item * 100 + 1])
            return children
        }
        try await tapArrow(stage, 2)
        #expect(log.last == "children of 2: []")
        #expect(stage.texts == ["1", "2", "200", "201"])
        #expect(stage.cells[201]?.indentationLevel == 1)
    }

    @Test("calls of apply ask no handler; what a handler applies counts") func handlersThatApply() async throws {
        let stage = try await DiffableCollection()
        try await stage.show()
        var asked = 0
        stage.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
            asked += 1
            return true
        }
        stage.source.apply(tree(expanded: [1]), to: "a", animatingDifferences: false, completion: nil)
        stage.source.apply(tree(), to: "a", animatingDifferences: false, completion: nil)
        #expect(asked == 0)
        stage.source.sectionSnapshotHandlers.willExpandItem = { _ in
            var outline = stage.source.snapshot(for: "a")
            outline.append([3])
            stage.source.apply(outline, to: "a", animatingDifferences: false, completion: nil)
        }
        try await tapArrow(stage, 1)
        #expect(stage.texts == ["1", "11", "12", "2", "3"])
    }

    @Test("a plain snapshot keeps a tree whose visible items it has, and makes a list of other ones (guessed)") func plain()
        async throws
    {
        let stage = try await DiffableCollection()
        try await stage.show()
        stage.source.apply(tree(expanded: [1]), to: "a", animatingDifferences: false, completion: nil)
        var next = stage.source.snapshot()
        next.appendSections(["b"])
        next.appendItems([50], toSection: "b")
        stage.source.apply(next, animatingDifferences: false, completion: nil)
        #expect(stage.source.snapshot(for: "a").level(of: 11) == 1)
        next.deleteItems([12])
        stage.source.apply(next, animatingDifferences: false, completion: nil)
        #expect(stage.source.snapshot(for: "a").items == [1, 11, 2])
        #expect(stage.source.snapshot(for: "a").level(of: 11) == 0)
    }

    @Test("a person's move in a tree takes the children along, and the view follows (guessed)") func moving() async throws {
        let stage = try await DiffableCollection()
        try await stage.show()
        stage.source.apply(tree(expanded: [1, 12]), to: "a", animatingDifferences: false, completion: nil)
        #expect(stage.texts == ["1", "11", "12", "121", "2"])
        stage.source.reorderingHandlers.canReorderItem = { _ in true }
        var final: [Int] = []
        stage.source.reorderingHandlers.didReorder = { final = $0.sectionTransactions[0].finalSnapshot.items }
        // 12 goes below 2: 121 with it.
        #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 190))
        stage.view.endInteractiveMovement()
        for _ in 0..<3 { try await stage.app.turn() }
        try await stage.app.settle()
        let outline = stage.source.snapshot(for: "a")
        #expect(outline.items == [1, 11, 2, 12, 121])
        #expect(final == [1, 11, 2, 12, 121])
        #expect(outline.level(of: 12) == 0)
        #expect(stage.texts == ["1", "11", "2", "12", "121"])
        #expect([12, 121].map { stage.cells[$0]?.indentationLevel } == [0, 1])
    }
}
