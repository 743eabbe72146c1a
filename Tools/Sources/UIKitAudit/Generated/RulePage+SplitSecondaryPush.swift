// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Split/SplitSecondaryPushRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let splitSecondaryPush = RulePage(
        id: "split-secondary-push", severity: .warning, isOn: true, isFixable: false,
        summary: "A new controller without a navigation controller is set for the secondary column more than once.",
        text: #"""
        A new controller without a navigation controller is set for the secondary column more than once.

        ## What goes wrong
        Where a column gets a controller that is no navigation controller, the split view controller makes a navigation controller for
        it. Another plain controller set for `.secondary` later is pushed onto that navigation controller's stack: the back button
        leads to the old detail, and all of them stay in memory. The auditor reports code that runs at events (selections, actions,
        changes of a property), or besides another place that sets the column.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao (feedback FB8640357 with Apple's reply); Apple, "UISplitViewController", `setViewController(_:for:)`.

        ## Triggering
        ```swift
        class DetailViewController: UIViewController {}
        class MasterViewController: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                splitViewController?.setViewController(↓DetailViewController(), for: .secondary)
            }
        }
        ```
        ```swift
        // file: Mail/MessageController.swift
        class MessageController: UIViewController {
            var message = ""
        }
        // file: Mail/MailSplitController.swift
        class MailSplitController: UISplitViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                setViewController(UIViewController(), for: .secondary)
            }
            func show(_ message: String) {
                let detail = MessageController()
                detail.message = message
                setViewController(↓detail, for: .secondary)
                show(.secondary)
            }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class Coordinator {
            let split: UISplitViewController
            var größe = 0 {
                didSet { split.setViewController(↓Detail(), for: .secondary) }
            }
            init(_ split: UISplitViewController) {
                self.split = split
                split.setViewController(Detail(), for: .secondary)
            }
        }
        ```
        ```swift
        class Detail: UITableViewController {}
        extension List {
            @objc func next() { open(3) }
            func open(_ row: Int) {
                guard let split = splitViewController else { return }
                split.setViewController(↓makeDetail(), for: UISplitViewController.Column.secondary)
            }
            private func makeDetail() -> Detail {
                let detail = Detail()
                detail.title = "Detail"
                return detail
            }
        }
        class List: UITableViewController {}
        ```
        ```swift
        class Detail<Model>: UIViewController {}
        class Sidebar: UIViewController {
            var onSelect: ((Int) -> Void)?
            weak var split: UISplitViewController?
            override func viewDidLoad() {
                super.viewDidLoad()
                onSelect = { [weak self] row in
                    let detail = Detail<Int>()
                    self?.split?.setViewController(↓detail, for: .secondary)
                }
                let action = UIAction(title: "Next", handler: { _ in
                    #if DEBUG
                    self.split?.setViewController(↓Detail<String>(), for: .secondary)
                    #endif
                })
            }
        }
        ```
        ```swift
        class Placeholder: UIViewController {}
        class Detail: UIViewController {}
        class Split: UISplitViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                setViewController(Placeholder(), for: .secondary)
                setViewController(UITableViewController(style: .plain), for: .primary)
                setViewController(↓Detail(), for: .secondary)
            }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class List: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                let board = UIStoryboard(name: "Detail", bundle: nil)
                let detail = board.instantiateViewController(withIdentifier: "detail") as! Detail
                splitViewController!.setViewController(↓detail, for: .secondary)
            }
        }
        ```

        ## Not triggering
        ```swift
        class Detail: UIViewController {}
        class Master: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let navigation = UINavigationController(rootViewController: Detail())
                splitViewController?.setViewController(navigation, for: .secondary)
            }
        }
        ```
        ```swift
        // file: Stack.swift
        class Stack: UINavigationController {}
        // file: Master.swift
        class DetailStack: Stack {}
        class Master: UITableViewController {
            let stack = UINavigationController()
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                splitViewController?.setViewController(DetailStack(), for: .secondary)
                splitViewController?.setViewController(stack, for: .secondary)
            }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class Split: UISplitViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                setUpColumns()
            }
            private func setUpColumns() {
                setViewController(UITableViewController(style: .plain), for: .primary)
                setViewController(Detail(), for: .secondary)
            }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class Master: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                splitViewController?.setViewController(nil, for: .secondary)
                splitViewController?.setViewController(Detail(), for: .secondary)
            }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class Master: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                guard let split = splitViewController else { return }
                if let navigation = split.viewController(for: .secondary) as? UINavigationController {
                    navigation.setViewControllers([Detail()], animated: false)
                } else {
                    split.setViewController(Detail(), for: .secondary)
                }
            }
        }
        ```
        ```swift
        class Master: UITableViewController {
            var detail: UIViewController!
            func show(_ controller: UIViewController) {
                splitViewController?.setViewController(controller, for: .secondary)
            }
            @objc func showAgain() { splitViewController?.setViewController(detail, for: .secondary) }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class Master: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                // splitViewController?.setViewController(Detail(), for: .secondary)
                splitViewController?.setViewController(Detail(), for: .supplementary)
                print("setViewController(Detail(), for: .secondary)")
            }
        }
        ```
        ```swift
        class Detail: UIViewController {}
        class Login: UIViewController {
            @IBAction func logIn() {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UITableViewController(style: .plain), for: .primary)
                split.setViewController(Detail(), for: .secondary)
                present(split, animated: true)
            }
        }
        ```
        ```swift
        class Wrapping: UISplitViewController {
            override func setViewController(_ v: UIViewController?, for column: UISplitViewController.Column) {
                super.setViewController(v.map { UINavigationController(rootViewController: $0) }, for: column)
            }
        }
        class Detail: UIViewController {}
        class Master: UIViewController {
            let split: Wrapping? = nil
            @objc func next() { split?.setViewController(Detail(), for: .secondary) }
        }
        ```

        ## Cure
        Wrap the controller in a navigation controller of your own, or set nil for the column first.
        """#)
}
