// The anim-release rules as tests.
import SwiftModel
import UIKitAudit

extension FindingScene {
    private static let words = "It is an error to release a paused or stopped property animator."

    /// An animator that is let go of while it is paused or stopped.
    func released(_ animator: AnimatorScene, _ story: AnimatorStory) -> TrapTest {
        switch animator.incident?.release {
        case .owner(let property)? where animator.path?.isOfSelf == true || story.creation != nil:
            return releasedWithOwner(animator, story, property)
        default: break
        }
        if let target = story.replaced { return replaced(animator, story, target) }
        return releasedAtEnd(animator, story)
    }

    private func ending(_ body: [String], _ story: AnimatorStory, _ creation: AnimatorCreation) -> TrapTest.Ending {
        // One that runs is kept until it pauses at its end.
        guard story.stateAtTrap == .running else { return .trap(code: "UIK1701", words: Self.words, body: body) }
        return .trap(
            code: "UIK1701", words: Self.words, body: body + ["try harness.advance(by: \(creation.afterwards))"],
            isThrowing: true)
    }

    /// The last variable ends with the function.
    private func releasedAtEnd(_ animator: AnimatorScene, _ story: AnimatorStory) -> TrapTest {
        var names = LocalNames(reserved: Self.used)
        let name = names.take(animator.name, else: "animator")
        let function = names.take(animator.function.flatMap { HostMethod.plainName(of: $0) }, else: "run")
        let creation = story.creation ?? animator.firstCreation
        let body =
            made(name, creation) + preamble(story, on: name + ".", animator.function)
            + lines(story.steps, on: name + ".")
        return TrapTest(
            title: "\(name) is released at the end of \(function)()",
            setUp: Self.box + ClassSketch.method("func \(function)()", body),
            ending: ending(["\(function)()"], story, creation))
    }

    private func made(_ name: String, _ creation: AnimatorCreation, isVariable: Bool = false) -> [String] {
        let head = isVariable ? "var \(name): UIViewPropertyAnimator? = " : "let \(name) = "
        return ([head + creation.text()] + creation.adding(to: name + (isVariable ? "?" : "")))
            .flatMap { $0.split(separator: "\n").map(String.init) }
    }

    /// Its variable gets nil or another animator.
    private func replaced(_ animator: AnimatorScene, _ story: AnimatorStory, _ target: Range<Int>) -> TrapTest {
        var names = LocalNames(reserved: Self.used)
        let name = names.take(animator.name, else: "animator")
        let creation = story.creation ?? animator.firstCreation
        let setUp =
            made(name, creation, isVariable: true) + preamble(story, on: name + "?.", animator.function)
            + lines(story.steps, on: name + "?.")
        let site = context.assignments.first { $0.target.range == target }
        let value = site.map { $0.value.isNil } ?? true ? "nil" : "UIViewPropertyAnimator(duration: 1, curve: .linear)"
        let spring = "\(name) = \(value) // \(place(context.sourceRange(target)))"
        return TrapTest(
            title: "\(name) is released when it is assigned", setUp: Self.box + setUp,
            ending: ending([spring], story, creation))
    }

    /// It goes with the object whose property it is.
    private func releasedWithOwner(_ animator: AnimatorScene, _ story: AnimatorStory, _ property: AnimatorProperty)
        -> TrapTest
    {
        var names = LocalNames(reserved: Self.used)
        let isController = context.project.isSubclass(property.type, of: "UIViewController") == true
        let isView = context.project.isSubclass(property.type, of: "UIView") == true
        let name = names.take(property.name, else: "animator")
        var sketch = ClassSketch(
            name: EffectStage.typeName(property.type),
            superclass: isController ? "UIViewController" : isView ? "UIView" : "NSObject")
        let creation = story.creation ?? animator.firstCreation
        var body: [String] = []
        if story.creation != nil {
            sketch.members = ["var \(name): UIViewPropertyAnimator?"]
            body = ["let \(name) = \(creation.text(nil))"].flatMap { $0.split(separator: "\n").map(String.init) }
        } else {
            sketch.members = ["let \(name) = \(creation.text(nil))"]
            body = preamble(story, on: name + ".", animator.function)
        }
        body += lines(story.steps, on: name + ".")
        if story.creation != nil { body.append("self.\(name) = \(name)") }
        var method = animator.function.map { HostMethod($0, isController: isController) } ?? .called("run")
        // What is shown is kept by the window for a while.
        if case .appearing = method { method = .called("run") }
        sketch.members += method.lines(body)
        let owner = names.take(LocalNames.variable(for: sketch.name), else: "owner")
        let setUp = ["var \(owner): \(sketch.name)? = \(sketch.name)()", method.runs(on: owner + "?").spring]
        return TrapTest(
            title: "\(name) is released with \(sketch.name)", declarations: [sketch.lines], setUp: setUp,
            ending: ending(["\(owner) = nil"], story, creation))
    }
}
