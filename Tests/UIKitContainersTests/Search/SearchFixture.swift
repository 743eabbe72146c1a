// A search on a headless phone, with a log of all that is asked and told.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

/// A page whose content scrolls.
@MainActor final class SearchedPage: UIViewController {
    let scroll = UIScrollView()
    var onWillAppear: (() -> Void)?
    var onDidAppear: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        view.addSubview(scroll)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear?()
    }
}

/// A navigation controller of 390 × 844 points, 47 of them at the top and 34 at the bottom safe, whose page has a search.
@MainActor final class SearchFixture {
    let app: StageFixture
    let heard = SearchLog()
    let page = SearchedPage()
    let search: UISearchController
    let navigation: UINavigationController
    var bar: UISearchBar { search.searchBar }
    var log: CallLog { heard.log }

    init(
        _ environment: StageEnvironment = StageEnvironment(scale: 1), results: UIViewController? = nil, large: Bool = false,
        isShown: Bool = true, prepare: (SearchFixture) -> Void = { _ in }
    ) {
        app = StageFixture(environment)
        search = UISearchController(searchResultsController: results)
        page.title = "Rows"
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = large
        search.delegate = heard
        search.searchResultsUpdater = heard
        search.searchBar.delegate = heard
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = !isShown
        prepare(self)
        app.show(navigation)
        app.turn()
        _ = log.take()
    }

    /// Whole turns over a time.
    func run(_ seconds: TimeInterval = 1) {
        var left = seconds
        while left > 0 {
            app.advance(by: min(left, 1.0 / 60))
            left -= 1.0 / 60
        }
    }

    /// A finger on the middle of a view; the next tap counts as the first.
    func tap(_ view: UIView) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        app.tap(point.x, point.y)
        run()
    }

    /// The view that a touch at a point of the screen would have.
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { navigation.view.window?.hitTest(CGPoint(x: x, y: y), with: nil) }

    func type(_ text: String) {
        for character in text { key(0x60, String(character)) }
    }

    func key(_ usage: Int, _ characters: String = "") {
        for isDown in [true, false] {
            app.turn(
                .key(
                    KeySample(
                        isDown: isDown, usage: usage, characters: characters,
                        charactersIgnoringModifiers: characters.lowercased(), modifiers: [])))
        }
    }

    func press(_ key: UIKeyboardHIDUsage, _ characters: String = "") { self.key(key.rawValue, characters) }

    /// The finger goes through these heights, one a frame.
    func drag(_ ys: [CGFloat]) {
        app.touch(1, .began, 200, ys[0])
        for y in ys.dropFirst() { move(y) }
    }
    func move(_ y: CGFloat) {
        app.stage.clock.advance(to: app.stage.clock.now + 1.0 / 60)
        app.touch(1, .moved, 200, y)
    }
    /// The finger rests before it is lifted.
    func lift(_ y: CGFloat) {
        for _ in 0..<15 { move(y) }
        app.touch(1, .ended, 200, y)
        run(1.5)
    }
}
