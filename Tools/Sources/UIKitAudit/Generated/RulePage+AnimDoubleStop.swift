// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorDoubleStopRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animDoubleStop = RulePage(
        id: "anim-double-stop", severity: .error, isOn: true, isFixable: false,
        summary: "`stopAnimation(_:)` on an animator that is stopped already.",
        text: #"""
        `stopAnimation(_:)` on an animator that is stopped already.

        ## What goes wrong
        After `stopAnimation(false)` only `finishAnimation(at:)` may follow. A second `stopAnimation(_:)`, with either argument, fails
        an assertion.

        ## Apple's message
        `Animator <UIViewPropertyAnimator(0x…) [stopped] interruptible> is already stopped!`

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), crash 2.

        ## Triggering
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                animator?.stopAnimation(false)
                animator?.↓stopAnimation(true)
            }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            animator.stopAnimation(false)
            animator.↓stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator!
            func end(_ early: Bool) {
                if early { self.animator.stopAnimation(false) }
                self.animator.↓stopAnimation(true)
            }
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                guard let running = animator else { return }
                running.stopAnimation(false)
                UIView.performWithoutAnimation { alpha = 1 }
                animator?.↓stopAnimation(true)
            }
        }
        ```
        ```swift
        class Card: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func end() {
                halt()
                animator.↓stopAnimation(true)
            }
        }
        // file: Card+Halt.swift
        extension Card { func halt() { animator.stopAnimation(false) } }
        ```
        ```swift
        func check(_ animator: UIViewPropertyAnimator) {
            switch animator.state {
            case .stopped: animator.↓stopAnimation(true)
            default: break
            }
        }
        ```

        ## Not triggering
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func end() {
                animator?.stopAnimation(false)
                animator?.finishAnimation(at: .current)
                animator?.stopAnimation(true)
            }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            animator.stopAnimation(true)
            animator.stopAnimation(true)
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator, _ soft: Bool) {
            if soft { animator.stopAnimation(false) } else { animator.stopAnimation(true) }
        }
        ```
        ```swift
        func end(_ animator: UIViewPropertyAnimator) {
            animator.stopAnimation(false)
            if animator.state == .stopped { animator.finishAnimation(at: .end) } else { animator.stopAnimation(true) }
        }
        ```
        ```swift
        func end(_ first: UIViewPropertyAnimator, _ second: UIViewPropertyAnimator) {
            first.stopAnimation(false)
            second.stopAnimation(false)
            first.finishAnimation(at: .end)
            second.finishAnimation(at: .end)
        }
        ```
        ```swift
        class Card: UIView {
            var animator: UIViewPropertyAnimator?
            func again() {
                let old = animator
                old?.stopAnimation(false)
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.startAnimation()
                animator?.stopAnimation(true)
                old?.finishAnimation(at: .end)
            }
        }
        ```
        ```swift
        func end(_ animators: [UIViewPropertyAnimator]) {
            for animator in animators { animator.stopAnimation(false) }
            animators.forEach { $0.stopAnimation(true) }
        }
        ```
        ```swift
        class Pop { func stopAnimation(_ now: Bool) {} }
        func end(_ animator: Pop) {
            animator.stopAnimation(false)
            animator.stopAnimation(true)
        }
        ```
        ```swift
        func end() {
            let first = UIViewPropertyAnimator(duration: 1, curve: .linear)
            first.stopAnimation(false)
            first.stopAnimation(true)
        }
        ```

        ## Cure
        Ask `state` first: a stopped animator is ended by `finishAnimation(at:)`, any other by `stopAnimation(true)`.
        """#)
}
