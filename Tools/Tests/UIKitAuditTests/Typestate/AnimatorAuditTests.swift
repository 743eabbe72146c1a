// Animators along the paths of functions.
import Testing
import UIKitAudit

@Suite("AnimatorAudit")
struct AnimatorAuditTests {
    private func kinds(_ source: String) -> [AnimatorIncident.Kind] {
        AnimatorAudit.of(Project(source).context()).incidents.map(\.kind)
    }

    @Test("Two ways that meet keep both states; only a state that surely comes here is reported")
    func joinOfBranches() {
        let source = """
            func f(_ a: UIViewPropertyAnimator, _ x: Bool, _ y: Bool) {
                if x { a.stopAnimation(false) }
                if y { a.stopAnimation(true) }
            }
            """
        #expect(kinds(source).isEmpty)
        #expect(kinds(source.replacing("if y {", with: "do {")) == [.doubleStop])
    }

    @Test("A test of state leads only where it can hold")
    func tests() {
        let source = """
            func f(_ a: UIViewPropertyAnimator) {
                a.startAnimation()
                if a.state == .stopped { a.stopAnimation(true) }
                if a.state != .active { a.finishAnimation(at: .end) }
            }
            """
        #expect(kinds(source).isEmpty)
    }

    @Test("A let keeps its animator when the property gets another one")
    func aliasOutlivesProperty() {
        let source = """
            class C: UIView {
                var animator: UIViewPropertyAnimator?
                func f() {
                    let old = animator
                    old?.stopAnimation(false)
                    animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                    animator?.startAnimation()
                    animator?.stopAnimation(true)
                    old?.↓stopAnimation(true)
                }
            }
            """
        let marked = MarkedSource(source)
        let incidents = AnimatorAudit.of(Project(marked).context()).incidents.filter { $0.kind == .doubleStop }
        #expect(incidents.map(\.range.lowerBound) == marked.marks.map(\.offset))
    }

    @Test("A loop that stops and makes anew is fine, one that stops twice is not")
    func loops() {
        let source = """
            class C: UIView {
                var animator: UIViewPropertyAnimator?
                func f(_ n: Int) {
                    for _ in 0..<n {
                        animator?.stopAnimation(false)
                        animator?.finishAnimation(at: .end)
                        animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                        animator?.startAnimation()
                    }
                }
            }
            """
        #expect(kinds(source).isEmpty)
    }

    @Test("What a helper does is applied where it is sure and forgotten where it is not")
    func helpers() {
        let source = """
            class C: UIView {
                var animator: UIViewPropertyAnimator!
                func f() { halt(); animator.stopAnimation(true) }
                func halt() { animator.stopAnimation(false) }
            }
            """
        #expect(kinds(source).contains(.doubleStop))
        #expect(
            !kinds(source.replacing("{ animator.stopAnimation(false) }", with: "{ if isHidden { animator.stopAnimation(false) } }"))
                .contains(.doubleStop))
    }

    @Test("The incidents of a file are worked out once")
    func once() {
        let context = Project("func f(_ a: UIViewPropertyAnimator) { a.stopAnimation(false); a.stopAnimation(true) }").context()
        #expect(AnimatorAudit.of(context) === AnimatorAudit.of(context))
    }
}
