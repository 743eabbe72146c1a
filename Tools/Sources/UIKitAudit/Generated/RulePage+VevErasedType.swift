// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/EffectViews/EffectViewErasedRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vevErasedType = RulePage(
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
        Public report: onmyway133, issue 124 of the blog (BlurView); Apple, "UIVisualEffectView".

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
        """#)
}
