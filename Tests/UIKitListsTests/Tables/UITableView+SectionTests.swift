// Headers and footers of tables.
// Apple: "UITableView", "Adding headers and footers to table sections"; figures of lists.md, L9 to L14.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int] = [2, 2]
    var headers: [String?] = []
    var footers: [String?] = []
    var log: [String] = []
    var views: [Int: UIView] = [:]
    var headerHeight: CGFloat?
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.section)-\(indexPath.row)")
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        log.append("view \(section)")
        return views[section]
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight ?? UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("will \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("end \(section)")
    }
}

@MainActor @Suite("UITableView: headers and footers", .harness) struct TableSectionTests {
    private func stage(
        _ source: Source, style: UITableView.Style = .plain, height: CGFloat = 400, width: CGFloat = 320, scale: CGFloat = 1
    ) async throws -> TableStage {
        let stage = try await TableStage(CGSize(width: width, height: height), style: style, scale: scale) { $0.rowHeight = 50 }
        stage.table.dataSource = source
        stage.table.delegate = source
        return stage
    }

    // Covers: UITableView.headerView, UITableViewDataSource.tableView(_:titleForHeaderInSection:)
    @Test("a plain header is 28 high, 22 below what is above it; a section without one has none (L9, L10)") func plain()
        async throws
    {
        let source = Source()
        source.headers = ["One", nil]
        let stage = try await stage(source)
        try await stage.show()
        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(stage.table.rectForRow(at: .at(0)).minY == 50)
        #expect(stage.table.rectForHeader(inSection: 1).height == 0)
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "One")
        #expect(stage.table.headerView(forSection: 1) == nil)
        #expect(stage.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 150))
    }

    // Covers: UITableView.footerView, UITableViewDataSource.tableView(_:titleForFooterInSection:)
    @Test("a plain header stays at the top until its section ends, a footer at the bottom (L14)") func pinned() async throws {
        let source = Source()
        source.counts = [10, 10]
        source.headers = ["One", "Two"]
        source.footers = ["End", nil]
        let stage = try await stage(source, height: 300)
        stage.table.contentInset.top = 20
        stage.table.contentOffset.y = -20
        try await stage.show()
        let header = try #require(stage.table.headerView(forSection: 0))
        let footer = try #require(stage.table.footerView(forSection: 0))
        #expect(header.frame.minY == 22)
        #expect(footer.frame.maxY == stage.table.bounds.maxY)
        stage.table.contentOffset.y = 200
        try await stage.app.turn()
        #expect(header.frame.minY == 220)
        #expect(header.place.isPinned)
        // The next section pushes it out.
        let end = stage.table.rect(forSection: 0).maxY
        stage.table.contentOffset.y = end - 20 - 10
        try await stage.app.turn()
        #expect(header.frame.maxY == end)
        // Above the cells.
        let views = stage.table.subviews
        let last = try #require(views.lastIndex { $0 is UITableViewCell })
        #expect(try #require(views.firstIndex { $0 === header }) > last)
    }

    // Covers: UITableViewDelegate.tableView(_:heightForHeaderInSection:)
    @Test("grouped: 35 above the first section, 17.667 below and above the others, 0 means that default (L9, L10)") func grouped()
        async throws
    {
        let source = Source()
        let stage = try await stage(source, style: .grouped, scale: 3)
        try await stage.show()
        #expect(stage.table.rectForRow(at: .at(0)).minY == 35)
        #expect(abs(stage.table.rectForRow(at: .at(0, 1)).minY - (35 + 100 + 2 * 17.667)) < 0.01)
        source.headerHeight = 0
        stage.table.reloadData()
        #expect(stage.table.rectForRow(at: .at(0)).minY == 35)
        source.headerHeight = .leastNormalMagnitude
        stage.table.reloadData()
        #expect(stage.table.rectForRow(at: .at(0)).minY == 0)
    }

    @Test("inset groups: cards between 20 and 373 of 393, titles 38.667 high, a footer 33.667 (L10)") func insetGrouped()
        async throws
    {
        let source = Source()
        source.headers = ["First", "Second"]
        source.footers = ["Below", nil]
        let stage = try await stage(source, style: .insetGrouped, width: 393, scale: 3)
        try await stage.show()
        let row = stage.table.rectForRow(at: .at(0))
        #expect(row.minX == 20)
        #expect(row.maxX == 373)
        #expect(abs(row.minY - 38.667) < 0.01)
        let gap = stage.table.rectForRow(at: .at(0, 1)).minY - stage.table.rectForRow(at: .at(1)).maxY
        #expect(abs(gap - 72.333) < 0.02)
        #expect(stage.cell(0)?.place.isFirst == true)
        #expect(stage.cell(1)?.place.isLast == true)
        #expect(stage.cell(1)?.place.separator.isBottomShown == false)
        source.footers = []
        stage.table.reloadData()
        try await stage.app.turn()
        let bare = stage.table.rectForRow(at: .at(0, 1)).minY - stage.table.rectForRow(at: .at(1)).maxY
        #expect(abs(bare - 56.333) < 0.02)
    }

    // Covers: UITableViewDelegate.tableView(_:viewForHeaderInSection:), UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:), UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)
    @Test("views go before titles, come after the cells, and are told when they leave (L17)") func views() async throws {
        let source = Source()
        source.counts = [10, 10]
        source.headers = ["unused", "unused"]
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        source.views[0] = view
        let stage = try await stage(source, height: 100)
        try await stage.show()
        #expect(source.log == ["cell 0-0", "view 0", "will 0"])
        #expect(view.superview === stage.table)
        #expect(view.frame == CGRect(x: 0, y: 22, width: 320, height: 60))
        stage.table.contentOffset.y = 700
        try await stage.app.turn()
        #expect(source.log.contains("end 0"))
        #expect(view.superview == nil)
    }

    // Covers: UITableView.dequeueReusableHeaderFooterView, UITableView.register
    @Test("registered headers are used again (L23)") func reuse() async throws {
        let stage = try await TableStage()
        stage.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
        let view = try #require(stage.table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
        #expect(view.reuseIdentifier == "h")
        #expect(stage.table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    }

    @Test("a delegate or controller without headers leaves no room for them") func noHeaders() async throws {
        final class Bare: PlainRows, UITableViewDelegate {}
        final class List: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 30 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        }
        let stage = try await TableStage { $0.rowHeight = 50 }
        let rows = Bare(Array(repeating: 5, count: 30))
        stage.table.dataSource = rows
        stage.table.delegate = rows
        try await stage.show()
        #expect(stage.table.contentSize.height == 7500)
        let list = List(style: .plain)
        list.tableView.rowHeight = 50
        list.tableView.reloadData()
        #expect(list.tableView.contentSize.height == 7500)
    }
}
