// A table that is searched, as a blog post of the seeds has it: from a navigation item, and with a search bar as the header.
// Apple: "UISearchController". From Owen Zhao's blog, in our own words.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers

/// Hundred numbers that are filtered by what is searched for.
private final class SearchedNumbers: UITableViewController, UISearchBarDelegate, UISearchResultsUpdating {
    private static let all = (0...99).map(String.init)
    private(set) var shown = SearchedNumbers.all
    private(set) var log: [String] = []
    let header = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// As in the post: in the navigation item, results in the same table.
    func searchFromBar() {
        navigationItem.title = "Pull to Search"
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.hidesNavigationBarDuringPresentation = true
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.delegate = self
        search.searchBar.searchBarStyle = .minimal
        navigationItem.searchController = search
    }

    /// A search bar as the table's header; Cancel takes it away, a button brings it back.
    func searchFromHeader() {
        header.placeholder = "Search"
        header.showsCancelButton = true
        header.delegate = self
        tableView.tableHeaderView = header
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .search,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.tableView.tableHeaderView = self.header
                self.header.becomeFirstResponder()
            })
    }

    private func filter(_ text: String) {
        shown = text.isEmpty ? Self.all : Self.all.filter { $0.contains(text) }
        tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) {
        log.append("update \(searchController.searchBar.text ?? "nil")")
        filter(searchController.searchBar.text ?? "")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append("text \(searchText)")
        if searchBar === header { filter(searchText) }
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        log.append("cancel")
        tableView.tableHeaderView = nil
        if searchBar === header {
            searchBar.text = nil
            searchBar.resignFirstResponder()
            filter("")
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }
}

@MainActor @Suite("a searched table", .harness) struct Seed004SearchTests {
    private func screen(_ prepare: (SearchedNumbers) -> Void) async throws -> (Harness, SearchedNumbers, UINavigationController) {
        let harness = try await Harness(Surroundings(device: .custom(320, 568, scale: 1)))
        let numbers = SearchedNumbers()
        let navigation = UINavigationController(rootViewController: numbers)
        navigation.navigationBar.prefersLargeTitles = true
        numbers.loadViewIfNeeded()
        prepare(numbers)
        try await harness.show(navigation)
        return (harness, numbers, navigation)
    }

    private func texts(_ numbers: SearchedNumbers) -> [String] { numbers.tableView.visibleCells.map { $0.textLabel?.text ?? "?" } }

    @Test("Pulled down, typed into and cancelled by touch: the rows follow, and the header stays as it was")
    func navigationItem() async throws {
        let (harness, numbers, navigation) = try await screen { $0.searchFromBar() }
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 96)
        try await harness.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 400))
        try await harness.settle()
        #expect(bar.frame.height == 148)
        try await harness.tap(.type(UISearchTextField.self))
        try await harness.settle()
        #expect(bar.frame.height == 56)
        #expect(texts(numbers).first == "0")
        _ = numbers.take()
        try await harness.type("42")
        #expect(numbers.take() == ["text 4", "update 4", "text 42", "update 42"])
        try await harness.settle()
        #expect(texts(numbers) == ["42"])
        try await harness.tap(.button("Cancel"))
        try await harness.settle()
        #expect(numbers.take() == ["cancel", "update "])
        #expect(numbers.shown.count == 100)
        #expect(numbers.tableView.tableHeaderView == nil)
        #expect(bar.frame.height == 148)
        #expect(texts(numbers).first == "0")
        try await harness.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 250))
        try await harness.settle()
        #expect(bar.frame.height == 44)
    }

    @Test("A search bar as the header filters the rows; Cancel takes it away, the button brings it back")
    func header() async throws {
        let (harness, numbers, _) = try await screen { $0.searchFromHeader() }
        #expect(numbers.header.superview === numbers.tableView)
        #expect(numbers.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
        try await harness.tap(.type(UISearchTextField.self))
        try await harness.type("77")
        try await harness.settle()
        #expect(texts(numbers) == ["77"])
        try await harness.tap(.button("Cancel"))
        try await harness.settle()
        #expect(numbers.take() == ["text 7", "text 77", "cancel"])
        #expect(numbers.header.superview == nil)
        #expect(!numbers.header.isFirstResponder)
        #expect(numbers.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
        #expect(numbers.shown.count == 100)
        try await harness.tap(.label("Search"))
        try await harness.settle()
        #expect(numbers.header.superview === numbers.tableView)
        #expect(numbers.header.isFirstResponder)
        #expect(numbers.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
        try await harness.type("5")
        try await harness.settle()
        #expect(texts(numbers).first == "5")
    }
}
