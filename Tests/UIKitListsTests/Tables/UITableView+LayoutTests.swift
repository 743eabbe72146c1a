// Rows, heights and places of tables.
// Apple: "UITableView"; the figures and orders of calls are of lists.md, L1 to L27.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("UITableView: rows and places", .harness) struct TableLayoutTests {
    // Covers: UITableView.Style.plain, UITableView.Style.insetGrouped, UITableView.automaticDimension, UITableView.style, UITableView.init(frame:), UITableView.init()
    @Test("the raw values are Apple's (L1)") func rawValues() {
        #expect(UITableView.Style.plain.rawValue == 0)
        #expect(UITableView.Style.insetGrouped.rawValue == 2)
        #expect(UITableView.RowAnimation.middle.rawValue == 6)
        #expect(UITableView.RowAnimation.automatic.rawValue == 100)
        #expect(UITableView.automaticDimension == -1)
        #expect(UITableView(frame: .zero).style == .plain)
        #expect(UITableView().style == .plain)
    }

    // Covers: UITableView.sectionHeaderHeight, UITableView.sectionFooterHeight, UITableView.separatorInsetReference, UITableView.allowsSelection, UITableView.allowsMultipleSelection
    @Test("a new table has Apple's defaults (L2)") func defaults() {
        let table = UITableView()
        for height in [
            table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
            table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight, table.fillerRowHeight,
            table.sectionHeaderTopPadding,
        ] { #expect(height == UITableView.automaticDimension) }
        #expect(table.separatorInsetReference == .fromCellEdges)
        #expect(table.allowsSelection)
        #expect(!table.allowsMultipleSelection)
        #expect(!table.allowsSelectionDuringEditing)
        #expect(table.sectionIndexMinimumDisplayRowCount == 0)
        #expect(table.insetsContentViewsToSafeArea)
        #expect(table.selfSizingInvalidation == .enabled)
        #expect(table.isPrefetchingEnabled)
        #expect(table.numberOfSections == 0)
    }

    // Covers: UITableView.separatorEffect, UITableView.separatorColor
    @Test("lines are drawn with the table's effect in the table's colour, and plainly again without one") func separatorEffect()
        async throws
    {
        let stage = try await TableStage()
        let source = PlainRows([3])
        stage.table.dataSource = source
        stage.table.separatorColor = .red
        stage.table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .separator)
        try await stage.show()
        let cell = try #require(stage.cell(0))
        let line = try #require(cell.subviews.compactMap { $0 as? UIVisualEffectView }.first)
        #expect(line.effect is UIVibrancyEffect)
        #expect(line.contentView.backgroundColor == .red)
        stage.table.separatorEffect = nil
        stage.table.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(!cell.subviews.contains { $0 is UIVisualEffectView })
    }

    // Covers: UITableView.numberOfSections, UITableView.visibleCells, UITableViewDataSource.tableView(_:numberOfRowsInSection:)
    @Test("without a method for sections there is one; without a data source there is nothing (L2, L20)") func oneSection()
        async throws
    {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let stage = try await TableStage()
        let source = Source()
        stage.table.dataSource = source
        #expect(stage.table.numberOfSections == 1)
        try await stage.show()
        #expect(stage.table.visibleCells.count == 3)
        stage.table.dataSource = nil
        stage.table.reloadData()
        try await stage.app.turn()
        #expect(stage.table.visibleCells.isEmpty)
        #expect(stage.table.contentSize.height == 0)
    }

    // Covers: UITableView.rowHeight, UITableView.rectForRow, UITableView.cellForRow, UITableView.indexPathForRow, UITableView.indexPathsForRows, UITableView.rect, UITableView.dataSource
    @Test("a fixed height counts for all rows, and only visible rows have cells") func fixed() async throws {
        let stage = try await TableStage { $0.rowHeight = 60 }
        let rows = PlainRows([1000, 5])
        stage.table.dataSource = rows
        try await stage.show()
        #expect(stage.table.contentSize.height == 60_300)
        #expect(stage.table.visibleCells.count == 7)
        #expect(stage.table.rectForRow(at: .at(2, 1)) == CGRect(x: 0, y: 60_120, width: 320, height: 60))
        #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 180, width: 320, height: 60))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 60_000)) == .at(0, 1))
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 60_300)) == nil)
        #expect(stage.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 20)) == [.at(0), .at(1)])
        #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 60_000, width: 320, height: 300))
        #expect(rows.asked.count == 7)
    }

    // Covers: UITableView.estimatedRowHeight, UITableView.contentSize, UITableViewDelegate.tableView(_:heightForRowAt:)
    @Test("content is what was measured and estimates of the rest: 619 + 91 × 500 (L6)") func estimates() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 600)) { $0.estimatedRowHeight = 500 }
        let rows = LoggedRows([100])
        rows.height = { CGFloat([70, 69, 68, 67, 69, 70, 69, 68, 69][$0.row % 9]) }
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        #expect(stage.table.visibleCells.count == 9)
        #expect(stage.table.contentSize.height == 46_119)
    }

    // Covers: UITableViewDelegate.tableView(_:willDisplay:forRowAt:), UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:), UITableViewDataSource.numberOfSections(in:), UITableViewDataSource.tableView(_:cellForRowAt:)
    @Test("estimation off: counts, every height, then cells one by one, and scrolling asks no counts (L8, L17, L19)")
    func callOrder() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 120), estimates: false)
        let rows = LoggedRows([5])
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        #expect(
            rows.take() == ["sections", "rows 0"] + (0..<5).map { "height \($0)" }
                + ["cell 0", "will 0", "cell 1", "will 1", "cell 2", "will 2"])
        stage.table.contentOffset.y = 60
        try await stage.app.turn()
        #expect(rows.take() == ["scroll", "cell 3", "will 3", "end 0"])
    }

    @Test("estimation on: a row's height is asked after its cell, before it is shown (L17)") func callOrderWithEstimates()
        async throws
    {
        let stage = try await TableStage(CGSize(width: 320, height: 100))
        let rows = LoggedRows([5])
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        // The first height tells whether the delegate has the method at all.
        #expect(rows.take() == ["sections", "rows 0", "cell 0", "height 0", "will 0", "cell 1", "height 1", "will 1"])
    }

    // Covers: UITableView.reloadData
    @Test("reloadData asks counts at once and cells later; the last cell goes first and none is made (L18, L21)")
    func reload() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 150), estimates: false)
        let rows = LoggedRows([3])
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        let numbers = (0..<3).map { (stage.cell($0) as? NumberedCell)?.number }
        let made = NumberedCell.made
        _ = rows.take()
        stage.table.reloadData()
        #expect(rows.take() == ["sections", "rows 0", "height 0", "height 1", "height 2"])
        #expect(stage.cell(0) == nil)
        try await stage.app.turn()
        #expect(rows.take() == ["end 2", "end 1", "end 0", "cell 0", "will 0", "cell 1", "will 1", "cell 2", "will 2"])
        #expect(NumberedCell.made == made)
        #expect((0..<3).map { (stage.cell($0) as? NumberedCell)?.number } == numbers)
    }

    @Test("slow scrolling lives on one cell more than is visible; at most 2 × visible + 2 after any jump (L22)")
    func pool() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 400)) { $0.rowHeight = 40 }
        let rows = PlainRows([1_000_000])
        stage.table.dataSource = rows
        let before = NumberedCell.made
        try await stage.show()
        for step in 1...60 {
            stage.table.contentOffset.y = CGFloat(step) * 7
            try await stage.app.turn()
        }
        #expect(NumberedCell.made - before <= 12)
        for offset in stride(from: CGFloat(0), to: 30_000_000, by: 3_700_011) {
            stage.table.contentOffset.y = offset
            try await stage.app.turn()
            #expect(stage.table.visibleCells.count <= 11)
        }
        #expect(NumberedCell.made - before <= 2 * 11 + 2)
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count <= 11)
    }

    // Covers: UITableView.register, UITableView.dequeueReusableCell
    @Test("a used cell is readied before it is given out; another identifier has another pool (L22, L24)") func reuse() async throws
    {
        let stage = try await TableStage(CGSize(width: 320, height: 100)) { $0.rowHeight = 50 }
        let rows = PlainRows([30])
        stage.table.dataSource = rows
        try await stage.show()
        stage.table.contentOffset.y = 1000
        try await stage.app.turn()
        stage.table.contentOffset.y = 0
        try await stage.app.turn()
        #expect(stage.table.visibleCells.allSatisfy { ($0 as? NumberedCell)?.reuses ?? 0 > 0 })
        #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
        stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
        #expect(stage.table.dequeueReusableCell(withIdentifier: "other")?.reuseIdentifier == "other")
        stage.table.register(nil as AnyClass?, forCellReuseIdentifier: "other")
        #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("rows that size themselves are as high as their cells need, at least 44 and a pixel (L3)") func selfSizing() async throws
    {
        let stage = try await TableStage(CGSize(width: 320, height: 400), scale: 3)
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = indexPath.row == 1 ? String(repeating: "many words ", count: 20) : "short"
                cell.textLabel?.numberOfLines = 0
                return cell
            }
        }
        let source = Source()
        stage.table.dataSource = source
        try await stage.show()
        #expect(abs(stage.table.rectForRow(at: .at(0)).height - 44.333) < 0.01)
        #expect(stage.table.rectForRow(at: .at(1)).height > 100)
        #expect(stage.cell(1)?.frame.height == stage.table.rectForRow(at: .at(1)).height)
    }

    @Test("each row is measured once, and not again when one scrolls back") func measuredOnce() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 300))
        let rows = LoggedRows([200])
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        for offset in [100, 250, 700, 400, 100, 0] {
            stage.table.contentOffset.y = CGFloat(offset)
            try await stage.app.turn()
        }
        let heights = rows.log.filter { $0.hasPrefix("height") }
        #expect(heights.count == Set(heights).count)
    }

    @Test("rows that are measured above what is visible do not move it (L7)") func noJump() async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 300)) { $0.estimatedRowHeight = 44 }
        let rows = LoggedRows([500])
        rows.height = { $0.row % 3 == 0 ? 120 : 30 }
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        // Deep into rows that nobody has measured, then upwards in small steps.
        stage.table.contentOffset.y = 9000
        try await stage.app.turn()
        for _ in 0..<80 {
            let cell = stage.table.visibleCells[1]
            let before = stage.table.convert(cell.frame, to: nil).minY
            stage.table.contentOffset.y -= 9
            try await stage.app.turn()
            guard stage.table.visibleCells.contains(cell) else { continue }
            let after = stage.table.convert(cell.frame, to: nil).minY
            #expect(abs(after - before - 9) < 0.01)
        }
    }

    // Covers: UITableView.scrollToRow, UITableView.ScrollPosition.top, UITableView.ScrollPosition.bottom, UITableView.ScrollPosition.middle, UITableView.ScrollPosition.none
    @Test("scrolling to a row arrives exactly, at once and animated, over rows that were never measured", arguments: [false, true])
    func exactArrival(animated: Bool) async throws {
        let stage = try await TableStage(CGSize(width: 320, height: 300)) { $0.estimatedRowHeight = 44 }
        let rows = LoggedRows([2000])
        rows.height = { CGFloat(25 + $0.row * 37 % 90) }
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        for (row, position) in [(900, UITableView.ScrollPosition.top), (300, .bottom), (1500, .middle), (1999, .top), (0, .none)] {
            stage.table.scrollToRow(at: .at(row), at: position, animated: animated)
            try await stage.app.settle()
            let rect = stage.table.rectForRow(at: .at(row))
            let y = rect.minY - stage.table.contentOffset.y
            switch (row, position) {
            case (1999, _): #expect(abs(rect.maxY - stage.table.contentOffset.y - 300) < 0.01)
            case (_, .top): #expect(abs(y) < 0.01, "row \(row)")
            case (_, .bottom): #expect(abs(y + rect.height - 300) < 0.01, "row \(row)")
            case (_, .middle): #expect(abs(y + rect.height / 2 - 150) <= 0.5, "row \(row)")
            default: #expect(y == 0)
            }
            #expect(stage.cell(row)?.frame == rect)
        }
    }

    // Covers: UITableView.rectForHeader
    @Test("a row or section that does not exist is reported with UIKit's words (X)") func outOfRange() async throws {
        let stage = try await TableStage(traps: .collect)
        let rows = PlainRows([2])
        stage.table.dataSource = rows
        try await stage.show()
        #expect(stage.table.rectForRow(at: .at(5)) == .zero)
        #expect(stage.app.traps.all.last?.code == "UIK2503")
        #expect(stage.app.traps.all.last?.apple?.contains("path = 0 - 5") == true)
        #expect(stage.table.rectForHeader(inSection: 4) == .zero)
        #expect(stage.app.traps.all.last?.code == "UIK2504")
        stage.table.scrollToRow(at: .at(7), at: .top, animated: false)
        #expect(stage.app.traps.all.last?.code == "UIK2503")
        #expect(stage.cell(9) == nil)
    }

    // Covers: UITableView.tableHeaderView, UITableView.tableFooterView, UITableView.backgroundView
    @Test("views above and below the sections scroll, are as wide as the table, and count with their height (L13)")
    func tableViews() async throws {
        let stage = try await TableStage { $0.rowHeight = 50 }
        let rows = PlainRows([3])
        stage.table.dataSource = rows
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        try await stage.show()
        #expect(stage.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
        #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 220, width: 320, height: 30))
        #expect(stage.table.contentSize.height == 250)
        #expect(stage.table.rectForRow(at: .at(0)).minY == 70)
        let back = UIView()
        stage.table.backgroundView = back
        stage.table.contentOffset.y = 20
        try await stage.app.turn()
        #expect(back.frame == stage.table.bounds)
        #expect(stage.table.subviews.first === back)
    }

    @Test("a width of another size measures rows anew and keeps what is at the top in its place") func rotation() async throws {
        let stage = try await TableStage(CGSize(width: 300, height: 300))
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = "\(indexPath.row) " + String(repeating: "some words to wrap ", count: 8)
                return cell
            }
        }
        let source = Source()
        stage.table.dataSource = source
        try await stage.show()
        stage.table.scrollToRow(at: .at(20), at: .top, animated: false)
        let tall = stage.table.rectForRow(at: .at(20)).height
        stage.table.frame.size.width = 390
        try await stage.app.turn()
        #expect(stage.table.rectForRow(at: .at(20)).height < tall)
        #expect(abs(stage.table.rectForRow(at: .at(20)).minY - stage.table.contentOffset.y) < 0.01)
    }
}
