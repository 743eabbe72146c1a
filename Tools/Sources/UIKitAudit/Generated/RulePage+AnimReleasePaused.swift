// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorReleasedPausedRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animReleasePaused = RulePage(
        id: "anim-release-paused", severity: .error, isOn: true, isFixable: true,
        summary: "A property animator is released while it is paused.",
        text: #"""
        A property animator is released while it is paused.

        ## What goes wrong
        Setting `fractionComplete` or pausing makes an animator active. If its last owner goes before it is finished or stopped, UIKit
        throws an exception, typically when a screen is left. An animator that is kept to hold a blur at some percentage is always in
        that state. With `pausesOnCompletion` a started animator ends paused too.

        ## Apple's message
        `It is an error to release a paused or stopped property animator. Property animators must either finish animating or be
        explicitly stopped and finished before they can be released.`

        ## Rests on
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), crash 1; Apple, "UIViewPropertyAnimator".

        ## Triggering
        ```swift
        class BlurCard: UIView {
            private let effectView = UIVisualEffectView(effect: nil)
            private var animator: UIViewPropertyAnimator?
            func blur(_ amount: CGFloat) {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
                    self?.effectView.effect = UIBlurEffect(style: .light)
                }
                animator.↓fractionComplete = amount
                self.animator = animator
            }
        }
        ```
        ```swift
        class Header: UIView {
            lazy var animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn)
            func scrolled(to offset: CGFloat) { animator.↓fractionComplete = offset / 200 }
        }
        ```
        ```swift
        func freeze(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.startAnimation()
            animator.↓pauseAnimation()
        }
        ```
        ```swift
        class Panel: UIViewController {
            var animator: UIViewPropertyAnimator!
            override func viewDidLoad() {
                super.viewDidLoad()
                animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { self.view.alpha = 0 }
                animator.startAnimation()
                animator.↓pauseAnimation()
            }
            @objc func slide(_ slider: UISlider) { animator.fractionComplete = CGFloat(slider.value) }
        }
        ```
        ```swift
        class Panel: UIView {
            private var animator: UIViewPropertyAnimator?
            func renew() {
                animator?.↓pauseAnimation()
                animator = nil
            }
        }
        ```
        ```swift
        final class Cell: UICollectionViewCell {
            private var animator: UIViewPropertyAnimator?
            private func remove() {
                animator?.stopAnimation(true)
                animator = nil
            }
            func reset() {
                remove()
                let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) {}
                animator.pausesOnCompletion = true
                animator.↓fractionComplete = 0.1
                self.animator = animator
            }
        }
        ```
        ```swift
        func once(_ box: UIView, _ ready: Bool) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.pausesOnCompletion = true
            animator.↓startAnimation()
        }
        ```
        ```swift
        func scrub(_ box: UIView, _ ready: Bool) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.↓fractionComplete = 0.5
            guard ready else { return }
            animator.startAnimation()
        }
        ```
        ```swift
        class Header: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func scroll(_ part: CGFloat) { animator.↓fractionComplete = part }
        }
        class Footer: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            func scroll(_ part: CGFloat) { animator.↓fractionComplete = part }
        }
        ```

        ## Not triggering
        ```swift
        class BlurCard: UIView {
            private var animator: UIViewPropertyAnimator?
            func blur(_ amount: CGFloat) {
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.fractionComplete = amount
            }
            deinit { animator?.stopAnimation(true) }
        }
        ```
        ```swift
        // file: Cell.swift
        class Cell: UICollectionViewCell {
            var animator: UIViewPropertyAnimator?
            deinit { removeAnimator() }
            func reset() {
                removeAnimator()
                let animator = UIViewPropertyAnimator(duration: 10, curve: .linear)
                animator.fractionComplete = 0.1
                self.animator = animator
            }
        }
        // file: Cell+Animator.swift
        extension Cell {
            func removeAnimator() {
                guard let animator else { return }
                if animator.state == .stopped { animator.finishAnimation(at: .current) } else { animator.stopAnimation(true) }
                self.animator = nil
            }
        }
        ```
        ```swift
        class Drawer: UIViewController {
            var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            @objc func pan(_ pan: UIPanGestureRecognizer) {
                switch pan.state {
                case .began: animator.pauseAnimation()
                case .changed: animator.fractionComplete = 0.4
                default: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                }
            }
        }
        ```
        ```swift
        func play(_ box: UIView) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
            animator.fractionComplete = 0.3
            animator.startAnimation()
        }
        ```
        ```swift
        class Transition: NSObject {
            func interruptibleAnimator() -> UIViewPropertyAnimator {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                return animator
            }
            func hand(_ list: inout [UIViewPropertyAnimator]) {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.fractionComplete = 0.2
                list.append(animator)
            }
        }
        ```
        ```swift
        class Screen: UIViewController {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            override func viewDidLoad() { animator.fractionComplete = 0.5 }
            override func viewDidDisappear(_ animated: Bool) { animator.stopAnimation(true) }
        }
        ```
        ```swift
        class Progress { var fractionComplete = 0.0; func pauseAnimation() {} }
        class Loader: UIView {
            let animator = Progress()
            func load() { animator.fractionComplete = 0.5; animator.pauseAnimation() }
        }
        ```
        ```swift
        class Shared: UIView {
            let animator: UIViewPropertyAnimator
            init(animator: UIViewPropertyAnimator) { self.animator = animator; super.init(frame: .zero) }
            func scrub() { animator.fractionComplete = 0.5 }
        }
        ```
        ```swift
        class Later: UIView {
            func fade() {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                DispatchQueue.main.async { animator.startAnimation() }
            }
        }
        ```
        ```swift
        class Watched: UIView {
            var animator: UIViewPropertyAnimator? { didSet { oldValue?.stopAnimation(true) } }
            func hold() {
                animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator?.pauseAnimation()
                animator = nil
            }
        }
        ```

        ## Cure
        Stop the animator before its last owner lets go of it, at the latest in `deinit`: `animator.stopAnimation(true)`.
        """#)
}
