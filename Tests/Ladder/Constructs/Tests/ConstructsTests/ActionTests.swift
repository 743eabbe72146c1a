// Actions, names of selectors and calls by name of the sample package.
// No Apple page: these are tests of our own.
import XCTest
import UIKit
@testable import Constructs

@MainActor final class ActionTests: XCTestCase {
    func testControlsCallPrivateMethods() {
        let controller = CounterController()
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        controller.button.sendActions(for: .touchDown)
        controller.slider.value = 1
        controller.slider.sendActions(for: .valueChanged)
        XCTAssertEqual(controller.log, ["tapped", "down", "moved 1.0"])
    }

    func testBarItemsSendTheirAction() {
        let controller = EditorController()
        controller.loadViewIfNeeded()
        let item = controller.navigationItem.rightBarButtonItem!
        XCTAssertTrue(UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
        XCTAssertTrue(controller.isDone)
    }

    func testNotificationsCallTheObserver() {
        let observer = Observer()
        NotificationCenter.default.post(name: .cartChanged, object: nil, userInfo: ["count": 3])
        XCTAssertEqual(observer.heard, [3])
    }

    func testMethodsAreCalledByName() {
        let machine = Machine()
        machine.runAll()
        XCTAssertEqual(
            machine.log, ["number 3", "flag true", "size 1.5", "text a", "gear 2", "maybe nil", "add 1 to end"])
        XCTAssertEqual(machine.perform(#selector(Machine.name))?.takeUnretainedValue() as? String, "machine")
        XCTAssertTrue(machine.responds(to: Selector("add:to:")))
        XCTAssertFalse(machine.responds(to: Selector("missing")))
        XCTAssertTrue(Machine.responds(to: #selector(Machine.kind)))
    }

    func testSelectorsHaveObjectiveCNames() {
        XCTAssertEqual(Remote.all.map(NSStringFromSelector), [
            "play", "play:", "rewindToStart", "seekTo:", "moveFrom:count:", "sendWithMessage:", "shared", "volume", "setVolume:",
            "layoutSubviews", "textFieldShouldReturn:",
        ])
    }

    func testNestedLocalAndGenericClassesAnswer() {
        let answers = [Makers.hidden(), Makers.local(), Makers.generic()].map {
            $0.perform(Selector("answer"))?.takeUnretainedValue() as? String
        }
        XCTAssertEqual(answers, ["hidden", "local", "box of 4"])
        let box = Makers.generic() as! UIControl
        box.sendActions(for: .touchUpInside)
        XCTAssertEqual(box.tag, 1)
        box.perform(#selector(UIView.flash))
        XCTAssertEqual(box.alpha, 0.5)
    }

    func testMembersWithoutAnAttributeAreCalledByName() {
        let model = SubModel()
        model.perform(#selector(Model.reload))
        XCTAssertEqual(model.title, "sub")
        model.perform(Selector("clear"))
        XCTAssertEqual(model.title, "")
        let loader = Loader()
        loader.perform(#selector(Loading.load(_:)), with: "here")
        XCTAssertEqual(loader.places, ["here"])
    }
}
