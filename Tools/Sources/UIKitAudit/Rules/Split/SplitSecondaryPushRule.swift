// split-secondary-push
import SwiftModel

/// A new controller without a navigation controller is set for the secondary column more than once.
///
/// ## What goes wrong
/// Where a column gets a controller that is no navigation controller, the split view controller makes a navigation controller for
/// it. Another plain controller set for `.secondary` later is pushed onto that navigation controller's stack: the back button
/// leads to the old detail, and all of them stay in memory. The auditor reports code that runs at events (selections, actions,
/// changes of a property), or besides another place that sets the column.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Public report: the blog of owenzhao (feedback FB8640357 with Apple's reply); Apple, "UISplitViewController", `setViewController(_:for:)`.
///
/// ## Triggering
/// ```swift
/// class DetailViewController: UIViewController {}
/// class MasterViewController: UITableViewController {
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///         splitViewController?.setViewController(↓DetailViewController(), for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// // file: Mail/MessageController.swift
/// class MessageController: UIViewController {
///     var message = ""
/// }
/// // file: Mail/MailSplitController.swift
/// class MailSplitController: UISplitViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         setViewController(UIViewController(), for: .secondary)
///     }
///     func show(_ message: String) {
///         let detail = MessageController()
///         detail.message = message
///         setViewController(↓detail, for: .secondary)
///         show(.secondary)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class Coordinator {
///     let split: UISplitViewController
///     var größe = 0 {
///         didSet { split.setViewController(↓Detail(), for: .secondary) }
///     }
///     init(_ split: UISplitViewController) {
///         self.split = split
///         split.setViewController(Detail(), for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UITableViewController {}
/// extension List {
///     @objc func next() { open(3) }
///     func open(_ row: Int) {
///         guard let split = splitViewController else { return }
///         split.setViewController(↓makeDetail(), for: UISplitViewController.Column.secondary)
///     }
///     private func makeDetail() -> Detail {
///         let detail = Detail()
///         detail.title = "Detail"
///         return detail
///     }
/// }
/// class List: UITableViewController {}
/// ```
/// ```swift
/// class Detail<Model>: UIViewController {}
/// class Sidebar: UIViewController {
///     var onSelect: ((Int) -> Void)?
///     weak var split: UISplitViewController?
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         onSelect = { [weak self] row in
///             let detail = Detail<Int>()
///             self?.split?.setViewController(↓detail, for: .secondary)
///         }
///         let action = UIAction(title: "Next", handler: { _ in
///             #if DEBUG
///             self.split?.setViewController(↓Detail<String>(), for: .secondary)
///             #endif
///         })
///     }
/// }
/// ```
/// ```swift
/// class Placeholder: UIViewController {}
/// class Detail: UIViewController {}
/// class Split: UISplitViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         setViewController(Placeholder(), for: .secondary)
///         setViewController(UITableViewController(style: .plain), for: .primary)
///         setViewController(↓Detail(), for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class List: UICollectionViewController {
///     override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
///         let board = UIStoryboard(name: "Detail", bundle: nil)
///         let detail = board.instantiateViewController(withIdentifier: "detail") as! Detail
///         splitViewController!.setViewController(↓detail, for: .secondary)
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Detail: UIViewController {}
/// class Master: UITableViewController {
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///         let navigation = UINavigationController(rootViewController: Detail())
///         splitViewController?.setViewController(navigation, for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// // file: Stack.swift
/// class Stack: UINavigationController {}
/// // file: Master.swift
/// class DetailStack: Stack {}
/// class Master: UITableViewController {
///     let stack = UINavigationController()
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///         splitViewController?.setViewController(DetailStack(), for: .secondary)
///         splitViewController?.setViewController(stack, for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class Split: UISplitViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         setUpColumns()
///     }
///     private func setUpColumns() {
///         setViewController(UITableViewController(style: .plain), for: .primary)
///         setViewController(Detail(), for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class Master: UITableViewController {
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///         splitViewController?.setViewController(nil, for: .secondary)
///         splitViewController?.setViewController(Detail(), for: .secondary)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class Master: UITableViewController {
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///         guard let split = splitViewController else { return }
///         if let navigation = split.viewController(for: .secondary) as? UINavigationController {
///             navigation.setViewControllers([Detail()], animated: false)
///         } else {
///             split.setViewController(Detail(), for: .secondary)
///         }
///     }
/// }
/// ```
/// ```swift
/// class Master: UITableViewController {
///     var detail: UIViewController!
///     func show(_ controller: UIViewController) {
///         splitViewController?.setViewController(controller, for: .secondary)
///     }
///     @objc func showAgain() { splitViewController?.setViewController(detail, for: .secondary) }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class Master: UITableViewController {
///     override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///         // splitViewController?.setViewController(Detail(), for: .secondary)
///         splitViewController?.setViewController(Detail(), for: .supplementary)
///         print("setViewController(Detail(), for: .secondary)")
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {}
/// class Login: UIViewController {
///     @IBAction func logIn() {
///         let split = UISplitViewController(style: .doubleColumn)
///         split.setViewController(UITableViewController(style: .plain), for: .primary)
///         split.setViewController(Detail(), for: .secondary)
///         present(split, animated: true)
///     }
/// }
/// ```
/// ```swift
/// class Wrapping: UISplitViewController {
///     override func setViewController(_ v: UIViewController?, for column: UISplitViewController.Column) {
///         super.setViewController(v.map { UINavigationController(rootViewController: $0) }, for: column)
///     }
/// }
/// class Detail: UIViewController {}
/// class Master: UIViewController {
///     let split: Wrapping? = nil
///     @objc func next() { split?.setViewController(Detail(), for: .secondary) }
/// }
/// ```
///
/// ## Cure
/// Wrap the controller in a navigation controller of your own, or set nil for the column first.
public struct SplitSecondaryPushRule: Rule {
    public static let id = "split-secondary-push"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        let sites = context.secondaryColumnSites.filter { context.newPlainController($0.call.arguments[0].value) != nil }
        for site in sites where isRepeated(site, sites, context) && !isReady(site, context) {
            let value = site.call.arguments[0].value
            guard let made = context.newPlainController(value) else { continue }
            let text = context.text(value.range)
            let wraps = !context.type(of: value).isOptional
            context.report(
                value.range,
                "\(made) may be set for .secondary after another: it is pushed onto the column's stack.",
                cure: "Wrap it in a UINavigationController, or set nil for the column first.",
                fixes: wraps
                    ? [
                        Fix(
                            title: "Wrap in a UINavigationController",
                            edits: [context.edit(value.range, "UINavigationController(rootViewController: \(text))")])
                    ] : [])
        }
    }

    private func isRepeated(_ site: FileIndex.CallSite, _ all: [FileIndex.CallSite], _ context: RuleContext) -> Bool {
        if follows(all, site, context) { return true }
        if context.isOfNewSplit(site) { return false }
        switch context.frequency(of: site.expression) {
        case .often: return true
        case .once: return false
        // Another place sets the column of the same split view controller too.
        case .unknown:
            return all.contains {
                $0.function.outermost !== site.function.outermost && !context.isOfNewSplit($0)
                    && context.selfType(in: $0.function) == context.selfType(in: site.function)
                    && context.splitPath($0.call) == context.splitPath(site.call)
            }
        }
    }

    /// Whether another plain controller was set for the column before, in the same body.
    private func follows(_ all: [FileIndex.CallSite], _ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        guard let path = context.splitPath(site.call) else { return false }
        let graph = context.graph(of: site.function)
        return all.contains { other in
            guard other.expression !== site.expression, other.function === site.function,
                context.splitPath(other.call) == path
            else { return false }
            return graph.positions { $0.expression === other.expression }.contains { place in
                graph.events(after: place, stops: { $0.expression === site.expression || context.clearsSecondary($0.call, path) })
                    .contains { $0.expression === site.expression }
            }
        }
    }

    /// Whether the function empties the column, or looks what it holds.
    private func isReady(_ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        let function = site.function.outermost
        let path = context.splitPath(site.call)
        let isEmptied = context.calls(named: "setViewController").contains { other in
            other.function.outermost === function && other.expression.range.lowerBound < site.expression.range.lowerBound
                && path.map { context.clearsSecondary(other.call, $0) } ?? false
        }
        return isEmptied
            || context.calls(named: "viewController").contains {
                $0.function.outermost === function && context.isSecondary($0.call.argument("for"))
            }
    }
}
