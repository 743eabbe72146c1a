// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorFinishedActiveRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animFinishNotStopped = RulePage(
        id: "anim-finish-not-stopped", severity: .error, isOn: true, isFixable: false,
        summary: "`finishAnimation(at:)` on an animator that is active.",
        text: #"""
        `finishAnimation(at:)` on an animator that is active.

        ## What goes wrong
        A running or paused animator must be stopped with `stopAnimation(false)` before it may be finished; otherwise an assertion
        fails. The same holds for a dead animator that `startAnimation()` has made active again.

        ## Apple's message
        `finishAnimationAtPosition: should only be called on a stopped animator!`

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), crash 3, points 8 and 9.

        ## Triggering
        ```swift
        func skip(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.startAnimation()
            animator.↓finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                animator?.pauseAnimation()
                animator?.↓finishAnimation(at: .current)
            }
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                guard let animator = animator, animator.isRunning else { return }
                animator.↓finishAnimation(at: .end)
            }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            if animator.state == .active { animator.↓finishAnimation(at: .end) }
        }
        ```
        ```swift
        func jump(_ box: UIView) {
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: [], animations: { box.alpha = 0 })
            animator.↓finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            private lazy var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func scrub(_ amount: CGFloat) {
                self.animator.fractionComplete = amount
                if amount >= 1 { self.animator.↓finishAnimation(at: .end) }
            }
        }
        ```
        ```swift
        func dead(_ animator: UIViewPropertyAnimator) {
            animator.startAnimation()
            animator.stopAnimation(true)
            animator.startAnimation()
            animator.↓finishAnimation(at: .end)
        }
        ```

        ## Not triggering
        ```swift
        func skip(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) { animator.finishAnimation(at: .end) }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                guard let animator, animator.state == .stopped else { return }
                animator.finishAnimation(at: .end)
            }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            if animator.isRunning { animator.stopAnimation(false) }
            animator.finishAnimation(at: .current)
        }
        ```
        ```swift
        func wait(_ box: UIView) async {
            let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { box.alpha = 0 }
            animator.startAnimation()
            await Task.yield()
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func end() {
                animator.startAnimation()
                halt()
                animator.finishAnimation(at: .end)
            }
            func halt() { animator.stopAnimation(false) }
        }
        ```
        ```swift
        class Spring { func startAnimation() {}; func finishAnimation(at position: Int) {} }
        func end(_ spring: Spring) {
            spring.startAnimation()
            spring.finishAnimation(at: 1)
        }
        ```
        ```swift
        func later(_ animator: UIViewPropertyAnimator) {
            animator.startAnimation()
            DispatchQueue.main.async { animator.finishAnimation(at: .end) }
        }
        ```

        ## Cure
        Call `stopAnimation(false)` first.
        """#)
}
