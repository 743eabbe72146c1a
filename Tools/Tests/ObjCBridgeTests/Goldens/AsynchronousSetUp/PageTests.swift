import XCTest

@MainActor
class PageTests: XCTestCase {
    var page: String?

    override func setUp() async throws {
        try await super.setUp()
        page = "first"
    }

    override func tearDown() async throws {
        page = nil
        try await super.tearDown()
    }
}

final class LongPageTests: PageTests {
    override func tearDown() async throws {
        try await super.tearDown()
    }
}
