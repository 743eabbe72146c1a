// Diagnostics become issues of the test, unless it expects them.
import Diagnostics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Trap recorder", .harness) struct TrapRecorderTests {
    private let nan = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)

    @Test("a diagnostic fails the test with its whole text") func fails() async throws {
        _ = try await Harness()
        let messages = await Failure.capturing { UIView(frame: .zero).frame = nan }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("UIK") == true)
        #expect(messages.first?.contains("NaN") == true)
    }

    @Test("an expected diagnostic does not fail the test, and is returned") func expected() async throws {
        let harness = try await Harness()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        var code = ""
        let messages = await Failure.capturing {
            let collected = harness.traps.all.count
            view.frame = nan
            code = harness.traps.all.dropFirst(collected).first?.code ?? ""
        }
        #expect(messages.count == 1)
        let quiet = await Failure.capturing {
            let traps = harness.expectTrap(code) { view.frame = nan }
            #expect(traps.count == 1 && traps[0].apple?.contains("CALayer position contains NaN") == true)
        }
        #expect(quiet.isEmpty)
        #expect(view.frame.origin.x.isFinite, "the run goes on with the recovery")
    }

    @Test("an expected diagnostic that does not come fails the test") func absent() async throws {
        let harness = try await Harness()
        let messages = await Failure.capturing { harness.expectTrap("UIK0101") {} }
        #expect(messages == ["Expected a diagnostic UIK0101, and none came."])
    }

    @Test("another diagnostic than the expected one fails the test") func other() async throws {
        let harness = try await Harness()
        let messages = await Failure.capturing {
            harness.expectTrap("UIK9999") { UIView(frame: .zero).frame = nan }
        }
        #expect(messages.count == 2)
    }

    @Test("collecting fails nothing and keeps all") func collecting() async throws {
        let harness = try await Harness(traps: .collect)
        let messages = await Failure.capturing {
            for _ in 0..<3 { UIView(frame: .zero).frame = nan }
        }
        #expect(messages.isEmpty)
        #expect(harness.traps.all.count == 3)
    }

    @Test("the former policy is back after the harness") func policy() async throws {
        nonisolated(unsafe) var seen = 0
        let before = Diagnostics.processPolicy
        defer { Diagnostics.policy = before }
        let test = Test.current?.id
        Diagnostics.policy = .custom { _ in if Test.current?.id == test { seen += 1 } }
        let harness = try await Harness(traps: .collect)
        UIView(frame: .zero).frame = nan
        #expect(seen == 0)
        harness.close()
        UIView(frame: .zero).frame = nan
        #expect(seen == 1)
    }
}
