// The state machine of property animators.
import Testing
import UIKitAudit

@Suite("AnimatorAction")
struct AnimatorActionTests {
    /// One row of the state machine: what each of Apple's states becomes, with a trap where one is.
    struct Row: Sendable, CustomStringConvertible {
        var name: String
        var action: AnimatorAction
        /// In the order never started, running, paused, stopped, ended, ended and started again.
        var next: [AnimatorState]
        var traps: Set<Int> = []
        var trap = AnimatorAction.Trap.notStopped

        var description: String { name }
    }

    static let states: [AnimatorState] = [.fresh, .running, .paused, .stopped, .finished, .restarted]

    static let table: [Row] = [
        Row(name: "startAnimation", action: .start, next: [.running, .running, .running, .stopped, .restarted, .restarted]),
        Row(name: "pauseAnimation", action: .pause, next: [.paused, .paused, .paused, .stopped, .restarted, .restarted]),
        Row(name: "fractionComplete", action: .scrub, next: [.paused, .running, .paused, .stopped, .finished, .restarted]),
        Row(
            name: "stopAnimation(true)", action: .stop(withoutFinishing: true),
            next: [.freshAfterStopTrue, .finishedByStop, .finishedByStop, .stopped, .finishedByStop, .finishedByStop],
            traps: [3], trap: .alreadyStopped),
        Row(
            name: "stopAnimation(false)", action: .stop(withoutFinishing: false),
            next: [.freshAfterStop, .stopped, .stopped, .stopped, .finished, .stopped], traps: [3], trap: .alreadyStopped),
        Row(
            name: "finishAnimation", action: .finish,
            next: [.fresh, .running, .paused, .finished, .finished, .restarted], traps: [0, 1, 2, 5]),
        Row(name: "continueAnimation", action: .resume, next: [.fresh, .running, .running, .stopped, .finished, .restarted]),
        Row(name: "addAnimations", action: .addAnimations, next: [.fresh, .running, .paused, .stopped, .fresh, .running]),
    ]

    @Test("Each action makes of each state what the state machine says", arguments: table)
    func rows(_ row: Row) {
        for (index, state) in Self.states.enumerated() {
            let (next, trap) = row.action.applied(to: state)
            #expect(next == row.next[index], "\(state)")
            #expect(trap == (row.traps.contains(index) ? row.trap : nil), "\(state)")
        }
    }

    @Test("An animator that ignored a stop is started and paused like a fresh one, and finishing it traps")
    func ignoredStops() {
        for state in [AnimatorState.freshAfterStop, .freshAfterStopTrue] {
            #expect(AnimatorAction.start.applied(to: state).next == .running)
            #expect(AnimatorAction.pause.applied(to: state).next == .paused)
            #expect(AnimatorAction.scrub.applied(to: state).next == .paused)
            #expect(AnimatorAction.finish.applied(to: state).trap == .notStopped)
        }
    }

    @Test("No action on an unknown animator traps")
    func unknown() {
        let actions: [AnimatorAction] = Self.table.map(\.action) + [.stop(withoutFinishing: nil)]
        for action in actions { #expect(action.applied(to: .unknown).trap == nil) }
        #expect(AnimatorAction.stop(withoutFinishing: nil).applied(to: .running).next == .unknown)
    }

    @Test("A method's name and literal give its action; a variable flag is kept open")
    func names() {
        #expect(AnimatorAction(method: "stopAnimation", flag: true) == .stop(withoutFinishing: true))
        #expect(AnimatorAction(method: "stopAnimation", flag: nil) == .stop(withoutFinishing: nil))
        #expect(AnimatorAction(method: "stopAnimating", flag: nil) == nil)
        #expect(AnimatorAction(method: "addCompletion", flag: nil) == nil)
    }
}
