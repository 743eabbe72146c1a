// A search bar in a navigation bar: its places, how it folds, what an active search does to the titles.
// Apple: "UINavigationItem", hidesSearchBarWhenScrolling, preferredSearchBarPlacement. Heights: observed in recorded pictures.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

@MainActor @Suite("UISearchController: bars", .harness) struct UISearchControllerBarsTests {
    // Covers: UINavigationItem.hidesSearchBarWhenScrolling
    @Test("Below the title the search takes 52 points with a field of 36 at the margins (observed: passforios)")
    func stacked() {
        let fixture = SearchFixture()
        #expect(!fixture.page.navigationItem.hidesSearchBarWhenScrolling)
        #expect(fixture.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        let field = fixture.bar.searchTextField
        #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 92, width: 358, height: 36))
        #expect(fixture.page.view.safeAreaInsets.top == 143)
        #expect(fixture.page.scroll.contentOffset.y == -143)
        #expect(fixture.page.navigationItem.searchBarPlacement == .stacked)
        fixture.page.scroll.contentOffset.y = 300
        fixture.app.turn()
        #expect(fixture.navigation.navigationBar.frame.height == 96)
        let large = SearchFixture(large: true)
        #expect(large.navigation.navigationBar.frame.height == 148)
        #expect(large.bar.searchTextField.convert(CGPoint.zero, to: nil).y == 144)
    }

    @Test("At first the search is hidden, and comes when the content is pulled down; let go half way it is shown or not")
    func pulledDown() {
        let fixture = SearchFixture(isShown: false)
        let bar = fixture.navigation.navigationBar
        #expect(bar.frame.height == 44)
        #expect(fixture.page.view.safeAreaInsets.top == 91)
        fixture.drag([300, 315, 330])
        let shown = bar.frame.height
        #expect(shown > 44)
        #expect(shown < 96)
        fixture.lift(330)
        #expect(bar.frame.height == (shown - 44 > 26 ? 96 : 44))
        fixture.drag([300, 320, 350])
        fixture.lift(350)
        #expect(bar.frame.height == 96)
        #expect(fixture.page.scroll.contentOffset.y == -143)
        fixture.page.scroll.contentOffset.y = 0
        fixture.app.turn()
        #expect(bar.frame.height == 44)
        #expect(fixture.page.scroll.adjustedContentInset.top == 91)
        fixture.page.scroll.contentOffset.y = -91
        fixture.app.turn()
        #expect(bar.frame.height == 44)
    }

    @Test("Shown in viewWillAppear and left to hide in viewDidAppear, the search stays until content scrolls (observed)")
    func trick() {
        let fixture = SearchFixture(isShown: false) { fixture in
            let item = fixture.page.navigationItem
            fixture.page.onWillAppear = { item.hidesSearchBarWhenScrolling = false }
            fixture.page.onDidAppear = { item.hidesSearchBarWhenScrolling = true }
        }
        let bar = fixture.navigation.navigationBar
        #expect(fixture.page.navigationItem.hidesSearchBarWhenScrolling)
        #expect(bar.frame.height == 96)
        fixture.page.scroll.contentOffset.y = -113
        fixture.app.turn()
        #expect(bar.frame.height == 66)
        fixture.page.scroll.contentOffset.y = 100
        fixture.app.turn()
        #expect(bar.frame.height == 44)
    }

    @Test("Scrolling folds the search first, then the large title, and brings them back the other way round (observed)")
    func order() {
        let fixture = SearchFixture(large: true, isShown: false) { fixture in
            let item = fixture.page.navigationItem
            fixture.page.onWillAppear = { item.hidesSearchBarWhenScrolling = false }
            fixture.page.onDidAppear = { item.hidesSearchBarWhenScrolling = true }
        }
        let bar = fixture.navigation.navigationBar, scroll = fixture.page.scroll
        #expect(bar.frame.height == 148)
        scroll.contentOffset.y = -195 + 30
        fixture.app.turn()
        #expect(bar.frame.height == 118)
        #expect(fixture.navigation.searchHeight(of: fixture.page) == 22)
        #expect(fixture.navigation.largeHeight(of: fixture.page) == 52)
        #expect(fixture.bar.searchTextField.frame.height == 6)
        scroll.contentOffset.y = -195 + 80
        fixture.app.turn()
        #expect(bar.frame.height == 68)
        #expect(fixture.navigation.searchHeight(of: fixture.page) == 0)
        #expect(fixture.navigation.largeHeight(of: fixture.page) == 24)
        scroll.contentOffset.y = 0
        fixture.app.turn()
        #expect(bar.frame.height == 44)
        fixture.drag([300, 340, 380, 420, 460, 500, 540, 580])
        fixture.lift(600)
        #expect(bar.frame.height == 148)
    }

    // Covers: UISearchController.hidesNavigationBarDuringPresentation
    @Test("An active search takes the titles' place at the top and gives it back (observed: github-person)")
    func active() {
        let fixture = SearchFixture(large: true)
        let bar = fixture.navigation.navigationBar
        #expect(fixture.search.hidesNavigationBarDuringPresentation)
        fixture.tap(fixture.bar.searchTextField)
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 56))
        let field = fixture.bar.searchTextField
        #expect(field.convert(CGPoint.zero, to: nil) == CGPoint(x: 16, y: 57))
        #expect(field.frame.height == 36)
        let cancel = fixture.bar.parts.cancel
        #expect(cancel.convert(cancel.bounds, to: nil).maxX == 374)
        #expect(cancel.frame.minX - field.frame.maxX == 11)
        #expect(bar.barPlace.contents?.title.alpha == 0)
        fixture.page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        fixture.app.turn()
        #expect(bar.barPlace.contents?.right.first?.view?.alpha == 0)
        #expect(fixture.page.view.safeAreaInsets.top == 103)
        fixture.page.scroll.contentOffset.y = 200
        fixture.app.turn()
        #expect(bar.frame.height == 56)
        fixture.tap(cancel)
        // The content was scrolled meanwhile: the large title stays away.
        #expect(bar.frame.height == 96)
        #expect(field.convert(CGPoint.zero, to: nil).x == 16)
        #expect(field.frame.width == 358)
    }

    @Test("With the titles kept, an active search stays below them")
    func kept() {
        let fixture = SearchFixture()
        fixture.search.hidesNavigationBarDuringPresentation = false
        fixture.tap(fixture.bar.searchTextField)
        #expect(fixture.navigation.navigationBar.frame.height == 96)
        #expect(fixture.navigation.navigationBar.barPlace.contents?.title.alpha == 1)
        #expect(fixture.bar.showsCancelButton)
    }

    @Test("On a pad of regular width the search stands in the row, after the buttons, and never hides (documented)")
    func inline() throws {
        let pad = StageEnvironment(
            size: CGSize(width: 820, height: 1180), scale: 1, idiom: .pad, safeAreaInsets: StageInsets(top: 24, bottom: 20),
            isRegularWidth: true)
        let fixture = SearchFixture(pad, isShown: false) { fixture in
            fixture.page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        }
        let bar = fixture.navigation.navigationBar
        #expect(bar.frame.height == 50)
        #expect(fixture.page.navigationItem.searchBarPlacement == .inline)
        #expect(fixture.search.searchBarPlacement == .inline)
        let place = fixture.bar.convert(fixture.bar.bounds, to: bar)
        #expect(place.maxX == 800)
        #expect(place.width == 240)
        let button = try #require(bar.barPlace.contents?.right.first?.view)
        #expect(button.frame.maxX < place.minX)
        fixture.tap(fixture.bar.searchTextField)
        #expect(bar.frame.height == 50)
        #expect(bar.barPlace.contents?.title.alpha == 1)
        #expect(fixture.search.isActive)
        fixture.search.isActive = false
        fixture.run()
        fixture.page.navigationItem.preferredSearchBarPlacement = .stacked
        fixture.page.navigationItem.hidesSearchBarWhenScrolling = false
        fixture.app.turn()
        #expect(bar.frame.height == 102)
        #expect(fixture.log.take().suffix(2) == ["willChangeTo stacked", "didChangeFrom inline"])
    }

    @Test("A search bar in a plain view hides the navigation bar around it, and shows results below itself")
    func beside() {
        let app = StageFixture()
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let page = UIViewController()
        page.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: page)
        search.searchBar.frame = CGRect(x: 0, y: 200, width: 390, height: 56)
        page.view.addSubview(search.searchBar)
        app.show(navigation)
        search.isActive = true
        app.advance(by: 1)
        app.advance(by: 1)
        #expect(search.isActive)
        #expect(navigation.isNavigationBarHidden)
        #expect(page.presentedViewController === search)
        search.searchBar.text = "a"
        app.turn()
        #expect(results.view.convert(results.view.bounds, to: nil).minY == 256)
        search.isActive = false
        app.advance(by: 1)
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(results.view.window == nil)
    }

    @Test("Presented by hand without a place for its search bar, a search shows it at the top, until it is dismissed")
    func hosted() {
        let app = StageFixture()
        let search = UISearchController(searchResultsController: nil)
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        app.show(navigation)
        page.present(search, animated: false)
        app.turn()
        let bar = search.searchBar
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 47, width: 390, height: 56))
        let field = bar.searchTextField
        app.tap(field.convert(CGPoint(x: 100, y: 18), to: nil).x, 47 + 28)
        app.advance(by: 1)
        #expect(bar.isFirstResponder)
        let cancel = bar.parts.cancel.convert(CGPoint(x: 10, y: 10), to: nil)
        app.tap(cancel.x, cancel.y)
        app.advance(by: 1)
        app.advance(by: 1)
        #expect(!search.isActive)
        #expect(bar.superview == nil)
        #expect(page.presentedViewController == nil)
    }

    @Test("As a title view a search bar takes the room between the buttons, without a ground")
    func title() {
        let app = StageFixture()
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
        page.navigationItem.titleView = bar
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        app.show(navigation)
        let place = bar.convert(bar.bounds, to: nil)
        #expect(place.minX == 16)
        #expect(place.maxX < 374)
        #expect(place.width > 300)
        #expect(bar.searchTextField.frame == CGRect(x: 0, y: 4, width: place.width, height: 36))
        #expect(bar.parts.ground.isHidden)
    }

    @Test("A navigation bar by itself has room for its item's search")
    func alone() {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
        let item = UINavigationItem(title: "Title")
        item.searchController = UISearchController(searchResultsController: nil)
        bar.items = [item]
        app.show(bar)
        #expect(bar.intrinsicContentSize.height == 96)
        bar.sizeToFit()
        app.turn()
        #expect(item.searchController?.searchBar.frame == CGRect(x: 0, y: 0, width: 390, height: 52))
    }
}
