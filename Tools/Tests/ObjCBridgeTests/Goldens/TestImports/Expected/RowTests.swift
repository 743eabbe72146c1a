import XCTest; import UIKit

final class RowTests: XCTestCase {
    func testScreen() { XCTAssertGreaterThan(UIScreen.main.scale, 0) }
}
