import XCTest

@MainActor
final class CartTests: XCTestCase {
    var values: [Int] = []

    override func setUp() {
        super.setUp()
        values = [1]
    }

    override func tearDownWithError() throws {
        values = []
    }

    func testValues() { XCTAssertEqual(values, [1]) }
}
