// Diffable data sources of tables: what an apply shows, keeps and tells.
// Apple: "UITableViewDiffableDataSource"; rules of lists.md, L123 to L128.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("UITableViewDiffableDataSource", .harness) struct DiffableTableTests {
    // Covers: UITableViewDiffableDataSource.init(tableView:cellProvider:), UITableViewDiffableDataSource.snapshot
    // Covers: UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)
    @Test("the data source becomes the table's, which holds it weakly; an apply shows the snapshot (L127)") func connects()
        async throws
    {
        let stage = try await DiffableStage()
        #expect(stage.table.dataSource === stage.source)
        try await stage.show()
        #expect(stage.table.numberOfSections == 0)
        stage.source.apply(.of(("a", [1, 2]), ("b", [3])), animatingDifferences: false, completion: nil)
        #expect(stage.texts == ["1", "2", "3"])
        #expect(stage.source.snapshot().sectionIdentifiers == ["a", "b"])
        #expect(stage.source.snapshot().itemIdentifiers == [1, 2, 3])

        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var other: NumberSource? = NumberSource(tableView: table) { _, _, _ in nil }
        weak let watched = other
        #expect(table.dataSource === other)
        other = nil
        #expect(watched == nil)
        #expect(table.dataSource == nil)
    }

    // Covers: UITableViewDiffableDataSource.itemIdentifier(for:), UITableViewDiffableDataSource.indexPath(for:)
    // Covers: UITableViewDiffableDataSource.sectionIdentifier(for:), UITableViewDiffableDataSource.index(for:)
    @Test("items and paths, sections and indices; nil for what is not there (L127)") func lookUps() async throws {
        let stage = try await DiffableStage()
        stage.source.apply(.of(("a", [1, 2]), ("b", [3])), animatingDifferences: false, completion: nil)
        let source = stage.source
        #expect(source.itemIdentifier(for: .at(0, 1)) == 3)
        #expect(source.itemIdentifier(for: .at(2)) == nil)
        #expect(source.itemIdentifier(for: .at(0, 2)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(source.indexPath(for: 2) == .at(1))
        #expect(source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.sectionIdentifier(for: -1) == nil)
        #expect(source.index(for: "b") == 1)
        #expect(source.index(for: "z") == nil)
    }

    @Test("rows that stay keep their cells, moved ones too, and are not asked for; the others fade over 0.3 s (L125)")
    func difference() async throws {
        let stage = try await DiffableStage()
        stage.source.apply(.of(("a", [1, 2, 3, 4]), ("b", [5])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let cells = stage.cells
        _ = stage.takeProvided()
        stage.source.apply(.of(("a", [4, 1, 6]), ("b", [5, 2])), completion: nil)
        #expect(stage.texts == ["4", "1", "6", "5", "2"])
        #expect(stage.takeProvided() == [6])
        for item in [4, 1, 5, 2] { #expect(stage.cells[item] === cells[item], "item \(item)") }
        try await stage.app.advance(by: 0.15)
        let coming = try #require(stage.cells[6]?.layer.presentation())
        #expect(coming.opacity > 0)
        #expect(coming.opacity < 1)
        let moved = try #require(stage.cells[4]?.layer.presentation()?.frame)
        #expect(moved.minY > 0)
        #expect(moved.minY < 120)
        try await stage.app.settle()
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 5)
        #expect(stage.cells[6]?.alpha == 1)
    }

    // Covers: UITableViewDiffableDataSource.defaultRowAnimation
    @Test("the default row animation is automatic, and what is set decides where rows come from (L128)") func rowAnimation()
        async throws
    {
        let stage = try await DiffableStage()
        #expect(stage.source.defaultRowAnimation == .automatic)
        stage.source.defaultRowAnimation = .left
        stage.source.apply(.of(("a", [1])), animatingDifferences: false, completion: nil)
        try await stage.show()
        stage.source.apply(.of(("a", [1, 2]), ("b", [3])), completion: nil)
        try await stage.app.advance(by: 0.1)
        for item in [2, 3] {
            let frame = try #require(stage.cells[item]?.layer.presentation()?.frame)
            #expect(frame.minX < 0)
            #expect(frame.minX > -320)
        }
        try await stage.app.settle()
        #expect(stage.cells[2]?.frame.minX == 0)
    }

    @Test("a reload makes another cell, a reconfiguration keeps it, also of rows that move; marks are for one apply (L125)")
    func marks() async throws {
        let stage = try await DiffableStage()
        stage.source.apply(.of(("a", [1, 2, 3, 4, 5])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let cells = stage.cells
        for item in 1...5 { stage.versions[item] = 2 }
        var next = stage.source.snapshot()
        next.moveItem(5, beforeItem: 1)
        next.moveItem(4, beforeItem: 1)
        next.reloadItems([1, 5])
        next.reconfigureItems([2, 4])
        _ = stage.takeProvided()
        stage.source.apply(next, completion: nil)
        #expect(stage.texts == ["5v2", "4v2", "1v2", "2v2", "3"])
        #expect(Set(stage.takeProvided()) == [1, 2, 4, 5])
        try await stage.app.settle()
        #expect(stage.cells[1] !== cells[1])
        #expect(stage.cells[5] !== cells[5])
        for item in [2, 3, 4] { #expect(stage.cells[item] === cells[item]) }
        #expect((stage.cells[2] as? NumberedCell)?.reuses == 0)
        #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
        #expect(stage.source.snapshot().reconfiguredItemIdentifiers == [])
        _ = stage.takeProvided()
        stage.source.apply(stage.source.snapshot(), completion: nil)
        #expect(stage.takeProvided() == [])
        var section = stage.source.snapshot()
        section.reloadSections(["a"])
        stage.source.apply(section, animatingDifferences: false, completion: nil)
        #expect(stage.takeProvided().count == 5)
        #expect(stage.texts.last == "3v2")
    }

    @Test("rows that move and are reloaded have the height of their new cell") func movedAndReloaded() async throws {
        var lines: [Int: Int] = [:]
        let stage = try await TableStage { $0.rowHeight = UITableView.automaticDimension }
        let source = NumberSource(tableView: stage.table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = Array(repeating: "line", count: lines[item] ?? 1).joined(separator: "\n")
            return cell
        }
        source.apply(.of(("a", [1, 2, 3])), animatingDifferences: false, completion: nil)
        try await stage.show()
        let before = stage.table.rectForRow(at: .at(2)).height
        lines[3] = 4
        var next = source.snapshot()
        next.moveItem(3, beforeItem: 1)
        next.reloadItems([3])
        source.apply(next, completion: nil)
        try await stage.app.settle()
        let height = stage.table.rectForRow(at: .at(0)).height
        #expect(height > before + 40)
        #expect(stage.table.contentSize.height == 2 * before + height)
        #expect(stage.table.visibleCells.map(\.frame.minY) == [0, height, height + before])
    }

    @Test("a header that stays at the top and leaves with its section is no misuse of its blur (UIK1802)") func pinnedHeader()
        async throws
    {
        let stage = try await DiffableStage({ Titled(tableView: $0, cellProvider: $1) })
        stage.source.apply(.of(("a", Array(0..<20)), ("b", Array(20..<40))), animatingDifferences: false, completion: nil)
        try await stage.show()
        stage.table.contentOffset.y = 200
        try await stage.app.turn()
        let header = try #require(stage.table.headerView(forSection: 0))
        #expect(header.backgroundSlot.hasEffect)
        stage.source.apply(.of(("b", Array(20..<40))), completion: nil)
        try await stage.app.settle()
        #expect(header.superview == nil)
        #expect(header.alpha == 1)
        #expect(header.contentView.alpha == 1)
    }

    @Test("the completion comes once: after the animation, at the end of the turn without one, and also for no change (L123)")
    func completions() async throws {
        let stage = try await DiffableStage()
        var told: [String] = []
        stage.source.apply(.of(("a", [1])), animatingDifferences: false) { told.append("before the window") }
        try await stage.show()
        #expect(told == ["before the window"])
        stage.source.apply(.of(("a", [1, 2]))) { told.append("animated") }
        #expect(told.count == 1)
        try await stage.app.advance(by: 0.2)
        #expect(told.count == 1)
        try await stage.app.advance(by: 0.2)
        #expect(told == ["before the window", "animated"])
        stage.source.apply(.of(("a", [2])), animatingDifferences: false) { told.append("at once") }
        #expect(told.count == 2)
        try await stage.app.turn()
        #expect(told.last == "at once")
        stage.source.apply(.of(("a", [2]))) { told.append("no change") }
        try await stage.app.turn()
        #expect(told.last == "no change")
        try await stage.app.settle()
        #expect(told.count == 4)
    }

    // Covers: UITableViewDiffableDataSource.apply(_:animatingDifferences:)
    // Covers: UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:)
    @Test("the asynchronous forms return when all has been shown") func asynchronous() async throws {
        let stage = try await DiffableStage()
        try await stage.show()
        let (source, table) = (stage.source, stage.table)
        var told: [String] = []
        let task = Task {
            await source.apply(.of(("a", [1, 2])), animatingDifferences: true)
            told.append("applied \(table.numberOfRows(inSection: 0))")
            await source.applySnapshotUsingReloadData(.of(("a", [3])))
            told.append("reloaded \(table.numberOfRows(inSection: 0))")
        }
        for _ in 0..<20 where told.count < 2 {
            try await stage.app.advance(by: 0.1)
            await Task.yield()
        }
        await task.value
        #expect(told == ["applied 2", "reloaded 1"])
    }

    // Covers: UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)
    @Test("with reloadData all cells are asked for, and the selection is lost; a difference keeps it (L123)") func reload()
        async throws
    {
        let stage = try await DiffableStage()
        stage.source.apply(.of(("a", [1, 2, 3])), animatingDifferences: false, completion: nil)
        try await stage.show()
        stage.table.selectRow(at: .at(1), animated: false, scrollPosition: .none)
        stage.source.apply(.of(("a", [3, 1, 2])), completion: nil)
        #expect(stage.table.indexPathForSelectedRow == .at(2))
        _ = stage.takeProvided()
        var isDone = false
        stage.source.applySnapshotUsingReloadData(.of(("a", [3, 1, 2]))) { isDone = true }
        try await stage.app.settle()
        #expect(isDone)
        #expect(stage.takeProvided() == [3, 1, 2])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("before the first layout, and after reloadData, an apply changes what the layout will show, and keeps the selection")
    func beforeLayout() async throws {
        let stage = try await DiffableStage()
        stage.source.apply(.of(("a", [1, 2])), animatingDifferences: false, completion: nil)
        stage.table.selectRow(at: .at(1), animated: false, scrollPosition: .none)
        stage.source.apply(.of(("a", [3, 1, 2])), completion: nil)
        #expect(stage.table.indexPathForSelectedRow == .at(2))
        #expect(stage.takeProvided() == [])
        try await stage.show()
        #expect(stage.texts == ["3", "1", "2"])
        stage.table.reloadData()
        stage.source.apply(.of(("a", [2, 4])), completion: nil)
        try await stage.app.settle()
        #expect(stage.texts == ["2", "4"])
    }

    @Test("an apply within a block of the table's own updates is shown at once, and the block ends in peace") func withinBlock()
        async throws
    {
        let stage = try await DiffableStage()
        stage.source.apply(.of(("a", [1, 2])), animatingDifferences: false, completion: nil)
        try await stage.show()
        stage.table.performBatchUpdates { stage.source.apply(.of(("a", [2, 3, 4]))) }
        #expect(stage.texts == ["2", "3", "4"])
        try await stage.app.settle()
        #expect(stage.table.contentSize.height == 120)
    }

    // MARK: Subclasses

    private class Titled: NumberSource {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section).map { "Section \($0)" }
        }
    }
    private final class Editable: Titled {
        var moves: [(IndexPath, IndexPath)] = []
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 0 ? super.tableView(tableView, canEditRowAt: indexPath) : true
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard let item = itemIdentifier(for: indexPath) else { return }
            var next = snapshot()
            next.deleteItems([item])
            apply(next)
        }
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        {
            moves.append((sourceIndexPath, destinationIndexPath))
            guard let item = itemIdentifier(for: sourceIndexPath),
                let section = sectionIdentifier(for: destinationIndexPath.section)
            else { return }
            var next = snapshot()
            next.deleteItems([item])
            let rest = next.itemIdentifiers(inSection: section)
            if destinationIndexPath.row < rest.count {
                next.insertItems([item], beforeItem: rest[destinationIndexPath.row])
            } else {
                next.appendItems([item], toSection: section)
            }
            apply(next, animatingDifferences: false)
        }
    }

    @Test("a table asks what a subclass overrides, and lacks the rest: no title, no editing, no moving (L128)") func overrides()
        async throws
    {
        let plain = try await DiffableStage()
        plain.source.apply(.of(("a", [1, 2])), animatingDifferences: false, completion: nil)
        try await plain.show()
        #expect(plain.table.headerView(forSection: 0) == nil)
        #expect(!plain.table.canEdit(ListPath(0, 1)))
        #expect(!plain.table.canMove(ListPath(0, 1)))
        #expect(!plain.table.commitsEditing)

        let titled = try await DiffableStage({ Titled(tableView: $0, cellProvider: $1) })
        titled.source.apply(.of(("a", [1, 2])), animatingDifferences: false, completion: nil)
        try await titled.show()
        #expect(titled.table.headerView(forSection: 0)?.textLabel?.text == "Section a")
        #expect(!titled.table.commitsEditing)
        #expect(!titled.table.movesRows)

        let editable = try await DiffableStage({ Editable(tableView: $0, cellProvider: $1) })
        editable.source.apply(.of(("a", [1, 2])), animatingDifferences: false, completion: nil)
        try await editable.show()
        #expect(editable.table.headerView(forSection: 0)?.textLabel?.text == "Section a")
        #expect(editable.table.commitsEditing)
        #expect(editable.table.movesRows)
        // The answer of the superclass for one row says nothing about the others.
        #expect(!editable.table.canEdit(ListPath(0, 0)))
        #expect(editable.table.canEdit(ListPath(0, 1)))
    }

    @Test("a row that a subclass moves in its snapshot stays where the finger let it, also in another section") func moving()
        async throws
    {
        let stage = try await DiffableStage({ Editable(tableView: $0, cellProvider: $1) }, height: 600)
        stage.source.apply(.of(("a", [1, 2, 3]), ("b", [4, 5])), animatingDifferences: false, completion: nil)
        try await stage.show()
        stage.table.setEditing(true, animated: false)
        try await stage.app.turn()
        let cells = stage.cells
        _ = stage.takeProvided()
        let from = try #require(stage.cells[2]?.reorderHandle)
        let target = try #require(stage.cells[5])
        let start = from.convert(CGPoint(x: from.bounds.midX, y: from.bounds.midY), to: nil)
        let end = target.convert(CGPoint(x: 10, y: 30), to: nil)
        try await stage.app.drag(from: start, to: CGPoint(x: start.x, y: end.y), duration: 0.5)
        try await stage.app.settle()
        let source = try #require(stage.source as? Editable)
        #expect(source.moves.count == 1)
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [1, 3])
        #expect(source.snapshot().itemIdentifiers(inSection: "b").contains(2))
        #expect(stage.takeProvided() == [])
        for item in 1...5 { #expect(stage.cells[item] === cells[item]) }
        #expect(stage.texts == source.snapshot().itemIdentifiers.map(String.init))
    }

    @Test("the index at the edge comes with the first sections that a snapshot brings") func index() async throws {
        final class Indexed: NumberSource {
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
        }
        let stage = try await DiffableStage({ Indexed(tableView: $0, cellProvider: $1) })
        try await stage.show()
        stage.source.apply(.of(("a", [1, 2]), ("b", [3])), completion: nil)
        try await stage.app.settle()
        #expect(stage.table.parts.index?.titles == ["a", "b"])
    }
}
