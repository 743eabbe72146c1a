// Reported traps of property animators: how one ends an app, and where it ends without a message.
// Apple: "UIViewAnimating", Transitioning between the animation states.
import SafeUIKit
import UIKit

/// One misuse: the calls as code, made on UIKit's animator and on the safe one.
@MainActor
struct AnimatorCrash {
    let name: String
    let title: String
    /// The calls as they would be written.
    let code: String
    /// On UIKit's class. It is let go of afterwards.
    let plain: (UIViewPropertyAnimator) -> Void
    /// On the safe one: what each call answered.
    let safe: (SafePropertyAnimator) -> [AnimatorOutcome]

    static let all: [AnimatorCrash] = [
        AnimatorCrash(
            name: "release-paused", title: "Released while paused", code: "pauseAnimation()\nanimator = nil",
            plain: { $0.pauseAnimation() }, safe: { [$0.pause()] }),
        AnimatorCrash(
            name: "release-stopped", title: "Released while stopped",
            code: "startAnimation()\nstopAnimation(false)\nanimator = nil",
            plain: {
                $0.startAnimation()
                $0.stopAnimation(false)
            }, safe: { [$0.start(), $0.stop(withoutFinishing: false)] }),
        AnimatorCrash(
            name: "stop-twice", title: "Stopped twice", code: "startAnimation()\nstopAnimation(false)\nstopAnimation(true)",
            plain: {
                $0.startAnimation()
                $0.stopAnimation(false)
                $0.stopAnimation(true)
                $0.finishAnimation(at: .current)
            },
            safe: { [$0.start(), $0.stop(withoutFinishing: false), $0.stop(withoutFinishing: true)] }),
        AnimatorCrash(
            name: "finish-running", title: "Finished while it runs", code: "startAnimation()\nfinishAnimation(at: .end)",
            plain: {
                $0.startAnimation()
                $0.finishAnimation(at: .end)
                $0.stopAnimation(true)
            }, safe: { [$0.start(), $0.finish(at: .end)] }),
        AnimatorCrash(
            name: "finish-fresh", title: "Stopped and finished, never started",
            code: "stopAnimation(false)\nfinishAnimation(at: .current)",
            plain: {
                $0.stopAnimation(false)
                $0.finishAnimation(at: .current)
            }, safe: { [$0.stop(withoutFinishing: false), $0.finish(at: .current)] }),
        AnimatorCrash(
            name: "finish-dead", title: "Restarted after its end, then finished",
            code: "startAnimation()\nstopAnimation(true)\nstartAnimation()\nfinishAnimation(at: .end)",
            plain: {
                $0.startAnimation()
                $0.stopAnimation(true)
                $0.startAnimation()
                $0.finishAnimation(at: .end)
                $0.stopAnimation(true)
            },
            safe: { [$0.start(), $0.stop(withoutFinishing: true), $0.start(), $0.finish(at: .end)] }),
        AnimatorCrash(
            name: "start-stopped", title: "Started while stopped",
            code: "startAnimation()\nstopAnimation(false)\nstartAnimation()",
            plain: {
                $0.startAnimation()
                $0.stopAnimation(false)
                $0.startAnimation()
                $0.finishAnimation(at: .current)
            }, safe: { [$0.start(), $0.stop(withoutFinishing: false), $0.start()] }),
        AnimatorCrash(
            name: "dead", title: "Scrubbed after its end", code: "startAnimation()\nstopAnimation(true)\nfractionComplete = 0.5",
            plain: {
                $0.startAnimation()
                $0.stopAnimation(true)
                $0.fractionComplete = 0.5
            }, safe: { [$0.start(), $0.stop(withoutFinishing: true), $0.setFraction(0.5)] }),
    ]

    /// As one of a list: on UIKit's class, and on the safe one, which shows the calls with their answers.
    fileprivate var trap: Trap {
        Trap(
            name: name, title: title, code: { kind in kind == 0 ? code : nil },
            spring: { kind in Trap.Outcome(said: [kind == 0 ? tryPlain() : trySafe()]) })
    }

    /// What each call answered on a safe animator, and how that ended when it was let go of.
    private func trySafe() -> String {
        let view = UIView()
        let calls = code.components(separatedBy: "\n").filter { !$0.hasSuffix("nil") }
        var ended = "The completion block was not called."
        let (lines, said) = Said.during {
            var animator: SafePropertyAnimator? = SafePropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator?.addCompletion { ended = "Released: the completion block was called with .\($0.name), once." }
            let outcomes = animator.map(safe) ?? []
            let phase = animator.map { "  phase \($0.phase), fractionComplete \(Double($0.fractionComplete))" } ?? ""
            animator = nil
            return zip(calls, outcomes).map { "  \($0)  →  \($1.words)" } + [phase]
        }
        return (["Nothing raises."] + lines + [said ?? ended]).joined(separator: "\n")
    }

    /// What Vitrine says of the calls on UIKit's class, and how it was left.
    private func tryPlain() -> String {
        let view = UIView()
        let (state, said) = Said.during {
            var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.map(plain)
            let state = animator.map { "state \($0.state), fractionComplete \(Double($0.fractionComplete))" } ?? ""
            animator = nil
            return state
        }
        // Optimised code lets go of the animator at a line of its own.
        let told = said?.replacingOccurrences(of: "(AnimatorCrash.swift:)[0-9]+", with: "$1…", options: .regularExpression)
        return told ?? "No diagnostic: it stays inactive.\n  \(state)"
    }
}

extension TrapList {
    /// The misuses of property animators: what Vitrine says of each, and what the safe animator answers.
    static var animators: TrapList {
        TrapList(
            kinds: ["UIViewPropertyAnimator", "SafePropertyAnimator"], name: "animator-kind",
            traps: AnimatorCrash.all.map(\.trap))
    }
}

extension AnimatorOutcome {
    /// As it is written.
    var words: String {
        switch self {
        case .done: "done"
        case .ignored(let reason): "ignored(\(reason.rawValue))"
        }
    }
}

extension UIViewAnimatingPosition {
    /// As it is written.
    var name: String {
        switch self {
        case .end: "end"
        case .start: "start"
        case .current: "current"
        @unknown default: "position \(rawValue)"
        }
    }
}
