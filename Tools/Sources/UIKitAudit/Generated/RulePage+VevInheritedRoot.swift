// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/EffectViews/EffectViewInheritedRootRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vevInheritedRoot = RulePage(
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
        Public report: onmyway133, issue 124 of the blog (BlurView); Apple, "UIVisualEffectView", "UIViewController".

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
        """#)
}
