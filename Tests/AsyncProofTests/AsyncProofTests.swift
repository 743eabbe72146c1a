// Every asynchronous shape gives the picture of its synchronous twin, however busy the machine is.
import Foundation
import Testing
import UIKit
import UIKitTesting

/// `script/async-proof` runs them thousands of times; `ASYNC_PROOF_ROUNDS` says how often, `VITRINE_COUNTING=off` shows that
/// the judge can tell a wrong picture.
@MainActor @Suite("Asynchronous code is pictured when it is done", .harness) struct AsyncProofTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let rounds = environment["ASYNC_PROOF_ROUNDS"].flatMap { Int($0) } ?? 2

    @Test("tap, settle, look: as the synchronous twin", arguments: Shape.all) func picture(shape: Shape) async throws {
        _ = Loopback.shared
        let expected = try await Self.picture(shape.twin)
        var wrong = 0
        for _ in 0..<Self.rounds {
            if try await !Self.picture(shape.begin).hasSamePixels(as: expected) { wrong += 1 }
        }
        // The script adds these up.
        print("async-proof: \(Self.rounds) runs, \(wrong) wrong: \(shape.name)")
        if Self.environment["VITRINE_COUNTING"] != "off" { #expect(wrong == 0, "\(shape.name)") }
    }

    @Test("there are at least forty shapes, each of its own name") func count() {
        #expect(Shape.all.count >= 40)
        #expect(Set(Shape.all.map(\.name)).count == Shape.all.count)
    }

    private static func picture(_ act: @escaping @MainActor @Sendable (Screen) -> Void) async throws -> Picture {
        let harness = try await Harness(device: .custom(160, 240, scale: 1))
        let screen = Screen()
        screen.go = act
        try await harness.show(screen)
        try await harness.tap(.button("Go"))
        try await harness.settle()
        let picture = try harness.picture()
        harness.close()
        return picture
    }
}
