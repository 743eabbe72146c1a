// The anim- rules as tests: calls that trap or do nothing.
import SwiftModel
import UIKitAudit

extension FindingScene {
    /// A test of an animator finding.
    var animatorOutcome: Outcome {
        guard let animator = AnimatorScene(self) else { return .none(reason: "No test is written for this rule.") }
        guard let story = animator.story else { return .none(reason: "No way to the trap was found.") }
        var test: TrapTest
        switch animator.kind {
        case .releasePaused, .releaseStopped: test = released(animator, story)
        default: test = called(animator, story)
        }
        if !story.isDrawn {
            test.notes.append(
                "No way through the source was found on which this trap springs first: these are the fewest steps to such a trap."
            )
        }
        return .test(test)
    }

    /// The lines of steps, with where each stands.
    ///
    /// - Parameter target: The variable, with a dot.
    func lines(_ steps: some Sequence<AnimatorStep>, on target: String) -> [String] {
        steps.compactMap { step in
            let note = step.place.isEmpty ? "" : " // \(step.place)"
            switch step.kind {
            case .act(_, let text), .set(let text): return target + text + note
            case .made, .inState: return nil
            }
        }
    }

    /// What brings the animator into the state in which the function finds it.
    func preamble(_ story: AnimatorStory, on target: String, _ function: FunctionScope?) -> [String] {
        var finder = "the function"
        if let node = function?.outermost.function { finder = node.kind == .function ? "\(node.name)()" : node.name }
        return story.preamble.map { target + $0 + " // so \(finder) finds it" }
    }

    /// What the tests of animators call something.
    static let used: Set<String> = ["box", "ends"]

    /// A view in the window for the animator to move.
    static let box = [
        "let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))", "harness.window.addSubview(box)",
    ]

    private func called(_ animator: AnimatorScene, _ story: AnimatorStory) -> TrapTest {
        var names = LocalNames(reserved: Self.used)
        let name = names.take(animator.name, else: "animator")
        let creation = story.creation ?? animator.firstCreation
        var setUp = Self.box
        setUp += (["let \(name) = \(creation.text())"] + creation.adding(to: name)).flatMap {
            $0.split(separator: "\n").map(String.init)
        }
        setUp += preamble(story, on: name + ".", animator.function)
        setUp += lines(story.steps.dropLast(), on: name + ".")
        let spring = lines(story.steps.suffix(1), on: name + ".").first ?? ""
        let plain = spring.components(separatedBy: " //")[0]
        let (ending, cleanUp) = ending(story, name, spring, creation, &setUp)
        var title = "\(plain) raises"
        if case .shown = ending { title = "\(plain) does nothing" }
        return TrapTest(title: title, setUp: setUp, ending: ending, cleanUp: cleanUp)
    }

    /// What the last call does, and what is to be done afterwards so that nothing else is raised.
    private func ending(
        _ story: AnimatorStory, _ name: String, _ spring: String, _ creation: AnimatorCreation, _ setUp: inout [String]
    ) -> (TrapTest.Ending, [String]) {
        func letGo(_ state: AnimatorState) -> [String] {
            switch state {
            case .stopped: ["\(name).finishAnimation(at: .current) // so that it may be released"]
            case .running, .paused, .restarted: ["\(name).stopAnimation(true) // so that it may be released"]
            default: []
            }
        }
        let state = story.stateAtTrap
        switch story.kind {
        case .doubleStop: return (.trap(code: "UIK1702", words: "is already stopped!", body: [spring]), letGo(state))
        case .finishActive, .finishInactive:
            return (.trap(code: "UIK1703", words: Self.notStopped, body: [spring]), letGo(state))
        case .finishAfterStopTrue:
            if state == .freshAfterStopTrue {
                return (.trap(code: "UIK1703", words: Self.notStopped, body: [spring]), [])
            }
            // Silent: nothing moves to the end, and no completion is called.
            let made =
                setUp.firstIndex { $0.hasPrefix("let \(name) = ") }.map { $0 + (creation.isRunning ? 2 : 1) }
                ?? setUp.count
            setUp.insert("\(name).addCompletion { ends.append($0) }", at: made)
            setUp.insert("var ends: [UIViewAnimatingPosition] = []", at: 2)
            let moved = spring.contains(".end)") ? " && box.center.x != 100" : ""
            return (
                .shown([spring, "try harness.advance(by: \(creation.afterwards))", "#expect(ends.isEmpty\(moved))"]), []
            )
        case .deadRestart:
            if spring.contains("continueAnimation") {
                return (.trap(code: "UIK1704", words: nil, body: [spring]), letGo(state))
            }
            if state == .stopped { return (.trap(code: "UIK1708", words: nil, body: [spring]), letGo(state)) }
            return (
                .shown([
                    "box.center.x = 0 // so that a move would show", spring,
                    "try harness.advance(by: \(creation.afterwards))",
                    "#expect(box.center.x == 0)",
                ]), letGo(.restarted)
            )
        case .releasePaused, .releaseStopped: return (.shown([]), [])
        }
    }

    private static let notStopped = "should only be called on a stopped animator!"
}
