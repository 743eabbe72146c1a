// The index at the edge, rows loaded ahead, menus, accessibility, methods that subclasses add.
// Apple: "UITableView"; rules of lists.md, L44, L45, L70 and L72.
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@_spi(Vitrine) @testable import UIKitLists

private final class Indexed: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var asked: [String] = []
    var announced: [Int] = []
    var cancelled: [Int] = []
    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        asked.append(title)
        return index
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map { $0.section * 10 + $0.row }
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map { $0.section * 10 + $0.row }
    }
}

private final class WithMenus: PlainRows, UITableViewDelegate {
    var log: [String] = []
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("menu \(indexPath.row) \(Int(point.y))")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("shown") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did") }
}

/// Conforms, and leaves the method to the class below it.
private class Base: PlainRows, UITableViewDelegate {}
private final class Derived: Base, TableDidSelectRowMarker, TableHeightForRowMarker {
    var log: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append(indexPath.row) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    // What the rewriter writes for such a class.
    func vitrine_tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        self.tableView(tableView, didSelectRowAt: indexPath)
    }
    func vitrine_tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        self.tableView(tableView, heightForRowAt: indexPath)
    }
}

@MainActor @Suite("UITableView: index, prefetching, menus", .harness) struct TableAheadTests {
    // Covers: UITableViewDataSource.sectionIndexTitles(for:), UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:), UITableView.sectionIndexMinimumDisplayRowCount, UITableView.indexPathsForVisibleRows
    @Test("a finger on the index goes to the title's section at once (L44)") func index() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 500)) { $0.rowHeight = 50 }
        let source = Indexed()
        stage.table.dataSource = source
        try await stage.show()
        let bar = try #require(stage.table.parts.index)
        #expect(bar.frame == CGRect(x: 305, y: 0, width: 15, height: 500))
        #expect(stage.table.subviews.last === bar)
        let top = (500 - CGFloat(26) * 14) / 2
        try await stage.app.tap(at: CGPoint(x: 312, y: top + 14 * 7.5))
        #expect(source.asked == ["H"])
        #expect(stage.table.indexPathsForVisibleRows?.first?.section == 7)
        #expect(abs(stage.table.contentOffset.y - stage.table.rect(forSection: 7).minY) < 0.5)
        try await stage.app.drag(from: CGPoint(x: 312, y: top + 5), to: CGPoint(x: 312, y: top + 14 * 3.5))
        #expect(source.asked.suffix(3) == ["B", "C", "D"])
        stage.table.sectionIndexMinimumDisplayRowCount = 1000
        try await stage.app.turn()
        #expect(bar.isHidden)
    }

    // Covers: UITableView.prefetchDataSource, UITableView.isPrefetchingEnabled, UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:), UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)
    @Test("rows beyond the edge are announced once, the nearest first, and cancelled when it goes back (L45)") func prefetching()
        async throws
    {
        let stage = try await TableStage(CGSize(width: 320, height: 200)) {
            $0.rowHeight = 50
            $0.sectionHeaderTopPadding = 0
        }
        let source = Indexed()
        stage.table.dataSource = source
        stage.table.prefetchDataSource = source
        try await stage.show()
        let first = try #require(source.announced.first)
        #expect(first == stage.table.visibleCells.count)
        #expect(source.announced == source.announced.sorted())
        stage.table.contentOffset.y = 60
        try await stage.app.turn()
        #expect(Set(source.announced).count == source.announced.count)
        stage.table.contentOffset.y = 4000
        try await stage.app.turn()
        #expect(!source.cancelled.isEmpty)
        let before = source.announced.count
        stage.table.isPrefetchingEnabled = false
        stage.table.contentOffset.y = 0
        try await stage.app.turn()
        #expect(source.announced.count == before)
    }

    // Covers: UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:), UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:), UITableView.contextMenuInteraction
    @Test("a long press opens the row's menu and selects nothing (L70)") func menus() async throws {
        let stage = try await TableStage { $0.rowHeight = 50 }
        let source = WithMenus([10])
        stage.table.dataSource = source
        stage.table.delegate = source
        try await stage.show()
        try await stage.app.press(.view(try #require(stage.cell(2))), for: 1)
        try await stage.app.settle()
        #expect(source.log == ["menu 2 125", "shown"])
        #expect(stage.cell(2)?.isHighlighted == false)
        #expect(stage.table.contextMenuInteraction != nil)
    }

    @Test("methods of a class below the one that conforms are called by their markers") func markers() async throws {
        let stage = try await TableStage()
        let source = Derived([10])
        stage.table.dataSource = source
        stage.table.delegate = source
        try await stage.show()
        #expect(stage.table.rectForRow(at: .at(1)).minY == 70)
        try await stage.app.tap(at: CGPoint(x: 50, y: 100))
        #expect(source.log == [1])
    }

    @Test("assistive technologies find a list with its rows, headers first (L72)") func accessibility() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 300)) { $0.rowHeight = 50 }
        let source = NamedRows([["one", "two", "three"]])
        stage.table.dataSource = source
        try await stage.show()
        #expect(stage.table.accessibilityContainerType == .list)
        let tree = AccessibilityTree(windows: [stage.app.window])
        func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
            for node in nodes {
                if node.object === stage.table { return node }
                if let inner = find(node.children) { return inner }
            }
            return nil
        }
        let list = try #require(find(tree.roots))
        #expect(list.children.map(\.label) == ["one", "two", "three"])
    }

    @Test("a self-sized row grows with its content, and the others move (L42)") func selfSizing() async throws {
        let stage = try await TableStage()
        let source = NamedRows([["one", "two"]])
        stage.table.dataSource = source
        try await stage.show()
        let label = try #require(stage.cell(0)?.textLabel)
        let before = stage.table.rectForRow(at: .at(1)).minY
        label.numberOfLines = 0
        label.text = String(repeating: "grown ", count: 40)
        stage.table.performBatchUpdates(nil)
        try await stage.app.settle()
        #expect(stage.table.rectForRow(at: .at(1)).minY > before + 40)
    }

    @Test("a cell that asks for another size is measured anew, unless the table is told not to (L42)", arguments: [true, false])
    func invalidation(enabled: Bool) async throws {
        let stage = try await TableStage { $0.selfSizingInvalidation = enabled ? .enabled : .disabled }
        let source = NamedRows([["one", "two"]])
        stage.table.dataSource = source
        try await stage.show()
        let cell = try #require(stage.cell(0))
        let before = stage.table.rectForRow(at: .at(1)).minY
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "grown ", count: 40)
        cell.contentView.invalidateIntrinsicContentSize()
        try await stage.app.turn()
        #expect((stage.table.rectForRow(at: .at(1)).minY > before + 40) == enabled)
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "much more ", count: 60)
        let grown = stage.table.rectForRow(at: .at(1)).minY
        cell.contentConfiguration = content
        try await stage.app.turn()
        #expect((stage.table.rectForRow(at: .at(1)).minY > grown) == enabled)
    }

    @Test("a refused class, an unregistered identifier and a wrong path are reported") func misuse() async throws {
        let stage = try await TableStage(traps: .collect)
        let codes = { stage.app.traps.all.map(\.code) }
        stage.table.register(UILabel.self, forCellReuseIdentifier: "x")
        #expect(codes() == ["UIK2501"])
        _ = stage.table.dequeueReusableCell(withIdentifier: "none", for: .at(0))
        #expect(codes().contains("UIK2502"))
        _ = stage.table.rectForRow(at: IndexPath(index: 3))
        #expect(codes().last == "UIK2505")
        stage.table.endUpdates()
        #expect(codes().last == "UIK2509")
    }

    @Test("two fingers select the rows that they pass, where the delegate agrees (L51)") func twoFingers() async throws {
        final class Agreeing: PlainRows, UITableViewDelegate {
            var log: [String] = []
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
                true
            }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
                log.append("begin \(indexPath.row)")
            }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
        }
        let stage = try await TableStage { $0.rowHeight = 50 }
        let source = Agreeing([8])
        stage.table.dataSource = source
        stage.table.delegate = source
        stage.table.allowsMultipleSelectionDuringEditing = true
        try await stage.show()
        func fingers(_ phase: TouchSamplePhase, _ y: CGFloat) {
            let samples = [(1, CGFloat(140)), (2, 180)].map {
                TouchSample(id: $0.0, phase: phase, location: CGPoint(x: $0.1, y: y))
            }
            stage.app.stage.turn(with: [.touches(samples)])
        }
        fingers(.began, 75)
        for step in 1...10 { fingers(.moved, 75 + CGFloat(step) * 10) }
        fingers(.ended, 175)
        try await stage.app.settle()
        #expect(source.log == ["begin 1", "end"])
        #expect(stage.table.isEditing)
        #expect(Set(stage.table.indexPathsForSelectedRows ?? []) == [.at(1), .at(2), .at(3)])
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test("cells asked for while they change, a negative height and a cell twice are reported (L26, X)") func inFlux() async throws
    {
        final class Wrong: PlainRows, UITableViewDelegate {
            let one = UITableViewCell(style: .default, reuseIdentifier: nil)
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if indexPath.row == 0 { _ = tableView.visibleCells }
                return one
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 1 ? -5 : 40
            }
        }
        let stage = try await TableStage(traps: .collect)
        let source = Wrong([3])
        stage.table.dataSource = source
        stage.table.delegate = source
        try await stage.show()
        let codes = Set(stage.app.traps.all.map(\.code))
        #expect(codes == ["UIK2508", "UIK2506", "UIK2507"])
        #expect(
            stage.app.traps.all.first { $0.code == "UIK2506" }?.apple?.contains(
                "table view row height must not be negative - provided height for index path") == true)
    }

    @Test("of a million rows only the visible ones cost anything: as many calls as of a thousand") func millionCalls() async throws
    {
        var calls: [Int] = []
        for count in [1000, 1_000_000] {
            let stage = try await TableStage()
            let rows = LoggedRows([count])
            stage.table.dataSource = rows
            stage.table.delegate = rows
            try await stage.show()
            stage.table.scrollToRow(at: .at(count - 1), at: .bottom, animated: false)
            calls.append(rows.log.count)
            #expect(stage.table.rows.offsets.storageBytes < 100_000)
        }
        #expect(calls[0] == calls[1])
    }
}
