import XCTest

@MainActor
final class CartTests: XCTestCase {
    var values: [Int] = []

    override func setUp() { MainActor.assumeIsolated {
        super.setUp()
        values = [1]
    } }

    override func tearDownWithError() throws { try MainActor.assumeIsolated {
        values = []
    } }

    func testValues() { XCTAssertEqual(values, [1]) }
}
