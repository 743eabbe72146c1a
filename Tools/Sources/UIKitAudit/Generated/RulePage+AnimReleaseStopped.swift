// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorReleasedStoppedRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animReleaseStopped = RulePage(
        id: "anim-release-stopped", severity: .error, isOn: true, isFixable: true,
        summary: "A property animator is stopped with `stopAnimation(false)` and released without `finishAnimation(at:)`.",
        text: #"""
        A property animator is stopped with `stopAnimation(false)` and released without `finishAnimation(at:)`.

        ## What goes wrong
        `stopAnimation(false)` leaves the animator in the stopped state, where it waits to be finished. Released there, by nil, by
        another animator in its place or at the end of its scope, it throws.

        ## Apple's message
        `It is an error to release a paused or stopped property animator. Property animators must either finish animating or be
        explicitly stopped and finished before they can be released.`

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), crash 1; Apple, "UIViewAnimating", `stopAnimation(_:)`.

        ## Triggering
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func reset() {
                animator?.↓stopAnimation(false)
                animator = nil
            }
        }
        ```
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func again() {
                if let running = animator, running.isRunning { running.↓stopAnimation(false) }
                self.animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.alpha = 1 }
                self.animator?.startAnimation()
            }
        }
        ```
        ```swift
        func flash(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { box.alpha = 0 }
            animator.startAnimation()
            animator.↓stopAnimation(false)
        }
        ```
        ```swift
        func flash(_ box: UIView, _ done: Bool) {
            var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .easeOut)
            animator?.startAnimation()
            animator?.↓stopAnimation(false)
            if done { animator?.finishAnimation(at: .end) }
            animator = nil
        }
        ```
        ```swift
        class Sheet: UIViewController {
            private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            override func viewDidAppear(_ animated: Bool) { animator.startAnimation() }
            override func viewWillDisappear(_ animated: Bool) { animator.↓stopAnimation(false) }
        }
        ```
        ```swift
        class Sheet: UIView {
            private var animator: UIViewPropertyAnimator!
            func swap(_ other: UIView) throws {
                animator.↓stopAnimation(false)
                defer { animator = nil }
                try check(other)
            }
            func check(_ other: UIView) throws {}
        }
        ```
        ```swift
        class Rings: UIView {
            private var animator: UIViewPropertyAnimator?
            func begin() { animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.alpha = 0 } }
            func end() {
                animator?.↓stopAnimation(false)
                animator = nil
            }
        }
        class Popover: UIViewController {
            var rings: Rings?
            func leave() {
                rings?.end()
                UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.view.alpha = 0 }.startAnimation()
            }
        }
        ```

        ## Not triggering
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func reset() {
                animator?.stopAnimation(false)
                animator?.finishAnimation(at: .current)
                animator = nil
            }
        }
        ```
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func reset() {
                animator?.stopAnimation(true)
                animator = nil
            }
        }
        ```
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func halt() { animator?.stopAnimation(false) }
            func end() { animator?.finishAnimation(at: .end); animator = nil }
        }
        ```
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func reset() {
                guard let old = animator else { return }
                old.stopAnimation(false)
                animator = nil
                old.finishAnimation(at: .start)
            }
        }
        ```
        ```swift
        class Card: UIView {
            private var animator: UIViewPropertyAnimator?
            func reset() {
                animator?.stopAnimation(false)
                finish()
                animator = nil
            }
            private func finish() { animator?.finishAnimation(at: .current) }
        }
        ```
        ```swift
        func unused() {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.stopAnimation(false)
        }
        ```
        ```swift
        class Spinner: UIView {
            private var indicator: UIActivityIndicatorView?
            private var spring: SpringAnimator?
            func end() {
                indicator?.stopAnimating()
                indicator = nil
                spring?.stopAnimation(false)
                spring = nil
            }
        }
        class SpringAnimator { func stopAnimation(_ finish: Bool) {} }
        ```
        ```swift
        func keep(_ store: Store) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.startAnimation()
            animator.stopAnimation(false)
            store.animator = animator
        }
        class Store { var animator: UIViewPropertyAnimator? }
        ```
        ```swift
        class Rings: UIView {
            private var animator: UIViewPropertyAnimator?
            func begin() { animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.alpha = 0 } }
            func end() {
                animator?.stopAnimation(true)
                animator = nil
            }
        }
        class Popover: UIViewController {
            let rings = Rings()
            func leave() {
                rings.end()
                UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.view.alpha = 0 }.startAnimation()
            }
        }
        ```

        ## Cure
        Call `finishAnimation(at:)` after `stopAnimation(false)`, or `stopAnimation(true)` in its place.
        """#)
}
