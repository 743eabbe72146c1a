// XCTest as people write it for UIKit: a main-actor class, setUp, synchronous, throwing and asynchronous tests.
import Constructs
import XCTest

@testable import App

@MainActor final class MainActorTests: XCTestCase {
    private var controller: ActionController!

    override func setUp() {
        super.setUp()
        controller = ActionController()
        controller.loadViewIfNeeded()
    }

    override func tearDown() {
        controller = nil
        super.tearDown()
    }

    func testSetUpMadeTheController() { XCTAssertEqual(controller.view.subviews.count, 2) }

    func testThrowing() throws {
        XCTAssertEqual(try XCTUnwrap(controller.navigationItem.rightBarButtonItem).target as? ActionController, controller)
    }

    func testWaiting() async {
        let done = expectation(description: "done")
        DispatchQueue.main.async { done.fulfill() }
        await fulfillment(of: [done], timeout: 5)
    }

    func testAppDelegate() {
        let delegate = AppDelegate()
        XCTAssertTrue(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        XCTAssertTrue(delegate.window?.rootViewController is ActionController)
        delegate.window?.isHidden = true
    }
}
