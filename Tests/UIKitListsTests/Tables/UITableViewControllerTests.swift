// A controller whose view is a table.
// Apple: "UITableViewController"; rules of lists.md, L73.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

private final class List: UITableViewController {
    var count = 30
    var log: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did \(indexPath.row)") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
}

private final class DeletingList: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

/// Fields in rows, for the keyboard.
private final class Form: UITableViewController {
    let field = UITextField(frame: CGRect(x: 100, y: 5, width: 200, height: 34))
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 15 { cell.contentView.addSubview(field) }
        return cell
    }
}

@MainActor @Suite("UITableViewController", .harness) struct TableControllerTests {
    private func app() async throws -> Harness { try await Harness(device: Device.iPhone14.scaled(to: 1).withoutSystemBars) }

    // Covers: UITableViewController.init(style:), UITableViewController.tableView
    @Test("the view is the table, of which it is data source and delegate; what it does not override it lacks (L73)") func wiring()
        async throws
    {
        let app = try await app()
        let list = List(style: .grouped)
        #expect(list.tableView === list.view)
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.dataSource === list)
        #expect(list.tableView.delegate === list)
        try await app.show(list)
        #expect(list.tableView.numberOfSections == 1)
        #expect(list.tableView.visibleCells.count > 10)
        #expect(list.tableView.rectForRow(at: .at(1)).height == 50)
        try await app.tap(.view(try #require(list.tableView.cellForRow(at: .at(1)))))
        #expect(list.log.last == "did 1")
        try await app.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
        #expect(list.log.last == "scroll")
    }

    @Test("whether it deletes or moves rows is known without a call") func overrides() {
        let (plain, deleting) = (List(style: .plain), DeletingList(style: .plain))
        #expect(!plain.tableView.commitsEditing)
        #expect(deleting.tableView.commitsEditing)
        #expect(!plain.tableView.movesRows)
        #expect(!deleting.tableView.movesRows)
    }

    // Covers: UITableViewController.clearsSelectionOnViewWillAppear
    @Test("the selection is cleared when it appears again, unless it says otherwise", arguments: [true, false])
    func clears(wanted: Bool) async throws {
        let app = try await app()
        let list = List(style: .plain)
        list.clearsSelectionOnViewWillAppear = wanted
        let navigation = UINavigationController(rootViewController: list)
        try await app.show(navigation)
        list.tableView.selectRow(at: .at(2), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect((list.tableView.indexPathForSelectedRow == nil) == wanted)
    }

    // Covers: UITableViewController.refreshControl
    @Test("setEditing edits the table; a refresh control is the table's") func editing() async throws {
        let app = try await app()
        let list = List(style: .plain)
        let control = UIRefreshControl()
        list.refreshControl = control
        try await app.show(list)
        #expect(list.tableView.refreshControl === control)
        list.setEditing(true, animated: false)
        #expect(list.tableView.isEditing)
        list.tableView.reloadData()
        try await app.turn()
        #expect(list.tableView.visibleCells.allSatisfy { $0.isEditing })
    }

    @Test("the keyboard does not cover the row that is written in") func keyboard() async throws {
        var surroundings = Surroundings(device: Device.iPhone14.scaled(to: 1).withoutSystemBars)
        surroundings.showsKeyboard = true
        let app = try await Harness(surroundings)
        let form = Form(style: .plain)
        try await app.show(form)
        form.field.becomeFirstResponder()
        try await app.settle()
        #expect(form.tableView.contentInset.bottom > 200)
        let row = form.tableView.convert(form.tableView.rectForRow(at: .at(15)), to: nil)
        #expect(row.maxY <= form.view.bounds.height - form.tableView.contentInset.bottom + 0.5)
        form.field.resignFirstResponder()
        try await app.settle()
        #expect(form.tableView.contentInset.bottom == 0)
    }
}
