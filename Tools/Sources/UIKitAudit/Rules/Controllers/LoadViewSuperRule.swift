// loadview-super
import SwiftModel

/// An override of `loadView()` calls `super.loadView()`.
///
/// ## What goes wrong
/// A controller that overrides `loadView()` promises to set `view` itself. `super.loadView()` first makes another view, from the
/// nib or the storyboard or empty, which is thrown away as soon as `view` is set; where `view` is not set, the work belongs into
/// `viewDidLoad()`.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Seed 003; Apple, "UIViewController", `loadView()`: a custom implementation should not call `super`.
///
/// ## Triggering
/// ```swift
/// class Profile: UIViewController {
///     override func loadView() {
///         ↓super.loadView()
///         view = ProfileView()
///     }
/// }
/// ```
/// ```swift
/// class Base: UIViewController {}
/// class Profile: Base {
///     override func loadView() {
///         if compact { ↓super.loadView() }
///         view = UIView()
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Profile: UIViewController {
///     override func loadView() { view = ProfileView() }
/// }
/// ```
/// ```swift
/// class Base: UIViewController {
///     override func loadView() { view = UIView() }
/// }
/// class Profile: Base {
///     override func loadView() {
///         super.loadView()
///         view.backgroundColor = .white
///     }
/// }
/// ```
/// ```swift
/// class Table: UITableViewController {
///     override func loadView() {
///         super.loadView()
///         tableView.rowHeight = 60
///     }
/// }
/// ```
/// ```swift
/// class Loader {
///     func loadView() {}
/// }
/// class Special: Loader {
///     override func loadView() { super.loadView() }
/// }
/// ```
///
/// ## Cure
/// Delete the call and set `view`, or move the code to `viewDidLoad()`.
public struct LoadViewSuperRule: Rule {
    public static let id = "loadview-super"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for site in context.calls(named: "loadView") {
            guard site.call.receiver?.isSuper == true, site.function.outermost.isMethod("loadView()"),
                let own = context.selfType(in: site.function)
            else { continue }
            // Only where `super` is UIViewController's own: others make the view that they promise.
            guard case .member(let members)? = context.binding(of: site.call.callee), members.count == 1,
                members[0].isOfFramework, members[0].owner.name == "UIViewController",
                context.project.isSubclass(own, of: "UITableViewController") == false,
                context.project.isSubclass(own, of: "UICollectionViewController") == false
            else { continue }
            var fixes: [Fix] = []
            if let statement = context.statement(of: site.expression), case .expression(let whole) = statement.kind,
                whole === site.expression
            {
                fixes = [
                    Fix(title: "Delete super.loadView()", edits: [context.edit(context.lines(of: statement), "")])
                ]
            }
            context.report(
                site.expression.range,
                "super.loadView() makes a view that \(own)'s loadView() replaces.",
                cure: "Delete the call and set view, or move the code to viewDidLoad().", fixes: fixes)
        }
    }
}
