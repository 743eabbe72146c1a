// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/LoadViewSubviewsRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let loadviewSubviewsOnly = RulePage(
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
        Public report: the blog ios-coding.com; Apple, "UIViewController", `loadView()` and `viewDidLoad()`.

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
        """#)
}
