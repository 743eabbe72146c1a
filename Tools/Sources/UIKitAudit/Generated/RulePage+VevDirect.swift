// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/EffectViews/EffectViewDirectRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vevDirect = RulePage(
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
        Public report: onmyway133, issue 124 of the blog (BlurView); Apple, "UIVisualEffectView".

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
        """#)
}
