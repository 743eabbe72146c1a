// The whole texts of UIK2081 to UIK2085.
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("Diagnostics of searches", .harness) struct SearchDiagnosticsTests {
    private func only(_ body: () -> Void) -> String {
        let all = Reports.during(body)
        #expect(all.count == 1)
        return all.first.map(Reports.stable) ?? ""
    }

    @Test("UIK2081: tokens that are not there") func tokens() {
        let field = UISearchTextField(frame: .zero)
        field.tokens = [UISearchToken(icon: nil, text: "a")]
        let first = only { field.removeToken(at: 1) }
        #expect(
            first == """
                UIK2081 misuse: A search field has no token of this index.
                  object   \(ObjectName.of(field))
                  at       SearchDiagnosticsTests.swift:…
                  cause    removeToken(at:) got the index 1; there are 1 tokens.
                  fix      Compare the index with tokens.count first.
                """)
        #expect(
            only { field.insertToken(UISearchToken(icon: nil, text: "b"), at: 2) }.contains("insertToken(_:at:) got the index 2"))
        #expect(only { _ = field.positionOfToken(at: -1) }.contains("positionOfToken(at:) got the index -1"))
        #expect(field.tokens.count == 1)
    }

    @Test("UIK1201: a scroll view that the bars should follow is stored alone") func observed() {
        let search = UISearchController(searchResultsController: nil)
        let scrollView = UIScrollView()
        let told = only { search.searchControllerObservedScrollView = scrollView }
        #expect(told.hasPrefix("UIK1201 unsupported: "))
        #expect(
            told.contains("UISearchController.searchControllerObservedScrollView was set. The bars follow the searched content."))
        #expect(search.searchControllerObservedScrollView === scrollView)
    }

    @Test("UIK2082 and UIK2083: scopes that are not there") func scopes() {
        let bar = UISearchBar(frame: .zero)
        bar.scopeButtonTitles = ["A"]
        let first = only { bar.selectedScopeButtonIndex = 1 }
        #expect(
            first == """
                UIK2082 misuse: A search bar has no scope button of this index.
                  object   \(ObjectName.of(bar))
                  at       SearchDiagnosticsTests.swift:…
                  cause    selectedScopeButtonIndex was set to 1; there are 1 titles.
                  fix      Set scopeButtonTitles first, and compare the index with their number.
                """)
        #expect(bar.selectedScopeButtonIndex == 0)
        let second = only { bar.showsScopeBar = true }
        #expect(
            second == """
                UIK2083 misuse: A scope bar is to be shown with fewer than two titles.
                  object   \(ObjectName.of(bar))
                  at       SearchDiagnosticsTests.swift:…
                  cause    showsScopeBar was set; scopeButtonTitles has 1 titles.
                  fix      Set two titles or more before the scope bar is shown.
                """)
    }

    @Test("UIK2084 and UIK2085: searches without a place, or with two") func places() {
        let search = UISearchController(searchResultsController: nil)
        let first = only { search.isActive = true }
        #expect(
            first == """
                UIK2084 misuse: A search was activated whose search bar is not on the screen.
                  object   \(ObjectName.of(search))
                  at       SearchDiagnosticsTests.swift:…
                  cause    isActive was set, and neither the search bar nor the controller of its navigation item is in a window.
                  fix      Activate the search in viewDidAppear(_:) or later.
                """)
        #expect(!search.isActive)
        let one = UINavigationItem(), two = UINavigationItem()
        one.searchController = search
        let second = only { two.searchController = search }
        #expect(
            second == """
                UIK2085 misuse: A search controller was given to a second navigation item.
                  object   \(ObjectName.of(search))
                  at       SearchDiagnosticsTests.swift:…
                  cause    The search controller is the searchController of another navigation item, and has only one search bar.
                  fix      Create a search controller for each navigation item.
                """)
        #expect(one.searchController == nil)
        #expect(two.searchController === search)
    }
}
