// loadview-no-view
import SwiftModel

/// An override of `loadView()` never sets `view`.
///
/// ## What goes wrong
/// UIKit calls `loadView()` when `view` is asked for and is nil. An override that leaves it nil lets whoever asked fail, and each
/// further access calls `loadView()` again: with `view.addSubview(label)` in it, without end. The auditor follows the methods that
/// the override calls, also those of superclasses and extensions, and stays silent where `super.loadView()` is called, where
/// somebody else gets `self` to fill, and where the function does not return.
///
/// ## Apple's message
/// `-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "TestView" nib but the view outlet was not set.` is the same trap
/// with a nib; without one the stack overflows or an optional is found nil.
///
/// ## Rests on
/// Public report: the blog ios-coding.com; Apple, "UIViewController", `loadView()`.
///
/// ## Triggering
/// ```swift
/// class Profile: UIViewController {
///     override func ↓loadView() {}
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     let header = UILabel()
///     override func ↓loadView() {
///         view.addSubview(header)
///         header.text = "view = header"
///     }
/// }
/// ```
/// ```swift
/// // file: Base.swift
/// class Base: UIViewController {
///     override func loadView() { view = UIView() }
///     func setUp() { title = "Größe" }
/// }
/// // file: Profile.swift
/// class Profile: Base {
///     private let rootView = UIView()
///     override func ↓loadView() {
///         setUp()
///         build()
///     }
/// }
/// // file: Profile+Build.swift
/// extension Profile {
///     func build() {
///         rootView.addSubview(UILabel())
///         // view = rootView
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     override func ↓loadView() {
///         let view = UIView()
///         view.addSubview(UILabel())
///         #if DEBUG
///         view.backgroundColor = .red
///         #endif
///     }
/// }
/// ```
/// ```swift
/// class Table: UITableViewController {
///     override func ↓loadView() {
///         title = "Rows"
///         navigationItem.searchController = UISearchController(searchResultsController: nil)
///     }
/// }
/// ```
/// ```swift
/// final class Form<Model>: UIViewController {
///     let child = UIViewController()
///     override func ↓loadView() {
///         child.view = UIView()
///         super.viewDidLoad()
///     }
/// }
/// ```
/// ```swift
/// class Outer: UIViewController {
///     override func loadView() { view = UIView() }
///     class Inner: UIViewController {
///         var root: UIView?
///         override func ↓loadView() { root = UIView() }
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Profile: UIViewController {
///     override func loadView() { view = UIView() }
/// }
/// ```
/// ```swift
/// // file: Base.swift
/// class Base: UIViewController {
///     func install(_ root: UIView) { self.view = root }
/// }
/// // file: Profile.swift
/// class Profile: Base {
///     override func loadView() { setUp() }
///     private func setUp() {
///         let root = UIScrollView()
///         install(root)
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     override func loadView() {
///         super.loadView()
///         title = "Profile"
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     override func loadView() { Bundle.main.loadNibNamed("Profile", owner: self, options: nil) }
/// }
/// class Other: UIViewController {
///     override func loadView() { UINib(nibName: "Other", bundle: nil).instantiate(withOwner: self, options: nil) }
/// }
/// ```
/// ```swift
/// class Abstract: UIViewController {
///     override func loadView() { fatalError("override loadView()") }
/// }
/// ```
/// ```swift
/// class Table: UITableViewController {
///     override func loadView() { tableView = UITableView(frame: .zero, style: .grouped) }
/// }
/// class Grid: UICollectionViewController {
///     override func loadView() { collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout) }
/// }
/// ```
/// ```swift
/// import ViewKit
/// class Profile: KitController {
///     override func loadView() { makeView() }
/// }
/// ```
/// ```swift
/// class Loader {
///     func loadView() {}
/// }
/// class Special: Loader {
///     override func loadView() {}
/// }
/// class Screen: UIViewController {
///     func loadView(named name: String) {}
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     override func loadView() {
///         #if os(tvOS)
///         view = UIView()
///         #else
///         self.view = UIScrollView()
///         #endif
///     }
/// }
/// class Chooser: UIViewController {
///     lazy var root: UIView = {
///         let root = UIView()
///         view = root
///         return root
///     }()
///     override func loadView() { root.backgroundColor = .white }
/// }
/// class Setter: UIViewController {
///     var content: UIView? { didSet { view = content } }
///     override func loadView() { content = UIView() }
/// }
/// ```
/// ```swift
/// class Tuple: UIViewController {
///     override func loadView() { (view, title) = (UIView(), "Tuple") }
/// }
/// class Path: UIViewController {
///     override func loadView() { self[keyPath: \.view] = UIView() }
/// }
/// class Given: UIViewController {
///     override func loadView() { ViewMaker.fill(self) }
/// }
/// ```
///
/// ## Cure
/// Set `view` in `loadView()`, or override `viewDidLoad()` instead.
public struct LoadViewMissingViewRule: Rule {
    public static let id = "loadview-no-view"
    public static let severity = Severity.error

    public init() {}

    public func check(_ context: RuleContext) {
        for (function, declaration, own) in context.loadViewOverrides {
            guard context.project.isWholeAncestryKnown(of: own), context.hasPlainView(own), returns(function, context),
                let summary = context.summary(of: function),
                !context.followedEvents(of: summary, on: own).contains(where: { maySetView($0, own, context) }),
                !setsInGetter(own, context)
            else { continue }
            context.report(
                declaration.nameRange, "\(own)'s loadView() never sets view.",
                cure: "Set view, or override viewDidLoad() instead.")
        }
    }

    private func returns(_ function: FunctionScope, _ context: RuleContext) -> Bool {
        let graph = context.graph(of: function)
        return graph.reachable[graph.exit]
    }

    private func maySetView(_ event: FollowedEvent, _ own: NominalType, _ context: RuleContext) -> Bool {
        switch event.event.kind {
        case .assignment:
            // A tuple or a key path may name anything.
            guard event.event.target.path != nil else { return true }
            guard let target = event.target, target.isOfSelf, target.names.count == 1 else { return false }
            return ["view", "tableView", "collectionView"].contains(target.names[0])
        case .call:
            if event.event.receiver == .name("super"), event.name == "loadView" { return true }
            // Somebody else gets the controller, or a method of it is called that nobody knows.
            if event.arguments.contains(AccessPath(root: .selfValue, names: [])) { return !isKnown(event, context) }
            return isUnknownMethod(event, own, context)
        case .local, .result: return false
        }
    }

    /// Whether the project has the function that is called, so that its events follow.
    private func isKnown(_ event: FollowedEvent, _ context: RuleContext) -> Bool {
        if let owner = event.receiverType.nominal {
            let members = context.project.members(named: event.name, of: owner)
            // `addTarget(self, …)`, `UITapGestureRecognizer(target: self, …)` of UIKit keep it, but set nothing.
            return members.contains { $0.function?.accepts(labels: event.event.labels) == true && isHarmless($0) }
        }
        guard event.event.receiver == nil else { return false }
        if event.name.first?.isUppercase == true {
            return context.project.members(named: "init", of: NominalType(name: event.name, path: nil)).contains(
                where: \.isOfFramework)
        }
        return !context.project.global(named: event.name, from: event.function.path).isEmpty
    }

    private func isHarmless(_ member: MemberSymbol) -> Bool {
        !member.isOfFramework || !["loadNibNamed", "instantiate"].contains(member.name)
    }

    /// Whether a plain name is called that no class or file declares: it may be anybody's.
    private func isUnknownMethod(_ event: FollowedEvent, _ own: NominalType, _ context: RuleContext) -> Bool {
        guard event.event.receiver == .name("self") || (event.event.receiver == nil && event.receiver != nil) else { return false }
        return context.project.members(named: event.name, of: own).isEmpty
    }

    /// Whether the initial value or getter of a property of the class sets `view`: reading it in `loadView()` is enough.
    private func setsInGetter(_ own: NominalType, _ context: RuleContext) -> Bool {
        context.assignments.contains { site in
            guard context.path(of: site.target) == RuleContext.ownView,
                context.selfType(in: site.function) == own
            else { return false }
            switch site.function.outermost.kind {
            case .initialValue, .accessor, .subscriptAccessor: return true
            case .function, .closure, .topLevel: return false
            }
        }
    }
}
