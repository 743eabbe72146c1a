// Logs, locks and publishers of the sample package.
// No Apple page: these are tests of our own.
import Combine
import OSLog
import Testing
import UIKit
import UIKitTesting
@testable import Constructs

@Suite(.harness) @MainActor struct SystemTests {
    @Test("a logger's and os_log's messages are in the store")
    func logs() throws {
        let basket = Basket()
        #expect(basket.add("pen", price: 1.5) == 1)
        Life.note(UIViewController(), NSError(domain: "d", code: 1), count: 3)
        let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries().compactMap { $0 as? OSLogEntryLog }
        #expect(entries.contains { $0.composedMessage == "added pen for 1.50 to   1" && $0.category == "cart" })
        #expect(entries.contains { $0.composedMessage.hasPrefix("UIViewController failed: ") && $0.level == .error })
        #expect(entries.contains { $0.composedMessage == "<private> has 3 of 7" })
        #expect(try writtenMessages(of: "readers") == ["read"])
    }

    @Test("a search waits for the debounce and the answer, and shows the hits")
    func search() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("GET /search", with: .json([["name": "pen"]]).after(seconds: 1))
        let controller = SearchController()
        try await harness.show(controller)
        for text in ["p", "pe", "pen"] { controller.model.query = text }
        try await harness.advance(by: 0.29)
        #expect(controller.label.text == "pen: 0")
        #expect(harness.network.requests("GET /search").isEmpty)
        try await harness.advance(by: 1.1)
        #expect(controller.label.text == "pen: 1")
        #expect(controller.model.hits == [Hit(name: "pen")])
        #expect(controller.model.seconds == 1)
        #expect(harness.network.requests("GET /search").count == 1)
    }

    @Test("observed properties and notifications are published")
    func published() {
        let controller = SearchController()
        controller.loadViewIfNeeded()
        controller.scroll.contentOffset.y = 4
        controller.label.isHidden = true
        NotificationCenter.default.post(name: Notification.Name("tidy"), object: nil)
        #expect(controller.log == ["scrolled to 0.0", "scrolled to 4.0", "hidden true", "tidy"])
    }

    @Test("a file that imports Foundation alone has the lock and published properties")
    func parts() {
        let tally = Tally()
        var heard: [Int] = []
        let bag = tally.$count.sink { heard.append($0) }
        tally.add()
        #expect(heard == [0, 1])
        withExtendedLifetime(bag) {}
    }
}
