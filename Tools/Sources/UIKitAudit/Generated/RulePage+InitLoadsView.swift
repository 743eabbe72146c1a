// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/InitLoadsViewRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let initLoadsView = RulePage(
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
        Public report: the blog ios-coding.com: set the view up in `viewDidLoad()`; Apple, "UIViewController", `view`: the getter loads the view.

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
        ```swift
        class Profile: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                ↓setUp()
            }
            required init?(coder: NSCoder) { fatalError() }
            private func setUp() { addLabel() }
            private func addLabel() { view.addSubview(UILabel()) }
        }
        ```
        ```swift
        class Page: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                ↓view.backgroundColor = .white
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        class Pages: UIViewController {
            let page: Page
            init() {
                page = Page()
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
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
        """#)
}
