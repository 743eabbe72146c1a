// What a search controller tells, in which order, and what it shows.
// Apple: "UISearchController", "UISearchControllerDelegate", "UISearchResultsUpdating".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

/// Hears of everything about a search.
@MainActor final class SearchLog: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
    let log = CallLog()
    var refuses: Set<String> = []

    private func answer(_ call: String) -> Bool {
        log(call)
        return !refuses.contains(call)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("shouldBegin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        log(searchBar.showsCancelButton ? "didBegin cancel" : "didBegin")
    }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("shouldEnd") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log("textDidChange \(searchText)") }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        log("shouldChange \(range.location),\(range.length) \(text)")
        return !refuses.contains("shouldChange")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("searchClicked") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log("bookmarkClicked") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancelClicked") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log("resultsClicked") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log("scope \(selectedScope)")
    }

    func willPresentSearchController(_ searchController: UISearchController) { log("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log("didDismiss") }
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { log("willChangeTo \(newPlacement)") }
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { log("didChangeFrom \(previousPlacement)") }

    func updateSearchResults(for searchController: UISearchController) {
        log("update \(searchController.searchBar.text ?? "nil")")
    }
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        log("chose \(searchSuggestion.localizedSuggestion ?? "nil")")
    }
}

@MainActor @Suite("UISearchController: calls", .harness) struct UISearchControllerCallsTests {
    // Covers: UISearchController.init(searchResultsController:), UISearchController.searchBar, UISearchController.isActive, UISearchController.searchResultsUpdater, UISearchResultsUpdating.updateSearchResults(for:), UISearchControllerDelegate.willPresentSearchController(_:), UISearchControllerDelegate.willDismissSearchController(_:), UISearchControllerDelegate.didDismissSearchController(_:), UINavigationItem.searchController, UISearchBarDelegate.searchBarTextDidBeginEditing(_:), UISearchBarDelegate.searchBarTextDidEndEditing(_:), UISearchBarDelegate.searchBar(_:textDidChange:), UISearchBarDelegate.searchBarCancelButtonClicked(_:)
    @Test("A tap, typing and Cancel: the bar's delegate, the controller's and the updater in Apple's order (documented)")
    func whole() {
        let fixture = SearchFixture()
        let heard: SearchLog = fixture.heard
        #expect(fixture.page.navigationItem.searchController === fixture.search)
        #expect(fixture.search.searchResultsUpdater === heard)
        #expect(fixture.search.searchBar.delegate === heard)
        fixture.tap(fixture.bar.searchTextField)
        #expect(
            fixture.log.take() == ["shouldBegin", "willPresent", "didBegin cancel", "update ", "didPresent"])
        #expect(fixture.search.isActive)
        #expect(fixture.page.presentedViewController === fixture.search)
        fixture.type("ab")
        #expect(
            fixture.log.take() == [
                "shouldChange 0,0 a", "textDidChange a", "update a", "shouldChange 1,0 b", "textDidChange ab", "update ab",
            ])
        fixture.tap(fixture.bar.parts.cancel)
        #expect(
            fixture.log.take() == ["cancelClicked", "willDismiss", "update ", "shouldEnd", "didEnd", "didDismiss"])
        #expect(!fixture.search.isActive)
        #expect(fixture.bar.text == "")
        #expect(!fixture.bar.showsCancelButton)
        #expect(fixture.page.presentedViewController == nil)
    }

    // Covers: UISearchBarDelegate.searchBarSearchButtonClicked(_:)
    @Test("The app activates and ends a search without editing; the search key ends editing, not the search")
    func byCode() {
        let fixture = SearchFixture()
        let heard: SearchLog = fixture.heard
        #expect(fixture.bar.delegate === heard)
        fixture.search.isActive = true
        #expect(fixture.search.isActive)
        fixture.run()
        #expect(fixture.log.take() == ["willPresent", "didPresent"])
        #expect(!fixture.bar.isFirstResponder)
        fixture.bar.text = "set"
        #expect(fixture.log.take() == ["update set"])
        fixture.tap(fixture.bar.searchTextField)
        #expect(fixture.log.take() == ["shouldBegin", "didBegin cancel", "update set"])
        fixture.key(0x28, "\n")
        #expect(fixture.log.take() == ["searchClicked", "shouldEnd", "didEnd"])
        #expect(fixture.search.isActive)
        fixture.search.isActive = false
        fixture.run()
        #expect(fixture.log.take() == ["willDismiss", "update ", "didDismiss"])
    }

    @Test("Presented by hand, the search is active and its delegate hears nothing (documented)")
    func byHand() {
        let fixture = SearchFixture()
        fixture.page.present(fixture.search, animated: true)
        fixture.run()
        #expect(fixture.search.isActive)
        #expect(fixture.log.take() == [])
        fixture.page.dismiss(animated: true)
        fixture.run()
        #expect(!fixture.search.isActive)
        #expect(fixture.log.take() == ["update "])
    }

    @Test("A delegate that presents by itself replaces the presentation (documented)")
    func ownPresentation() {
        final class Own: NSObject, UISearchControllerDelegate {
            var asked = 0
            func presentSearchController(_ searchController: UISearchController) { asked += 1 }
        }
        let fixture = SearchFixture()
        let own = Own()
        fixture.search.delegate = own
        fixture.search.isActive = true
        fixture.run()
        #expect(own.asked == 1)
        #expect(!fixture.search.isActive)
    }

    // Covers: UISearchController.obscuresBackgroundDuringPresentation, UISearchController.dimsBackgroundDuringPresentation
    @Test("Nothing is shaded unless it is said; a tap on the shade ends the search")
    func shade() throws {
        let fixture = SearchFixture()
        #expect(!fixture.search.obscuresBackgroundDuringPresentation)
        fixture.search.isActive = true
        fixture.run()
        let view = try #require(fixture.search.viewIfLoaded as? SearchResultsView)
        #expect(view.shade.isHidden)
        var hit = fixture.hit(200, 500)
        #expect(hit === fixture.page.scroll)
        fixture.search.dimsBackgroundDuringPresentation = true
        #expect(fixture.search.obscuresBackgroundDuringPresentation)
        fixture.app.turn()
        hit = fixture.hit(200, 500)
        #expect(hit === view.shade)
        fixture.app.tap(200, 500)
        fixture.run()
        #expect(!fixture.search.isActive)
        #expect(fixture.log.take() == ["willPresent", "didPresent", "willDismiss", "update ", "didDismiss"])
    }

    @Test("Results come with text as a child below the bar, and go without it; by hand they stay (documented)")
    func results() throws {
        let log = CallLog()
        let results = Page("R", log)
        let fixture = SearchFixture(results: results)
        #expect(fixture.search.searchResultsController === results)
        fixture.tap(fixture.bar.searchTextField)
        #expect(results.parent == nil)
        fixture.type("a")
        fixture.run()
        #expect(results.parent === fixture.search)
        #expect(log.take() == ["R.willMove(nav)", "R.load", "R.willAppear(false)", "R.didAppear", "R.didMove(nav)"])
        #expect(results.view.frame == fixture.search.view.bounds)
        #expect(results.view.safeAreaInsets.top == 103)
        #expect(fixture.hit(200, 500) === results.view)
        fixture.press(.keyboardDeleteOrBackspace)
        #expect(results.parent == nil)
        #expect(results.viewIfLoaded?.window == nil)
        fixture.search.showsSearchResultsController = true
        #expect(!fixture.search.automaticallyShowsSearchResultsController)
        #expect(results.parent === fixture.search)
        fixture.tap(fixture.bar.parts.cancel)
        #expect(results.viewIfLoaded?.window == nil)
        #expect(fixture.hit(200, 500) === fixture.page.scroll)
    }

    @Test("A page pushed over an active search covers its results, and coming back they are there again")
    func pushed() {
        let results = Page("R")
        let fixture = SearchFixture(results: results)
        fixture.tap(fixture.bar.searchTextField)
        fixture.type("a")
        fixture.run()
        let next = UIViewController()
        next.view.backgroundColor = .green
        fixture.navigation.pushViewController(next, animated: true)
        fixture.run()
        #expect(fixture.hit(200, 500) === next.view)
        #expect(results.view.window == nil)
        #expect(fixture.search.isActive)
        #expect(fixture.navigation.navigationBar.frame.height == 44)
        fixture.navigation.popViewController(animated: true)
        fixture.run()
        #expect(fixture.hit(200, 500) === results.view)
        #expect(fixture.navigation.navigationBar.frame.height == 56)
        #expect(fixture.bar.text == "a")
    }

    // Covers: UISearchController.scopeBarActivation, UISearchController.ScopeBarActivation.manual, UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)
    @Test("Scope buttons come with the search, or with text, or by hand; a scope updates the results (documented)")
    func scopes() {
        let fixture = SearchFixture()
        let heard: SearchLog = fixture.heard
        #expect(fixture.bar.delegate === heard)
        fixture.bar.scopeButtonTitles = ["All", "Mine"]
        #expect(!fixture.bar.showsScopeBar)
        fixture.tap(fixture.bar.searchTextField)
        #expect(fixture.bar.showsScopeBar)
        #expect(fixture.navigation.navigationBar.frame.height == 100)
        _ = fixture.log.take()
        let control = fixture.bar.parts.scopes
        let point = control.convert(CGPoint(x: control.bounds.width - 40, y: 16), to: nil)
        fixture.app.tap(point.x, point.y)
        #expect(fixture.log.take() == ["scope 1", "update "])
        fixture.search.isActive = false
        fixture.run()
        #expect(!fixture.bar.showsScopeBar)
        fixture.search.scopeBarActivation = .onTextEntry
        fixture.tap(fixture.bar.searchTextField)
        #expect(!fixture.bar.showsScopeBar)
        fixture.type("a")
        #expect(fixture.bar.showsScopeBar)
        fixture.bar.showsScopeBar = false
        #expect(fixture.search.scopeBarActivation == .manual)
        fixture.search.isActive = false
        fixture.run()
        fixture.search.isActive = true
        fixture.run()
        #expect(!fixture.bar.showsScopeBar)
    }

    @Test("A cancel button that is set by hand stays as it is (documented)")
    func manualCancel() {
        let fixture = SearchFixture()
        #expect(fixture.search.automaticallyShowsCancelButton)
        fixture.bar.showsCancelButton = false
        #expect(!fixture.search.automaticallyShowsCancelButton)
        fixture.search.isActive = true
        fixture.run()
        #expect(!fixture.bar.showsCancelButton)
        fixture.search.automaticallyShowsCancelButton = true
        #expect(fixture.bar.showsCancelButton)
    }

    @Test("Suggestions are listed over the content; a choice tells the updater; typing, scopes and Cancel take them away")
    func suggestions() throws {
        let fixture = SearchFixture()
        fixture.tap(fixture.bar.searchTextField)
        fixture.search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "one"), UISearchSuggestionItem(localizedSuggestion: "two"),
        ]
        fixture.app.turn()
        let list = try #require(fixture.search.viewIfLoaded as? SearchResultsView).suggestions
        #expect(!list.isHidden)
        _ = fixture.log.take()
        fixture.app.tap(200, 103 + 66)
        #expect(fixture.log.take() == ["chose two"])
        #expect(fixture.search.searchSuggestions == nil)
        #expect(list.isHidden)
        fixture.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "one")]
        fixture.type("x")
        #expect(fixture.search.searchSuggestions == nil)
        fixture.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "one")]
        fixture.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        #expect(list.isHidden)
        fixture.tap(fixture.bar.parts.cancel)
        #expect(fixture.search.searchSuggestions == nil)
    }

    @Test("Releasing a search controller whose view was never loaded is silent, and nothing keeps it")
    func released() {
        let app = StageFixture()
        weak var left: UISearchController?
        weak var bar: UISearchBar?
        do {
            let search = UISearchController(searchResultsController: nil)
            left = search
            bar = search.searchBar
        }
        #expect(left == nil)
        #expect(bar == nil)
        #expect(app.codes == [])
        weak var used: UISearchController?
        do {
            let fixture = SearchFixture()
            used = fixture.search
            fixture.search.isActive = true
            fixture.run()
            fixture.search.isActive = false
            fixture.run()
            fixture.page.navigationItem.searchController = nil
            #expect(fixture.bar.superview == nil)
        }
        #expect(used == nil)
    }
}
