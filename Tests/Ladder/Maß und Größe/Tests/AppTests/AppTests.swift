// An app's own tests: the app is imported, its names have umlauts.
// No Apple page: these are tests of our own.
import XCTest
@testable import App

@MainActor final class AppTests: XCTestCase {
    func testTheDelegateShowsAController() {
        let delegate = AppDelegate()
        XCTAssertTrue(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        XCTAssertTrue(delegate.window?.rootViewController is OverviewController)
    }

    func testAButtonCallsAMethodWithAnUmlaut() {
        let controller = OverviewController()
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.größe, 1)
        XCTAssertTrue(#filePath.contains("Maß und Größe/Tests"))
    }
}
