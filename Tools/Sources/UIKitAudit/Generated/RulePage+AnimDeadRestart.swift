// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorRestartedRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animDeadRestart = RulePage(
        id: "anim-dead-restart", severity: .warning, isOn: true, isFixable: false,
        summary: "An animator is started after it was stopped or finished.",
        text: #"""
        An animator is started after it was stopped or finished.

        ## What goes wrong
        An animator lives once. After `stopAnimation(true)`, or `stopAnimation(false)` and `finishAnimation(at:)`, `startAnimation()`
        moves nothing; the state becomes active, and a later `finishAnimation(at:)` or release traps. A stopped animator stays stopped.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), points 3, 4 and 9.

        ## Triggering
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func again() {
                animator?.stopAnimation(true)
                animator?.↓startAnimation()
            }
        }
        ```
        ```swift
        func again(_ animator: UIViewPropertyAnimator) {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
            animator.isReversed = true
            animator.↓startAnimation(afterDelay: 0.2)
        }
        ```
        ```swift
        func again(_ animator: UIViewPropertyAnimator) {
            animator.stopAnimation(false)
            animator.↓startAnimation()
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func toggle() {
                if animator.isRunning { animator.stopAnimation(true) }
                animator.↓startAnimation()
            }
        }
        ```
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator!
            func again() {
                reset()
                self.animator.↓startAnimation()
            }
            private func reset() { animator.stopAnimation(true) }
        }
        ```
        ```swift
        func bounce(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.startAnimation()
            animator.stopAnimation(true)
            animator.↓continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
        ```

        ## Not triggering
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func again() {
                animator?.stopAnimation(true)
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.startAnimation()
            }
        }
        ```
        ```swift
        func again(_ animator: UIViewPropertyAnimator) {
            animator.pauseAnimation()
            animator.startAnimation()
        }
        ```
        ```swift
        func again(_ animator: UIViewPropertyAnimator, _ box: UIView) {
            animator.stopAnimation(true)
            animator.addAnimations { box.alpha = 1 }
            animator.startAnimation()
        }
        ```
        ```swift
        func toggle(_ animator: UIViewPropertyAnimator) {
            if animator.isRunning {
                animator.stopAnimation(true)
            } else {
                animator.startAnimation()
            }
        }
        ```
        ```swift
        func unused() {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.stopAnimation(true)
            animator.startAnimation()
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func again() {
                animator?.stopAnimation(true)
                prepare()
                animator?.startAnimation()
            }
            private func prepare() { animator = UIViewPropertyAnimator(duration: 1, curve: .linear) }
        }
        ```
        ```swift
        class Wheel { func stopAnimation(_ now: Bool) {}; func startAnimation() {} }
        func again(_ animator: Wheel) {
            animator.stopAnimation(true)
            animator.startAnimation()
        }
        ```
        ```swift
        func again(_ old: UIViewPropertyAnimator, _ next: UIViewPropertyAnimator) {
            old.stopAnimation(true)
            next.startAnimation()
        }
        ```

        ## Cure
        Make a new animator.
        """#)
}
