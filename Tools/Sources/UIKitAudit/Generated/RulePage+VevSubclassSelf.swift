// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/EffectViews/EffectViewSelfRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vevSubclassSelf = RulePage(
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
        Public report: onmyway133, issue 124 of the blog (BlurView); Apple, "UIVisualEffectView".

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
        """#)
}
