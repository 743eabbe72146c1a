// Members of AnyObject, questions for optional methods, bundles of classes, the runtime in files without UIKit.
// No Apple page: these are tests of our own.
import XCTest
import UIKit
@testable import Constructs

@MainActor
final class AnyObjectTests: XCTestCase {
    func testSenders() {
        let senders = Senders()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        button.setTitle("Go", for: .normal)
        senders.touched(button)
        senders.touched(UIButton(frame: CGRect(x: 2, y: 2, width: 2, height: 2)))
        XCTAssertEqual(senders.told, ["Go", "no title"])
        XCTAssertEqual(button.currentTitle, "Touched")
        XCTAssertEqual(senders.place, CGPoint(x: 3, y: 3))
    }

    func testPlaceWithoutNil() {
        XCTAssertEqual(Senders().corner(UIView(frame: CGRect(x: 4, y: 5, width: 1, height: 1))), CGPoint(x: 4, y: 5))
    }

    func testTags() {
        let senders = Senders()
        let view = UIView()
        view.tag = 4
        XCTAssertEqual(senders.tags([view, view]), [4, 4, 4, -1])
        senders.kept = view
        XCTAssertEqual(senders.tags([]), [0, 4])
        XCTAssertEqual(senders.hides(view), 3)
    }

    func testKeys() throws {
        let json = try JSONSerialization.jsonObject(with: Data("{\"parse\": {\"text\": {\"*\": \"Words\"}}}".utf8))
        XCTAssertEqual(Senders().page(json), "Words")
        XCTAssertNil(Senders().page(["other": 1]))
    }

    func testPriorityAsANumber() {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 3).isActive = true
        let constraints: [AnyObject] = view.constraints
        XCTAssertEqual(constraints.first?.priority, Float(1000))
    }

    func testOptionalQuestions() {
        let questions = Questions()
        let watcher = ScrollWatcher()
        XCTAssertEqual(questions.answers, [false, false, true])
        (questions.watcher, questions.watchers) = (watcher, [watcher])
        XCTAssertEqual(questions.answers, [true, false, false])
        XCTAssertFalse(questions.knows(watcher))
    }

    func testPrivateGenerics() {
        XCTAssertEqual(Generics.left(), [2, 0])
        XCTAssertEqual(Generics.local(), [true, nil])
    }

    func testMethodsOfTheModulesOwnClassesAreFound() {
        let views = [Arranged(), Arranged()]
        arrangeAll(views)
        XCTAssertEqual(views.map(\.tag), [1, 1])
        XCTAssertEqual(insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).right, 4)
        XCTAssertEqual(insets(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5))).right, 5)
    }
}

final class ClassBundleTests: XCTestCase {
    func testEachModuleHasItsOwn() throws {
        XCTAssertEqual(Origin.text, "of the library\n")
        let own = try XCTUnwrap(Bundle(for: ClassBundleTests.self).url(forResource: "origin", withExtension: "txt"))
        XCTAssertEqual(try String(contentsOf: own, encoding: .utf8), "of the tests\n")
    }

    func testRuntimeWithFoundationAlone() {
        final class Cache: NSObject {
            var isEmpty = false
            @objc func removeAllItems() { isEmpty = true }
        }
        let cache = Cache()
        XCTAssertTrue(Cleaner.clean(cache))
        XCTAssertTrue(cache.isEmpty)
        XCTAssertFalse(Cleaner.clean(NSObject()))
        XCTAssertTrue(Cleaner.same("a:b:", Selector(("a:b:"))))
    }
}
