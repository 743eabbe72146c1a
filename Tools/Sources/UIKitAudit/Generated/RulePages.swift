// Written by Tools/script/rule-pages from the documentation comments of the rules; change the comments.

extension RulePage {
    /// Every rule's page, in the order of their ids.
    public static let all: [RulePage] = [
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
            Seed 003; Apple, "UIViewController", `loadView()`: a custom implementation should not call `super`.

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

            ## Cure
            Delete the call and set `view`, or move the code to `viewDidLoad()`.
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
            id: "vev-direct", severity: .error, isOn: true, isFixable: true,
            summary: "A view is added directly to a value whose type is UIVisualEffectView.",
            text: #"""
            A view is added directly to a value whose type is UIVisualEffectView.

            ## What goes wrong
            From iOS 11 an effect view throws an exception when a view is added to it and not to its `contentView`.

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

            ## Cure
            Add the view to the effect view's `contentView`.
            """#),
    ]
}
