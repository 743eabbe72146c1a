// Overriding, protocols and descriptions of the sample package.
// No Apple page: these are tests of our own.
import UIKit
import XCTest
@testable import Constructs

@MainActor final class ClassTests: XCTestCase {
    var deck: Deck!

    override func setUp() {
        super.setUp()
        deck = Deck(frame: .zero)
    }

    func testTypesMakeTheirOwnObjects() {
        let round = tile(of: RoundTile.self)
        XCTAssertEqual(round.kind, "round")
        XCTAssertEqual(round.frame, CGRect(x: 0, y: 0, width: 4, height: 4))
        let shelf = Shelf()
        XCTAssertEqual(shelf.another(like: RoundTile()).kind, "round")
        XCTAssertEqual(shelf.others(RoundTile()).map { ($0 as? Tile)?.kind }, ["round", "round", "round", "round"])
        let home: HomeController = make()
        home.loadViewIfNeeded()
        XCTAssertEqual(home.log, ["loaded"])
    }

    func testExtensionsOverride() {
        let home = HomeController()
        home.loadViewIfNeeded()
        home.beginAppearanceTransition(true, animated: false)
        home.endAppearanceTransition()
        home.title = "a"
        XCTAssertEqual(home.log, ["loaded", "appears false"])
        XCTAssertEqual((home as UIViewController).title, "Home: a")
        XCTAssertEqual((home as UIViewController).preferredStatusBarStyle, .lightContent)
    }

    func testMembersOfExtensionsAreOverridden() {
        let controllers: [UIViewController] = [UIViewController(), StyledController(), LoudController()]
        XCTAssertEqual(controllers.map { $0.configure(1) }, ["plain 1", "styled, plain 1", "loud, styled, plain 2"])
        XCTAssertEqual(controllers.map(\.accent), ["grey", "blue, grey", "blue, grey"])
    }

    func testOptionalRequirementsThatAreMissingAnswerNothing() {
        let owner = QuietOwner()
        deck.delegate = owner
        XCTAssertEqual(deck.open(), ["closes true", "limit -1", "heard false"])
        XCTAssertEqual(deck.tag, 1)
    }

    func testOptionalRequirementsOfASubclassAreCalled() {
        let owner = LoudOwner()
        deck.delegate = owner
        XCTAssertEqual(deck.open(), ["closes false", "limit 7", "heard true"])
        XCTAssertEqual(owner.selected, [2, 3])
    }

    func testUIKitCallsOptionalMethodsOfExtensions() {
        let pages = Pages(), scroll = UIScrollView()
        scroll.delegate = pages
        scroll.contentOffset = CGPoint(x: 0, y: 9)
        XCTAssertEqual(pages.offsets, [9])
    }

    func testObjectsCompareAndDescribeThemselves() {
        XCTAssertEqual(Point3(x: 1), Point3(x: 1))
        XCTAssertEqual(Set([Point3(x: 1), Point3(x: 1), Point3(x: 2)]).count, 2)
        XCTAssertEqual("\(Point3(x: 3))", "point 3")
        XCTAssertEqual(Point3.identifier, "Constructs.Point3")
        XCTAssertEqual(Point3.word, "Constructs.Point3")
    }
}
