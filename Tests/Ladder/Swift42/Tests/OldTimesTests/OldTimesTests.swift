// Code in Swift 4.2 does what it did.
import OldTimes
import UIKit
import XCTest

class OldTimesTests: XCTestCase, OldDelegate {
    var finished = 0
    func controllerDidFinish(_ controller: OldController) { finished += 1 }

    func testTheLanguageModeIsThatOfTheManifest() { XCTAssertTrue(isOld) }

    func testABarItemSendsItsActionToTheDelegate() {
        let controller = OldController()
        controller.delegate = self
        controller.loadViewIfNeeded()
        guard let item = controller.navigationItem.rightBarButtonItems?.first, let action = item.action else { return XCTFail("no item") }
        XCTAssertTrue(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        XCTAssertEqual(finished, 1)
        XCTAssertEqual(controller.step, 1)
        XCTAssertNil(controller.titleLabel)
    }

    func testNotificationsComeWithTheirFrames() {
        let controller = OldController()
        controller.loadViewIfNeeded()
        let frame = NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216))
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        XCTAssertEqual(controller.names, ["216"])
    }

    func testPlacesAndTexts() {
        XCTAssertEqual(Set([Place(x: 1, y: 2), Place(x: 1, y: 2)]).count, 1)
        XCTAssertEqual(attributed("a").attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor, .red)
    }
}
