// Seed 004 line by line: rows that are dragged to another place in their table with `moveRowAt` alone.
// Apple: "Supporting drag and drop in table views"; rules of lists.md, L63 to L66.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls
@_spi(Vitrine) @testable import UIKitLists

/// The seed's list: its data source and its drag delegate, as they stand there.
@MainActor
private final class SeedRows: DragLog, UITableViewDataSource, UITableViewDragDelegate, TableNumberOfRowsMarker,
    TableMoveRowMarker
{
    var items = (0..<6).map { "\($0)" }
    var isEmpty = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func vitrine_tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        if isEmpty { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.row] as NSItemProviderWriting))]
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("\(sourceIndexPath.row) \(destinationIndexPath.row)")
        guard sourceIndexPath != destinationIndexPath else { return }
        let item = items[sourceIndexPath.row]
        if sourceIndexPath.row < destinationIndexPath.row {
            items.insert(item, at: destinationIndexPath.row + 1)
            items.remove(at: sourceIndexPath.row)
        } else {
            items.remove(at: sourceIndexPath.row)
            items.insert(item, at: destinationIndexPath.row)
        }
    }
    func vitrine_tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        self.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
}

@MainActor @Suite("UITableView: dragged reorder", .harness) struct TableReorderTests {
    /// The three lines of the seed's viewDidLoad, in each of their orders.
    private nonisolated static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    // Covers: UITableView.dragInteractionEnabled, UITableView.dragDelegate, UITableViewDragDelegate.tableView(_:itemsForBeginning:at:)
    @Test("the seed's sample moves rows, whatever line comes last (L65)", arguments: orders) func seed(order: [Int]) async throws {
        let screen = try await DragScreen()
        let rows = SeedRows()
        let table = try await screen.table { table in
            for line in order {
                switch line {
                case 0: table.dragInteractionEnabled = true
                case 1: table.dataSource = rows
                default: table.dragDelegate = rows
                }
            }
        }
        try await screen.lift(160, screen.middle(1))
        try await screen.move(160, screen.middle(4))
        #expect(table.shownNames == ["0", "2", "3", "4", "1", "5"])
        #expect(rows.items == ["0", "1", "2", "3", "4", "5"])
        #expect(table.hasUncommittedUpdates)
        try await screen.up()
        #expect(rows.take() == ["1 4"])
        #expect(rows.items == ["0", "2", "3", "4", "1", "5"])
        #expect(table.shownNames == rows.items)
        #expect(!table.hasUncommittedUpdates)
        #expect(table.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0) * 50 })
    }

    @Test("no items: the row is moved all the same, nothing may be dropped elsewhere, and the switch says what Apple says (L65)")
    func noItems() async throws {
        let screen = try await DragScreen()
        let rows = SeedRows()
        rows.isEmpty = true
        let table = try await screen.table(300) { table in
            table.dataSource = rows
            table.dragDelegate = rows
        }
        let elsewhere = DroppedRows(["x"])
        _ = try await screen.table(200, y: 400) { other in
            other.dataSource = elsewhere
            other.dropDelegate = elsewhere
        }
        try await screen.lift(160, screen.middle(4))
        try await screen.move(160, 450)
        #expect(ActiveDrag.current?.session.items.isEmpty == true)
        #expect(elsewhere.take() == [])
        try await screen.move(160, screen.middle(0))
        try await screen.up()
        #expect(rows.take() == ["4 0"])
        #expect(table.shownNames == ["4", "0", "1", "2", "3", "5"])
        UITableView.reordersRowsWithoutItems = false
        try await screen.lift(160, screen.middle(4))
        #expect(ActiveDrag.current == nil)
        try await screen.move(160, screen.middle(0))
        try await screen.up()
        #expect(rows.take() == [])
    }

    @Test("the destination counts after the removal, up and down, for all pairs; its own place calls nothing (L63)")
    func everyPair() async throws {
        let screen = try await DragScreen()
        let rows = SeedRows()
        let table = try await screen.table {
            $0.dataSource = rows
            $0.dragDelegate = rows
        }
        for from in 0..<6 {
            for to in 0..<6 {
                let before = rows.items
                try await screen.lift(160, screen.middle(from))
                try await screen.move(160, screen.middle(to) + (to == from ? 12 : 0), steps: 6)
                try await screen.up()
                var wanted = before
                wanted.insert(wanted.remove(at: from), at: to)
                #expect(rows.items == wanted, "\(from) to \(to)")
                #expect(rows.take() == (from == to ? [] : ["\(from) \(to)"]))
                #expect(table.shownNames == wanted)
            }
        }
    }

    @Test("without a drag delegate, disabled, or where a row must not move: nothing is lifted or moved (L65, L66)") func blocked()
        async throws
    {
        let screen = try await DragScreen()
        let rows = DraggedRows(["a", "b", "c", "d"])
        let table = try await screen.table { $0.dataSource = rows }
        func attempt() async throws {
            try await screen.lift(160, screen.middle(0))
            try await screen.move(160, screen.middle(2))
            try await screen.up()
        }
        #expect(table.dragInteractionEnabled)
        try await attempt()
        #expect(rows.take() == [])
        table.dragDelegate = rows
        table.dragInteractionEnabled = false
        try await attempt()
        #expect(rows.take() == [])
        table.dragInteractionEnabled = true
        rows.canMove = { $0.row != 0 }
        try await attempt()
        #expect(rows.take() == ["items 0-0", "drag begins", "drag ended"])
        rows.canMove = { _ in true }
        try await attempt()
        #expect(rows.take() == ["items 0-0", "drag begins", "move 0-0 to 0-2", "drag ended"])
    }

    @Test("a synchronous removal in moveRowAt is legal (L64)") func removal() async throws {
        let screen = try await DragScreen()
        let rows = DraggedRows(["a", "b", "c", "d"])
        let table = try await screen.table {
            $0.dataSource = rows
            $0.dragDelegate = rows
        }
        rows.onMove = { table, path in
            rows.names[0].remove(at: path.row)
            table.deleteRows(at: [path], with: .fade)
        }
        try await screen.lift(160, screen.middle(0))
        try await screen.move(160, screen.middle(2))
        try await screen.up()
        #expect(rows.names[0] == ["b", "c", "d"])
        #expect(table.shownNames == ["b", "c", "d"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
        #expect(ActiveDrag.current == nil)
    }

    @Test("rows move between sections; a drop beside the table, and reloaded data, leave all as it was") func sections()
        async throws
    {
        let screen = try await DragScreen()
        let rows = DraggedRows(["a", "b"], ["c", "d"])
        let table = try await screen.table(300) {
            $0.dataSource = rows
            $0.dragDelegate = rows
        }
        try await screen.lift(160, screen.middle(0))
        try await screen.move(160, screen.middle(2) + 20)
        try await screen.up()
        #expect(rows.take().contains("move 0-0 to 1-1"))
        #expect(table.shownNames == ["b", "c", "a", "d"])
        try await screen.lift(160, screen.middle(0))
        try await screen.move(160, 600)
        #expect(table.shownNames == ["b", "c", "a", "d"])
        try await screen.up()
        #expect(rows.take() == ["items 0-0", "drag begins", "drag ended"])
        try await screen.lift(160, screen.middle(0))
        try await screen.move(160, screen.middle(2))
        table.reloadData()
        try await screen.app.turn()
        try await screen.up()
        #expect(!rows.take().contains { $0.hasPrefix("move") })
        #expect(table.shownNames == ["b", "c", "a", "d"])
        #expect(table.visibleCells.allSatisfy { $0.layer.animation(forKey: UITableView.movedKey) == nil })
    }

    @Test("near an edge the table scrolls, and the row comes where no cell was") func scrolls() async throws {
        let screen = try await DragScreen()
        let rows = DraggedRows((0..<40).map { "\($0)" })
        let table = try await screen.table(300) {
            $0.dataSource = rows
            $0.dragDelegate = rows
        }
        try await screen.lift(160, screen.middle(1))
        try await screen.move(160, 290)
        try await screen.app.advance(by: 3)
        #expect(table.contentOffset.y > 500)
        try await screen.up()
        let offset = table.contentOffset.y
        let wanted = Int((offset + 290) / 50)
        #expect(abs((rows.names[0].firstIndex(of: "1") ?? -9) - wanted) <= 1)
        #expect(table.shownNames == table.indexPathsForVisibleRows?.map { rows.names[0][$0.row] })
    }

    // Covers: UITableViewDropDelegate.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    @Test("with a drop delegate that proposes a move with a gap, moveRowAt is called in place of performDrop (L66)")
    func withDropDelegate() async throws {
        let screen = try await DragScreen()
        let rows = DroppedRows(["a", "b", "c", "d"])
        rows.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        let table = try await screen.table {
            $0.dataSource = rows
            $0.dragDelegate = rows
            $0.dropDelegate = rows
        }
        try await screen.lift(160, screen.middle(0))
        #expect(table.hasActiveDrag)
        #expect(!table.hasActiveDrop)
        try await screen.move(160, screen.middle(2))
        #expect(rows.destination == .at(2))
        #expect(table.hasActiveDrop)
        try await screen.up()
        #expect(
            rows.take() == [
                "items 0-0", "drag begins", "canHandle", "enter", "update", "move 0-0 to 0-2", "drop ended", "drag ended",
            ])
        #expect(table.shownNames == ["b", "c", "a", "d"])
        #expect(!table.hasActiveDrag)
        #expect(!table.hasActiveDrop)
    }
}
