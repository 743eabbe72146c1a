// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Animators/AnimatorInReusedCellRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let animCellReuse = RulePage(
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
        Public report: Rogue24, an article on UIViewPropertyAnimator (juejin.cn, 7364971296163266594), "animators in table and collection views".

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
        """#)
}
