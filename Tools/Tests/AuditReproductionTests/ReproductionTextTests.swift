// What the tests say: names, calls and ways of the source.
import Foundation
import SwiftModel
import Testing
import UIKitAudit

@testable import AuditReproduction

@Suite("Texts of written tests")
struct ReproductionTextTests {
    private func texts(_ rule: String, _ source: String) -> [String] {
        PageExample(rule: rule, text: source).reproductions().1.tests.map(\.text)
    }

    private func only(_ rule: String, _ source: String) throws -> String {
        let found = texts(rule, source)
        try #require(found.count == 1)
        return found[0]
    }

    @Test("a whole test of a controller that inherits its view")
    func inherited() throws {
        let example = try #require(PageExample.all.first { $0.rule == "vev-inherited-root" && $0.number == 1 })
        try expectGolden(try #require(example.reproductions().1.tests.first).text, "InheritedRoot.txt")
    }

    @Test("a whole test of an animator that a helper in another file stops")
    func helper() throws {
        let example = try #require(PageExample.all.first { $0.rule == "anim-double-stop" && $0.number == 5 })
        try expectGolden(try #require(example.reproductions().1.tests.first).text, "DoubleStop.txt")
    }

    @Test("the way over the finding's calls is taken, and not one past them")
    func way() throws {
        let text = try only(
            "anim-finish-after-stop-true",
            """
            func end(_ animator: UIViewPropertyAnimator, _ isEarly: Bool) {
                animator.pauseAnimation()
                animator.fractionComplete = 0.25
                animator.isReversed = true
                animator.stopAnimation(true)
                animator.finishAnimation(at: .start)
            }
            """)
        let calls = text.split(separator: "\n").filter { $0.contains("// line ") }.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(
            calls == [
                "animator.pauseAnimation() // line 2", "animator.fractionComplete = 0.25 // line 3",
                "animator.isReversed = true // line 4",
                "animator.stopAnimation(true) // line 5", "animator.finishAnimation(at: .start) // line 6",
            ])
        #expect(!text.contains("finds it"))
        #expect(!text.contains("fewest"))
    }

    @Test(
        "an animator that was made on the way keeps its duration and timing; one that is handed in is brought into its state"
    )
    func creation() throws {
        let made = try only(
            "anim-finish-not-stopped",
            """
            func skip(_ box: UIView) {
                let slide = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { box.alpha = 0 }
                slide.startAnimation()
                slide.finishAnimation(at: .end)
            }
            """)
        #expect(
            made.contains("let slide = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { box.center.x = 100 }"))
        let given = try only(
            "anim-double-stop",
            "func end(_ slide: UIViewPropertyAnimator) { if slide.state == .stopped { slide.stopAnimation(true) } }")
        #expect(
            given.contains(
                "slide.startAnimation() // so end() finds it\n        slide.stopAnimation(false) // so end() finds it"))
    }

    @Test("what a helper of another object brings about and lets go is told once, where the helper stands")
    func helperOfAnother() throws {
        let found = texts(
            "anim-release-stopped",
            """
            class Ring: UIView {
                private var animator: UIViewPropertyAnimator?
                func halt() {
                    animator?.stopAnimation(false)
                    animator = nil
                }
            }
            class Popover: UIViewController {
                private var ring: Ring?
                func leave() {
                    self.ring?.halt()
                    UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0 }.startAnimation()
                }
            }
            """)
        #expect(found.count == 1)
        let text = try #require(found.first)
        #expect(text.contains("stopAnimation(false) // line 4"))
        #expect(text.contains("animator = nil // line 5"))
        #expect(!text.contains("fewest"))
    }

    @Test("where no way is found the shortest one is written, and the head says so")
    func fallback() throws {
        let source =
            "func end(_ animator: UIViewPropertyAnimator) { animator.startAnimation(); animator.finishAnimation(at: .end) }\n"
        let text = SourceText(path: "A.swift", bytes: Array(source.utf8))
        // A finding of another version of the file: nothing is wrong at its place any more.
        let range = SourceRange(0..<4, in: text)
        let finding = Finding(
            rule: "anim-double-stop", severity: .error, message: "It is stopped.", range: range, cure: "Do not.",
            context: "end(_:)")
        let project = AuditedProject([text])
        let made = Reproductions(
            of: [finding], in: project, sources: SourceStore(root: "/nowhere", overlays: ["A.swift": text.bytes]))
        let written = try #require(made.tests.first?.text)
        #expect(written.contains("these are the fewest steps to such a trap"))
        #expect(
            written.contains(
                "animator.stopAnimation(false)\n        let traps = harness.expectTrap(\"UIK1702\") { animator.stopAnimation(true) }"
            ))
        let effect = Finding(
            rule: "vev-direct", severity: .error, message: "It throws.", range: range, cure: "Do not.",
            context: "end(_:)")
        let lost = Reproductions(of: [effect], in: project, sources: SourceStore(root: "/nowhere"))
        #expect(lost.tests.isEmpty)
        #expect(lost.unreproduced.map(\.reason) == ["The call that adds the view is not found in the file any more."])
    }

    @Test("names that the test, Swift or UIKit has already are not taken from the source")
    func names() throws {
        let text = try only(
            "vev-root-view",
            """
            class Harness: UIViewController {
                let title = UILabel()
                override func loadView() { view = UIVisualEffectView(effect: nil) }
                override func viewDidLayoutSubviews() { view.addSubview(`default`) }
                let `default` = UIButton()
            }
            """)
        #expect(text.contains("private final class OwnHarness: UIViewController {"))
        #expect(text.contains("let button = UIButton()"))
        #expect(text.contains("func run() {"))
        let local = try only(
            "vev-direct", "func fill(_ harness: UIVisualEffectView, _ traps: UILabel) { harness.addSubview(traps) }")
        #expect(local.contains("panel.addSubview(label) // line 1"))
    }

    @Test("the effect is the source's where it is known, and nil where it is not")
    func effects() throws {
        let text = { (effect: String) in
            try only(
                "vev-direct",
                "func fill(_ label: UILabel) {\n    let bar = UIVisualEffectView(effect: \(effect))\n    bar.addSubview(label)\n}"
            )
        }
        #expect(
            try text("UIBlurEffect(style: .systemThinMaterial)").contains(
                "UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))"))
        #expect(try text("UIGlassEffect()").contains("UIVisualEffectView(effect: nil)"))
        #expect(try text("UIBlurEffect(style: style)").contains("UIVisualEffectView(effect: nil)"))
    }

    @Test("source with quotes, comments and control characters stays in its comment and its string")
    func quoting() throws {
        let text = try only(
            "vev-direct",
            "func fill(_ bar: UIVisualEffectView) { /* \"*/ bar.addSubview(make(\"a\\n\\\"b\u{1B}\")) }\nfunc make(_ a: String) -> UILabel { UILabel() }"
        )
        #expect(text.contains("//     func fill(_ bar: UIVisualEffectView) { /* \"*/ bar.addSubview(make("))
        #expect(text.contains("@Test(\"bar.addSubview(label) throws\")"))
        #expect(TrapTest.literal("a\"\\\u{7}b") == "\"a\\\"\\\\\\u{7}b\"")
    }

    @Test("equal findings in files whose names differ in signs alone get names of their own")
    func twins() {
        let body = "func fill(_ bar: UIVisualEffectView) { bar.addSubview(UIView()) }"
        let names = PageExample(
            rule: "vev-direct",
            text: "// file: A/B.swift\n\(body)\n// file: A-B.swift\n\(body)\n// file: a_b.swift\n\(body)"
        )
        .reproductions().1.tests.map { $0.fileName.lowercased() }
        #expect(names.count == 3)
        #expect(Set(names).count == 3)
    }
}
