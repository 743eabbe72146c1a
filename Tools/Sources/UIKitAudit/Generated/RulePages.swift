// Written by Tools/script/rule-pages from the documentation comments of the rules; change the comments.
// swift-format-ignore-file

extension RulePage {
    /// Every rule's page, in the order of their ids.
    public static let all: [RulePage] = [
        RulePage(
            id: "anim-cell-reuse", severity: .warning, isOn: true, isFixable: false,
            summary: "A cell, header or footer keeps one animator for all its uses.",
            text: #"""
            A cell, header or footer keeps one animator for all its uses.

            ## What goes wrong
            Once a table or collection view has reused a cell, an animator that was made before has lost its effect: its methods work and
            nothing moves. An animator that is made in an initializer, or as the property's initial value, is dead after the first reuse.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 001, "animators in table and collection views".

            ## Triggering
            ```swift
            class BlurCell: UICollectionViewCell {
                private let effectView = UIVisualEffectView(effect: nil)
                private let ↓animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            }
            ```
            ```swift
            class BlurCell: UITableViewCell {
                private var ↓animator: UIViewPropertyAnimator?
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.alpha = 0 }
                }
            }
            ```
            ```swift
            class Header: UITableViewHeaderFooterView {
                lazy var ↓fade: UIViewPropertyAnimator = {
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                    animator.pausesOnCompletion = true
                    return animator
                }()
            }
            ```
            ```swift
            class Base: UICollectionViewCell {}
            class Footer: UICollectionReusableView {
                var ↓animator: UIViewPropertyAnimator!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    setUp()
                }
                private func setUp() { animator = UIViewPropertyAnimator(duration: 1, curve: .linear) }
            }
            ```
            ```swift
            // file: Row.swift
            class Row: Base {
                let ↓animator: UIViewPropertyAnimator = .init(duration: 1, curve: .easeIn)
                override func prepareForReuse() {
                    super.prepareForReuse()
                    animator.stopAnimation(true)
                }
            }
            // file: Base.swift
            class Base: UITableViewCell {}
            ```
            ```swift
            class Row: UITableViewCell {
                private var ↓animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
                override func prepareForReuse() {
                    super.prepareForReuse()
                    animator?.stopAnimation(true)
                    animator = nil
                }
            }
            ```

            ## Not triggering
            ```swift
            class Cell: UICollectionViewCell {
                private var animator: UIViewPropertyAnimator?
                func reset() { animator = UIViewPropertyAnimator(duration: 1, curve: .linear) }
            }
            ```
            ```swift
            class Cell: UITableViewCell {
                private var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                override func prepareForReuse() {
                    super.prepareForReuse()
                    animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                }
            }
            ```
            ```swift
            class Card: UIView {
                private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            }
            ```
            ```swift
            // file: Cell.swift
            class Cell: UITableViewCell { var animator = UIViewPropertyAnimator(duration: 1, curve: .linear) }
            // file: Cell+Reset.swift
            extension Cell { func configure() { animator = makeAnimator() }; func makeAnimator() -> UIViewPropertyAnimator { .init(duration: 1, curve: .linear) } }
            ```
            ```swift
            class Cell: UITableViewCell {
                var animator: UIViewPropertyAnimator?
            }
            ```
            ```swift
            class Cell: UITableViewCell {
                override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.alpha = 0.5 }
                    animator.startAnimation()
                }
            }
            ```
            ```swift
            class Animator {}
            class Cell: UITableViewCell { let animator = Animator() }
            ```
            ```swift
            class Cell: UITableViewCell {
                var animator: UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 1, curve: .linear) }
                static let shared = UIViewPropertyAnimator(duration: 1, curve: .linear)
            }
            ```
            ```swift
            class Cell: UITableViewCell {
                var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                func show() {
                    let fresh = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.alpha = 1 }
                    self.animator = fresh
                    fresh.startAnimation()
                }
            }
            ```

            ## Cure
            Make a new animator for each use, in the next turn of the run loop after the cell was dequeued, and stop the old one.
            """#),
        RulePage(
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
            Seed 001, points 3, 4 and 9.

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
            """#),
        RulePage(
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
            Seed 001, crash 2.

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
            """#),
        RulePage(
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
            Seed 001, points 3, 8.3, 9 and 10.

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
            """#),
        RulePage(
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
            Seed 001, crash 3 and point 10.

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
            """#),
        RulePage(
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
            Seed 001, crash 3, points 8 and 9.

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
            """#),
        RulePage(
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
            Seed 001, crash 1; Apple, "UIViewPropertyAnimator".

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
            """#),
        RulePage(
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
            Seed 001, crash 1; Apple, "UIViewAnimating", `stopAnimation(_:)`.

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
            """#),
        RulePage(
            id: "cell-async-decorate", severity: .warning, isOn: true, isFixable: false,
            summary: "A cell is changed later by a closure that the method which makes cells has left behind.",
            text: #"""
            A cell is changed later by a closure that the method which makes cells has left behind.

            ## What goes wrong
            When the closure runs, the cell has been shown already and may have been reused for another row. What is set then comes a
            moment too late, so that it flickers, or on the wrong row.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004, avatars that are decorated asynchronously. A new animator for a reused cell is the exception: seed 001 makes it in the
            next turn of the run loop.

            ## Triggering
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
                    DispatchQueue.main.async {
                        ↓cell.imageView?.alpha = 1
                    }
                    return cell
                }
            }
            ```
            ```swift
            class AvatarCell: UITableViewCell { let avatar = UIImageView(image: nil) }
            class Loader { func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {} }
            class List: UIViewController {
                let loader = Loader()
                var urls: [URL] = []
            }
            extension List: UITableViewDataSource {
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! AvatarCell
                    loader.load(urls[indexPath.row]) { image in
                        ↓cell.avatar.image = image
                    }
                    return cell
                }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                var urls: [URL] = []
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
                    URLSession.shared.dataTask(with: urls[indexPath.item]) { data, _, _ in
                        DispatchQueue.main.async { ↓cell.backgroundView = UIImageView(image: nil) }
                    }.resume()
                    return cell
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    guard let cell = tableView.dequeueReusableCell(withIdentifier: "a") else { return UITableViewCell() }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak cell] in
                        ↓cell?.textLabel?.text = "late"
                    }
                    return cell
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    Task {
                        let image = await self.image(indexPath)
                        ↓cell.imageView?.image = image
                    }
                    return cell
                }
                func image(_ path: IndexPath) async -> UIImage? { nil }
            }
            ```
            ```swift
            func decorate(_ view: UIImageView) {}
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    let view = cell.imageView
                    #if os(iOS)
                    OperationQueue.main.addOperation { decorate(↓cell.imageView!) }
                    #endif
                    return cell
                }
            }
            ```

            ## Not triggering
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    cell.imageView?.alpha = 1
                    DispatchQueue.main.async { tableView.beginUpdates() }
                    return cell
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    cell.tag = indexPath.row
                    DispatchQueue.main.async {
                        if cell.tag == indexPath.row { cell.imageView?.alpha = 1 }
                    }
                    return cell
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    DispatchQueue.main.async {
                        guard let cell = tableView.cellForRow(at: indexPath) else { return }
                        cell.imageView?.alpha = 1
                    }
                    return cell
                }
            }
            ```
            ```swift
            class ButtonCell: UITableViewCell {
                var onTap: (() -> Void)?
                func whenTapped(_ work: @escaping () -> Void) { onTap = work }
            }
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! ButtonCell
                    cell.onTap = { cell.alpha = 0.5 }
                    cell.whenTapped { [weak cell] in cell?.alpha = 1 }
                    return cell
                }
            }
            ```
            ```swift
            class BlurCell: UICollectionViewCell {
                var animator: UIViewPropertyAnimator?
                func resetAnimator() { animator = UIViewPropertyAnimator(duration: 10, curve: .linear); animator?.fractionComplete = 0.1 }
                deinit { animator?.stopAnimation(true) }
            }
            class Grid: UICollectionViewController {
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "b", for: indexPath) as! BlurCell
                    DispatchQueue.main.async { cell.resetAnimator() }
                    return cell
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
                    [1, 2].forEach { cell.tag += $0 }
                    return cell
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    let cell = tableView.cellForRow(at: indexPath)
                    DispatchQueue.main.async { cell?.alpha = 1 }
                }
            }
            ```
            ```swift
            class Prison { struct Cell { var bars = 3 }; func paint(_ work: @escaping () -> Void) {} }
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = Prison.Cell()
                    DispatchQueue.main.async { print(cell.bars) }
                    return UITableViewCell()
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                func load(_ done: @escaping () -> Void) {}
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                    load { [weak self] in
                        guard self?.tableView.indexPath(for: cell) == indexPath else { return }
                        cell.imageView?.alpha = 1
                    }
                    return cell
                }
            }
            ```

            ## Cure
            Set what can be set before the cell is returned. What comes later asks the list for the cell by its index path, or compares an
            identity that the cell keeps.
            """#),
        RulePage(
            id: "drag-empty-items", severity: .note, isOn: false, isFixable: false,
            summary: "`itemsForBeginning` returns no items although the table view can move rows.",
            text: #"""
            `itemsForBeginning` returns no items although the table view can move rows.

            ## What goes wrong
            An empty array is meant to say that a row cannot be dragged. Where the data source has `tableView(_:moveRowAt:to:)`, the row can
            be moved all the same: the table view lifts it for reordering.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004, the simplest drag operation.

            ## Triggering
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    return ↓[]
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                var items: [NSString] = []
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    guard indexPath.row > 0 else { return ↓[] }
                    return [UIDragItem(itemProvider: NSItemProvider())]
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            // file: List+Drag.swift
            extension List: UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { ↓[] }
            }
            // file: List.swift
            class List: UIViewController, UITableViewDataSource {
                func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class Base: UITableViewController {
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            class List: Base, UITableViewDragDelegate {
                var isFixed = false
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    isFixed ? ↓[] : [UIDragItem(itemProvider: NSItemProvider())]
                }
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    let none: [UIDragItem] = ↓[]
                    return none
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    switch indexPath.section {
                    case 0: return ↓[UIDragItem]()
                    default: return [UIDragItem(itemProvider: NSItemProvider())]
                    }
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```

            ## Not triggering
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
                override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    [UIDragItem(itemProvider: NSItemProvider())]
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { [] }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class Drag: NSObject, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
            }
            class Rows: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class Grid: UICollectionViewController, UICollectionViewDragDelegate {
                func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
                override func collectionView(_ collectionView: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    let titles: [String] = []
                    let made = titles.map { _ in UIDragItem(itemProvider: NSItemProvider()) }
                    return made
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```
            ```swift
            class List: UITableViewController, UITableViewDragDelegate {
                func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                    func none() -> [Int] { return [] }
                    return [UIDragItem(itemProvider: NSItemProvider())]
                }
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
            }
            ```

            ## Cure
            Return false from `tableView(_:canMoveRowAt:)` for the row.
            """#),
        RulePage(
            id: "init-loads-view", severity: .warning, isOn: true, isFixable: false,
            summary: "An initializer of a view controller reads its `view`.",
            text: #"""
            An initializer of a view controller reads its `view`.

            ## What goes wrong
            Reading `view` loads it. `viewDidLoad()` then runs in the middle of the initializer: before a subclass has set its properties,
            before the storyboard has connected anything, and without a size.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003: set the view up in `viewDidLoad()`; Apple, "UIViewController", `view`: the getter loads the view.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    ↓view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let label = UILabel()
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    self.↓view.addSubview(label)
                    view.tintColor = .red
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                convenience init(rows: Int) {
                    self.init(style: .plain)
                    ↓tableView.rowHeight = 44
                }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UIViewController {}
            // file: Profile.swift
            class Profile: Base {
                init(isDark: Bool) {
                    super.init(nibName: nil, bundle: nil)
                    if isDark { self.↓view.backgroundColor = .black } else { ↓view.backgroundColor = .white }
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override init(nibName: String?, bundle: Bundle?) {
                    super.init(nibName: nibName, bundle: bundle)
                    UIView.performWithoutAnimation { ↓view.layoutIfNeeded() } // größer 👩‍👩‍👧
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                init() {
                    super.init(collectionViewLayout: UICollectionViewFlowLayout())
                    [1, 2].forEach { _ in ↓collectionView?.reloadData() }
                }
                required init?(coder: NSCoder) { nil }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() { view.backgroundColor = .white }
            }
            ```
            ```swift
            class Box: UIView {
                let view = UIView()
                init() {
                    super.init(frame: .zero)
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let panel: UIView
                init(view: UIView) {
                    panel = view
                    super.init(nibName: nil, bundle: nil)
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    view = UIView()
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var later: (() -> Void)?
                init() {
                    super.init(nibName: nil, bundle: nil)
                    later = { [weak self] in self?.view.layoutIfNeeded() }
                    DispatchQueue.main.async { self.view.layoutIfNeeded() }
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Tabs: UITabBarController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let tableView = UITableView()
                init() {
                    super.init(nibName: nil, bundle: nil)
                    tableView.rowHeight = 44
                    // view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                init(child: UIViewController) {
                    super.init(nibName: nil, bundle: nil)
                    child.view.backgroundColor = .white
                    if isViewLoaded { view.layoutIfNeeded() }
                    viewIfLoaded?.setNeedsLayout()
                }
                required init?(coder: NSCoder) { nil }
            }
            ```

            ## Cure
            Move the code to `viewDidLoad()`.
            """#),
        RulePage(
            id: "loadview-no-view", severity: .error, isOn: true, isFixable: false,
            summary: "An override of `loadView()` never sets `view`.",
            text: #"""
            An override of `loadView()` never sets `view`.

            ## What goes wrong
            UIKit calls `loadView()` when `view` is asked for and is nil. An override that leaves it nil lets whoever asked fail, and each
            further access calls `loadView()` again: with `view.addSubview(label)` in it, without end. The auditor follows the methods that
            the override calls, also those of superclasses and extensions, and stays silent where `super.loadView()` is called, where
            somebody else gets `self` to fill, and where the function does not return.

            ## Apple's message
            `-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "TestView" nib but the view outlet was not set.` is the same trap
            with a nib; without one the stack overflows or an optional is found nil.

            ## Rests on
            Seed 003; Apple, "UIViewController", `loadView()`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                override func ↓loadView() {}
            }
            ```
            ```swift
            class Profile: UIViewController {
                let header = UILabel()
                override func ↓loadView() {
                    view.addSubview(header)
                    header.text = "view = header"
                }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UIViewController {
                override func loadView() { view = UIView() }
                func setUp() { title = "Größe" }
            }
            // file: Profile.swift
            class Profile: Base {
                private let rootView = UIView()
                override func ↓loadView() {
                    setUp()
                    build()
                }
            }
            // file: Profile+Build.swift
            extension Profile {
                func build() {
                    rootView.addSubview(UILabel())
                    // view = rootView
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func ↓loadView() {
                    let view = UIView()
                    view.addSubview(UILabel())
                    #if DEBUG
                    view.backgroundColor = .red
                    #endif
                }
            }
            ```
            ```swift
            class Table: UITableViewController {
                override func ↓loadView() {
                    title = "Rows"
                    navigationItem.searchController = UISearchController(searchResultsController: nil)
                }
            }
            ```
            ```swift
            final class Form<Model>: UIViewController {
                let child = UIViewController()
                override func ↓loadView() {
                    child.view = UIView()
                    super.viewDidLoad()
                }
            }
            ```
            ```swift
            class Outer: UIViewController {
                override func loadView() { view = UIView() }
                class Inner: UIViewController {
                    var root: UIView?
                    override func ↓loadView() { root = UIView() }
                }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() { view = UIView() }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UIViewController {
                func install(_ root: UIView) { self.view = root }
            }
            // file: Profile.swift
            class Profile: Base {
                override func loadView() { setUp() }
                private func setUp() {
                    let root = UIScrollView()
                    install(root)
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    super.loadView()
                    title = "Profile"
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() { Bundle.main.loadNibNamed("Profile", owner: self, options: nil) }
            }
            class Other: UIViewController {
                override func loadView() { UINib(nibName: "Other", bundle: nil).instantiate(withOwner: self, options: nil) }
            }
            ```
            ```swift
            class Abstract: UIViewController {
                override func loadView() { fatalError("override loadView()") }
            }
            ```
            ```swift
            class Table: UITableViewController {
                override func loadView() { tableView = UITableView(frame: .zero, style: .grouped) }
            }
            class Grid: UICollectionViewController {
                override func loadView() { collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout) }
            }
            ```
            ```swift
            import ViewKit
            class Profile: KitController {
                override func loadView() { makeView() }
            }
            ```
            ```swift
            class Loader {
                func loadView() {}
            }
            class Special: Loader {
                override func loadView() {}
            }
            class Screen: UIViewController {
                func loadView(named name: String) {}
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    #if os(tvOS)
                    view = UIView()
                    #else
                    self.view = UIScrollView()
                    #endif
                }
            }
            class Chooser: UIViewController {
                lazy var root: UIView = {
                    let root = UIView()
                    view = root
                    return root
                }()
                override func loadView() { root.backgroundColor = .white }
            }
            class Setter: UIViewController {
                var content: UIView? { didSet { view = content } }
                override func loadView() { content = UIView() }
            }
            ```
            ```swift
            class Tuple: UIViewController {
                override func loadView() { (view, title) = (UIView(), "Tuple") }
            }
            class Path: UIViewController {
                override func loadView() { self[keyPath: \.view] = UIView() }
            }
            class Given: UIViewController {
                override func loadView() { ViewMaker.fill(self) }
            }
            ```

            ## Cure
            Set `view` in `loadView()`, or override `viewDidLoad()` instead.
            """#),
        RulePage(
            id: "loadview-subviews-only", severity: .note, isOn: false, isFixable: true,
            summary: "An override of `loadView()` makes a plain view and fills it with subviews.",
            text: #"""
            An override of `loadView()` makes a plain view and fills it with subviews.

            ## What goes wrong
            `loadView()` is there for a controller whose `view` is of a class of its own. One that sets a plain `UIView()` only to add
            subviews shuts out nibs and storyboards and gains nothing: `viewDidLoad()` is called as often, with a view that is there.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003; Apple, "UIViewController", `loadView()` and `viewDidLoad()`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                let label = UILabel()
                override func ↓loadView() {
                    view = UIView()
                    view.addSubview(label)
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func ↓loadView() {
                    super.loadView()
                    let größe = UILabel()
                    self.view.insertSubview(größe, at: 0)
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func ↓loadView() {
                    let root = UIView(frame: .zero)
                    root.addSubview(UILabel())
                    #if DEBUG
                    root.addSubview(UIImageView(image: nil))
                    #endif
                    self.view = root
                }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            ```
            ```swift
            // file: Screen.swift
            class Screen: UIViewController {}
            // file: Profile.swift
            class Profile: Screen {
                override func ↓loadView() {
                    view = UIView()
                    setUpRows()
                }
            }
            // file: Profile+Rows.swift
            extension Profile {
                func setUpRows() {
                    for row in 0..<3 { view.addSubview(UILabel()) }
                }
            }
            ```
            ```swift
            final class Form<Model>: UIViewController {
                let rows: [UIView] = []
                override func ↓loadView() {
                    self.view = UIView()
                    rows.forEach { self.view.addSubview($0) }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var isWide = false
                override func ↓loadView() {
                    view = UIView(frame: UIScreen.main.bounds)
                    if isWide { view.addSubview(UILabel()) } else { view.addSubview(UISwitch()) }
                }
            }
            class Narrow: Profile {}
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    let root = UIScrollView()
                    root.addSubview(UILabel())
                    view = root
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    view = UIView()
                    view.backgroundColor = .white
                }
            }
            ```
            ```swift
            class RootView: UIView {}
            class Profile: UIViewController {
                override func loadView() {
                    let root = RootView()
                    view = root
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    // override func loadView() { view = UIView() }
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIScrollView() }
            }
            class Profile: Base {
                override func loadView() {
                    super.loadView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var style = 0
                override func loadView() {
                    if style == 0 { view = UIView() } else { view = UIStackView(arrangedSubviews: []) }
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    view = UIView()
                    let card = UIView()
                    card.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                func makeRoot() -> UIView { UIView() }
                override func loadView() {
                    view = makeRoot()
                    view.addSubview(UILabel())
                }
            }
            class Loader {
                var view = UIView()
                func loadView() {
                    view = UIView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Table: UITableViewController {
                override func loadView() {
                    super.loadView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Drawer: UIViewController {
                @IBOutlet var container: UIView?
                let scrollView = UIScrollView()
                override func loadView() {
                    super.loadView()
                    container?.removeFromSuperview()
                    view.addSubview(scrollView)
                }
            }
            ```
            ```swift
            class Drawer: UIViewController {
                let scrollView = UIScrollView()
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func loadView() {
                    super.loadView()
                    view.addSubview(scrollView)
                }
            }
            ```

            ## Cure
            Override `viewDidLoad()` and add the subviews there.
            """#),
        RulePage(
            id: "loadview-super", severity: .warning, isOn: true, isFixable: true,
            summary: "An override of `loadView()` calls `super.loadView()`.",
            text: #"""
            An override of `loadView()` calls `super.loadView()`.

            ## What goes wrong
            A controller that overrides `loadView()` promises to set `view` itself. `super.loadView()` first makes another view, from the
            nib or the storyboard or empty, which is thrown away as soon as `view` is set; where `view` is not set, the work belongs into
            `viewDidLoad()`.

            ## Apple's message
            none: silent

            ## Rests on
            Seeds 002 and 003; Apple, "UIViewController", `loadView()`: a custom implementation should not call `super`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    ↓super.loadView()
                    view = ProfileView()
                }
            }
            ```
            ```swift
            class Base: UIViewController {}
            class Profile: Base {
                override func loadView() {
                    if compact { ↓super.loadView() }
                    view = UIView()
                }
            }
            ```
            ```swift
            class OverlayController: UIViewController {
                let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                override func loadView() {
                    ↓super.loadView(); title = "Größe"
                    self.view = blurView
                }
            }
            ```
            ```swift
            // file: Shared/Screen.swift
            class Screen: UIViewController {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            // file: Profile/Profile.swift
            class Profile: Screen {}
            // file: Profile/Profile+View.swift
            extension Profile {
                override func loadView() {
                    ↓super.loadView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Framed: UIViewController {
                override func loadView() {
                    ↓super.loadView()
                    let frame = view.frame
                    view = UIScrollView(frame: frame)
                }
            }
            ```
            ```swift
            class Pages: UIViewController {
                override func loadView() {
                    #if DEBUG
                    print("loading")
                    #endif
                    ↓super.loadView()
                    setUp()
                }
                private func setUp() { view.backgroundColor = .white }
            }
            ```
            ```swift
            class Form<Model>: UIViewController {
                override func loadView() {
                    defer { view = UIView() }
                    ↓super.loadView()
                }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() { view = ProfileView() }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIView() }
            }
            class Profile: Base {
                override func loadView() {
                    super.loadView()
                    view.backgroundColor = .white
                }
            }
            ```
            ```swift
            class Table: UITableViewController {
                override func loadView() {
                    super.loadView()
                    tableView.rowHeight = 60
                }
            }
            ```
            ```swift
            class Loader {
                func loadView() {}
            }
            class Special: Loader {
                override func loadView() { super.loadView() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    // super.loadView()
                    print("super.loadView()")
                    view = UIView()
                }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            ```
            ```swift
            import ViewKit
            class Profile: KitController {
                override func loadView() {
                    super.loadView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Video: AVPlayerViewController {
                override func loadView() {
                    super.loadView()
                    contentOverlayView?.addSubview(UILabel())
                }
            }
            class Stack: UINavigationController {
                override func loadView() { super.loadView() }
            }
            class Pages: UIPageViewController {
                override func loadView() { super.loadView() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                func reload() {
                    loadView()
                    viewDidLoad()
                }
            }
            ```

            ## Cure
            Delete the call and set `view`, or move the code to `viewDidLoad()`.
            """#),
        RulePage(
            id: "move-reload", severity: .note, isOn: false, isFixable: false,
            summary: "`reloadData()` in the method that moves a row.",
            text: #"""
            `reloadData()` in the method that moves a row.

            ## What goes wrong
            The list has moved the row itself and asks only for the model to follow. A reload in the middle of the move ends its animation
            and makes every visible cell anew.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "UITableViewDataSource", `tableView(_:moveRowAt:to:)`.

            ## Triggering
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    items.insert(items.remove(at: a.row), at: b.row)
                    tableView.↓reloadData()
                }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                override func collectionView(_ collectionView: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {
                    self.collectionView.↓reloadData()
                }
            }
            ```
            ```swift
            class List: UIViewController {
                let table = UITableView(frame: .zero, style: .plain)
            }
            extension List: UITableViewDataSource {
                func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    guard a != b else { return table.↓reloadData() }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    UIView.performWithoutAnimation { tableView.↓reloadData() }
                }
            }
            ```
            ```swift
            class Table: UITableView {}
            class List: UIViewController, UITableViewDataSource {
                weak var table: Table?
                func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    if a.section != b.section { table?.↓reloadData() }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    items.insert(items.remove(at: a.row), at: b.row)
                    ↓refresh()
                }
                private func refresh() {
                    title = "\(items.count)"
                    tableView.reloadData()
                }
            }
            ```

            ## Not triggering
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    items.insert(items.remove(at: a.row), at: b.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt a: IndexPath) { tableView.reloadData() }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    DispatchQueue.main.async { tableView.reloadData() }
                }
            }
            ```
            ```swift
            class Chart { func reloadData() {} }
            class List: UITableViewController {
                let chart = Chart()
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { chart.reloadData() }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    tableView.reloadRows(at: [b], with: .automatic)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { store() }
                private func store() { later { [weak self] in self?.tableView.reloadData() } }
                private func later(_ work: @escaping () -> Void) {}
            }
            ```
            ```swift
            class Mover {
                func tableView(_ tableView: Mover, moveRowAt a: IndexPath, to b: IndexPath) { tableView.reloadData() }
                func reloadData() {}
            }
            ```
            ```swift
            func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { tableView.reloadData() }
            ```

            ## Cure
            Delete the call; where other rows must change, reload those after the move.
            """#),
        RulePage(
            id: "move-stale-index", severity: .error, isOn: true, isFixable: false,
            summary: "The method that moves a row uses an index that its own first step has made stale.",
            text: #"""
            The method that moves a row uses an index that its own first step has made stale.

            ## What goes wrong
            After `remove(at:)` the source index names another element, or none, and every later element has moved up; after `insert(_:at:)`
            the later ones have moved down. Reading the source again, inserting before removing, or correcting the destination although the
            removal comes first, leaves the model in another order than the screen or runs out of bounds.

            ## Apple's message
            none; past the end `Fatal error: Index out of range`

            ## Rests on
            Seed 004, the simplest drag operation: insert at the destination plus one and remove where the row moves down, remove and insert
            where it moves up.

            ## Triggering
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                    items.remove(at: source.row)
                    items.insert(↓items[source.row], at: destination.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                    let item = items[source.row]
                    items.insert(item, at: destination.row)
                    items.↓remove(at: source.row)
                }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                private var photos: [UIImage] = []
                override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                    let photo = self.photos.remove(at: from.item)
                    if from.item < to.item {
                        photos.↓insert(photo, at: to.item - 1)
                    } else {
                        photos.insert(photo, at: to.item)
                    }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                    let item = items[sourceIndexPath.row]
                    if sourceIndexPath.row > destinationIndexPath.row {
                        items.insert(item, at: destinationIndexPath.row + 1)
                        items.↓remove(at: sourceIndexPath.row)
                    } else {
                        items.remove(at: sourceIndexPath.row)
                        items.insert(item, at: destinationIndexPath.row)
                    }
                }
            }
            ```
            ```swift
            class Model { var rows: [Int] = [] }
            class List: UIViewController { let model = Model() }
            extension List: UITableViewDataSource {
                func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    let (from, to) = (a.row, b.row)
                    let start = a.row
                    model.rows.remove(at: start)
                    let moved = ↓model.rows[start]
                    model.rows.insert(moved, at: b.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    items.insert(items[a.row], at: b.row + 1)
                    items.↓remove(at: a.row)
                }
            }
            ```

            ## Not triggering
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                    let item = items.remove(at: source.row)
                    items.insert(item, at: destination.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                    guard sourceIndexPath != destinationIndexPath else { return }
                    let item = items[sourceIndexPath.row]
                    if sourceIndexPath.row < destinationIndexPath.row {
                        items.insert(item, at: destinationIndexPath.row + 1)
                        items.remove(at: sourceIndexPath.row)
                    } else {
                        items.remove(at: sourceIndexPath.row)
                        items.insert(item, at: destinationIndexPath.row)
                    }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    let item = items[a.row]
                    if a.row > b.row {
                        items.insert(item, at: b.row)
                        items.remove(at: a.row + 1)
                    } else {
                        items.insert(item, at: b.row + 1)
                        items.remove(at: a.row)
                    }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var left: [String] = []
                var right: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    right.insert(left[a.row], at: b.row)
                    left.remove(at: a.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var sections: [[String]] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    let item = sections[a.section].remove(at: a.row)
                    sections[b.section].insert(item, at: b.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    let item = items[a.row]
                    items.remove(at: a.row)
                    items.insert(item, at: b.row)
                    print(items[b.row])
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, commit style: Int, forRowAt a: IndexPath) {
                    items.remove(at: a.row)
                    print(items[a.row])
                }
            }
            ```
            ```swift
            class Queue { func remove(at index: Int) {}; func insert(_ item: Int, at index: Int) {} }
            class List: UITableViewController {
                let queue = Queue()
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    queue.insert(3, at: b.row)
                    queue.remove(at: a.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    let old = items
                    items.remove(at: a.row)
                    items = old
                    print(items[a.row])
                }
            }
            ```

            ## Cure
            `items.insert(items.remove(at: source.row), at: destination.row)`: the removal comes first, the destination counts without the row.
            """#),
        RulePage(
            id: "move-swap", severity: .error, isOn: true, isFixable: false,
            summary: "`swapAt` in the method that moves a row.",
            text: #"""
            `swapAt` in the method that moves a row.

            ## What goes wrong
            A moved row pushes all rows between its old and its new place by one. Exchanging two elements is the same only for
            neighbours: after any longer move the model has another order than the screen, and the next reload shows it.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004, the simplest drag operation; Apple, "UITableViewDataSource", `tableView(_:moveRowAt:to:)`.

            ## Triggering
            ```swift
            class List: UITableViewController {
                var items = ["a", "b", "c"]
                override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                    items.↓swapAt(source.row, destination.row)
                }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                private var photos: [UIImage] = []
                override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                    self.photos.↓swapAt(to.item, from.item)
                    save()
                }
                func save() {}
            }
            ```
            ```swift
            class List: UIViewController {
                var items: [Int] = []
            }
            extension List: UITableViewDataSource {
                func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                    let from = sourceIndexPath.row
                    let to = destinationIndexPath.row
                    guard from != to else { return }
                    items.↓swapAt(from, to)
                }
            }
            ```
            ```swift
            struct Group { var rows: [String] }
            class Model { var groups: [Group] = [] }
            class List: UITableViewController {
                let model = Model()
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    if a.section == b.section { model.groups[a.section].rows.↓swapAt(a.row, b.row) }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    ↓swap(&items[a.row], &items[b.row])
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [Int]? = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    items?.↓swapAt(a.row, b.row)
                }
            }
            ```

            ## Not triggering
            ```swift
            class List: UITableViewController {
                var items = ["a", "b", "c"]
                override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                    items.insert(items.remove(at: source.row), at: destination.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items = ["a", "b", "c"]
                func shuffle(_ a: Int, _ b: Int) { items.swapAt(a, b) }
            }
            ```
            ```swift
            class Order { func swapAt(_ a: Int, _ b: Int) {} }
            class List: UITableViewController {
                let order = Order()
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    order.swapAt(a.row, b.row)
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var sections: [[Int]] = []
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    sections.swapAt(0, 1)
                }
            }
            ```
            ```swift
            class Board {
                var items: [Int] = []
                func tableView(_ tableView: Board, moveRowAt a: IndexPath, to b: IndexPath) { items.swapAt(a.row, b.row) }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                override func tableView(_ tableView: UITableView, didSelectRowAt a: IndexPath) { items.swapAt(a.row, 0) }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                var index = IndexPath(row: 0, section: 0)
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                    let moved = items.remove(at: a.row)
                    items.insert(moved, at: b.row)
                    DispatchQueue.main.async { self.items.swapAt(self.index.row, 0) }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var left = 0
                var right = 1
                override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { swap(&left, &right) }
            }
            ```

            ## Cure
            Remove the element at the source and insert it at the destination.
            """#),
        RulePage(
            id: "over-current-context", severity: .note, isOn: false, isFixable: true,
            summary: "An alert-like controller is presented over the current context in a project with split view controllers.",
            text: #"""
            An alert-like controller is presented over the current context in a project with split view controllers.

            ## What goes wrong
            `.overCurrentContext` puts the controller into the column that presents it. When a split view controller turns, collapses or
            changes its columns meanwhile, a dimming alert covers the wrong part of the screen. The auditor takes a controller for
            alert-like that fades in (`.crossDissolve`) or whose view is clear or half transparent.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "UIModalPresentationStyle".

            ## Triggering
            ```swift
            class AlertController: UIViewController {}
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn() {
                    let alert = AlertController()
                    alert.modalPresentationStyle = .↓overCurrentContext
                    alert.modalTransitionStyle = .crossDissolve
                    present(alert, animated: true)
                }
            }
            ```
            ```swift
            // file: Split.swift
            final class Split: UISplitViewController {}
            // file: Alert.swift
            class Alert: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
                }
            }
            // file: Detail.swift
            extension Detail {
                @objc func warn() {
                    let größe = Alert()
                    größe.modalPresentationStyle = UIModalPresentationStyle.↓overCurrentContext
                    self.present(größe, animated: false)
                }
            }
            class Detail: UIViewController {}
            ```
            ```swift
            class Split: UISplitViewController {}
            class Alert: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    modalTransitionStyle = .crossDissolve
                    modalPresentationStyle = .↓overCurrentContext
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            func makeRoot() -> UIViewController { UISplitViewController(style: .doubleColumn) }
            class Sheet<Content>: UIViewController {
                override func viewDidLoad() { self.view.backgroundColor = .clear }
            }
            class Presenter: UIViewController {
                var sheet: Sheet<Int>?
                func show() {
                    sheet?.modalPresentationStyle = .↓overCurrentContext
                    #if os(iOS)
                    sheet!.modalPresentationStyle = (.↓overCurrentContext)
                    #endif
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Presenter: UIViewController {
                func show(_ alert: UIViewController) {
                    DispatchQueue.main.async { [weak self] in
                        alert.modalPresentationStyle = .↓overCurrentContext
                        alert.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
                        self?.present(alert, animated: true)
                    }
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Base: UIViewController {
                override func loadView() {
                    view = UIView()
                    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
                }
            }
            class Prompt: Base {}
            class Presenter: UIViewController {
                lazy var prompt: Prompt = {
                    let prompt = Prompt()
                    prompt.modalPresentationStyle = .↓overCurrentContext
                    return prompt
                }()
            }
            ```

            ## Not triggering
            ```swift
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    alert.modalPresentationStyle = .overFullScreen
                    alert.modalTransitionStyle = .crossDissolve
                    present(alert, animated: true)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    alert.modalPresentationStyle = .overCurrentContext
                    alert.modalTransitionStyle = .crossDissolve
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Form: UIViewController {
                override func viewDidLoad() { view.backgroundColor = .white }
            }
            class Detail: UIViewController {
                func edit() {
                    let form = Form()
                    form.modalPresentationStyle = .overCurrentContext
                    form.modalTransitionStyle = .coverVertical
                    present(form, animated: true)
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController, _ other: UIViewController) {
                    alert.modalPresentationStyle = .overCurrentContext
                    other.modalTransitionStyle = .crossDissolve
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    // alert.modalPresentationStyle = .overCurrentContext
                    print("alert.modalPresentationStyle = .overCurrentContext")
                    alert.modalTransitionStyle = .crossDissolve
                }
            }
            ```
            ```swift
            // class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    alert.modalPresentationStyle = .overCurrentContext
                    alert.modalTransitionStyle = .crossDissolve
                    print("UISplitViewController")
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            struct Options {
                enum Style { case overCurrentContext, crossDissolve }
                var modalPresentationStyle = Style.crossDissolve
                var modalTransitionStyle = Style.crossDissolve
            }
            func warn(_ options: inout Options) {
                options.modalPresentationStyle = .overCurrentContext
                options.modalTransitionStyle = .crossDissolve
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Player: UIViewController {
                override func viewDidLoad() {
                    overlay.backgroundColor = .clear
                    view.addSubview(overlay)
                }
                let overlay = UIView()
            }
            func open(_ player: Player) { player.modalPresentationStyle = .overCurrentContext }
            ```

            ## Cure
            Present with `.overFullScreen`.
            """#),
        RulePage(
            id: "reload-storm", severity: .note, isOn: false, isFixable: false,
            summary: "A table or collection view is reloaded several times on one way, or in a loop.",
            text: #"""
            A table or collection view is reloaded several times on one way, or in a loop.

            ## What goes wrong
            Each `reloadData()` throws away what the one before it has asked for. Several in one turn cost time, and with asynchronous
            decoration of cells they make the list flicker; only the last one counts.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004, avatars that are loaded anew.

            ## Triggering
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                func add(_ new: [Int]) {
                    for one in new {
                        items.append(one)
                        tableView.↓reloadData()
                    }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh() {
                    tableView.reloadData()
                    title = "Fresh"
                    self.tableView.↓reloadData()
                }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                func refresh(_ ids: [Int]) {
                    ids.forEach { _ in collectionView.↓reloadData() }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh() {
                    update()
                    tableView.↓reloadData()
                }
                private func update() { tableView.reloadData() }
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh(_ isNew: Bool) {
                    if isNew {
                        title = "New"
                        tableView?.reloadData()
                    }
                    tableView.↓reloadData()
                }
            }
            ```
            ```swift
            func drain(_ table: UITableView, _ queue: Queue) {
                while queue.next() != nil {
                    table.↓reloadData()
                }
            }
            class Queue { func next() -> Int? { nil } }
            ```

            ## Not triggering
            ```swift
            class List: UITableViewController {
                var items: [Int] = []
                func add(_ new: [Int]) {
                    for one in new { items.append(one) }
                    tableView.reloadData()
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh(_ isNew: Bool) {
                    if isNew { tableView.reloadData() } else { title = "Old"; tableView.reloadData() }
                }
            }
            ```
            ```swift
            func refresh(_ left: UITableView, _ right: UITableView) {
                left.reloadData()
                right.reloadData()
            }
            ```
            ```swift
            func refresh(_ tables: [UITableView]) {
                for table in tables { table.reloadData() }
            }
            ```
            ```swift
            class List: UITableViewController {
                func find(_ ids: [Int], _ wanted: Int) {
                    for id in ids where id == wanted {
                        tableView.reloadData()
                        break
                    }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh() {
                    tableView.reloadData()
                    DispatchQueue.main.async { self.tableView.reloadData() }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh(_ pages: Int) async {
                    for _ in 0..<pages {
                        await load()
                        tableView.reloadData()
                    }
                }
                func load() async {}
            }
            ```
            ```swift
            class Chart { func reloadData() {} }
            func refresh(_ chart: Chart) {
                chart.reloadData()
                chart.reloadData()
            }
            ```
            ```swift
            class List: UITableViewController {
                func refresh(_ isNew: Bool) {
                    guard isNew else {
                        tableView.reloadData()
                        return
                    }
                    tableView.reloadData()
                }
            }
            ```

            ## Cure
            Reload once, after the last change of the model.
            """#),
        RulePage(
            id: "scope-async-use", severity: .warning, isOn: true, isFixable: false,
            summary: "A file is used after its security-scoped access has ended, because the use only begins later.",
            text: #"""
            A file is used after its security-scoped access has ended, because the use only begins later.

            ## What goes wrong
            A player, an upload task or a closure on a queue opens the file after the function has returned. A stop at the end of the
            function, in a `defer` or not, has taken the right away by then.

            ## Apple's message
            none: silent, the file cannot be read

            ## Rests on
            Seed 004; Apple, "URL", `stopAccessingSecurityScopedResource()`: the app loses access at once.

            ## Triggering
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                DispatchQueue.global().async {
                    done(try? Data(contentsOf: ↓url))
                }
            }
            ```
            ```swift
            class Player: UIViewController {
                private var player: AVPlayer?
                func play(_ url: URL) {
                    let isAccessing = url.startAccessingSecurityScopedResource()
                    defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                    player = AVPlayer(url: ↓url)
                    player?.play()
                }
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    guard let file = urls.first, file.startAccessingSecurityScopedResource() else { return }
                    Task {
                        let text = try String(contentsOf: ↓file)
                        print(text)
                    }
                    file.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            func upload(_ url: URL, _ request: URLRequest) {
                _ = url.startAccessingSecurityScopedResource()
                URLSession.shared.uploadTask(with: request, fromFile: ↓url).resume()
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func queue(_ url: URL) -> AVQueuePlayer? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                let asset = AVURLAsset(url: ↓url)
                return AVQueuePlayer(playerItem: AVPlayerItem(asset: asset))
            }
            ```
            ```swift
            func copy(_ url: URL, to target: URL) {
                guard url.startAccessingSecurityScopedResource() else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { // größer 👩‍👩‍👧
                    try? FileManager.default.copyItem(at: ↓url, to: target)
                }
                url.stopAccessingSecurityScopedResource()
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                DispatchQueue.global().async {
                    defer { url.stopAccessingSecurityScopedResource() }
                    done(try? Data(contentsOf: url))
                }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                let data = try? Data(contentsOf: url)
                DispatchQueue.main.async { done(data) }
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return DispatchQueue(label: "io").sync { try? Data(contentsOf: url) }
            }
            ```
            ```swift
            func name(_ url: URL, _ label: UILabel) {
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                DispatchQueue.main.async { label.text = url.lastPathComponent }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                DispatchQueue.global().async {
                    guard url.startAccessingSecurityScopedResource() else { return }
                    done(try? Data(contentsOf: url))
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            class Player: UIViewController {
                private var player: AVPlayer?
                private var file: URL?
                func play(_ url: URL) {
                    guard url.startAccessingSecurityScopedResource() else { return }
                    file = url
                    player = AVPlayer(url: url)
                }
                deinit { file?.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                let group = DispatchGroup()
                var data: Data?
                DispatchQueue.global().async(group: group) { data = try? Data(contentsOf: url) }
                group.wait()
                return data
            }
            ```
            ```swift
            func play(_ url: URL, _ bundled: URL) -> AVPlayer? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                print((try? Data(contentsOf: url))?.count ?? 0)
                return AVPlayer(url: bundled)
            }
            ```
            ```swift
            func length(_ url: URL) -> String? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                let asset = AVURLAsset(url: url)
                return asset.description
            }
            ```
            ```swift
            func open(_ url: URL, _ queue: DispatchQueue) {
                let isAccessing = url.startAccessingSecurityScopedResource()
                guard FileManager.default.fileExists(atPath: url.path) else {
                    if isAccessing { url.stopAccessingSecurityScopedResource() }
                    return
                }
                queue.async { print(try? Data(contentsOf: url)) }
                forgetOldFiles()
            }
            func forgetOldFiles() {
                guard let old = URL(string: "file:///old") else { return }
                old.stopAccessingSecurityScopedResource()
            }
            ```

            ## Cure
            Stop where the work ends: in the closure, in a completion, or when the player is let go.
            """#),
        RulePage(
            id: "scope-defer-inner-block", severity: .error, isOn: true, isFixable: true,
            summary: "`defer` ends security-scoped access with the `if` that asked for it, before the file is used.",
            text: #"""
            `defer` ends security-scoped access with the `if` that asked for it, before the file is used.

            ## What goes wrong
            A `defer` runs when its own block is left. Inside `if url.startAccessingSecurityScopedResource() { … }` that is the closing
            brace of the `if`: what comes after works on a file that is no longer reachable.

            ## Apple's message
            none: silent, the file cannot be read

            ## Rests on
            Seed 004; the Swift book, "Defer Statement".

            ## Triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                if url.startAccessingSecurityScopedResource() {
                    ↓defer { url.stopAccessingSecurityScopedResource() }
                }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> String? {
                let isAccessing = url.startAccessingSecurityScopedResource()
                if isAccessing {
                    print("open")
                    ↓defer { url.stopAccessingSecurityScopedResource() }
                }
                return try? String(contentsOf: url)
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    guard let url = urls.first else { return }
                    if url.startAccessingSecurityScopedResource() {
                        ↓defer { url.stopAccessingSecurityScopedResource() }
                    }
                    let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                    print(files?.count ?? 0)
                }
            }
            ```
            ```swift
            func copy(_ source: URL, to target: URL) throws {
                if source.startAccessingSecurityScopedResource() {
                    ↓defer {
                        source.stopAccessingSecurityScopedResource()
                        print("closed")
                    }
                    print("open größer 👩‍👩‍👧")
                }
                try FileManager.default.copyItem(at: source, to: target)
            }
            ```
            ```swift
            func read(_ url: URL) -> UIImage? {
                if url.startAccessingSecurityScopedResource() == true {
                    ↓defer { url.stopAccessingSecurityScopedResource() }
                }
                return UIImage(contentsOfFile: url.path)
            }
            ```
            ```swift
            extension URL {
                func bytes() throws -> Data {
                    if startAccessingSecurityScopedResource() {
                        ↓defer { stopAccessingSecurityScopedResource() }
                    }
                    return try Data(contentsOf: self)
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) -> Data? {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try? Data(contentsOf: url)
                }
                return nil
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try Data(contentsOf: url)
                }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                let isAccessing = url.startAccessingSecurityScopedResource()
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> String {
                var data: Data?
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    data = try? Data(contentsOf: url)
                }
                return url.lastPathComponent + "\(data?.count ?? 0)"
            }
            ```
            ```swift
            func read(_ url: URL, _ other: URL) throws -> Data {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    print((try? Data(contentsOf: url))?.count ?? 0)
                }
                return try Data(contentsOf: other)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            func lock(_ lock: NSLock, _ url: URL) -> Data? {
                if url.isFileURL {
                    defer { print("left") }
                }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            func twice(_ url: URL) {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    print((try? Data(contentsOf: url))?.count ?? 0)
                }
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                print((try? Data(contentsOf: url))?.count ?? 0)
            }
            ```

            ## Cure
            Keep the result in a constant, and put the `defer` into the body of the function.
            """#),
        RulePage(
            id: "scope-derived-url", severity: .error, isOn: true, isFixable: false,
            summary: "Security-scoped access is started on a URL that the app has computed.",
            text: #"""
            Security-scoped access is started on a URL that the app has computed.

            ## What goes wrong
            The right to a file is tied to the URL object that the system handed in: by a document picker, a drop or a bookmark. A URL that
            is made from its path or by appending to it carries no right, so the start returns false and the file stays out of reach.

            ## Apple's message
            none: silent, the start returns false

            ## Rests on
            Seed 004: the access must be asked of the URL that the sandbox passed in, not of one computed from it.

            ## Triggering
            ```swift
            func save(_ text: String, in folder: URL) {
                let file = folder.appendingPathComponent("notes.txt")
                guard file.↓startAccessingSecurityScopedResource() else { return }
                defer { file.stopAccessingSecurityScopedResource() }
                try? Data(text.utf8).write(to: file)
            }
            ```
            ```swift
            func open(_ path: String) -> Data? {
                let url = URL(fileURLWithPath: path)
                _ = url.↓startAccessingSecurityScopedResource()
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Store {
                private let root: URL
                private var database: URL { root.appendingPathComponent("größer.sqlite") }
                init(root: URL) { self.root = root }
                func open() -> Bool { database.↓startAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func parent(of url: URL) -> Bool {
                url.deletingLastPathComponent().↓startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func reopen(_ stored: String) {
                guard let url = URL(string: stored), url.↓startAccessingSecurityScopedResource() else { return }
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func sidecar(of url: URL) -> Bool {
                var file = url
                file.appendPathExtension("json")
                return file.↓startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            // file: Paths.swift
            extension URL {
                func cover() -> URL { appendingPathComponent("cover.png") }
            }
            // file: Book.swift
            func load(_ book: URL) -> Bool { book.cover().↓startAccessingSecurityScopedResource() }
            ```

            ## Not triggering
            ```swift
            func save(_ text: String, in folder: URL) {
                guard folder.startAccessingSecurityScopedResource() else { return }
                defer { folder.stopAccessingSecurityScopedResource() }
                try? Data(text.utf8).write(to: folder.appendingPathComponent("notes.txt"))
            }
            ```
            ```swift
            func restore(_ bookmark: Data) throws -> URL {
                var isStale = false
                let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
                _ = url.startAccessingSecurityScopedResource()
                return url
            }
            ```
            ```swift
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                guard let url = urls.first, url.startAccessingSecurityScopedResource() else { return }
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func open(_ picked: URL) -> Bool {
                var url = URL(fileURLWithPath: "/tmp")
                url = picked
                return url.startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            struct Ticket {
                func appendingPathComponent(_ name: String) -> Ticket { self }
                func startAccessingSecurityScopedResource() -> Bool { true }
            }
            func enter(_ ticket: Ticket) -> Bool { ticket.appendingPathComponent("a").startAccessingSecurityScopedResource() }
            ```
            ```swift
            func open(_ bookmarked: URL?, _ path: String) -> Bool {
                let url = bookmarked ?? URL(fileURLWithPath: path)
                return url.startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func copy(_ picked: URL) {
                let target = FileManager.default.temporaryDirectory.appendingPathComponent(picked.lastPathComponent)
                guard picked.startAccessingSecurityScopedResource() else { return }
                defer { picked.stopAccessingSecurityScopedResource() }
                try? FileManager.default.copyItem(at: picked, to: target)
            }
            ```
            ```swift
            func describe(_ url: URL) -> String {
                // url.appendingPathComponent("a").startAccessingSecurityScopedResource()
                "url.deletingLastPathComponent().startAccessingSecurityScopedResource()"
            }
            ```
            ```swift
            class Base {
                var file: URL { URL(fileURLWithPath: "/tmp") }
                func open() -> Bool { file.startAccessingSecurityScopedResource() }
            }
            class Picked: Base {
                var picked: URL!
                override var file: URL { picked }
            }
            ```

            ## Cure
            Start on the URL that the picker, the drop or the bookmark gave, and compute the others from it while it is open.
            """#),
        RulePage(
            id: "scope-never-stopped", severity: .warning, isOn: true, isFixable: false,
            summary: "Security-scoped access is started and never stopped.",
            text: #"""
            Security-scoped access is started and never stopped.

            ## What goes wrong
            Each granted `startAccessingSecurityScopedResource()` takes a resource of the kernel until it is balanced. An app that opens
            many files runs out of them: it can no longer reach files outside its container until it is started again.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "URL", `startAccessingSecurityScopedResource()`: balance each call that returns true.

            ## Triggering
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.↓startAccessingSecurityScopedResource() else { return nil }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    for url in urls {
                        _ = url.↓startAccessingSecurityScopedResource()
                        show(PDFDocument(url: url))
                    }
                }
                func show(_ document: PDFDocument?) {}
            }
            ```
            ```swift
            class Library {
                private var folder: URL?
                func open(_ url: URL) {
                    folder = url
                    folder?.↓startAccessingSecurityScopedResource()
                }
                func count() -> Int { 0 }
            }
            ```
            ```swift
            extension URL {
                func contents() throws -> Data {
                    let isAccessing = ↓startAccessingSecurityScopedResource()
                    if !isAccessing { print("no access") }
                    return try Data(contentsOf: self)
                }
            }
            ```
            ```swift
            class Importer {
                func load(_ url: URL) {
                    url.↓startAccessingSecurityScopedResource()
                    parse(url)
                }
                func parse(_ file: URL) { print(file.lastPathComponent) }
            }
            class Other {
                func close(_ url: URL) { url.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func scan(_ urls: [URL]) {
                urls.forEach { url in
                    if url.↓startAccessingSecurityScopedResource() {
                        print((try? Data(contentsOf: url))?.count ?? 0)
                    }
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Document {
                private var url: URL?
                func open(_ picked: URL) {
                    guard picked.startAccessingSecurityScopedResource() else { return }
                    url = picked
                }
                deinit { url?.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            extension URL {
                func beginAccess() -> Bool { startAccessingSecurityScopedResource() }
                func endAccess() { stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                DispatchQueue.global().async {
                    done(try? Data(contentsOf: url))
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            // file: Access.swift
            enum Access {
                static func end(_ url: URL) { url.stopAccessingSecurityScopedResource() }
            }
            // file: Reader.swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { Access.end(url) }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            struct Ticket { func startAccessingSecurityScopedResource() -> Bool { true } }
            func enter(_ ticket: Ticket) { _ = ticket.startAccessingSecurityScopedResource() }
            ```
            ```swift
            func open(_ url: URL) -> URL? {
                // url.startAccessingSecurityScopedResource() belongs to the caller's `stop`.
                guard url.startAccessingSecurityScopedResource() else { return nil }
                return url
            }
            ```
            ```swift
            class Session {
                var open: [URL] = []
                func begin(_ url: URL) { if url.startAccessingSecurityScopedResource() { open.append(url) } }
            }
            extension Session {
                func end() { open.forEach { $0.stopAccessingSecurityScopedResource() } }
            }
            ```

            ## Cure
            Stop in a `defer` right after the start, or where the owner of the URL is done with it.
            """#),
        RulePage(
            id: "scope-stop-unchecked", severity: .note, isOn: false, isFixable: false,
            summary: "The result of a start of security-scoped access is thrown away, and the stop comes all the same.",
            text: #"""
            The result of a start of security-scoped access is thrown away, and the stop comes all the same.

            ## What goes wrong
            A start that returned false granted nothing. A stop without a granted start takes away an access that another part of the app
            has started on the same file.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "URL", `startAccessingSecurityScopedResource()`: balance each call that returns true.

            ## Triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                _ = url.↓startAccessingSecurityScopedResource()
                defer { url.stopAccessingSecurityScopedResource() }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            class Importer: UIViewController {
                var file: URL?
                func read() -> Data? {
                    guard let url = file else { return nil }
                    url.↓startAccessingSecurityScopedResource()
                    let data = try? Data(contentsOf: url)
                    url.stopAccessingSecurityScopedResource()
                    return data
                }
            }
            ```
            ```swift
            extension URL {
                func text() -> String? {
                    _ = self.↓startAccessingSecurityScopedResource()
                    defer { self.stopAccessingSecurityScopedResource() }
                    return try? String(contentsOf: self)
                }
            }
            ```
            ```swift
            func count(_ urls: [URL]) -> Int {
                var total = 0
                for url in urls {
                    _ = url.↓startAccessingSecurityScopedResource()
                    total += (try? Data(contentsOf: url))?.count ?? 0
                    url.stopAccessingSecurityScopedResource()
                }
                return total
            }
            ```
            ```swift
            func read(_ url: NSURL) {
                _ = url.↓startAccessingSecurityScopedResource() // größer 👩‍👩‍👧
                print(url)
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func read(_ urls: [URL]) {
                urls.forEach { url in
                    url.↓startAccessingSecurityScopedResource()
                    print((try? Data(contentsOf: url))?.count ?? 0)
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                let isAccessing = url.startAccessingSecurityScopedResource()
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try? Data(contentsOf: url)
                }
                return nil
            }
            ```
            ```swift
            func keep(_ url: URL) { _ = url.startAccessingSecurityScopedResource() }
            ```
            ```swift
            struct Ticket {
                func startAccessingSecurityScopedResource() -> Bool { true }
                func stopAccessingSecurityScopedResource() {}
            }
            func pass(_ ticket: Ticket) {
                _ = ticket.startAccessingSecurityScopedResource()
                ticket.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func swap(_ old: URL, _ new: URL) -> Bool {
                old.stopAccessingSecurityScopedResource()
                return new.startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                let text = "_ = url.startAccessingSecurityScopedResource()"
                // _ = url.startAccessingSecurityScopedResource()
                return text.isEmpty ? nil : try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Document {
                var isAccessing = false
                func read(_ url: URL) -> Data? {
                    isAccessing = url.startAccessingSecurityScopedResource()
                    defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                    return try? Data(contentsOf: url)
                }
            }
            ```

            ## Cure
            Keep the result and stop only where it was true.
            """#),
        RulePage(
            id: "scope-unbalanced-exit", severity: .warning, isOn: true, isFixable: false,
            summary: "A way out of the function skips the stop of security-scoped access.",
            text: #"""
            A way out of the function skips the stop of security-scoped access.

            ## What goes wrong
            The stop stands at the end of the function, and an early `return`, an error or a `catch` leaves before it. Each such way leaks
            a resource of the kernel; after enough of them the app no longer reaches files outside its container.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "URL", `stopAccessingSecurityScopedResource()`.

            ## Triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                guard url.↓startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
                let data = try Data(contentsOf: url)
                url.stopAccessingSecurityScopedResource()
                return data
            }
            ```
            ```swift
            func title(_ url: URL) -> String? {
                let isAccessing = url.↓startAccessingSecurityScopedResource()
                guard let document = PDFDocument(url: url) else { return nil }
                let title = document.description
                if isAccessing { url.stopAccessingSecurityScopedResource() }
                return title
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    guard let url = urls.first, url.↓startAccessingSecurityScopedResource() else { return }
                    do {
                        title = try String(contentsOf: url)
                        url.stopAccessingSecurityScopedResource()
                    } catch {
                        print(error)
                    }
                }
            }
            ```
            ```swift
            func copyAll(_ urls: [URL], to folder: URL) {
                for url in urls {
                    guard url.↓startAccessingSecurityScopedResource() else { continue }
                    if url.pathExtension == "tmp" { continue }
                    try? FileManager.default.copyItem(at: url, to: folder)
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            func open(_ url: URL, kind: Int) -> Bool {
                _ = url.↓startAccessingSecurityScopedResource()
                switch kind {
                case 0: print(url)
                case 1: return false
                default: break
                }
                url.stopAccessingSecurityScopedResource()
                return true
            }
            ```
            ```swift
            func load(_ url: URL?) throws {
                guard let url else { return }
                _ = url.↓startAccessingSecurityScopedResource()
                let text = try String(contentsOf: url)
                if text.isEmpty { throw CocoaError(.fileReadCorruptFile) }
                defer { url.stopAccessingSecurityScopedResource() }
                print(text)
            }
            ```
            ```swift
            class Preview: UIViewController {
                let image = UIImageView()
                func didReceive(_ notification: UNNotification) {
                    guard let attachment = notification.request.content.attachments.first else { return }
                    do {
                        if attachment.url.↓startAccessingSecurityScopedResource() {
                            let data = try Data(contentsOf: attachment.url)
                            image.image = UIImage(data: data)
                            attachment.url.stopAccessingSecurityScopedResource()
                        }
                    } catch {}
                }
            }
            ```
            ```swift
            class Delegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    for context in contexts {
                        let file = context.url
                        let isAccessing = file.↓startAccessingSecurityScopedResource()
                        guard isAccessing && FileManager.default.isReadableFile(atPath: file.path) else { return }
                        print(file)
                        file.stopAccessingSecurityScopedResource()
                    }
                }
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    if let context = options.urlContexts.first {
                        let file = context.url
                        guard file.↓startAccessingSecurityScopedResource() else { return }
                        if file.pathExtension.isEmpty { return }
                        file.stopAccessingSecurityScopedResource()
                    }
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                guard url.startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
                defer { url.stopAccessingSecurityScopedResource() }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                let isAccessing = url.startAccessingSecurityScopedResource()
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                let data: Data?
                do { data = try Data(contentsOf: url) } catch { data = nil }
                url.stopAccessingSecurityScopedResource()
                return data
            }
            ```
            ```swift
            func read(_ url: URL, isForeign: Bool) -> Data? {
                if isForeign { _ = url.startAccessingSecurityScopedResource() }
                let data = try? Data(contentsOf: url)
                if isForeign { url.stopAccessingSecurityScopedResource() }
                return data
            }
            ```
            ```swift
            class Document {
                private var url: URL?
                func open(_ picked: URL) -> Bool {
                    guard picked.startAccessingSecurityScopedResource() else { return false }
                    guard (try? Data(contentsOf: picked)) != nil else {
                        picked.stopAccessingSecurityScopedResource()
                        return false
                    }
                    url = picked
                    return true
                }
                func close() { url?.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return done(nil) }
                DispatchQueue.global().async {
                    defer { url.stopAccessingSecurityScopedResource() }
                    done(try? Data(contentsOf: url))
                }
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                var isAccessing = false
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                isAccessing = url.startAccessingSecurityScopedResource()
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                if !url.startAccessingSecurityScopedResource() { return nil }
                let data = try? Data(contentsOf: url)
                url.stopAccessingSecurityScopedResource()
                if data == nil { fatalError("größer 👩‍👩‍👧") }
                return data
            }
            ```
            ```swift
            func scoped<T>(_ url: URL, _ work: () throws -> T) rethrows -> T {
                let granted = url.startAccessingSecurityScopedResource()
                do {
                    let result = try work()
                    if granted { url.stopAccessingSecurityScopedResource() }
                    return result
                } catch {
                    if granted == true { url.stopAccessingSecurityScopedResource() }
                    throw error
                }
            }
            ```

            ## Cure
            Stop in a `defer` right after the start.
            """#),
        RulePage(
            id: "setter-loads-view", severity: .warning, isOn: true, isFixable: true,
            summary: "A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.",
            text: #"""
            A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.

            ## What goes wrong
            Properties are set before a controller is shown. Reading `view` then loads it: much too early, with outlets and sizes that are
            not there yet, and `viewDidLoad()` runs before the other properties are set.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003: a setter may be called by anyone at any time, so it asks whether the view is loaded. Apple, "UIViewController",
            `isViewLoaded`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                var color: UIColor? {
                    didSet { ↓view.backgroundColor = color }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = [] {
                    didSet {
                        items.sort()
                        ↓tableView.reloadData()
                        tableView.scrollsToTop = true
                    }
                }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UICollectionViewController {}
            // file: Grid.swift
            class Grid: Base {
                var isWide = false {
                    didSet {
                        guard isWide != oldValue else { return }
                        self.↓collectionView.reloadData()
                    }
                }
            }
            ```
            ```swift
            class Reader: UIViewController {
                private var storage = ""
                var text: String {
                    get { storage }
                    set {
                        storage = newValue
                        self.↓view.setNeedsLayout()
                    }
                }
            }
            ```
            ```swift
            class Reader: UIViewController {
                weak var delegate: AnyObject? {
                    willSet {
                        if newValue == nil { print("größer 👩‍👩‍👧") }
                        UIView.animate(withDuration: 0.2) { self.↓view.alpha = 1 }
                    }
                }
            }
            ```
            ```swift
            class Pages: UIViewController {
                #if DEBUG
                var isMarked = false { didSet { ↓view?.layer.borderWidth = 1 } }
                #endif
            }
            ```
            ```swift
            class Pages: UICollectionViewController {
                var pages: [String] = [] {
                    didSet { self.↓collectionView.reloadData() }
                }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                var color: UIColor? {
                    didSet { if isViewLoaded { view.backgroundColor = color } }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var color: UIColor? {
                    didSet {
                        guard isViewLoaded, color != oldValue else { return }
                        view.backgroundColor = color
                    }
                }
                var title2: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let tableView = UITableView()
                var items: [Int] = [] { didSet { tableView.reloadData() } }
            }
            ```
            ```swift
            class Box: UIView {
                let view = UIView()
                var color: UIColor? { didSet { view.backgroundColor = color } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                private var items: [Int] = [] { didSet { view.setNeedsLayout() } }
                private(set) var count = 0 { didSet { view.setNeedsLayout() } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                @IBOutlet var label: UILabel! { didSet { view.tintColor = label.tintColor } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                private var isReady = false
                override func viewDidLoad() { isReady = true }
                var color: UIColor? {
                    didSet {
                        guard isReady else { return }
                        view.backgroundColor = color
                    }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var done: (() -> Void)?
                var color: UIColor? {
                    didSet {
                        // view.backgroundColor = color
                        done = { self.view.backgroundColor = self.color }
                    }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var panel: UIView {
                    get { view }
                    set { view = newValue }
                }
                var first: UIView? {
                    didSet {
                        loadViewIfNeeded()
                        view.addSubview(first!)
                    }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var other: UIViewController? { didSet { other?.view.removeFromSuperview() } }
                var style = 0 { didSet { if let view = viewIfLoaded { view.alpha = 1 } } }
            }
            ```

            ## Cure
            Ask `isViewLoaded` first, and set the view up from the model in `viewDidLoad()`.
            """#),
        RulePage(
            id: "split-double-show", severity: .warning, isOn: true, isFixable: true,
            summary: "One controller is set for the secondary column and shown as detail as well.",
            text: #"""
            One controller is set for the secondary column and shown as detail as well.

            ## What goes wrong
            `setViewController(detail, for: .secondary)` and `showDetailViewController(detail, sender:)` both put the controller into the
            secondary column. Done one after the other the second finds the controller in a navigation stack already: at best nothing
            happens, at worst it is shown twice or taken out of where it was.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "UISplitViewController", `setViewController(_:for:)` and `showDetailViewController(_:sender:)`.

            ## Triggering
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.↓setViewController(detail, for: .secondary)
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                let navigation = UINavigationController()
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    guard let split = splitViewController else { return }
                    split.↓setViewController(navigation, for: .secondary)
                    if split.isCollapsed {
                        showDetailViewController(self.navigation, sender: nil)
                    }
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {
                func open(_ größe: Int) {
                    let detail = UINavigationController(rootViewController: UIViewController())
                    let alias = detail
                    showDetailViewController(detail, sender: nil)
                    self.↓setViewController(alias, for: .secondary)
                }
            }
            ```
            ```swift
            // file: Split.swift
            class Split: UISplitViewController {}
            // file: Split+Open.swift
            extension Split {
                func open(_ controllers: [UIViewController]) {
                    controllers.forEach { controller in
                        ↓setViewController(controller, for: .secondary)
                        #if DEBUG
                        print(controller)
                        #endif
                        showDetailViewController(controller, sender: self)
                    }
                }
            }
            ```
            ```swift
            class Coordinator {
                weak var split: UISplitViewController?
                func start<Detail: UIViewController>(_ detail: Detail) {
                    DispatchQueue.main.async { [weak self] in
                        self?.split?.↓setViewController(detail, for: .secondary)
                        self?.split?.showDetailViewController(detail, sender: self)
                    }
                }
            }
            ```
            ```swift
            class Master: UIViewController {
                var detail: UIViewController?
                @IBAction func open() {
                    if let detail = detail {
                        splitViewController!.↓setViewController(detail, for: UISplitViewController.Column.secondary)
                    }
                    splitViewController!.showDetailViewController(detail!, sender: nil)
                }
            }
            ```

            ## Not triggering
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    guard let split = splitViewController else { return }
                    if split.isCollapsed {
                        split.showDetailViewController(detail, sender: self)
                    } else {
                        split.setViewController(detail, for: .secondary)
                    }
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.setViewController(detail, for: .secondary)
                    splitViewController?.show(.secondary)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController, _ other: UIViewController) {
                    splitViewController?.setViewController(detail, for: .secondary)
                    splitViewController?.showDetailViewController(other, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.setViewController(detail, for: .supplementary)
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    // splitViewController?.setViewController(detail, for: .secondary)
                    print("setViewController(detail, for: .secondary)")
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ row: Int) {
                    var detail = UIViewController()
                    splitViewController?.setViewController(detail, for: .secondary)
                    detail = UIViewController()
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    if let split = splitViewController {
                        split.setViewController(detail, for: .secondary)
                        return
                    }
                    showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            struct Columns {
                func setViewController(_ name: String, for column: Column) {}
                func showDetailViewController(_ name: String, sender: Any?) {}
                enum Column { case primary, secondary }
            }
            func open(_ columns: Columns, _ name: String) {
                columns.setViewController(name, for: .secondary)
                columns.showDetailViewController(name, sender: nil)
            }
            ```

            ## Cure
            Keep one of the two calls; `show(.secondary)` brings the column to the front.
            """#),
        RulePage(
            id: "split-secondary-push", severity: .warning, isOn: true, isFixable: false,
            summary: "A new controller without a navigation controller is set for the secondary column more than once.",
            text: #"""
            A new controller without a navigation controller is set for the secondary column more than once.

            ## What goes wrong
            Where a column gets a controller that is no navigation controller, the split view controller makes a navigation controller for
            it. Another plain controller set for `.secondary` later is pushed onto that navigation controller's stack: the back button
            leads to the old detail, and all of them stay in memory. The auditor reports code that runs at events (selections, actions,
            changes of a property), or besides another place that sets the column.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004 (feedback FB8640357 with Apple's reply); Apple, "UISplitViewController", `setViewController(_:for:)`.

            ## Triggering
            ```swift
            class DetailViewController: UIViewController {}
            class MasterViewController: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    splitViewController?.setViewController(↓DetailViewController(), for: .secondary)
                }
            }
            ```
            ```swift
            // file: Mail/MessageController.swift
            class MessageController: UIViewController {
                var message = ""
            }
            // file: Mail/MailSplitController.swift
            class MailSplitController: UISplitViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setViewController(UIViewController(), for: .secondary)
                }
                func show(_ message: String) {
                    let detail = MessageController()
                    detail.message = message
                    setViewController(↓detail, for: .secondary)
                    show(.secondary)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class Coordinator {
                let split: UISplitViewController
                var größe = 0 {
                    didSet { split.setViewController(↓Detail(), for: .secondary) }
                }
                init(_ split: UISplitViewController) {
                    self.split = split
                    split.setViewController(Detail(), for: .secondary)
                }
            }
            ```
            ```swift
            class Detail: UITableViewController {}
            extension List {
                @objc func next() { open(3) }
                func open(_ row: Int) {
                    guard let split = splitViewController else { return }
                    split.setViewController(↓makeDetail(), for: UISplitViewController.Column.secondary)
                }
                private func makeDetail() -> Detail {
                    let detail = Detail()
                    detail.title = "Detail"
                    return detail
                }
            }
            class List: UITableViewController {}
            ```
            ```swift
            class Detail<Model>: UIViewController {}
            class Sidebar: UIViewController {
                var onSelect: ((Int) -> Void)?
                weak var split: UISplitViewController?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onSelect = { [weak self] row in
                        let detail = Detail<Int>()
                        self?.split?.setViewController(↓detail, for: .secondary)
                    }
                    let action = UIAction(title: "Next", handler: { _ in
                        #if DEBUG
                        self.split?.setViewController(↓Detail<String>(), for: .secondary)
                        #endif
                    })
                }
            }
            ```
            ```swift
            class Placeholder: UIViewController {}
            class Detail: UIViewController {}
            class Split: UISplitViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setViewController(Placeholder(), for: .secondary)
                    setViewController(UITableViewController(style: .plain), for: .primary)
                    setViewController(↓Detail(), for: .secondary)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class List: UICollectionViewController {
                override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                    let board = UIStoryboard(name: "Detail", bundle: nil)
                    let detail = board.instantiateViewController(withIdentifier: "detail") as! Detail
                    splitViewController!.setViewController(↓detail, for: .secondary)
                }
            }
            ```

            ## Not triggering
            ```swift
            class Detail: UIViewController {}
            class Master: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    let navigation = UINavigationController(rootViewController: Detail())
                    splitViewController?.setViewController(navigation, for: .secondary)
                }
            }
            ```
            ```swift
            // file: Stack.swift
            class Stack: UINavigationController {}
            // file: Master.swift
            class DetailStack: Stack {}
            class Master: UITableViewController {
                let stack = UINavigationController()
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    splitViewController?.setViewController(DetailStack(), for: .secondary)
                    splitViewController?.setViewController(stack, for: .secondary)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class Split: UISplitViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUpColumns()
                }
                private func setUpColumns() {
                    setViewController(UITableViewController(style: .plain), for: .primary)
                    setViewController(Detail(), for: .secondary)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class Master: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    splitViewController?.setViewController(nil, for: .secondary)
                    splitViewController?.setViewController(Detail(), for: .secondary)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class Master: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    guard let split = splitViewController else { return }
                    if let navigation = split.viewController(for: .secondary) as? UINavigationController {
                        navigation.setViewControllers([Detail()], animated: false)
                    } else {
                        split.setViewController(Detail(), for: .secondary)
                    }
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                var detail: UIViewController!
                func show(_ controller: UIViewController) {
                    splitViewController?.setViewController(controller, for: .secondary)
                }
                @objc func showAgain() { splitViewController?.setViewController(detail, for: .secondary) }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class Master: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    // splitViewController?.setViewController(Detail(), for: .secondary)
                    splitViewController?.setViewController(Detail(), for: .supplementary)
                    print("setViewController(Detail(), for: .secondary)")
                }
            }
            ```
            ```swift
            class Detail: UIViewController {}
            class Login: UIViewController {
                @IBAction func logIn() {
                    let split = UISplitViewController(style: .doubleColumn)
                    split.setViewController(UITableViewController(style: .plain), for: .primary)
                    split.setViewController(Detail(), for: .secondary)
                    present(split, animated: true)
                }
            }
            ```
            ```swift
            class Wrapping: UISplitViewController {
                override func setViewController(_ v: UIViewController?, for column: UISplitViewController.Column) {
                    super.setViewController(v.map { UINavigationController(rootViewController: $0) }, for: column)
                }
            }
            class Detail: UIViewController {}
            class Master: UIViewController {
                let split: Wrapping? = nil
                @objc func next() { split?.setViewController(Detail(), for: .secondary) }
            }
            ```

            ## Cure
            Wrap the controller in a navigation controller of your own, or set nil for the column first.
            """#),
        RulePage(
            id: "superfluous-suppression", severity: .warning, isOn: true, isFixable: true,
            summary: "A suppressing comment that silences nothing, or that names no rule.",
            text: #"""
            A suppressing comment that silences nothing, or that names no rule.

            ## What goes wrong
            A comment that outlives its trap hides the next one that appears at the same place, and a mistyped rule name never hid
            anything. Nothing is said of a rule that did not run.

            ## Apple's message
            none: silent

            ## Rests on
            The project's own rules.

            ## Triggering
            ```swift
            ↓// vitrine:disable:next vev-direct the label belongs there
            stack.addSubview(label)
            ```
            ```swift
            ↓// vitrine:disable:next vev-drect the label belongs there
            blur.addSubview(label)
            ```

            ## Not triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            // vitrine:disable:next vev-direct shows the exception on purpose
            blur.addSubview(label)
            ```

            ## Cure
            Delete the comment, or mend the rule's name. `--fix` deletes comments that silence nothing.
            """#),
        RulePage(
            id: "suppression-reason", severity: .note, isOn: true, isFixable: false,
            summary: "A suppressing comment without a reason.",
            text: #"""
            A suppressing comment without a reason.

            ## What goes wrong
            Whoever meets the comment later cannot tell whether it still holds. The finding stays silenced all the same.

            ## Apple's message
            none: silent

            ## Rests on
            The project's own rules.

            ## Triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            ↓// vitrine:disable:next vev-direct
            blur.addSubview(label)
            ```

            ## Not triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            // vitrine:disable:next vev-direct shows the exception on purpose
            blur.addSubview(label)
            ```

            ## Cure
            Say after the rules, in a few words, why the trap cannot spring here.
            """#),
        RulePage(
            id: "vc-custom-init", severity: .note, isOn: false, isFixable: false,
            summary: "A view controller takes what it shows in an initializer of its own.",
            text: #"""
            A view controller takes what it shows in an initializer of its own.

            ## What goes wrong
            A controller that can only be made with `init(model:)` cannot come from a storyboard, another controller's nib or state
            restoration, which call `init(coder:)`. One whose model is a property that can be set at any time works with all of them, as
            does one with an `init(coder:)` or `init(nibName:bundle:)` of its own that does not refuse. This is an opinion; many projects
            prefer the initializer. Off unless it is asked for.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003; Apple, "UIViewController", `init(nibName:bundle:)`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                let model: String
                ↓init(model: String) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UITableViewController {}
            // file: Rows.swift
            struct Größe {}
            class Rows: Base {
                private var sizes: [Größe] = []
                ↓init(_ sizes: [Größe], title: String = "") {
                    self.sizes = sizes
                    super.init(style: .plain)
                    self.title = title
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Form<Model>: UIViewController {
                var model: Model?
                public required ↓init(with value: Model) {
                    super.init(nibName: nil, bundle: nil)
                    model = value
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            final class Detail: UIViewController {
                private let viewModel: DetailModel
                #if DEBUG
                ↓init(name: String) {
                    viewModel = DetailModel(name: name)
                    super.init(nibName: "Detail", bundle: nil)
                }
                #endif
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Player: UIViewController {
                private let url: URL
                private let onEnd: () -> Void
                ↓init(url: URL, onEnd: @escaping () -> Void) {
                    (self.url, self.onEnd) = (url, onEnd)
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            enum Screens {
                class Grid: UICollectionViewController {
                    var store: Store
                    ↓init?(store: Store?) {
                        guard let store = store else { return nil }
                        self.store = store
                        super.init(collectionViewLayout: UICollectionViewFlowLayout())
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                var model: String? { didSet { if isViewLoaded { update() } } }
                func update() {}
            }
            ```
            ```swift
            class Profile: UIViewController {
                init() { super.init(nibName: "Profile", bundle: nil) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var name = ""
                convenience init(name: String) {
                    self.init(nibName: nil, bundle: nil)
                    self.name = name
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let model: String
                init?(coder: NSCoder, model: String) {
                    self.model = model
                    super.init(coder: coder)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var nib: String?
                override init(nibName: String?, bundle: Bundle?) {
                    nib = nibName
                    super.init(nibName: nibName, bundle: bundle)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            ```
            ```swift
            class ProfileView: UIView {
                let model: String
                init(model: String) {
                    self.model = model
                    super.init(frame: .zero)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class ProfileViewController {
                let model: String
                init(model: String) { self.model = model }
            }
            ```
            ```swift
            class Profile: UIViewController {
                // init(model: String) { self.model = model }
                let text = "init(model: String) { self.model = model }"
                init(isAnimated: Bool) {
                    super.init(nibName: nil, bundle: nil)
                    print(isAnimated)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Stack: UINavigationController {
                var first: UIViewController?
                init(first: UIViewController) {
                    super.init(rootViewController: first)
                    self.first = first
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Cast: UIViewController {
                var theme: String?
                init(theme: String?) {
                    self.theme = theme
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            ```
            ```swift
            class Transcript: UIViewController {
                let manager: Manager
                init(manager: Manager) {
                    self.manager = manager
                    super.init(nibName: nil, bundle: nil)
                }
                override init(nibName: String?, bundle: Bundle?) {
                    manager = Manager()
                    super.init(nibName: nibName, bundle: bundle)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Manager {}
            ```

            ## Cure
            Make the model a property, optional or with a default, and configure the view from it when both are there.
            """#),
        RulePage(
            id: "vdl-request", severity: .note, isOn: false, isFixable: false,
            summary: "`viewDidLoad()` starts a request.",
            text: #"""
            `viewDidLoad()` starts a request.

            ## What goes wrong
            Nobody says when, how often or whether a view is loaded: a controller behind another tab never asks, and a container that
            loads it early asks too soon. The request belongs to the controller's or the model's own life.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003: do not enqueue the operation in `viewDidLoad`.

            ## Triggering
            ```swift
            class Feed: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    URLSession.shared.↓dataTask(with: URL(string: "https://example.org")!) { _, _, _ in }.resume()
                }
            }
            ```
            ```swift
            class Feed: UIViewController {
                let session = URLSession(configuration: .default)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓load()
                }
                private func load() {
                    let task = session.downloadTask(with: URL(string: "https://example.org")!)
                    task.resume()
                }
            }
            ```
            ```swift
            // file: Service.swift
            class Service {
                static let shared = Service()
                func refresh() { fetch("größer") }
                private func fetch(_ name: String) { URLSession.shared.dataTask(with: URL(string: name)!).resume() }
            }
            // file: Feed.swift
            class Feed: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Service.shared.↓refresh()
                }
            }
            ```
            ```swift
            class Feed: UIViewController {
                let url = URL(string: "https://example.org")!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Task { [url] in
                        let answer = try await URLSession.shared.↓data(from: url)
                        print(answer)
                    }
                }
            }
            ```
            ```swift
            class Base: UIViewController {}
            class Feed: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    DispatchQueue.global().async { self.↓load() }
                }
            }
            extension Feed {
                func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
            ```
            ```swift
            class Upload: UIViewController {
                var request: URLRequest?
                override func viewDidLoad() {
                    if let request { URLSession.shared.↓uploadTask(with: request, from: nil).resume() }
                }
            }
            ```

            ## Not triggering
            ```swift
            class Feed: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume()
                }
            }
            ```
            ```swift
            class Feed: UIViewController {
                var retry: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    retry = { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
                }
            }
            ```
            ```swift
            class Feed: UIViewController {
                struct Cache { func data(from url: URL) -> Int { 0 } }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    _ = Cache().data(from: URL(string: "https://example.org")!)
                }
            }
            ```
            ```swift
            class Feed {
                func viewDidLoad() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
            ```
            ```swift
            class Feed: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUp()
                }
                private func setUp() { view.backgroundColor = .white }
                private func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
            ```
            ```swift
            class Feed: UIViewController {
                private var task: URLSessionTask?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    task?.cancel()
                    // URLSession.shared.dataTask(with: url).resume()
                }
            }
            ```
            ```swift
            class Feed: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addButton { self.load() }
                }
                func addButton(_ action: @escaping () -> Void) {}
                func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
            ```
            ```swift
            class Feed: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIBarButtonItem()
                    button.customView = UILabel()
                    let session = URLSession(configuration: .default)
                    print(session)
                }
            }
            ```
            ```swift
            class Article: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    show(animated: false)
                }
                private func show(animated: Bool) {
                    title = "Article"
                    if animated { URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))).resume() }
                }
            }
            ```

            ## Cure
            Start the request where the controller gets its model, or when it appears; show what is there in `viewDidLoad()`.
            """#),
        RulePage(
            id: "vev-direct", severity: .error, isOn: true, isFixable: true,
            summary: "A view is added directly to a value whose type is UIVisualEffectView.",
            text: #"""
            A view is added directly to a value whose type is UIVisualEffectView.

            ## What goes wrong
            From iOS 11 an effect view throws an exception when a view is added to it and not to its `contentView`. The name of the
            variable rarely says what it is: `boxView`, `containerView`, `navigationView`.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seeds 000 and 002; Apple, "UIVisualEffectView".

            ## Triggering
            ```swift
            class Box: UIView {
                let boxView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                func fill(_ label: UILabel) {
                    boxView.↓addSubview(label)
                    self.boxView.↓insertSubview(label, at: 0)
                }
            }
            ```
            ```swift
            func fill(_ effect: UIVisualEffectView?, _ label: UILabel) {
                guard let panel = effect else { return }
                panel.↓insertSubview(label, aboveSubview: label)
                effect?.↓addSubview(label)
                effect!.↓addSubview(label)
            }
            ```
            ```swift
            // file: Chrome/Panel.swift
            class Panel: UIVisualEffectView {}
            // file: Player/PlayerView.swift
            class PlayerView: UIView {
                private lazy var containerView: Panel = {
                    let view = Panel(effect: nil)
                    view.↓addSubview(titleLabel)
                    return view
                }()
                let titleLabel = UILabel()
            }
            // file: Player/PlayerView+Buttons.swift
            extension PlayerView {
                func add(_ buttons: [UIButton]) {
                    buttons.forEach { button in
                        button.isHidden = false
                        containerView.↓addSubview(button)
                    }
                    buttons.forEach(containerView.↓addSubview)
                }
            }
            ```
            ```swift
            class Bar: UIViewController {
                func build(_ buttons: [UIButton]) {
                    let view: UIVisualEffectView = .init(effect: UIBlurEffect(style: .regular))
                    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                    for button in buttons {
                        view.↓addSubview(button)
                    }
                    self.view.addSubview(view)
                    (self.view.subviews.first as? UIVisualEffectView)?.↓addSubview(UIView())
                }
            }
            ```
            ```swift
            typealias Blur = UIVisualEffectView
            final class Cell: UICollectionViewCell {
                private var blurs: [Blur] = []
                func decorate(_ badge: UIView) {
                    blurs.last?.↓addSubview(badge)
                    for blur in blurs where blur.isHidden { blur.↓addSubview(badge) }
                    #if os(tvOS)
                    blurs[0].↓addSubview(badge)
                    #endif
                }
            }
            ```
            ```swift
            class Sheet: UIViewController {
                let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
                func show(_ label: UILabel) {
                    DispatchQueue.main.async { [weak self] in
                        self?.vibrancy.↓addSubview(label)
                    }
                    if #available(iOS 13, *) { vibrancy.isHidden = false } else { vibrancy.↓addSubview(label) }
                }
            }
            ```
            ```swift
            func makeBlur(_ style: Int) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
            struct Screen {
                static let shade = makeBlur(0)
            }
            func cover(_ größe: UILabel) {
                makeBlur(1).↓addSubview(größe)
                Screen.shade.↓addSubview(größe)
            }
            ```

            ## Not triggering
            ```swift
            class Box: UIView {
                let blurEffectView = UIView()
                let effectView = UIVisualEffectView(effect: nil)
                func fill(_ label: UILabel) {
                    blurEffectView.addSubview(label)
                    effectView.contentView.addSubview(label)
                    let content = effectView.contentView
                    content.insertSubview(label, at: 0)
                    addSubview(effectView)
                }
            }
            ```
            ```swift
            import AppKit
            func fill(_ effect: NSVisualEffectView, _ label: NSView) { effect.addSubview(label) }
            ```
            ```swift
            // file: Shared/Styles.swift
            class Styled: UIView {
                let blurEffectView = PlainView()
            }
            class PlainView: UIView {}
            // file: Shared/Card.swift
            class Card: Styled {
                func fill(_ label: UILabel) { blurEffectView.addSubview(label) }
            }
            ```
            ```swift
            class Screen: UIViewController {
                lazy var blur: UIVisualEffectView = {
                    let view = UIVisualEffectView(effect: nil)
                    view.contentView.addSubview(UILabel())
                    return view
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(blur)
                }
            }
            ```
            ```swift
            class Forwarding: UIVisualEffectView {
                override func addSubview(_ view: UIView) { contentView.addSubview(view) }
            }
            func fill(_ panel: Forwarding, _ label: UILabel) { panel.addSubview(label) }
            ```
            ```swift
            class Panel: UIView {
                let effectView = UIVisualEffectView(effect: nil)
                var contentView: UIView { return effectView.contentView }
                func fill(_ label: UILabel) {
                    contentView.addSubview(label)
                    if #available(iOS 11.0, *) {
                        effectView.contentView.addSubview(label)
                    } else {
                        effectView.addSubview(label)
                    }
                    guard #unavailable(iOS 11) else { return }
                    effectView.addSubview(label)
                }
            }
            ```
            ```swift
            // let panel = UIVisualEffectView(effect: nil)
            func fill(_ panel: UIView, _ effect: UIVisualEffectView) {
                let text = "effect.addSubview(panel)"
                panel.addSubview(effect)
                print(text)
            }
            ```
            ```swift
            struct Effect {
                func addSubview(_ name: String) {}
            }
            func fill(_ effectView: Effect) { effectView.addSubview("blur") }
            ```
            ```swift
            class Box<EffectView: UIView>: UIView {
                let effectView: EffectView
                init(_ effectView: EffectView) {
                    self.effectView = effectView
                    super.init(frame: .zero)
                }
                required init?(coder: NSCoder) { fatalError() }
                func fill(_ label: UILabel) { effectView.addSubview(label) }
            }
            ```

            ## Cure
            Add the view to the effect view's `contentView`.
            """#),
        RulePage(
            id: "vev-erased-type", severity: .error, isOn: true, isFixable: false,
            summary: "A view is added to a value that is declared as UIView, or as a protocol, and was made as an effect view.",
            text: #"""
            A view is added to a value that is declared as UIView, or as a protocol, and was made as an effect view.

            ## What goes wrong
            The declared type hides what the value is: `let view: UIView = UIVisualEffectView(effect: blur)` makes `view.addSubview(label)`
            look harmless, and it throws from iOS 11. The same happens where an effect view is handed to a helper that takes any UIView
            and adds to it. The auditor follows variables, functions that return the view, and helpers; it reports only where every value
            that the variable gets is an effect view.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seed 002; Apple, "UIVisualEffectView".

            ## Triggering
            ```swift
            func cover(_ label: UILabel) {
                let view: UIView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                view.↓addSubview(label)
            }
            ```
            ```swift
            // file: Player/PlayerView.swift
            class PlayerView: UIView {
                let container: UIView = {
                    let blur = UIVisualEffectView(effect: nil)
                    return blur
                }()
                private var shade: UIView?
            }
            // file: Player/PlayerView+Rows.swift
            extension PlayerView {
                func fill(_ rows: [UIView]) {
                    rows.forEach { container.↓addSubview($0) }
                    rows.forEach(self.container.↓addSubview)
                    let alias = container
                    alias.↓insertSubview(UIView(), at: 0)
                }
            }
            ```
            ```swift
            class Bar: UIView {
                private var shade: UIView?
                private let base: UIView
                override init(frame: CGRect) {
                    base = UIVisualEffectView(effect: nil)
                    super.init(frame: frame)
                    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
                    shade = effect
                }
                required init?(coder: NSCoder) { fatalError() }
                func add(_ label: UILabel) {
                    base.↓addSubview(label)
                    shade?.↓addSubview(label)
                    guard let shade = shade else { return }
                    shade.↓insertSubview(label, at: 0)
                }
                func reset() { shade = nil }
            }
            ```
            ```swift
            enum Style {
                static func background() -> UIView {
                    let view = UIVisualEffectView(effect: nil)
                    view.isHidden = false
                    return view
                }
            }
            class Card: UIView {
                var panel: UIView { UIVisualEffectView(effect: nil) }
                func build(_ größe: UILabel) {
                    let background = Style.background()
                    addSubview(background)
                    background.↓addSubview(größe)
                    panel.↓addSubview(größe)
                }
            }
            ```
            ```swift
            protocol Themed {}
            class Frosted: UIVisualEffectView, Themed {}
            func build(_ isDark: Bool, _ label: UILabel) {
                let box: UIView & Themed = Frosted(effect: nil)
                box.↓addSubview(label)
                var other: UIView
                if isDark {
                    other = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                } else {
                    other = Frosted(effect: nil)
                }
                other.↓addSubview(label)
                (Frosted(effect: nil) as UIView).↓addSubview(label)
            }
            ```
            ```swift
            // file: Helpers/UIView+Subviews.swift
            extension UIView {
                func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } }
                func pin(to host: UIView) {
                    host.addSubview(self)
                    self.isHidden = false
                }
            }
            func fill<T: UIView>(_ host: T, with views: [UIView]) {
                for view in views { host.addSubview(view) }
            }
            // file: Panel.swift
            class Panel: UIView {
                let blur = UIVisualEffectView(effect: nil)
                func build(_ label: UILabel) {
                    blur.↓addSubviews(label, UILabel())
                    label.pin(to: ↓blur)
                    fill(↓self.blur, with: [label])
                    #if DEBUG
                    blur.↓addSubviews(label)
                    #endif
                }
            }
            ```

            ## Not triggering
            ```swift
            func cover(_ label: UILabel) {
                let view: UIView = UIVisualEffectView(effect: nil).contentView
                view.addSubview(label)
                let effect = UIVisualEffectView(effect: nil)
                let content: UIView = effect.contentView
                content.addSubview(label)
            }
            ```
            ```swift
            class Card: UIView {
                var container: UIView = UIVisualEffectView(effect: nil)
                func makePlain() { container = UIView() }
                func add(_ label: UILabel) { container.addSubview(label) }
            }
            ```
            ```swift
            func cover(_ reducesTransparency: Bool, _ label: UILabel) {
                let view: UIView
                if reducesTransparency {
                    view = UIView()
                    view.addSubview(label)
                } else {
                    let effect = UIVisualEffectView(effect: nil)
                    effect.contentView.addSubview(label)
                    view = effect
                }
                view.isHidden = false
            }
            ```
            ```swift
            func background(_ isPlain: Bool) -> UIView {
                if isPlain { return UIView() }
                return UIVisualEffectView(effect: nil)
            }
            func build(_ label: UILabel) { background(true).addSubview(label) }
            ```
            ```swift
            class Card: UIView {
                // let box: UIView = UIVisualEffectView(effect: nil)
                let box: UIView = UIView()
                lazy var blurEffectView: UIView = UIImageView(image: nil)
                func build(_ label: UILabel) {
                    box.addSubview(label)
                    blurEffectView.addSubview(label)
                }
            }
            ```
            ```swift
            extension UIView {
                func add(_ views: [UIView]) {
                    if let effect = self as? UIVisualEffectView {
                        views.forEach { effect.contentView.addSubview($0) }
                    } else {
                        views.forEach { addSubview($0) }
                    }
                }
                func tint(_ color: UIColor) { backgroundColor = color }
            }
            class Panel: UIView {
                let blur = UIVisualEffectView(effect: nil)
                func build(_ label: UILabel) {
                    blur.add([label])
                    blur.tint(.red)
                    add([blur])
                }
            }
            ```
            ```swift
            class Panel: UIView {
                let blur: UIView = UIVisualEffectView(effect: nil)
                func build(_ label: UILabel) {
                    if let effect = blur as? UIVisualEffectView {
                        effect.contentView.addSubview(label)
                    } else {
                        blur.addSubview(label)
                    }
                }
            }
            ```
            ```swift
            final class BlurView: UIView {
                private let effectView: UIVisualEffectView
                init(style: UIBlurEffect.Style) {
                    self.effectView = UIVisualEffectView(effect: UIBlurEffect(style: style))
                    super.init(frame: .zero)
                    insertSubview(effectView, at: 0)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func addSubview(_ view: UIView) { effectView.contentView.addSubview(view) }
            }
            func build(_ button: UIButton) {
                let blurView: UIView = BlurView(style: .dark)
                blurView.addSubview(button)
            }
            ```
            ```swift
            class Base: UIView {
                var panel: UIView { return UIVisualEffectView(effect: nil) }
                func build(_ label: UILabel) { panel.addSubview(label) }
            }
            class Plain: Base {
                override var panel: UIView { return UIView() }
            }
            ```

            ## Cure
            Declare the value as UIVisualEffectView and add to its `contentView`; hand helpers the `contentView`.
            """#),
        RulePage(
            id: "vev-inherited-root", severity: .error, isOn: true, isFixable: false,
            summary: "A controller whose superclass makes an effect view its `view` adds views to `view`.",
            text: #"""
            A controller whose superclass makes an effect view its `view` adds views to `view`.

            ## What goes wrong
            All that the subclass sees is a UIView. That a superclass, perhaps in another file, made it an effect view shows only at run
            time, as an exception from iOS 11.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seed 002; Apple, "UIVisualEffectView", "UIViewController".

            ## Triggering
            ```swift
            // file: OverlayController.swift
            class OverlayController: UIViewController {
                let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                override func loadView() {
                    super.loadView()
                    self.view = blurView
                }
            }
            // file: ClocksController.swift
            class ClocksController: OverlayController {
                let timeLabel = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.↓addSubview(timeLabel)
                }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = makeRoot() }
                func makeRoot() -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
            }
            class Middle: Base {}
            final class Leaf: Middle {
                func add(_ labels: [UILabel]) {
                    labels.forEach { self.view.↓addSubview($0) }
                    view?.↓insertSubview(UILabel(), at: 0)
                }
            }
            ```
            ```swift
            // file: App/Base.swift
            open class Base: UIViewController {
                open override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            // file: App/Detail.swift
            final class Detail: Base {
                override func loadView() {
                    super.loadView()
                    view.↓addSubview(UILabel())
                }
            }
            // file: App/Detail+Buttons.swift
            extension Detail {
                @objc func more() { view.↓addSubview(UIButton()) }
            }
            ```
            ```swift
            class Sheet<Item>: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            class Names: Sheet<String> {
                override func viewDidLoad() { view.↓addSubview(UILabel()) }
            }
            func decorate(_ names: Names, _ größe: UILabel) { names.view.↓addSubview(größe) }
            ```
            ```swift
            class Base: UIViewController {
                private let effectView = UIVisualEffectView(effect: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view = effectView
                }
            }
            class Child: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    #if targetEnvironment(macCatalyst)
                    view.↓addSubview(UIView())
                    #else
                    view.↓addSubview(UILabel())
                    #endif
                }
            }
            ```
            ```swift
            class Base: UIViewController {
                lazy var panel = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                override func loadView() {
                    panel.isHidden = false
                    view = panel
                }
            }
            class Child: Base {
                func start() {
                    UIView.animate(withDuration: 1) { [weak self] in
                        guard let self = self else { return }
                        self.view.↓addSubview(UILabel())
                    }
                }
            }
            ```

            ## Not triggering
            ```swift
            class Base: UIViewController {
                let blurView = UIVisualEffectView(effect: nil)
                override func loadView() { view = blurView }
            }
            class Child: Base {
                override func viewDidLoad() { blurView.contentView.addSubview(UILabel()) }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            class Child: Base {
                override func loadView() { view = UIView() }
                override func viewDidLoad() { view.addSubview(UILabel()) }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            // class Child: Base {
            class Child: UIViewController {
                override func viewDidLoad() { view.addSubview(UILabel()) }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            class Child: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    guard !(view is UIVisualEffectView) else { return }
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            class Child: Base {
                func tile() -> UIView {
                    let view = UIView()
                    view.addSubview(UILabel())
                    return view
                }
                func show(_ other: UIViewController) { other.view.addSubview(UILabel()) }
            }
            ```
            ```swift
            class Base: UIViewController {
                let effectView = UIVisualEffectView(effect: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(effectView)
                }
            }
            class Child: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
            }
            class Child: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let content = (view as! UIVisualEffectView).contentView
                    content.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Forwarding: UIVisualEffectView {
                override func addSubview(_ view: UIView) { contentView.addSubview(view) }
                override func insertSubview(_ view: UIView, at index: Int) { contentView.insertSubview(view, at: index) }
            }
            class Base: UIViewController {
                override func loadView() { view = Forwarding(effect: nil) }
            }
            class Child: Base {
                override func viewDidLoad() { view.addSubview(UILabel()) }
            }
            ```

            ## Cure
            Let the superclass offer its content view, or add to `(view as! UIVisualEffectView).contentView`.
            """#),
        RulePage(
            id: "vev-outlet", severity: .error, isOn: true, isFixable: false,
            summary: "A view is added to an outlet that Interface Builder connects to an effect view.",
            text: #"""
            A view is added to an outlet that Interface Builder connects to an effect view.

            ## What goes wrong
            The outlet is declared as UIView, and only the nib or storyboard says that it is a UIVisualEffectView: adding to it throws from
            iOS 11. The same holds for a controller whose view is an effect view in its scene. The auditor reads the `.xib` and `.storyboard`
            files, and reports where all that connect the outlet agree.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seed 002; Apple, "UIVisualEffectView".

            ## Triggering
            ```swift
            // file: Card.swift
            class Card: UIViewController {
                @IBOutlet weak var panel: UIView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.↓addSubview(UILabel())
                    self.panel?.↓insertSubview(UILabel(), at: 0)
                }
            }
            // file: Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Card">
                        <view key="view" id="v1"><subviews>
                            <visualEffectView id="e1"><view key="contentView" id="c1"/></visualEffectView>
                        </subviews></view>
                        <connections><outlet property="panel" destination="e1" id="o1"/></connections>
                    </viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Blur.swift
            class Blur: UIVisualEffectView {}
            // file: Row.swift
            class Row: UITableViewCell {
                @IBOutlet private var shade: UIView!
                func add(_ views: [UIView]) { views.forEach { shade.↓addSubview($0) } }
            }
            // file: Row.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <tableViewCell id="row" customClass="Row">
                        <tableViewCellContentView key="contentView" id="cv"><subviews>
                            <view id="b1" customClass="Blur"/>
                        </subviews></tableViewCellContentView>
                        <connections><outlet property="shade" destination="b1" id="o1"/></connections>
                    </tableViewCell>
            </objects></document>
            ```
            ```swift
            // file: Base.swift
            class Base: UIViewController {
                @IBOutlet var panel: UIView?
            }
            // file: Child+Rows.swift
            extension Child {
                @objc func größer() {
                    guard let panel = panel else { return }
                    panel.↓addSubview(UIView())
                }
            }
            // file: Child.swift
            final class Child: Base {}
            // file: Child.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Child">
                        <connections>
                            <outlet property="panel" destination="e1" id="o1"/>
                            <outlet property="view" destination="v1" id="o2"/>
                        </connections>
                    </placeholder>
                    <view id="v1"><subviews><visualEffectView id="e1"/></subviews></view>
            </objects></document>
            ```
            ```swift
            // file: Glass.swift
            class Glass: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.↓addSubview(UILabel())
                    #if DEBUG
                    self.view.↓addSubview(UILabel())
                    #endif
                }
            }
            // file: Glass.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Glass">
                        <visualEffectView key="view" id="v1"/>
                    </viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Sheet.swift
            class Sheet: UIViewController {
                func fill(_ label: UILabel) { view?.↓addSubview(label) }
            }
            // file: Sheet.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sheet">
                        <connections><outlet property="view" destination="e1" id="o2"/></connections>
                    </placeholder>
                    <visualEffectView id="e1"/>
            </objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build(_ rows: [UIView]) {
                    DispatchQueue.main.async { [weak self] in
                        for row in rows { self?.back.↓addSubview(row) }
                    }
                }
            }
            func decorate(_ panel: Panel) { panel.back.↓addSubview(UILabel()) }
            // file: A.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            // file: B.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```

            ## Not triggering
            ```swift
            // file: Card.swift
            class Card: UIViewController {
                @IBOutlet weak var panel: UIView!
                @IBOutlet weak var effectView: UIView!
                override func viewDidLoad() {
                    panel.addSubview(UILabel())
                    effectView.addSubview(UILabel())
                }
            }
            // file: Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Card">
                        <view key="view" id="v1"><subviews>
                            <visualEffectView id="e1"><view key="contentView" id="c1"/></visualEffectView>
                            <view id="v2"/>
                        </subviews></view>
                        <connections>
                            <outlet property="panel" destination="c1" id="o1"/>
                            <outlet property="effectView" destination="v2" id="o2"/>
                        </connections>
                    </viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() { back.addSubview(UILabel()) }
            }
            // file: Clear.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            // file: Plain.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><view id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() { back.addSubview(UILabel()) }
            }
            // file: Other.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="OtherPanel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() {
                    if let effect = back as? UIVisualEffectView {
                        effect.contentView.addSubview(UILabel())
                    } else {
                        back.addSubview(UILabel())
                    }
                }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Glass.swift
            class Glass: UIViewController {
                override func loadView() { view = UIView() }
                func fill(_ label: UILabel) { view.addSubview(label) }
            }
            // file: Glass.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Glass"><visualEffectView key="view" id="v1"/></viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() {
                    back = UIView()
                    back.addSubview(UILabel())
                }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: NSView {
                @IBOutlet var back: NSView!
                func build() { back.addSubview(NSTextField()) }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customView id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </customView></objects>
            </document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() {
                    let back = UIView()
                    back.addSubview(UILabel())
                }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <!-- <outlet property="back" destination="p" id="o"/> -->
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```

            ## Cure
            Declare the outlet as UIVisualEffectView and add to its `contentView`, or connect the content view.
            """#),
        RulePage(
            id: "vev-root-view", severity: .error, isOn: true, isFixable: false,
            summary: "A controller makes an effect view its `view` and then adds views to `view`.",
            text: #"""
            A controller makes an effect view its `view` and then adds views to `view`.

            ## What goes wrong
            `view` is declared as UIView, so nothing tells that `view.addSubview(label)` adds to an effect view, which throws an exception
            from iOS 11. The auditor looks for what the class's `loadView()`, with the helpers that it calls, sets as `view`, and reports
            only where nothing else can be there.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seed 002; Apple, "UIVisualEffectView", "UIViewController".

            ## Triggering
            ```swift
            class OverlayController: UIViewController {
                let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                let button = UIButton()
                override func loadView() {
                    super.loadView()
                    self.view = blurView
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.↓addSubview(button)
                    self.view.↓insertSubview(button, at: 0)
                }
            }
            ```
            ```swift
            class Hud: UIViewController {
                override func loadView() {
                    let shade = UIVisualEffectView(effect: nil)
                    shade.isHidden = true
                    view = shade
                    view.↓addSubview(UILabel())
                }
                func add(_ rows: [UIView]) {
                    rows.forEach { view.↓addSubview($0) }
                    let root = view!
                    for row in rows { root.↓insertSubview(row, at: 0) }
                }
            }
            ```
            ```swift
            // file: Menu/MenuController.swift
            class MenuController: UIViewController {
                private var panel: UIVisualEffectView?
                override func loadView() { setUpRoot() }
                private func setUpRoot() {
                    let panel = UIVisualEffectView(effect: UIBlurEffect(style: .light))
                    self.panel = panel
                    self.view = panel
                }
            }
            // file: Menu/MenuController+Items.swift
            extension MenuController {
                @objc func addItem() {
                    let item = UIButton(type: .system)
                    DispatchQueue.main.async { [weak self] in
                        self?.view.↓addSubview(item)
                    }
                }
            }
            ```
            ```swift
            class Loader: UIViewController {
                lazy var panel: UIVisualEffectView! = UIVisualEffectView(effect: nil)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                    view = panel
                    view?.↓addSubview(UILabel())
                    #if DEBUG
                    view.↓addSubview(UILabel())
                    #endif
                }
            }
            ```
            ```swift
            class Card: UIViewController {
                let dark = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                let light = UIVisualEffectView(effect: UIBlurEffect(style: .light))
                var isDark = false
                override func loadView() {
                    if isDark { view = dark } else { view = light }
                }
                override func viewDidLoad() { view.↓addSubview(UILabel()) }
            }
            ```
            ```swift
            class Glass: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: UIGlassEffect()) }
            }
            class Host: UIViewController {
                let child = Glass()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(child)
                    view.addSubview(child.view)
                    child.view.↓addSubview(UILabel())
                }
            }
            ```

            ## Not triggering
            ```swift
            class OverlayController: UIViewController {
                let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                override func loadView() { view = blurView }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    blurView.contentView.addSubview(UILabel())
                    (view as! UIVisualEffectView).contentView.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Screen: UIViewController {
                lazy var blur: UIVisualEffectView = {
                    let view = UIVisualEffectView(effect: nil)
                    return view
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(blur)
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Screen: UIViewController {
                let blur = UIVisualEffectView(effect: nil)
                override func loadView() {
                    view = blur
                    let root = UIView()
                    view = root
                    view.addSubview(blur)
                }
                func add(_ label: UILabel) { view.addSubview(label) }
            }
            ```
            ```swift
            class Screen: UIViewController {
                var isPlain = true
                override func loadView() {
                    if isPlain {
                        view = UIView()
                        view.addSubview(UILabel())
                    } else {
                        view = UIVisualEffectView(effect: nil)
                    }
                }
                func add(_ label: UILabel) { view.addSubview(label) }
            }
            ```
            ```swift
            class Screen: UIViewController {
                override func loadView() { view = UIVisualEffectView(effect: nil) }
                func add(_ label: UILabel) {
                    if let effect = view as? UIVisualEffectView {
                        effect.contentView.addSubview(label)
                    } else {
                        view.addSubview(label)
                    }
                }
            }
            ```
            ```swift
            class Screen: UIViewController {
                private let root = UIVisualEffectView(effect: nil)
                override func loadView() { view = root }
                func cell() -> UIView {
                    let view = UIView()
                    view.addSubview(UILabel())
                    return view
                }
            }
            ```
            ```swift
            class Screen: UIViewController {
                override func loadView() {
                    // view = UIVisualEffectView(effect: nil)
                    view = UIView()
                }
                func add(_ label: UILabel) {
                    print("view = UIVisualEffectView(effect: nil)")
                    view.addSubview(label)
                }
            }
            ```
            ```swift
            class Model {
                var view: UIView = UIView()
                func use(_ blur: UIVisualEffectView) { view = blur }
                func add(_ label: UILabel) { view.addSubview(label) }
            }
            class Wrapped: UIViewController {
                let inner = UIView()
                override var view: UIView! {
                    get { return inner }
                    set {}
                }
                override func loadView() { view = UIVisualEffectView(effect: nil) }
                func add(_ label: UILabel) { view.addSubview(label) }
            }
            ```
            ```swift
            class Screen: UIViewController {
                func dim() { view = UIVisualEffectView(effect: nil) }
                override func viewDidLoad() { view.addSubview(UILabel()) }
            }
            ```

            ## Cure
            Keep the effect view in a property and add to its `contentView`, or make a plain view `view` and put the effect view into it.
            """#),
        RulePage(
            id: "vev-subclass-self", severity: .error, isOn: true, isFixable: true,
            summary: "A subclass of UIVisualEffectView adds a view to itself and not to its content view.",
            text: #"""
            A subclass of UIVisualEffectView adds a view to itself and not to its content view.

            ## What goes wrong
            Inside a subclass nothing reminds one that `addSubview(label)` means the effect view itself. From iOS 11 UIKit throws an
            exception there; what is to be seen over the effect belongs into `contentView`.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seed 002; Apple, "UIVisualEffectView".

            ## Triggering
            ```swift
            final class Badge: UIVisualEffectView {
                private let label = UILabel()
                init() {
                    super.init(effect: UIBlurEffect(style: .dark))
                    ↓addSubview(label)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Panel: UIVisualEffectView {
                func setUp(_ title: UILabel, _ icon: UIImageView) {
                    self.↓addSubview(title)
                    self.↓insertSubview(icon, belowSubview: title)
                    [title, icon].forEach(↓addSubview)
                }
            }
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIVisualEffectView {}
            // file: Player/Toolbar.swift
            class Toolbar: Panel {}
            // file: Player/Toolbar+Buttons.swift
            extension Toolbar {
                func show(_ buttons: [UIButton]) {
                    buttons.forEach { ↓addSubview($0) }
                    for (place, button) in buttons.enumerated() { ↓insertSubview(button, at: place) }
                }
            }
            ```
            ```swift
            class Panel: UIVisualEffectView {
                func load(_ spinner: UIActivityIndicatorView) {
                    UIView.animate(withDuration: 0.2, animations: { [weak self] in
                        self?.↓addSubview(spinner)
                    })
                }
            }
            ```
            ```swift
            extension UIVisualEffectView {
                func caption(_ text: String) {
                    let label = UILabel()
                    ↓addSubview(label)
                    #if DEBUG
                    ↓insertSubview(UIView(), at: 0)
                    #endif
                }
            }
            ```
            ```swift
            class Stack<Content: UIView>: UIVisualEffectView {
                var content: Content? {
                    didSet {
                        guard let content = content else { return }
                        ↓addSubview(content)
                    }
                }
                lazy var title: UILabel = {
                    let contentView = UILabel()
                    self.↓addSubview(contentView)
                    return contentView
                }()
            }
            ```

            ## Not triggering
            ```swift
            class Panel: UIVisualEffectView {
                func setUp(_ title: UILabel) {
                    contentView.addSubview(title)
                    self.contentView.insertSubview(title, at: 0)
                    let content = contentView
                    content.addSubview(title)
                }
            }
            ```
            ```swift
            class Panel: UIVisualEffectView {
                override func addSubview(_ view: UIView) { contentView.addSubview(view) }
                func setUp(_ title: UILabel) { addSubview(title) }
            }
            ```
            ```swift
            class Logged: UIVisualEffectView {
                override func addSubview(_ view: UIView) {
                    print("added \(view)")
                    super.addSubview(view)
                }
            }
            ```
            ```swift
            // class BlurView: UIVisualEffectView
            class BlurView: UIView {
                private let effectView = UIVisualEffectView(effect: nil)
                init() {
                    super.init(frame: .zero)
                    insertSubview(effectView, at: 0)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Panel: UIVisualEffectView {
                func setUp(_ title: UILabel) {
                    if #available(iOS 11, *) {
                        contentView.addSubview(title)
                    } else {
                        addSubview(title)
                    }
                }
            }
            ```
            ```swift
            class Panel: UIVisualEffectView {
                final class Inner: UIView {
                    func fill(_ label: UILabel) { addSubview(label) }
                }
                func fill(_ label: UILabel) {
                    func addSubview(_ view: UIView) { contentView.insertSubview(view, at: 0) }
                    addSubview(label)
                }
            }
            ```
            ```swift
            class UIVisualEffectView: UIView {}
            class Mine: UIVisualEffectView {
                func fill(_ label: UILabel) { addSubview(label) }
            }
            ```
            ```swift
            import AppKit
            class Sidebar: NSVisualEffectView {
                func fill(_ label: NSTextField) { addSubview(label) }
            }
            ```
            ```swift
            class Panel: UIVisualEffectView {
                func move(to host: UIView) { host.addSubview(self) }
            }
            ```

            ## Cure
            Add the view to `contentView`.
            """#),
    ]
}
