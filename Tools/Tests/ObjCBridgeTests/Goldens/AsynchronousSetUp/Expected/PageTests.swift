import XCTest

@MainActor
class PageTests: XCTestCase {
    var page: String?

    override func setUp() async throws {
        ()
        page = "first"
    }

    override func tearDown() async throws {
        page = nil
        ()
    }
}

final class LongPageTests: PageTests {
    override func tearDown() async throws {
        try await super.tearDown()
    }
}
