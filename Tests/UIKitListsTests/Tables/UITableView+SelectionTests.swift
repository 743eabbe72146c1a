// Fingers on rows: highlight, selection, accessories.
// Apple: "UITableViewDelegate"; the orders are of lists.md, L50 and L51.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

private final class Choosing: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var highlights = true
    var instead: (IndexPath) -> IndexPath? = { $0 }
    var keeps: Set<Int> = []
    func take() -> [String] {
        defer { log = [] }
        return log
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.accessoryType = indexPath.row == 2 ? .detailButton : .none
        return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("should \(indexPath.row)")
        return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("high \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("low \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will \(indexPath.row)")
        return instead(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDe \(indexPath.row)")
        return keeps.contains(indexPath.row) ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("didDe \(indexPath.row)") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("act \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("info \(indexPath.row)")
    }
}

@MainActor @Suite("UITableView: selection", .harness) struct TableSelectionTests {
    private func stage(_ source: Choosing, set: (UITableView) -> Void = { _ in }) async throws -> TableStage {
        let stage = try await TableStage {
            $0.rowHeight = 50
            set($0)
        }
        stage.table.dataSource = source
        stage.table.delegate = source
        try await stage.show()
        return stage
    }
    private func tap(_ stage: TableStage, _ row: Int) async throws {
        try await stage.app.tap(at: CGPoint(x: 100, y: CGFloat(row) * 50 + 25))
    }

    // Covers: UITableView.indexPathForSelectedRow, UITableView.indexPathsForSelectedRows, UITableViewDelegate.tableView(_:didSelectRowAt:), UITableViewDelegate.tableView(_:didDeselectRowAt:), UITableViewDelegate.tableView(_:willDeselectRowAt:), UITableViewDelegate.tableView(_:didHighlightRowAt:), UITableViewDelegate.tableView(_:didUnhighlightRowAt:), UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)
    @Test("a tap highlights, selects and acts in Apple's order; another one deselects the first before (L50)") func order()
        async throws
    {
        let source = Choosing()
        let stage = try await stage(source)
        try await tap(stage, 1)
        #expect(source.take() == ["should 1", "high 1", "low 1", "will 1", "did 1", "act 1"])
        #expect(stage.cell(1)?.isSelected == true)
        #expect(stage.table.indexPathForSelectedRow == .at(1))
        try await tap(stage, 3)
        #expect(source.take() == ["should 3", "high 3", "low 3", "will 3", "willDe 1", "didDe 1", "did 3", "act 3"])
        #expect(stage.cell(1)?.isSelected == false)
        #expect(stage.table.indexPathsForSelectedRows == [.at(3)])
        // Again: no deselection.
        try await tap(stage, 3)
        #expect(source.take() == ["should 3", "high 3", "low 3", "will 3", "did 3", "act 3"])
    }

    // Covers: UITableViewDelegate.tableView(_:willSelectRowAt:), UITableViewDelegate.tableView(_:shouldHighlightRowAt:), UITableView.allowsSelection
    @Test("the delegate may refuse, name another row, or refuse the highlight") func refusals() async throws {
        let source = Choosing()
        let stage = try await stage(source)
        source.instead = { $0.row == 1 ? nil : .at(4) }
        try await tap(stage, 1)
        #expect(source.take() == ["should 1", "high 1", "low 1", "will 1", "act 1"])
        #expect(stage.table.indexPathForSelectedRow == nil)
        try await tap(stage, 2)
        #expect(stage.table.indexPathForSelectedRow == .at(4))
        _ = source.take()
        source.highlights = false
        try await tap(stage, 3)
        #expect(source.take() == ["should 3"])
        stage.table.allowsSelection = false
        try await tap(stage, 3)
        #expect(source.take() == [])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    // Covers: UITableView.allowsMultipleSelection
    @Test("of several a second tap deselects (L51)") func several() async throws {
        let source = Choosing()
        let stage = try await stage(source) { $0.allowsMultipleSelection = true }
        try await tap(stage, 1)
        try await tap(stage, 3)
        #expect(stage.table.indexPathsForSelectedRows == [.at(1), .at(3)])
        _ = source.take()
        try await tap(stage, 1)
        #expect(source.take() == ["should 1", "high 1", "low 1", "willDe 1", "didDe 1", "act 1"])
        #expect(stage.table.indexPathsForSelectedRows == [.at(3)])
        source.keeps = [3]
        try await tap(stage, 3)
        #expect(stage.table.indexPathsForSelectedRows == [.at(3)])
    }

    // Covers: UITableView.selectRow, UITableView.deselectRow
    @Test("selecting by code tells nobody; reloadData forgets the selection (L38, L50)") func byCode() async throws {
        let source = Choosing()
        let stage = try await stage(source)
        stage.table.selectRow(at: .at(15), animated: false, scrollPosition: .middle)
        try await stage.app.turn()
        #expect(source.log.isEmpty)
        #expect(stage.cell(15)?.isSelected == true)
        #expect(stage.table.contentOffset.y == 575)
        stage.table.deselectRow(at: .at(15), animated: false)
        #expect(stage.cell(15)?.isSelected == false)
        stage.table.selectRow(at: .at(14), animated: false, scrollPosition: .none)
        stage.table.reloadData()
        try await stage.app.turn()
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.cell(14)?.isSelected == false)
    }

    @Test("a row that scrolls away and back is still selected, its cell's next row is not") func reuse() async throws {
        let source = Choosing()
        let stage = try await stage(source)
        try await tap(stage, 0)
        stage.table.contentOffset.y = 600
        try await stage.app.turn()
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.table.contentOffset.y = 0
        try await stage.app.turn()
        #expect(stage.table.visibleCells.map(\.isSelected) == [true] + Array(repeating: false, count: 7))
    }

    @Test("scrolling takes the highlight away and selects nothing") func scrolling() async throws {
        let source = Choosing()
        let stage = try await stage(source)
        try await stage.app.drag(from: CGPoint(x: 100, y: 320), to: CGPoint(x: 100, y: 120), duration: 0.5)
        try await stage.app.settle()
        #expect(!source.log.contains { $0.hasPrefix("did ") })
        #expect(stage.table.contentOffset.y > 100)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    // Covers: UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)
    @Test("the detail button tells the delegate and selects nothing (L48)") func accessory() async throws {
        let source = Choosing()
        let stage = try await stage(source)
        try await stage.app.tap(at: CGPoint(x: 320 - 16 - 12, y: 125))
        #expect(source.log == ["info 2"])
    }

    // Covers: UITableView.selectionDidChangeNotification
    @Test("a notification tells of a choice by a person") func notification() async throws {
        let source = Choosing()
        let stage = try await stage(source)
        nonisolated(unsafe) var heard = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
        ) { _ in heard += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        try await tap(stage, 1)
        stage.table.selectRow(at: .at(2), animated: false, scrollPosition: .none)
        #expect(heard == 1)
    }
}
