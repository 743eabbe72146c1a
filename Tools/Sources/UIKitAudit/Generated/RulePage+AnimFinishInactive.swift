// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorFinishedInactiveRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animFinishInactive = RulePage(
        id: "anim-finish-inactive", severity: .error, isOn: true, isFixable: true,
        summary: "`finishAnimation(at:)` on an animator that was never started.",
        text: #"""
        `finishAnimation(at:)` on an animator that was never started.

        ## What goes wrong
        `stopAnimation(_:)` has no effect on an animator that was neither started, paused nor scrubbed: it stays inactive and does not
        become stopped. `finishAnimation(at:)` then fails an assertion, as if it had not been stopped.

        ## Apple's message
        `finishAnimationAtPosition: should only be called on a stopped animator!`

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), crash 3 and point 10.

        ## Triggering
        ```swift
        func unused(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.stopAnimation(false)
            animator.↓finishAnimation(at: .end)
        }
        ```
        ```swift
        func unused(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addAnimations { box.alpha = 0 }
            animator.addCompletion { _ in box.removeFromSuperview() }
            animator.↓finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func reset() {
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.stopAnimation(false)
                animator?.↓finishAnimation(at: .current)
            }
        }
        ```
        ```swift
        func maybe(_ start: Bool) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            guard start else {
                animator.stopAnimation(false)
                animator.↓finishAnimation(at: .end)
                return
            }
            animator.startAnimation()
        }
        ```
        ```swift
        func alias() {
            let made = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
            let animator: UIViewPropertyAnimator? = made
            made.stopAnimation(false)
            animator?.↓finishAnimation(at: .start)
        }
        ```
        ```swift
        func nested() {
            let animator: UIViewPropertyAnimator = {
                let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
                made.isInterruptible = true
                return made
            }()
            animator.stopAnimation(false)
            animator.↓finishAnimation(at: .end)
        }
        ```

        ## Not triggering
        ```swift
        func used(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        func checked(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.stopAnimation(false)
            if animator.state == .stopped { animator.finishAnimation(at: .end) }
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func reset() {
                animator?.stopAnimation(false)
                animator?.finishAnimation(at: .current)
            }
        }
        ```
        ```swift
        func scrubbed() {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        func handed(_ coordinator: Coordinator) {
            let animator = coordinator.makeAnimator()
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        class Coordinator { func makeAnimator() -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 1, curve: .linear) } }
        ```
        ```swift
        func started(_ starter: (UIViewPropertyAnimator) -> Void, _ isOn: Bool) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            if isOn { animator.startAnimation() }
            guard isOn else { return }
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func end() {
                begin(animator)
                animator.stopAnimation(false)
                animator.finishAnimation(at: .end)
            }
            func begin(_ it: UIViewPropertyAnimator) { it.startAnimation() }
        }
        ```
        ```swift
        struct Race { func stopAnimation(_ now: Bool) {}; func finishAnimation(at: Int) {} }
        func race() {
            let animator = Race()
            animator.stopAnimation(false)
            animator.finishAnimation(at: 3)
        }
        ```

        ## Cure
        Ask `state` first: finish only an animator whose state is `.stopped`.
        """#)
}
