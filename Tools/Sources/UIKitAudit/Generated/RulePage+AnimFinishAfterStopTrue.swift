// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorFinishedAfterStopRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animFinishAfterStopTrue = RulePage(
        id: "anim-finish-after-stop-true", severity: .warning, isOn: true, isFixable: true,
        summary: "`finishAnimation(at:)` after `stopAnimation(true)`.",
        text: #"""
        `finishAnimation(at:)` after `stopAnimation(true)`.

        ## What goes wrong
        `stopAnimation(true)` ends the animator by itself, without its completions. `finishAnimation(at:)` after it does nothing: the
        views do not move to the position and no completion is called. Where the animator was never active, it even fails an
        assertion.

        ## Apple's message
        none, or `finishAnimationAtPosition: should only be called on a stopped animator!` where the animator was never active

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), points 3, 8.3, 9 and 10.

        ## Triggering
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                animator?.stopAnimation(true)
                animator?.↓finishAnimation(at: .end)
            }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            animator.startAnimation()
            animator.stopAnimation(true)
            animator.↓finishAnimation(at: .current)
        }
        ```
        ```swift
        func unused() {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.stopAnimation(true)
            animator.↓finishAnimation(at: .start)
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator!
            func end(_ moved: Bool) {
                guard let it = self.animator else { return }
                it.stopAnimation(true)
                if moved { self.animator.↓finishAnimation(at: .end) }
            }
        }
        ```
        ```swift
        class Card: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            deinit {
                if animator.isRunning { animator.stopAnimation(true) }
                animator.↓finishAnimation(at: .current)
            }
        }
        ```
        ```swift
        class Card: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func end() {
                halt(animator)
                animator.↓finishAnimation(at: .current)
            }
        }
        func halt(_ it: UIViewPropertyAnimator) { it.stopAnimation(true) }
        ```

        ## Not triggering
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            if animator.state == .stopped { animator.finishAnimation(at: .current) } else { animator.stopAnimation(true) }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator, _ jump: Bool) {
            animator.stopAnimation(!jump)
            if jump { animator.finishAnimation(at: .end) }
        }
        ```
        ```swift
        func end(_ first: UIViewPropertyAnimator, _ second: UIViewPropertyAnimator) {
            first.stopAnimation(true)
            second.finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func again() {
                animator?.stopAnimation(true)
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.startAnimation()
                animator?.stopAnimation(false)
                animator?.finishAnimation(at: .end)
            }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator, _ soft: Bool) {
            if soft { animator.stopAnimation(false) } else { animator.stopAnimation(true) }
            if soft { animator.finishAnimation(at: .end) }
        }
        ```
        ```swift
        class Reel { func stopAnimation(_ now: Bool) {}; func finishAnimation(at: Int) {} }
        func end(_ animator: Reel) {
            animator.stopAnimation(true)
            animator.finishAnimation(at: 0)
        }
        ```
        ```swift
        func end(_ all: [UIViewPropertyAnimator]) {
            for animator in all { animator.stopAnimation(true) }
            for animator in all where animator.state == .stopped { animator.finishAnimation(at: .end) }
        }
        ```

        ## Cure
        Delete the call, or stop with `stopAnimation(false)` if the position and the completions matter.
        """#)
}
