// The runtime's functions as the sample package uses them.
// No Apple page: these are tests of our own.
import Constructs
import UIKit
import XCTest

@MainActor final class RuntimeTests: XCTestCase {
    private let people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 12), Person(name: "Bea", age: 50)]

    func testAssociatedObjectsBelongToOneObject() {
        let view = UIView()
        view.badge = "new"
        XCTAssertEqual(view.badge, "new")
        XCTAssertNil(UIView().badge)
    }

    func testKeysSortAndPredicatesFilter() {
        XCTAssertEqual(People.sorted(people).map(\.age), [50, 36, 12])
        XCTAssertEqual(People.adults(people).map(\.name), ["Ada"])
    }

    func testEqualityIsTheClasssOwn() {
        XCTAssertEqual(people[0], Person(name: "Ada", age: 1))
        XCTAssertNotEqual(people[0], people[1])
        XCTAssertEqual(People.locked(people[0]) { 3 }, 3)
    }

    func testClassesAreFoundByName() {
        XCTAssertTrue(NSClassFromString("Constructs.KeyView") == KeyView.self)
        XCTAssertEqual(NSStringFromClass(KeyView.self), "Constructs.KeyView")
    }

    func testAViewSaysWhichActionsItTakes() throws {
        let view = KeyView()
        XCTAssertTrue(view.canPerformAction(try XCTUnwrap(view.keyCommands?.first?.action), withSender: nil))
        XCTAssertFalse(view.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil))
    }
}
