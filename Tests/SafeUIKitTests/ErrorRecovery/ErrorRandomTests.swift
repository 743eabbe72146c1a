// Errors in any order, of any kind, answered in any way: each completion comes once.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Error recovery: anything in any order", .harness) struct ErrorRandomTests {
    /// Recoveries that stand still until the test lets them go on.
    @MainActor private final class Gates {
        var waiting: [CheckedContinuation<Bool, Never>] = []
        func pass() async -> Bool { await withCheckedContinuation { waiting.append($0) } }
        func open(_ result: Bool) {
            let all = waiting
            waiting = []
            for gate in all { gate.resume(returning: result) }
        }
    }

    /// What was asked and how often it was answered.
    @MainActor private final class Tally {
        var told: [Int] = []
        func completion() -> @MainActor (Bool) -> Void {
            let id = told.count
            told.append(0)
            return { [self] _ in told[id] += 1 }
        }
    }

    @Test("E7: each completion comes once on every path, and the line is free at the end", arguments: 1...24)
    func sequences(_ seed: Int) async throws {
        let presenter = freshRecovery()
        if seed % 3 == 0 { ErrorRecovery.shared.attemptTimeout = 2 }
        defer { ErrorRecovery.shared.attemptTimeout = nil }
        let harness = try await Harness(device: .custom(320, 480, scale: 1))
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        try await harness.show(root)
        var dice = DeckRandomTests.Dice(state: UInt64(seed))
        func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
        let (gates, tally) = (Gates(), Tally())
        func options(_ kind: Int, _ inner: Int) -> [RecoveryOption]? {
            switch kind {
            case 0: nil
            case 1: [.retry(), .cancel()]
            case 2: [RecoveryOption("Gate") { await gates.pass() }, .cancel()]
            case 3:
                [RecoveryOption("Inner") { await root.presentError(plainError("Inner", code: inner)) }, .cancel()]
            default:
                // Equal to the error that it is to recover from, where the code is.
                [
                    RecoveryOption("Same") {
                        _ = await gates.pass()
                        let same: [RecoveryOption] = [RecoveryOption("Same") { true }, .cancel()]
                        return await child.presentError(plainError("Error", code: inner, options: same))
                    }, .cancel(),
                ]
            }
        }
        var steps: [String] = []
        for _ in 0..<40 {
            let (step, code, kind) = (roll(10), roll(3), roll(5))
            steps.append("\(step) \(code) \(kind)")
            switch step {
            case 0...3:
                let error = plainError("Error", code: code, options: options(kind, code))
                let place: UIViewController? = [nil, root, child, UIViewController()][roll(4)]
                child.presentError(error, on: place, completion: tally.completion())
            case 4...5:
                guard !presenter.shown.isEmpty else { continue }
                presenter.choose([0, 0, 0, 1, nil, 7][roll(6)], at: roll(2) == 0 ? nil : roll(presenter.shown.count))
            case 6: gates.open(kind > 1)
            case 7: child.view.isHidden.toggle()
            case 8:
                presenter.isForgetful = true
                root.presentError(plainError("Forgotten", code: code), completion: tally.completion())
                try await harness.idle()
                presenter.isForgetful = false
            default: try await harness.advance(by: Double(kind) * 0.4)
            }
            if roll(2) == 0 { try await harness.idle() }
        }
        // Errors that recoveries present come on their own: until nothing new can come.
        for _ in 0..<80 {
            for index in presenter.shown.indices { presenter.choose(nil, at: index) }
            gates.open(false)
            try await harness.idle()
        }
        await wait { tally.told.allSatisfy { $0 >= 1 } }
        let story = "seed \(seed): \(steps.joined(separator: ", "))"
        #expect(tally.told.allSatisfy { $0 == 1 }, "\(tally.told); \(story)")
        let count = presenter.shown.count
        root.presentError(plainError("Last", code: 99), completion: tally.completion())
        try await harness.idle()
        #expect(presenter.shown.count == count + 1, "\(story)")
        #expect(presenter.titles.last == "Last", "\(story)")
        presenter.choose(nil)
        try await harness.idle()
        #expect(tally.told.last == 1)
    }
}
