// Editing controls, swipes, moving rows.
// Apple: "UITableView", setEditing(_:animated:); "UISwipeActionsConfiguration"; rules of lists.md, L59 to L64.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// A list that a person edits.
private final class Edited: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<8).map { "r\($0)" }
    var log: [String] = []
    var style: (Int) -> UITableViewCell.EditingStyle = { _ in .delete }
    var editable: (Int) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }
    var trailing: (Int) -> UISwipeActionsConfiguration? = { _ in nil }
    var leading: (Int) -> UISwipeActionsConfiguration? = { _ in nil }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable(indexPath.row) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 7 }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        style(indexPath.row)
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        if editingStyle == .delete {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        } else {
            names.insert("new", at: indexPath.row + 1)
            tableView.insertRows(at: [.at(indexPath.row + 1)], with: .fade)
        }
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("begin \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath.row) }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading(indexPath.row) }
    func take() -> [String] {
        defer { log = [] }
        return log.filter { !$0.hasPrefix("cell") }
    }
}

@MainActor @Suite("UITableView: editing", .harness) struct TableEditingTests {
    private func stage(_ source: Edited, rightToLeft: Bool = false) async throws -> TableStage {
        let stage = try await TableStage(rightToLeft: rightToLeft) { $0.rowHeight = 50 }
        stage.table.dataSource = source
        stage.table.delegate = source
        try await stage.show()
        return stage
    }
    private func swipe(_ stage: TableStage, _ row: Int, by distance: CGFloat, from x: CGFloat? = nil) async throws {
        let start = CGPoint(x: x ?? (distance < 0 ? 280 : 40), y: CGFloat(row) * 50 + 25)
        try await stage.app.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.6)
        try await stage.app.settle()
    }

    // Covers: UITableView.setEditing, UITableView.isEditing, UITableViewDataSource.tableView(_:canEditRowAt:), UITableViewDataSource.tableView(_:canMoveRowAt:), UITableViewDelegate.tableView(_:editingStyleForRowAt:)
    @Test("editing shows minus, plus, handles; rows that cannot be edited or moved have none (L59)") func controls() async throws {
        let source = Edited()
        source.style = { $0 == 1 ? .insert : .delete }
        source.editable = { $0 != 2 }
        let stage = try await stage(source)
        stage.table.setEditing(true, animated: true)
        try await stage.app.settle()
        #expect(stage.cell(0)?.editingStyle == .delete)
        #expect(stage.cell(1)?.editingStyle == .insert)
        #expect(stage.cell(2)?.editingStyle == UITableViewCell.EditingStyle.none)
        #expect(stage.cell(0)?.reorderHandle != nil)
        #expect(stage.cell(7)?.reorderHandle == nil)
        #expect(stage.cell(0)?.contentView.frame.minX == 38)
        #expect(stage.table.isEditing)
        #expect(stage.cell(0)?.isEditing == true)
        stage.table.setEditing(false, animated: false)
        #expect(stage.cell(0)?.isEditing == false)
    }

    // Covers: UITableViewDataSource.tableView(_:commit:forRowAt:)
    @Test("plus inserts at once, minus shows the button that deletes (L60)") func plusAndMinus() async throws {
        let source = Edited()
        source.style = { $0 == 1 ? .insert : .delete }
        let stage = try await stage(source)
        stage.table.setEditing(true, animated: false)
        try await stage.app.turn()
        try await stage.app.tap(at: CGPoint(x: 19, y: 75))
        #expect(source.take() == ["commit 2 1"])
        try await stage.app.settle()
        #expect(source.names.count == 9)
        try await stage.app.tap(at: CGPoint(x: 19, y: 25))
        try await stage.app.settle()
        #expect(source.take() == ["begin 0"])
        #expect(stage.cell(0)?.showingDeleteConfirmation == true)
        try await stage.app.tap(.view(try #require(stage.table.editState.swiped?.view.buttons.first)))
        try await stage.app.settle()
        #expect(source.names.first == "r1")
        #expect(source.take().contains("commit 1 0"))
        #expect(stage.table.editState.swiped == nil)
    }

    // Covers: UITableViewDelegate.tableView(_:willBeginEditingRowAt:), UITableViewDelegate.tableView(_:didEndEditingRowAt:)
    @Test("a swipe shows the deletion; the button commits it, and the row leaves (L61)") func swipeToDelete() async throws {
        let source = Edited()
        let stage = try await stage(source)
        try await swipe(stage, 2, by: -90)
        #expect(source.take() == ["begin 2"])
        let cell = try #require(stage.cell(2))
        #expect(cell.frame.minX < -70)
        #expect(cell.isSwiped)
        #expect(!stage.table.isEditing)
        try await stage.app.tap(.button("Delete"))
        try await stage.app.settle()
        #expect(source.take() == ["commit 1 2", "end nil"])
        #expect(source.names.count == 7)
        #expect(stage.shownTexts == source.names)
        #expect(stage.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("a tap elsewhere closes the actions and selects nothing") func close() async throws {
        let source = Edited()
        let stage = try await stage(source)
        try await swipe(stage, 2, by: -90)
        _ = source.take()
        try await stage.app.tap(at: CGPoint(x: 100, y: 225))
        try await stage.app.settle()
        #expect(source.take() == ["end 2"])
        #expect(stage.cell(2)?.frame.minX == 0)
        #expect(stage.table.indexPathForSelectedRow == nil)
        // A short swipe springs back.
        try await swipe(stage, 1, by: -20)
        #expect(stage.cell(1)?.frame.minX == 0)
        #expect(stage.table.editState.swiped == nil)
    }

    @Test("rows that cannot be edited, and empty configurations, show nothing (L61)") func none() async throws {
        let source = Edited()
        source.editable = { $0 != 1 }
        source.trailing = { $0 == 2 ? UISwipeActionsConfiguration(actions: []) : nil }
        let stage = try await stage(source)
        try await swipe(stage, 1, by: -120)
        try await swipe(stage, 2, by: -120)
        #expect(source.take() == [])
        #expect(stage.table.editState.swiped == nil)
    }

    // Covers: UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:), UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:), UIContextualAction.init(style:title:handler:), UISwipeActionsConfiguration.init(actions:)
    @Test("actions of both sides; a full swipe runs the first; done(false) springs back (L62)", arguments: [false, true])
    func actions(rightToLeft: Bool) async throws {
        let source = Edited()
        var runs: [String] = []
        source.trailing = { row in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Bin") { _, _, done in
                    runs.append("bin \(row)")
                    done(false)
                },
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    runs.append("flag \(row)")
                    done(true)
                },
            ])
        }
        source.leading = { row in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Read") { _, _, done in
                    runs.append("read \(row)")
                    done(true)
                }
            ])
        }
        let stage = try await stage(source, rightToLeft: rightToLeft)
        let way: CGFloat = rightToLeft ? -1 : 1
        try await swipe(stage, 1, by: -170 * way)
        let buttons = try #require(stage.table.editState.swiped?.view.buttons)
        #expect(buttons.count == 2)
        #expect(buttons.allSatisfy { $0.frame.width >= 74 })
        try await stage.app.tap(.button("Flag"))
        try await stage.app.settle()
        #expect(runs == ["flag 1"])
        #expect(stage.cell(1)?.frame.minX == 0)
        try await swipe(stage, 3, by: -260 * way)
        #expect(runs.last == "bin 3")
        #expect(stage.cell(3)?.frame.minX == 0)
        try await swipe(stage, 2, by: 90 * way)
        try await stage.app.tap(.button("Read"))
        try await stage.app.settle()
        #expect(runs.last == "read 2")
    }

    // Covers: UITableViewDataSource.tableView(_:moveRowAt:to:), UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), UITableView.hasUncommittedUpdates
    @Test("a handle moves its row: the others make room, the data hears once, no cell is asked for (L63)") func move() async throws
    {
        let source = Edited()
        let stage = try await stage(source)
        stage.table.setEditing(true, animated: false)
        try await stage.app.turn()
        _ = source.take()
        let cell = try #require(stage.cell(1))
        try await stage.app.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 300, y: 230), duration: 0.5)
        try await stage.app.settle()
        #expect(source.log == ["move 1 4"])
        #expect(source.names == ["r0", "r2", "r3", "r4", "r1", "r5", "r6", "r7"])
        #expect(stage.cell(4) === cell)
        #expect(stage.shownTexts == source.names)
        #expect(stage.table.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 50 })
        #expect(!stage.table.hasUncommittedUpdates)
        // Up again, to a place that the delegate names.
        source.target = { $0.row == 0 ? .at(2) : $0 }
        try await stage.app.drag(from: CGPoint(x: 300, y: 225), to: CGPoint(x: 300, y: 20), duration: 0.5)
        try await stage.app.settle()
        #expect(source.log.last == "move 4 2")
        #expect(source.names[2] == "r1")
    }

    @Test("a row that is let go where it was tells nobody (L63)") func sameplace() async throws {
        let source = Edited()
        let stage = try await stage(source)
        stage.table.setEditing(true, animated: false)
        try await stage.app.turn()
        try await stage.app.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 300, y: 85), duration: 0.3)
        try await stage.app.settle()
        #expect(source.take() == [])
        #expect(stage.cell(1)?.frame.minY == 50)
    }
}
