// Every asynchronous shape gives the picture of its synchronous twin, however busy the machine is.
import Foundation
import Testing
import UIKit
import UIKitTesting

/// `script/async-proof` runs them thousands of times; `ASYNC_PROOF_ROUNDS` says how often, `VITRINE_COUNTING=off` shows that
/// the judge can tell a wrong picture.
@MainActor @Suite("Asynchronous code is pictured when it is done", .harness) struct AsyncProofTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private static let rounds = environment["ASYNC_PROOF_ROUNDS"].flatMap { Int($0) } ?? 2

    /// All, or those whose name holds `ASYNC_PROOF_SHAPE`.
    private nonisolated static let shapes = Shape.all.filter { shape in
        environment["ASYNC_PROOF_SHAPE"].map { shape.name.contains($0) } ?? true
    }

    @Test("tap, settle, look: as the synchronous twin", arguments: shapes) func picture(shape: Shape) async throws {
        _ = Loopback.shared
        let expected = try await Self.picture(shape.twin)
        var wrong = 0
        var shown = Set<String>()
        for _ in 0..<Self.rounds {
            let (picture, text) = try await Self.picture(shape.begin)
            if !picture.hasSamePixels(as: expected.picture) {
                wrong += 1
                shown.insert(text)
            }
        }
        // The script adds these up.
        print("async-proof: \(Self.rounds) runs, \(wrong) wrong: \(shape.name)")
        if Self.environment["VITRINE_COUNTING"] != "off" {
            #expect(wrong == 0, "\(shape.name) showed \(shown.sorted()) instead of \(expected.text)")
        }
    }

    @Test("there are at least forty shapes, each of its own name") func count() {
        #expect(Shape.all.count >= 40)
        #expect(Set(Shape.all.map(\.name)).count == Shape.all.count)
    }

    private static func picture(_ act: @escaping @MainActor @Sendable (Screen) -> Void) async throws -> (
        picture: Picture, text: String
    ) {
        let harness = try await Harness(device: .custom(160, 240, scale: 1))
        let screen = Screen()
        screen.go = act
        try await harness.show(screen)
        try await harness.tap(.button("Go"))
        try await harness.settle()
        let picture = try harness.picture()
        let text = "\(screen.line.text ?? ""), \(screen.status.text ?? "")"
        if ProcessInfo.processInfo.environment["DBG"] != nil { print("DBG", text, harness.now, harness.pendingWork) }
        harness.close()
        return (picture, text)
    }
}
