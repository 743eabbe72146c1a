// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/EffectViews/EffectViewRootRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vevRootView = RulePage(
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
        Public report: onmyway133, issue 124 of the blog (BlurView); Apple, "UIVisualEffectView", "UIViewController".

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
        """#)
}
