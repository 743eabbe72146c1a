// What search bars, tokens and an active search look like.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers

@MainActor @Suite("Search: pictures", .harness) struct SearchPictureTests {
    private func bars(_ title: String) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 232))
        view.backgroundColor = .systemBackground
        let plain = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        plain.placeholder = "Search"
        plain.showsBookmarkButton = true
        let scoped = UISearchBar(frame: CGRect(x: 0, y: 64, width: 320, height: 100))
        scoped.text = title
        scoped.showsCancelButton = true
        scoped.scopeButtonTitles = ["All", "Mine"]
        scoped.showsScopeBar = true
        let tokens = UISearchBar(frame: CGRect(x: 0, y: 172, width: 320, height: 56))
        tokens.searchBarStyle = .minimal
        tokens.text = title
        tokens.searchTextField.tokens = [
            UISearchToken(icon: UIImage(systemName: "star"), text: "Best"), UISearchToken(icon: nil, text: "New"),
        ]
        for bar in [plain, scoped, tokens] { view.addSubview(bar) }
        return view
    }

    @Test("Bars with buttons, scopes and tokens", arguments: [("light", UIUserInterfaceStyle.light), ("dark", .dark)])
    func bars(_ name: String, _ style: UIUserInterfaceStyle) async throws {
        let harness = try await Harness(Surroundings(device: .custom(320, 232, scale: 1), appearance: style))
        let view = bars("hats")
        try await harness.show(view)
        assertSnapshot(of: try harness.picture(of: view), named: name, testName: "bars")
    }

    /// Written into the folder of the environment's `VITRINE_PICTURES`, to be looked at.
    private func show(_ harness: Harness, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        try PNGFile.encode(try harness.picture().buffer)?.write(
            to: URL(fileURLWithPath: folder + "/search-" + name + ".png"))
    }

    @Test("Below a large title, and active over content that is shaded; others only to be looked at")
    func navigation() async throws {
        for (name, style, direction) in [
            ("light", UIUserInterfaceStyle.light, UIUserInterfaceLayoutDirection.leftToRight), ("dark", .dark, .rightToLeft),
        ] {
            let harness = try await Harness(
                Surroundings(device: .custom(320, 260, scale: 1), appearance: style, direction: direction))
            let page = SearchedPage()
            page.title = "Places"
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = true
            search.searchBar.scopeButtonTitles = ["All", "Mine"]
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            try await harness.show(navigation)
            try await harness.settle()
            if name == "light" { assertSnapshot(of: try harness.picture(), named: "stacked", testName: "navigation") }
            try show(harness, "stacked-" + name)
            try await harness.tap(.type(UISearchTextField.self))
            try await harness.settle()
            #expect(search.isActive)
            try show(harness, "active-" + name)
            page.scroll.contentOffset.y = 200
            search.searchSuggestions = [
                UISearchSuggestionItem(
                    localizedSuggestion: "Vienna", localizedDescription: "A city", iconImage: UIImage(systemName: "clock")),
                UISearchSuggestionItem(localizedSuggestion: "Venice"),
            ]
            try await harness.settle()
            try show(harness, "suggestions-" + name)
        }
    }
}
