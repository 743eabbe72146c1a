// The machine of an animator's states by itself: paces, turns and effects, without views.
// No Apple page: this is ours.
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("AnimatorMachine") struct AnimatorMachineTests {
    private func machine(_ pace: AnimationPace = .linear, _ duration: TimeInterval = 2) -> AnimatorMachine {
        AnimatorMachine(duration: duration, pace: pace)
    }

    @Test("a start records the blocks and runs them; its end comes a duration after its delay")
    func start() {
        var it = machine()
        #expect(it.start(after: 1, at: 10) == [.record, .run(from: 0, reversed: false, remaining: 2, delay: 1, pace: nil)])
        #expect(it.endTime == 13)
        #expect(it.fraction(at: 10.5) == 0)
        #expect(it.fraction(at: 12) == 0.5)
        #expect(it.fraction(at: 99) == 1)
    }

    @Test("started reversed it goes the whole way back from the end")
    func startReversed() {
        var it = machine()
        #expect(it.reverse(true, at: 0) == [])
        let run = AnimatorEffect.run(from: 1, reversed: true, remaining: 2, delay: 0, pace: nil)
        #expect(it.start(at: 0) == [.record, .hold(at: 1, linear: false), run])
        #expect(it.fraction(at: 0.5) == 0.75)
        #expect(it.endTime == 2)
        #expect(it.reachEnd() == [.finish(.start), .complete(.start)])
    }

    @Test("turned round it runs back from where it is, and what is left of a delay is still waited for")
    func turning() {
        var it = machine()
        _ = it.start(at: 0)
        #expect(it.reverse(true, at: 0.5) == [.run(from: 0.25, reversed: true, remaining: 0.5, delay: 0, pace: nil)])
        #expect(it.endTime == 1)
        #expect(it.fraction(at: 0.75) == 0.125)
        #expect(it.reverse(true, at: 0.75) == [])
        var waiting = machine()
        _ = waiting.start(after: 1, at: 0)
        #expect(waiting.reverse(true, at: 0.25) == [.run(from: 0, reversed: true, remaining: 0, delay: 0.75, pace: nil)])
        #expect(waiting.endTime == 1)
    }

    @Test(
        "with a curve or a spring the fraction does not jump at a pause, nor the views after it",
        arguments: [
            AnimationPace(.easeInOut), AnimationPace(.easeIn), .fittedSpring(dampingRatio: 0.4, velocity: .zero),
            .fittedSpring(dampingRatio: 1, velocity: .zero),
        ])
    func continuity(_ pace: AnimationPace) {
        for time in stride(from: 0.1, through: 1.9, by: 0.3) {
            var it = machine(pace)
            _ = it.start(at: 0)
            let (before, way) = (it.fraction(at: time), it.curve.way(at: time / 2))
            #expect(it.pause(at: time) == [.hold(at: way, linear: true)])
            #expect(it.fraction(at: time) == before)
            guard case .run(let from, _, let remaining, _, _) = it.start(at: 5).last else {
                Issue.record("it does not run")
                continue
            }
            #expect(abs(from - time / 2) < 1e-12)
            #expect(abs(remaining - (2 - time)) < 1e-9)
        }
    }

    @Test("scrubbed on a curve it goes on from the first time at which the curve comes so far")
    func scrubbing() {
        var it = machine(AnimationPace(.easeIn))
        #expect(it.scrub(to: 0.5, at: 0) == [.record, .hold(at: 0.5, linear: true)])
        guard case .run(let from, _, let remaining, _, _) = it.start(at: 0).last else {
            Issue.record("it does not run")
            return
        }
        #expect(from > 0.5)
        #expect(abs(it.curve.way(at: from) - 0.5) < 1e-9)
        #expect(abs(remaining - 2 * (1 - from)) < 1e-9)
        it.scrubsLinearly = false
        _ = it.pause(at: 0)
        #expect(abs(it.fraction(at: 0) - from) < 1e-12)
        #expect(it.scrub(to: 0.25, at: 0) == [.hold(at: 0.25, linear: false)])
    }

    @Test("continued with another pace the way goes on from where it is, forwards and back, and ends where it should")
    func otherPace() {
        for isReversed in [false, true] {
            var it = machine(AnimationPace(.easeInOut))
            _ = it.scrub(to: 0.375, at: 0)
            _ = it.reverse(isReversed, at: 0)
            let pace = AnimationPace(.easeOut)
            let effects = it.resume(pace: pace, factor: 0.5, at: 0)
            let rest = isReversed ? 0.375 : 0.625
            #expect(effects == [.run(from: 0.375, reversed: isReversed, remaining: rest, delay: 0, pace: pace)])
            #expect(abs(it.fraction(at: 0) - 0.375) < 1e-12)
            let wanted = pace.progress(at: 0.5, duration: rest)
            let half = isReversed ? 0.375 * (1 - wanted) : 0.375 + 0.625 * wanted
            #expect(abs(it.fraction(at: rest / 2) - half) < 1e-9)
            #expect(it.fraction(at: rest) == (isReversed ? 0 : 1))
            // Paused and started again it keeps the pace.
            _ = it.pause(at: rest / 2)
            #expect(abs(it.fraction(at: 9) - half) < 1e-9)
            _ = it.start(at: 10)
            #expect(abs(it.fraction(at: 10) - half) < 1e-9)
            #expect(abs((it.endTime ?? 0) - 10 - rest / 2) < 1e-9)
            // The originals are back once it has ended.
            _ = it.stop(true, at: 10)
            #expect(it.curve == AnimatorCurve(pace: AnimationPace(.easeInOut), duration: 2))
        }
    }

    @Test("at the end of its way nothing is left, whatever the factor (openradar 35743469 takes longer)")
    func continuedAtEnd() {
        var it = machine()
        _ = it.scrub(to: 1, at: 0)
        #expect(it.resume(pace: nil, factor: 3, at: 4).last == .run(from: 1, reversed: false, remaining: 0, delay: 0, pace: nil))
        #expect(it.endTime == 4)
    }

    @Test("while its completion blocks are called it takes no call, and blocks that come then revive it")
    func completing() {
        var it = machine()
        _ = it.start(at: 0)
        _ = it.reachEnd()
        #expect(it.isCompleting)
        #expect(it.isRunning)
        #expect(it.endTime == nil)
        #expect(it.start(at: 2) == [])
        #expect(it.pause(at: 2) == [])
        #expect(it.stop(true, at: 2) == [])
        #expect(it.scrub(to: 0, at: 2) == [])
        #expect(it.finish(at: .end) == [.report(.notStopped)])
        #expect(it.resume(pace: nil, factor: 0, at: 2) == [.report(.notPaused)])
        #expect(it.enterBackground(at: 2) == [])
        #expect(it.reverse(true, at: 2) == [])
        it.completed(isRevived: true)
        #expect(it.phase == .fresh)
        #expect(it.fraction(at: 2) == 0)
    }

    @Test("the two compatibilities differ in three calls and agree on all else (C2, C4, C5)")
    func compatibility() {
        var differing: Set<String> = []
        let phases: [(inout AnimatorMachine) -> Void] = [
            { _ in }, { _ = $0.start(at: 0) }, { _ = $0.pause(at: 0) },
            {
                _ = $0.pause(at: 0); _ = $0.stop(false, at: 0)
            },
            {
                _ = $0.pause(at: 0); _ = $0.stop(true, at: 0)
            },
            {
                _ = $0.pause(at: 0); _ = $0.stop(true, at: 0); _ = $0.start(at: 0)
            },
        ]
        let calls: [(String, (inout AnimatorMachine) -> [AnimatorEffect])] = [
            ("start", { $0.start(at: 1) }), ("delayed", { $0.start(after: 1, at: 1) }), ("pause", { $0.pause(at: 1) }),
            ("stop true", { $0.stop(true, at: 1) }), ("stop false", { $0.stop(false, at: 1) }),
            ("finish", { $0.finish(at: .end) }), ("fraction", { $0.scrub(to: 0.5, at: 1) }),
            ("reverse", { $0.reverse(true, at: 1) }), ("continue", { $0.resume(pace: nil, factor: 0, at: 1) }),
            ("add", { $0.add(delayFactor: 0, at: 1).effects }), ("background", { $0.enterBackground(at: 1) }),
        ]
        for phase in phases {
            for (name, call) in calls {
                var seen = AnimatorMachine(duration: 1, pace: .linear, compatibility: .seen)
                var documented = AnimatorMachine(duration: 1, pace: .linear, compatibility: .documented)
                phase(&seen)
                phase(&documented)
                let before = seen.phase
                let same = call(&seen) == call(&documented) && seen.phase == documented.phase
                if !same { differing.insert("\(before.rawValue) \(name)") }
            }
        }
        #expect(differing == ["S start", "S delayed", "S pause", "DI finish", "DI fraction"])
    }
}
