// The trait: files of the test, of its suite, with and without a harness, in any order.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking
import Testing
import UIKitTesting

@MainActor @Suite("Network: the trait", .serialized, .network("suite.json")) struct NetworkTraitTests {
    private func text(_ path: String) async throws -> String {
        try await URLSession.shared.text("http://shop.test" + path).text
    }

    @Test("a suite's file answers its tests") func suite() async throws {
        #expect(try await text("/both") == "suite")
    }

    @Test("a test's file goes before that of its suite", .network("test.har")) func both() async throws {
        #expect(try await text("/both") == "test")
        #expect(try await text("/suite") == "suite")
    }

    @Test("the trait stands before .harness", .network("test.har"), .harness) func before() async throws {
        let harness = try await Harness(device: .iPhone14)
        #expect(harness.network.recordedRequests == ["GET http://shop.test/both", "/both", "/suite"])
    }

    @Test("a harness that a test makes under the trait alone ends with it", arguments: 1...3) func alone(_ round: Int) async throws
    {
        // Held by the round before, it would keep this one waiting for ever.
        let harness = try await Harness(device: .iPhone14)
        #expect(harness.network.recordedRequests == ["/both", "/suite"])
    }

    @Test("and behind it", .harness, .network) func behind() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("/both", with: .text("inline"))
        let came = Came()
        Task { came.text = try await text("/both") }
        try await harness.settle()
        #expect(came.text == "inline")
        try harness.network.play("test.har")
        #expect(harness.network.recordedRequests.count == 3)
    }
}
