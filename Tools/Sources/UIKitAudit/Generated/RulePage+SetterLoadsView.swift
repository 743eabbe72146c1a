// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/SetterLoadsViewRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let setterLoadsView = RulePage(
        id: "setter-loads-view", severity: .warning, isOn: true, isFixable: true,
        summary: "A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.",
        text: #"""
        A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.

        ## What goes wrong
        Properties are set before a controller is shown. Reading `view` then loads it: much too early, with outlets and sizes that are
        not there yet, and `viewDidLoad()` runs before the other properties are set.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog ios-coding.com: a setter may be called by anyone at any time, so it asks whether the view is loaded. Apple, "UIViewController",
        `isViewLoaded`.

        ## Triggering
        ```swift
        class Profile: UIViewController {
            var color: UIColor? {
                didSet { ↓view.backgroundColor = color }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = [] {
                didSet {
                    items.sort()
                    ↓tableView.reloadData()
                    tableView.scrollsToTop = true
                }
            }
        }
        ```
        ```swift
        // file: Base.swift
        class Base: UICollectionViewController {}
        // file: Grid.swift
        class Grid: Base {
            var isWide = false {
                didSet {
                    guard isWide != oldValue else { return }
                    self.↓collectionView.reloadData()
                }
            }
        }
        ```
        ```swift
        class Reader: UIViewController {
            private var storage = ""
            var text: String {
                get { storage }
                set {
                    storage = newValue
                    self.↓view.setNeedsLayout()
                }
            }
        }
        ```
        ```swift
        class Reader: UIViewController {
            weak var delegate: AnyObject? {
                willSet {
                    if newValue == nil { print("größer 👩‍👩‍👧") }
                    UIView.animate(withDuration: 0.2) { self.↓view.alpha = 1 }
                }
            }
        }
        ```
        ```swift
        class Pages: UIViewController {
            #if DEBUG
            var isMarked = false { didSet { ↓view?.layer.borderWidth = 1 } }
            #endif
        }
        ```
        ```swift
        class Pages: UICollectionViewController {
            var pages: [String] = [] {
                didSet { self.↓collectionView.reloadData() }
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }
        }
        ```
        ```swift
        class Profile: UIViewController {
            let label = UILabel()
            var name = "" { didSet { ↓update() } }
            func update() {
                label.text = name
                view.setNeedsLayout()
            }
        }
        ```

        ## Not triggering
        ```swift
        class Profile: UIViewController {
            var name = "" { didSet { update() } }
            func update() {
                guard isViewLoaded else { return }
                view.setNeedsLayout()
            }
            var other: Profile? { didSet { other?.update() } }
            var later = 0 { didSet { DispatchQueue.main.async { self.view.setNeedsLayout() } } }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var color: UIColor? {
                didSet { if isViewLoaded { view.backgroundColor = color } }
            }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var color: UIColor? {
                didSet {
                    guard isViewLoaded, color != oldValue else { return }
                    view.backgroundColor = color
                }
            }
            var title2: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
        }
        ```
        ```swift
        class Profile: UIViewController {
            let tableView = UITableView()
            var items: [Int] = [] { didSet { tableView.reloadData() } }
        }
        ```
        ```swift
        class Alert: UIViewController {
            var panel: UIView? { didSet { view.addSubview(panel!) } }
            init() {
                super.init(nibName: nil, bundle: nil)
                view.backgroundColor = .white
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        ```
        ```swift
        class Box: UIView {
            let view = UIView()
            var color: UIColor? { didSet { view.backgroundColor = color } }
        }
        ```
        ```swift
        class Profile: UIViewController {
            private var items: [Int] = [] { didSet { view.setNeedsLayout() } }
            private(set) var count = 0 { didSet { view.setNeedsLayout() } }
        }
        ```
        ```swift
        class Profile: UIViewController {
            @IBOutlet var label: UILabel! { didSet { view.tintColor = label.tintColor } }
        }
        ```
        ```swift
        class Profile: UIViewController {
            private var isReady = false
            override func viewDidLoad() { isReady = true }
            var color: UIColor? {
                didSet {
                    guard isReady else { return }
                    view.backgroundColor = color
                }
            }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var done: (() -> Void)?
            var color: UIColor? {
                didSet {
                    // view.backgroundColor = color
                    done = { self.view.backgroundColor = self.color }
                }
            }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var panel: UIView {
                get { view }
                set { view = newValue }
            }
            var first: UIView? {
                didSet {
                    loadViewIfNeeded()
                    view.addSubview(first!)
                }
            }
        }
        ```
        ```swift
        class Profile: UIViewController {
            var other: UIViewController? { didSet { other?.view.removeFromSuperview() } }
            var style = 0 { didSet { if let view = viewIfLoaded { view.alpha = 1 } } }
        }
        ```

        ## Cure
        Ask `isViewLoaded` first, and set the view up from the model in `viewDidLoad()`.
        """#)
}
