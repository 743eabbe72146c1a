// Tests of the package in Swift 4.2 mode.
// No Apple page: these are tests of our own.
import XCTest
@testable import Swift42

class OldTests: XCTestCase, OldDelegate {
    var taps = 0

    func oldDidTap(_ controller: OldController) { taps += 1 }

    func testTheModeIsThatOfTheManifest() {
        XCTAssertEqual(mode, 4)
    }

    func testOldNamesWork() {
        let controller = OldController()
        controller.delegate = self
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(controller.button.title(for: .normal), "Old")
        XCTAssertEqual(controller.start(), 0)
    }

    func testMethodsThatASelectorNamesAreKnownWithoutTheAttribute() {
        let controller = OldController()
        controller.observe()
        controller.button.sendActions(for: .touchDown)
        XCTAssertEqual(controller.count, 1)
        watch(controller)
        NotificationCenter.default.post(name: NSNotification.Name("old"), object: nil)
        XCTAssertEqual(controller.count, 11)
    }
}
