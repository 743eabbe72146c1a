// Inserting, deleting, moving and reloading rows and sections.
// Apple: "UITableView", performBatchUpdates(_:completion:); rules and texts of lists.md, L28 to L42.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("UITableView: updates", .harness) struct TableUpdateTests {
    private func stage(
        _ rows: NamedRows, height: CGFloat = 400, traps: TrapRecorder.Handling = .fail
    ) async throws -> TableStage {
        let stage = try await TableStage(CGSize(width: 320, height: height), traps: traps) { $0.rowHeight = 40 }
        stage.table.dataSource = rows
        try await stage.show()
        return stage
    }
    private func letters(_ count: Int) -> [String] { (0..<count).map { "r\($0)" } }

    // Covers: UITableView.performBatchUpdates, UITableView.deleteRows, UITableView.insertRows, UITableView.RowAnimation.fade, UITableView.RowAnimation.left
    @Test("rows that come and go: the others keep their cells and move over 0.3 s") func insertAndDelete() async throws {
        let rows = NamedRows([letters(6)])
        let stage = try await stage(rows)
        let last = try #require(stage.cell(5))
        rows.sections[0].remove(at: 1)
        rows.sections[0].insert("new", at: 3)
        var finished: Bool?
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [.at(1)], with: .fade)
            stage.table.insertRows(at: [.at(3)], with: .left)
        } completion: {
            finished = $0
        }
        #expect(stage.shownTexts == ["r0", "r2", "r3", "new", "r4", "r5"])
        #expect(stage.cell(5) === last)
        // The new row comes from the left, the second moves up.
        try await stage.app.advance(by: 0.15)
        let moved = try #require(stage.cell(1)?.layer.presentation()?.frame)
        #expect(moved.minY > 40)
        #expect(moved.minY < 80)
        let coming = try #require(stage.cell(3)?.layer.presentation()?.frame)
        #expect(coming.minX < 0)
        #expect(coming.minX > -320)
        #expect(finished == nil)
        try await stage.app.settle()
        #expect(finished == true)
        #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160, 200])
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 6)
    }

    @Test("performWithoutAnimation shows the end at once; a call alone is a block of its own (L30, L37)") func immediate()
        async throws
    {
        let rows = NamedRows([letters(3)])
        let stage = try await stage(rows)
        rows.sections[0].append("new")
        UIView.performWithoutAnimation { stage.table.insertRows(at: [.at(3)], with: .bottom) }
        try await stage.app.turn()
        #expect(stage.cell(3)?.layer.presentation()?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
        #expect(stage.cell(3)?.alpha == 1)
        #expect(stage.table.contentSize.height == 160)
    }

    // Covers: UITableView.moveSection, UITableView.insertRows, UITableView.deleteRows
    @Test("any batch of inserts, deletes and moves of rows and sections shows what the data says (L29)", arguments: 0..<12)
    func random(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let rows = NamedRows((0..<4).map { s in (0..<6).map { "\(s).\($0)" } })
        let stage = try await stage(rows, height: 700)
        var serial = 0
        for round in 0..<8 {
            let old = rows.sections
            var deleted: [IndexPath] = []
            var next = old
            let section = Int.random(in: 0..<old.count, using: &random)
            for row in old[section].indices.reversed() where Bool.random(using: &random) && Bool.random(using: &random) {
                deleted.append(.at(row, section))
                next[section].remove(at: row)
            }
            var inserted: [IndexPath] = []
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let row = Int.random(in: 0...next[section].count, using: &random)
                next[section].insert("n\(serial)", at: row)
                serial += 1
                inserted = inserted.map { $0.row >= row ? .at($0.row + 1, section) : $0 } + [.at(row, section)]
            }
            rows.sections = next
            stage.table.performBatchUpdates {
                stage.table.insertRows(at: inserted, with: .automatic)
                stage.table.deleteRows(at: deleted, with: .automatic)
            }
            if round % 2 == 0 { try await stage.app.settle() }
            #expect(stage.shownTexts == Array(next.flatMap { $0 }.prefix(stage.shownTexts.count)), "seed \(seed)")
            // A section elsewhere.
            let from = Int.random(in: 0..<rows.sections.count, using: &random),
                to = Int.random(in: 0..<rows.sections.count, using: &random)
            rows.sections.insert(rows.sections.remove(at: from), at: to)
            stage.table.moveSection(from, toSection: to)
            #expect(stage.shownTexts == Array(rows.sections.flatMap { $0 }.prefix(stage.shownTexts.count)), "seed \(seed)")
        }
        try await stage.app.settle()
        let all = rows.sections.flatMap { $0 }
        #expect(stage.table.contentSize.height == CGFloat(all.count) * 40)
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == stage.table.visibleCells.count)
    }

    // Covers: UITableView.moveRow
    @Test("a moved row keeps its cell, also into another section") func move() async throws {
        let rows = NamedRows([["a", "b"], ["c", "d"]])
        let stage = try await stage(rows)
        let cell = try #require(stage.cell(0))
        rows.sections = [["b"], ["c", "a", "d"]]
        stage.table.moveRow(at: .at(0), to: .at(1, 1))
        try await stage.app.settle()
        #expect(stage.cell(1, 1) === cell)
        #expect(stage.shownTexts == ["b", "c", "a", "d"])
    }

    // Covers: UITableView.reloadRows, UITableView.reconfigureRows
    @Test("a reload makes another cell, a new configuration keeps it without readying it (L36)") func reloadAndReconfigure()
        async throws
    {
        let rows = NamedRows([letters(4)])
        let stage = try await stage(rows)
        let (one, two) = (stage.cell(1) as? NumberedCell, stage.cell(2) as? NumberedCell)
        rows.sections[0][1] = "again"
        rows.sections[0][2] = "configured"
        stage.table.reloadRows(at: [.at(1)], with: .none)
        stage.table.reconfigureRows(at: [.at(2)])
        try await stage.app.settle()
        #expect(stage.cell(1) !== one)
        #expect(stage.cell(1)?.textLabel?.text == "again")
        #expect(stage.cell(2) === two)
        #expect(two?.textLabel?.text == "configured")
        #expect(two?.reuses == 0)
    }

    @Test("the selection goes along; a reloaded row loses it (L38)") func selection() async throws {
        let rows = NamedRows([letters(6)])
        let stage = try await stage(rows)
        stage.table.allowsMultipleSelection = true
        for row in [1, 3, 4] { stage.table.selectRow(at: .at(row), animated: false, scrollPosition: .none) }
        rows.sections[0].remove(at: 0)
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [.at(0)], with: .fade)
            stage.table.reloadRows(at: [.at(4)], with: .fade)
        }
        #expect(Set(stage.table.indexPathsForSelectedRows ?? []) == [.at(0), .at(2)])
        try await stage.app.settle()
        #expect(stage.table.visibleCells.map(\.isSelected) == [true, false, true, false, false])
    }

    @Test("counts that do not fit are reported with UIKit's whole text and what it leaves out; the table reads all anew (L32)")
    func mismatch() async throws {
        let rows = NamedRows([letters(20)])
        let stage = try await stage(rows, traps: .collect)
        func last() -> Trap? { stage.app.traps.all.last }
        // Deleted one, the model still has 20.
        stage.table.deleteRows(at: [.at(0)], with: .none)
        #expect(last()?.code == "UIK2401")
        #expect(
            last()?.apple?.contains(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update "
                    + "(20) must be equal to the number of rows contained in that section before the update (20), plus or minus the number "
                    + "of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved "
                    + "into or out of that section (0 moved in, 0 moved out).") == true)
        #expect(last()?.message.contains("UITableView+UpdateTests.swift:") == true)
        // Deleted one, the model has 15.
        rows.sections[0].removeLast(5)
        stage.table.deleteRows(at: [.at(0)], with: .none)
        #expect(last()?.apple?.contains("Invalid batch updates detected") == true)
        // Out of bounds.
        stage.table.deleteRows(at: [.at(99)], with: .none)
        #expect(last()?.code == "UIK2402")
        #expect(
            last()?.apple?.contains("attempt to delete row 99 from section 0 which only contains 15 rows before the update") == true
        )
        try await stage.app.settle()
        #expect(stage.table.numberOfRows(inSection: 0) == 15)
        #expect(stage.shownTexts == letters(10))
    }

    @Test("completions of nested blocks run from the outer to the inner ones, after the animations (L30)") func nested()
        async throws
    {
        let rows = NamedRows([letters(3)])
        let stage = try await stage(rows)
        var log: [String] = []
        stage.table.performBatchUpdates {
            stage.table.performBatchUpdates(nil) { _ in log.append("inner 1") }
            rows.sections[0].removeLast()
            stage.table.deleteRows(at: [.at(2)], with: .fade)
            stage.table.performBatchUpdates(nil) { _ in log.append("inner 2") }
        } completion: { _ in
            log.append("outer")
        }
        #expect(log.isEmpty)
        try await stage.app.settle()
        #expect(log == ["outer", "inner 1", "inner 2"])
    }

    // Covers: UITableView.beginUpdates, UITableView.endUpdates
    @Test("an empty block asks for the heights anew and animates them (L42)") func heights() async throws {
        let stage = try await TableStage()
        let rows = LoggedRows([4])
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        let cell = try #require(stage.cell(1))
        rows.height = { $0.row == 0 ? 150 : 50 }
        stage.table.beginUpdates()
        stage.table.endUpdates()
        #expect(stage.cell(1) === cell)
        #expect(cell.frame.minY == 150)
        try await stage.app.advance(by: 0.1)
        let shown = try #require(cell.layer.presentation()?.frame.minY)
        #expect(shown > 50)
        #expect(shown < 150)
        try await stage.app.settle()
        #expect(stage.table.contentSize.height == 300)
    }

    @Test("rows inserted far away cost no cells; a table of a million rows takes them at once") func million() async throws {
        let stage = try await TableStage { $0.rowHeight = 40 }
        let rows = PlainRows([1_000_000])
        stage.table.dataSource = rows
        try await stage.show()
        let asked = rows.asked.count
        rows.counts[0] += 1
        stage.table.insertRows(at: [.at(900_000)], with: .fade)
        try await stage.app.settle()
        #expect(rows.asked.count == asked)
        #expect(stage.table.contentSize.height == 40_000_040)
        rows.counts[0] += 1
        stage.table.insertRows(at: [.at(0)], with: .fade)
        try await stage.app.settle()
        #expect(rows.asked.last == .at(0))
    }
}
