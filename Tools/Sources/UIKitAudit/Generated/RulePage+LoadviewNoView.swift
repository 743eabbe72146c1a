// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/LoadViewMissingViewRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let loadviewNoView = RulePage(
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
        Public report: the blog ios-coding.com; Apple, "UIViewController", `loadView()`.

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
        """#)
}
