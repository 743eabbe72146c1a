// Written by Tools/script/rule-pages from the documentation comments of the rules; change the comments.

extension RulePage {
    /// Every rule's page, in the order of their ids.
    public static let all: [RulePage] = [
        RulePage(
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
            Seed 003; Apple, "UIViewController", `loadView()`.

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
            """#),
        RulePage(
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
            Seed 003; Apple, "UIViewController", `loadView()` and `viewDidLoad()`.

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

            ## Cure
            Override `viewDidLoad()` and add the subviews there.
            """#),
        RulePage(
            id: "loadview-super", severity: .warning, isOn: true, isFixable: true,
            summary: "An override of `loadView()` calls `super.loadView()`.",
            text: #"""
            An override of `loadView()` calls `super.loadView()`.

            ## What goes wrong
            A controller that overrides `loadView()` promises to set `view` itself. `super.loadView()` first makes another view, from the
            nib or the storyboard or empty, which is thrown away as soon as `view` is set; where `view` is not set, the work belongs into
            `viewDidLoad()`.

            ## Apple's message
            none: silent

            ## Rests on
            Seeds 002 and 003; Apple, "UIViewController", `loadView()`: a custom implementation should not call `super`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    ↓super.loadView()
                    view = ProfileView()
                }
            }
            ```
            ```swift
            class Base: UIViewController {}
            class Profile: Base {
                override func loadView() {
                    if compact { ↓super.loadView() }
                    view = UIView()
                }
            }
            ```
            ```swift
            class OverlayController: UIViewController {
                let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                override func loadView() {
                    ↓super.loadView(); title = "Größe"
                    self.view = blurView
                }
            }
            ```
            ```swift
            // file: Shared/Screen.swift
            class Screen: UIViewController {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            // file: Profile/Profile.swift
            class Profile: Screen {}
            // file: Profile/Profile+View.swift
            extension Profile {
                override func loadView() {
                    ↓super.loadView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Framed: UIViewController {
                override func loadView() {
                    ↓super.loadView()
                    let frame = view.frame
                    view = UIScrollView(frame: frame)
                }
            }
            ```
            ```swift
            class Pages: UIViewController {
                override func loadView() {
                    #if DEBUG
                    print("loading")
                    #endif
                    ↓super.loadView()
                    setUp()
                }
                private func setUp() { view.backgroundColor = .white }
            }
            ```
            ```swift
            class Form<Model>: UIViewController {
                override func loadView() {
                    defer { view = UIView() }
                    ↓super.loadView()
                }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() { view = ProfileView() }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIView() }
            }
            class Profile: Base {
                override func loadView() {
                    super.loadView()
                    view.backgroundColor = .white
                }
            }
            ```
            ```swift
            class Table: UITableViewController {
                override func loadView() {
                    super.loadView()
                    tableView.rowHeight = 60
                }
            }
            ```
            ```swift
            class Loader {
                func loadView() {}
            }
            class Special: Loader {
                override func loadView() { super.loadView() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    // super.loadView()
                    print("super.loadView()")
                    view = UIView()
                }
                override func viewDidLoad() { super.viewDidLoad() }
            }
            ```
            ```swift
            import ViewKit
            class Profile: KitController {
                override func loadView() {
                    super.loadView()
                    view.addSubview(UILabel())
                }
            }
            ```
            ```swift
            class Video: AVPlayerViewController {
                override func loadView() {
                    super.loadView()
                    contentOverlayView?.addSubview(UILabel())
                }
            }
            class Stack: UINavigationController {
                override func loadView() { super.loadView() }
            }
            class Pages: UIPageViewController {
                override func loadView() { super.loadView() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                func reload() {
                    loadView()
                    viewDidLoad()
                }
            }
            ```

            ## Cure
            Delete the call and set `view`, or move the code to `viewDidLoad()`.
            """#),
        RulePage(
            id: "over-current-context", severity: .note, isOn: false, isFixable: true,
            summary: "An alert-like controller is presented over the current context in a project with split view controllers.",
            text: #"""
            An alert-like controller is presented over the current context in a project with split view controllers.

            ## What goes wrong
            `.overCurrentContext` puts the controller into the column that presents it. When a split view controller turns, collapses or
            changes its columns meanwhile, a dimming alert covers the wrong part of the screen. The auditor takes a controller for
            alert-like that fades in (`.crossDissolve`) or whose view is clear or half transparent.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "UIModalPresentationStyle".

            ## Triggering
            ```swift
            class AlertController: UIViewController {}
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn() {
                    let alert = AlertController()
                    alert.modalPresentationStyle = .↓overCurrentContext
                    alert.modalTransitionStyle = .crossDissolve
                    present(alert, animated: true)
                }
            }
            ```
            ```swift
            // file: Split.swift
            final class Split: UISplitViewController {}
            // file: Alert.swift
            class Alert: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
                }
            }
            // file: Detail.swift
            extension Detail {
                @objc func warn() {
                    let größe = Alert()
                    größe.modalPresentationStyle = UIModalPresentationStyle.↓overCurrentContext
                    self.present(größe, animated: false)
                }
            }
            class Detail: UIViewController {}
            ```
            ```swift
            class Split: UISplitViewController {}
            class Alert: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    modalTransitionStyle = .crossDissolve
                    modalPresentationStyle = .↓overCurrentContext
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            func makeRoot() -> UIViewController { UISplitViewController(style: .doubleColumn) }
            class Sheet<Content>: UIViewController {
                override func viewDidLoad() { self.view.backgroundColor = .clear }
            }
            class Presenter: UIViewController {
                var sheet: Sheet<Int>?
                func show() {
                    sheet?.modalPresentationStyle = .↓overCurrentContext
                    #if os(iOS)
                    sheet!.modalPresentationStyle = (.↓overCurrentContext)
                    #endif
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Presenter: UIViewController {
                func show(_ alert: UIViewController) {
                    DispatchQueue.main.async { [weak self] in
                        alert.modalPresentationStyle = .↓overCurrentContext
                        alert.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
                        self?.present(alert, animated: true)
                    }
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Base: UIViewController {
                override func loadView() {
                    view = UIView()
                    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
                }
            }
            class Prompt: Base {}
            class Presenter: UIViewController {
                lazy var prompt: Prompt = {
                    let prompt = Prompt()
                    prompt.modalPresentationStyle = .↓overCurrentContext
                    return prompt
                }()
            }
            ```

            ## Not triggering
            ```swift
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    alert.modalPresentationStyle = .overFullScreen
                    alert.modalTransitionStyle = .crossDissolve
                    present(alert, animated: true)
                }
            }
            ```
            ```swift
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    alert.modalPresentationStyle = .overCurrentContext
                    alert.modalTransitionStyle = .crossDissolve
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Form: UIViewController {
                override func viewDidLoad() { view.backgroundColor = .white }
            }
            class Detail: UIViewController {
                func edit() {
                    let form = Form()
                    form.modalPresentationStyle = .overCurrentContext
                    form.modalTransitionStyle = .coverVertical
                    present(form, animated: true)
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController, _ other: UIViewController) {
                    alert.modalPresentationStyle = .overCurrentContext
                    other.modalTransitionStyle = .crossDissolve
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    // alert.modalPresentationStyle = .overCurrentContext
                    print("alert.modalPresentationStyle = .overCurrentContext")
                    alert.modalTransitionStyle = .crossDissolve
                }
            }
            ```
            ```swift
            // class Split: UISplitViewController {}
            class Detail: UIViewController {
                func warn(_ alert: UIViewController) {
                    alert.modalPresentationStyle = .overCurrentContext
                    alert.modalTransitionStyle = .crossDissolve
                    print("UISplitViewController")
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            struct Options {
                enum Style { case overCurrentContext, crossDissolve }
                var modalPresentationStyle = Style.crossDissolve
                var modalTransitionStyle = Style.crossDissolve
            }
            func warn(_ options: inout Options) {
                options.modalPresentationStyle = .overCurrentContext
                options.modalTransitionStyle = .crossDissolve
            }
            ```
            ```swift
            class Split: UISplitViewController {}
            class Player: UIViewController {
                override func viewDidLoad() {
                    overlay.backgroundColor = .clear
                    view.addSubview(overlay)
                }
                let overlay = UIView()
            }
            func open(_ player: Player) { player.modalPresentationStyle = .overCurrentContext }
            ```

            ## Cure
            Present with `.overFullScreen`.
            """#),
        RulePage(
            id: "split-double-show", severity: .warning, isOn: true, isFixable: true,
            summary: "One controller is set for the secondary column and shown as detail as well.",
            text: #"""
            One controller is set for the secondary column and shown as detail as well.

            ## What goes wrong
            `setViewController(detail, for: .secondary)` and `showDetailViewController(detail, sender:)` both put the controller into the
            secondary column. Done one after the other the second finds the controller in a navigation stack already: at best nothing
            happens, at worst it is shown twice or taken out of where it was.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "UISplitViewController", `setViewController(_:for:)` and `showDetailViewController(_:sender:)`.

            ## Triggering
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.↓setViewController(detail, for: .secondary)
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                let navigation = UINavigationController()
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    guard let split = splitViewController else { return }
                    split.↓setViewController(navigation, for: .secondary)
                    if split.isCollapsed {
                        showDetailViewController(self.navigation, sender: nil)
                    }
                }
            }
            ```
            ```swift
            class Split: UISplitViewController {
                func open(_ größe: Int) {
                    let detail = UINavigationController(rootViewController: UIViewController())
                    let alias = detail
                    showDetailViewController(detail, sender: nil)
                    self.↓setViewController(alias, for: .secondary)
                }
            }
            ```
            ```swift
            // file: Split.swift
            class Split: UISplitViewController {}
            // file: Split+Open.swift
            extension Split {
                func open(_ controllers: [UIViewController]) {
                    controllers.forEach { controller in
                        ↓setViewController(controller, for: .secondary)
                        #if DEBUG
                        print(controller)
                        #endif
                        showDetailViewController(controller, sender: self)
                    }
                }
            }
            ```
            ```swift
            class Coordinator {
                weak var split: UISplitViewController?
                func start<Detail: UIViewController>(_ detail: Detail) {
                    DispatchQueue.main.async { [weak self] in
                        self?.split?.↓setViewController(detail, for: .secondary)
                        self?.split?.showDetailViewController(detail, sender: self)
                    }
                }
            }
            ```
            ```swift
            class Master: UIViewController {
                var detail: UIViewController?
                @IBAction func open() {
                    if let detail = detail {
                        splitViewController!.↓setViewController(detail, for: UISplitViewController.Column.secondary)
                    }
                    splitViewController!.showDetailViewController(detail!, sender: nil)
                }
            }
            ```

            ## Not triggering
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    guard let split = splitViewController else { return }
                    if split.isCollapsed {
                        split.showDetailViewController(detail, sender: self)
                    } else {
                        split.setViewController(detail, for: .secondary)
                    }
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.setViewController(detail, for: .secondary)
                    splitViewController?.show(.secondary)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController, _ other: UIViewController) {
                    splitViewController?.setViewController(detail, for: .secondary)
                    splitViewController?.showDetailViewController(other, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    splitViewController?.setViewController(detail, for: .supplementary)
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    // splitViewController?.setViewController(detail, for: .secondary)
                    print("setViewController(detail, for: .secondary)")
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ row: Int) {
                    var detail = UIViewController()
                    splitViewController?.setViewController(detail, for: .secondary)
                    detail = UIViewController()
                    splitViewController?.showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            class Master: UITableViewController {
                func open(_ detail: UIViewController) {
                    if let split = splitViewController {
                        split.setViewController(detail, for: .secondary)
                        return
                    }
                    showDetailViewController(detail, sender: self)
                }
            }
            ```
            ```swift
            struct Columns {
                func setViewController(_ name: String, for column: Column) {}
                func showDetailViewController(_ name: String, sender: Any?) {}
                enum Column { case primary, secondary }
            }
            func open(_ columns: Columns, _ name: String) {
                columns.setViewController(name, for: .secondary)
                columns.showDetailViewController(name, sender: nil)
            }
            ```

            ## Cure
            Keep one of the two calls; `show(.secondary)` brings the column to the front.
            """#),
        RulePage(
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
            Seed 004 (feedback FB8640357 with Apple's reply); Apple, "UISplitViewController", `setViewController(_:for:)`.

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
            """#),
        RulePage(
            id: "superfluous-suppression", severity: .warning, isOn: true, isFixable: true,
            summary: "A suppressing comment that silences nothing, or that names no rule.",
            text: #"""
            A suppressing comment that silences nothing, or that names no rule.

            ## What goes wrong
            A comment that outlives its trap hides the next one that appears at the same place, and a mistyped rule name never hid
            anything. Nothing is said of a rule that did not run.

            ## Apple's message
            none: silent

            ## Rests on
            The project's own rules.

            ## Triggering
            ```swift
            ↓// vitrine:disable:next vev-direct the label belongs there
            stack.addSubview(label)
            ```
            ```swift
            ↓// vitrine:disable:next vev-drect the label belongs there
            blur.addSubview(label)
            ```

            ## Not triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            // vitrine:disable:next vev-direct shows the exception on purpose
            blur.addSubview(label)
            ```

            ## Cure
            Delete the comment, or mend the rule's name. `--fix` deletes comments that silence nothing.
            """#),
        RulePage(
            id: "suppression-reason", severity: .note, isOn: true, isFixable: false,
            summary: "A suppressing comment without a reason.",
            text: #"""
            A suppressing comment without a reason.

            ## What goes wrong
            Whoever meets the comment later cannot tell whether it still holds. The finding stays silenced all the same.

            ## Apple's message
            none: silent

            ## Rests on
            The project's own rules.

            ## Triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            ↓// vitrine:disable:next vev-direct
            blur.addSubview(label)
            ```

            ## Not triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            // vitrine:disable:next vev-direct shows the exception on purpose
            blur.addSubview(label)
            ```

            ## Cure
            Say after the rules, in a few words, why the trap cannot spring here.
            """#),
        RulePage(
            id: "vc-custom-init", severity: .note, isOn: false, isFixable: false,
            summary: "A view controller takes what it shows in an initializer of its own.",
            text: #"""
            A view controller takes what it shows in an initializer of its own.

            ## What goes wrong
            A controller that can only be made with `init(model:)` cannot come from a nib, a storyboard or state restoration, which call
            `init(coder:)` and `init(nibName:bundle:)`. One whose model is a property that can be set at any time works with all of them. This
            is an opinion; many projects prefer the initializer. Off unless it is asked for.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003; Apple, "UIViewController", `init(nibName:bundle:)`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                let model: String
                ↓init(model: String) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UITableViewController {}
            // file: Rows.swift
            struct Größe {}
            class Rows: Base {
                private var sizes: [Größe] = []
                ↓init(_ sizes: [Größe], title: String = "") {
                    self.sizes = sizes
                    super.init(style: .plain)
                    self.title = title
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Form<Model>: UIViewController {
                var model: Model?
                public required ↓init(with value: Model) {
                    super.init(nibName: nil, bundle: nil)
                    model = value
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            ```
            ```swift
            final class Detail: UIViewController {
                private let viewModel: DetailModel
                #if DEBUG
                ↓init(name: String) {
                    viewModel = DetailModel(name: name)
                    super.init(nibName: "Detail", bundle: nil)
                }
                #endif
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Player: UIViewController {
                private let url: URL
                private let onEnd: () -> Void
                ↓init(url: URL, onEnd: @escaping () -> Void) {
                    (self.url, self.onEnd) = (url, onEnd)
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            enum Screens {
                class Grid: UICollectionViewController {
                    var store: Store
                    ↓init?(store: Store?) {
                        guard let store = store else { return nil }
                        self.store = store
                        super.init(collectionViewLayout: UICollectionViewFlowLayout())
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                var model: String? { didSet { if isViewLoaded { update() } } }
                func update() {}
            }
            ```
            ```swift
            class Profile: UIViewController {
                init() { super.init(nibName: "Profile", bundle: nil) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var name = ""
                convenience init(name: String) {
                    self.init(nibName: nil, bundle: nil)
                    self.name = name
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let model: String
                init?(coder: NSCoder, model: String) {
                    self.model = model
                    super.init(coder: coder)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var nib: String?
                override init(nibName: String?, bundle: Bundle?) {
                    nib = nibName
                    super.init(nibName: nibName, bundle: bundle)
                }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            ```
            ```swift
            class ProfileView: UIView {
                let model: String
                init(model: String) {
                    self.model = model
                    super.init(frame: .zero)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class ProfileViewController {
                let model: String
                init(model: String) { self.model = model }
            }
            ```
            ```swift
            class Profile: UIViewController {
                // init(model: String) { self.model = model }
                let text = "init(model: String) { self.model = model }"
                init(isAnimated: Bool) {
                    super.init(nibName: nil, bundle: nil)
                    print(isAnimated)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Stack: UINavigationController {
                var first: UIViewController?
                init(first: UIViewController) {
                    super.init(rootViewController: first)
                    self.first = first
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```

            ## Cure
            Make the model a property, optional or with a default, and configure the view from it when both are there.
            """#),
        RulePage(
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
            Seeds 000 and 002; Apple, "UIVisualEffectView".

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
            """#),
        RulePage(
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
            Seed 002; Apple, "UIVisualEffectView".

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
            """#),
        RulePage(
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
            Seed 002; Apple, "UIVisualEffectView", "UIViewController".

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
            """#),
        RulePage(
            id: "vev-outlet", severity: .error, isOn: true, isFixable: false,
            summary: "A view is added to an outlet that Interface Builder connects to an effect view.",
            text: #"""
            A view is added to an outlet that Interface Builder connects to an effect view.

            ## What goes wrong
            The outlet is declared as UIView, and only the nib or storyboard says that it is a UIVisualEffectView: adding to it throws from
            iOS 11. The same holds for a controller whose view is an effect view in its scene. The auditor reads the `.xib` and `.storyboard`
            files, and reports where all that connect the outlet agree.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seed 002; Apple, "UIVisualEffectView".

            ## Triggering
            ```swift
            // file: Card.swift
            class Card: UIViewController {
                @IBOutlet weak var panel: UIView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.↓addSubview(UILabel())
                    self.panel?.↓insertSubview(UILabel(), at: 0)
                }
            }
            // file: Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Card">
                        <view key="view" id="v1"><subviews>
                            <visualEffectView id="e1"><view key="contentView" id="c1"/></visualEffectView>
                        </subviews></view>
                        <connections><outlet property="panel" destination="e1" id="o1"/></connections>
                    </viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Blur.swift
            class Blur: UIVisualEffectView {}
            // file: Row.swift
            class Row: UITableViewCell {
                @IBOutlet private var shade: UIView!
                func add(_ views: [UIView]) { views.forEach { shade.↓addSubview($0) } }
            }
            // file: Row.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <tableViewCell id="row" customClass="Row">
                        <tableViewCellContentView key="contentView" id="cv"><subviews>
                            <view id="b1" customClass="Blur"/>
                        </subviews></tableViewCellContentView>
                        <connections><outlet property="shade" destination="b1" id="o1"/></connections>
                    </tableViewCell>
            </objects></document>
            ```
            ```swift
            // file: Base.swift
            class Base: UIViewController {
                @IBOutlet var panel: UIView?
            }
            // file: Child+Rows.swift
            extension Child {
                @objc func größer() {
                    guard let panel = panel else { return }
                    panel.↓addSubview(UIView())
                }
            }
            // file: Child.swift
            final class Child: Base {}
            // file: Child.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Child">
                        <connections>
                            <outlet property="panel" destination="e1" id="o1"/>
                            <outlet property="view" destination="v1" id="o2"/>
                        </connections>
                    </placeholder>
                    <view id="v1"><subviews><visualEffectView id="e1"/></subviews></view>
            </objects></document>
            ```
            ```swift
            // file: Glass.swift
            class Glass: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.↓addSubview(UILabel())
                    #if DEBUG
                    self.view.↓addSubview(UILabel())
                    #endif
                }
            }
            // file: Glass.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Glass">
                        <visualEffectView key="view" id="v1"/>
                    </viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Sheet.swift
            class Sheet: UIViewController {
                func fill(_ label: UILabel) { view?.↓addSubview(label) }
            }
            // file: Sheet.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sheet">
                        <connections><outlet property="view" destination="e1" id="o2"/></connections>
                    </placeholder>
                    <visualEffectView id="e1"/>
            </objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build(_ rows: [UIView]) {
                    DispatchQueue.main.async { [weak self] in
                        for row in rows { self?.back.↓addSubview(row) }
                    }
                }
            }
            func decorate(_ panel: Panel) { panel.back.↓addSubview(UILabel()) }
            // file: A.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            // file: B.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```

            ## Not triggering
            ```swift
            // file: Card.swift
            class Card: UIViewController {
                @IBOutlet weak var panel: UIView!
                @IBOutlet weak var effectView: UIView!
                override func viewDidLoad() {
                    panel.addSubview(UILabel())
                    effectView.addSubview(UILabel())
                }
            }
            // file: Main.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Card">
                        <view key="view" id="v1"><subviews>
                            <visualEffectView id="e1"><view key="contentView" id="c1"/></visualEffectView>
                            <view id="v2"/>
                        </subviews></view>
                        <connections>
                            <outlet property="panel" destination="c1" id="o1"/>
                            <outlet property="effectView" destination="v2" id="o2"/>
                        </connections>
                    </viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() { back.addSubview(UILabel()) }
            }
            // file: Clear.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            // file: Plain.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><view id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() { back.addSubview(UILabel()) }
            }
            // file: Other.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="OtherPanel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() {
                    if let effect = back as? UIVisualEffectView {
                        effect.contentView.addSubview(UILabel())
                    } else {
                        back.addSubview(UILabel())
                    }
                }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Glass.swift
            class Glass: UIViewController {
                override func loadView() { view = UIView() }
                func fill(_ label: UILabel) { view.addSubview(label) }
            }
            // file: Glass.storyboard
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                    <viewController id="vc1" customClass="Glass"><visualEffectView key="view" id="v1"/></viewController>
            </objects></scene></scenes></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() {
                    back = UIView()
                    back.addSubview(UILabel())
                }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: NSView {
                @IBOutlet var back: NSView!
                func build() { back.addSubview(NSTextField()) }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customView id="p" customClass="Panel">
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </customView></objects>
            </document>
            ```
            ```swift
            // file: Panel.swift
            class Panel: UIView {
                @IBOutlet var back: UIView!
                func build() {
                    let back = UIView()
                    back.addSubview(UILabel())
                }
            }
            // file: Panel.xib
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                    <!-- <outlet property="back" destination="p" id="o"/> -->
                    <subviews><visualEffectView id="e"/></subviews>
                    <connections><outlet property="back" destination="e" id="o"/></connections>
                </view></objects></document>
            ```

            ## Cure
            Declare the outlet as UIVisualEffectView and add to its `contentView`, or connect the content view.
            """#),
        RulePage(
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
            Seed 002; Apple, "UIVisualEffectView", "UIViewController".

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
            """#),
        RulePage(
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
            Seed 002; Apple, "UIVisualEffectView".

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
            """#),
    ]
}
