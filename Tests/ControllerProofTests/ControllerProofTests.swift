// Random pushes, presents, tab switches, columns, pages, fingers and rotations: balanced calls, and nobody is kept.
// Issue 7. script/tests/controller-proof runs more of them, script/controller-proof a hundred thousand in a release build.
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Controllers in any order", .harness) struct ControllerProofTests {
    private static var count: Int { ProcessInfo.processInfo.environment["CONTROLLER_PROOF_SEQUENCES"].flatMap(Int.init) ?? 60 }
    private static var first: UInt64 { ProcessInfo.processInfo.environment["CONTROLLER_PROOF_FIRST"].flatMap(UInt64.init) ?? 1 }

    private static func sequence(_ seed: UInt64) -> (Step.Content, [Step]) {
        var dice = Dice(seed: seed)
        let root = dice.pick(Step.Content.allCases)
        return (root, (0..<(3 + dice.roll(14))).map { _ in Step.random(&dice) })
    }

    @Test("whatever is asked of controllers in whatever order, each hears balanced calls, rests where its view is, and is let go")
    func proof() {
        let world = World()
        var steps = 0, calls = 0, failures = 0
        for seed in Self.first..<(Self.first + UInt64(Self.count)) {
            let (root, sequence) = Self.sequence(seed)
            let fault = world.run(root, sequence)
            steps += sequence.count
            calls += world.ledger.calls
            guard let fault else { continue }
            failures += 1
            if Ledger.isTracing { print("trace: the shortest of it") }
            Issue.record("seed \(seed), root \(root): \(Self.shortest(world, root, sequence))\n\(fault)")
            if failures == 5 { break }
        }
        print(
            "controller-proof: \(Self.count) sequences from seed \(Self.first), \(steps) steps, \(calls) calls of appearance, "
                + "\(failures) failures")
    }

    /// The same without the steps that are not needed to go wrong.
    private static func shortest(_ world: World, _ root: Step.Content, _ sequence: [Step]) -> [Step] {
        var steps = sequence
        var index = 0
        while index < steps.count {
            var fewer = steps
            fewer.remove(at: index)
            if world.run(root, fewer) != nil { steps = fewer } else { index += 1 }
        }
        return steps
    }
}
