// setter-loads-view
import SwiftModel

/// A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.
///
/// ## What goes wrong
/// Properties are set before a controller is shown. Reading `view` then loads it: much too early, with outlets and sizes that are
/// not there yet, and `viewDidLoad()` runs before the other properties are set.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Public report: the blog ios-coding.com: a setter may be called by anyone at any time, so it asks whether the view is loaded. Apple, "UIViewController",
/// `isViewLoaded`.
///
/// ## Triggering
/// ```swift
/// class Profile: UIViewController {
///     var color: UIColor? {
///         didSet { ↓view.backgroundColor = color }
///     }
/// }
/// ```
/// ```swift
/// class List: UITableViewController {
///     var items: [String] = [] {
///         didSet {
///             items.sort()
///             ↓tableView.reloadData()
///             tableView.scrollsToTop = true
///         }
///     }
/// }
/// ```
/// ```swift
/// // file: Base.swift
/// class Base: UICollectionViewController {}
/// // file: Grid.swift
/// class Grid: Base {
///     var isWide = false {
///         didSet {
///             guard isWide != oldValue else { return }
///             self.↓collectionView.reloadData()
///         }
///     }
/// }
/// ```
/// ```swift
/// class Reader: UIViewController {
///     private var storage = ""
///     var text: String {
///         get { storage }
///         set {
///             storage = newValue
///             self.↓view.setNeedsLayout()
///         }
///     }
/// }
/// ```
/// ```swift
/// class Reader: UIViewController {
///     weak var delegate: AnyObject? {
///         willSet {
///             if newValue == nil { print("größer 👩‍👩‍👧") }
///             UIView.animate(withDuration: 0.2) { self.↓view.alpha = 1 }
///         }
///     }
/// }
/// ```
/// ```swift
/// class Pages: UIViewController {
///     #if DEBUG
///     var isMarked = false { didSet { ↓view?.layer.borderWidth = 1 } }
///     #endif
/// }
/// ```
/// ```swift
/// class Pages: UICollectionViewController {
///     var pages: [String] = [] {
///         didSet { self.↓collectionView.reloadData() }
///     }
///     override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     let label = UILabel()
///     var name = "" { didSet { ↓update() } }
///     func update() {
///         label.text = name
///         view.setNeedsLayout()
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Profile: UIViewController {
///     var name = "" { didSet { update() } }
///     func update() {
///         guard isViewLoaded else { return }
///         view.setNeedsLayout()
///     }
///     var other: Profile? { didSet { other?.update() } }
///     var later = 0 { didSet { DispatchQueue.main.async { self.view.setNeedsLayout() } } }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var color: UIColor? {
///         didSet { if isViewLoaded { view.backgroundColor = color } }
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var color: UIColor? {
///         didSet {
///             guard isViewLoaded, color != oldValue else { return }
///             view.backgroundColor = color
///         }
///     }
///     var title2: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     let tableView = UITableView()
///     var items: [Int] = [] { didSet { tableView.reloadData() } }
/// }
/// ```
/// ```swift
/// class Alert: UIViewController {
///     var panel: UIView? { didSet { view.addSubview(panel!) } }
///     init() {
///         super.init(nibName: nil, bundle: nil)
///         view.backgroundColor = .white
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// class Box: UIView {
///     let view = UIView()
///     var color: UIColor? { didSet { view.backgroundColor = color } }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     private var items: [Int] = [] { didSet { view.setNeedsLayout() } }
///     private(set) var count = 0 { didSet { view.setNeedsLayout() } }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     @IBOutlet var label: UILabel! { didSet { view.tintColor = label.tintColor } }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     private var isReady = false
///     override func viewDidLoad() { isReady = true }
///     var color: UIColor? {
///         didSet {
///             guard isReady else { return }
///             view.backgroundColor = color
///         }
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var done: (() -> Void)?
///     var color: UIColor? {
///         didSet {
///             // view.backgroundColor = color
///             done = { self.view.backgroundColor = self.color }
///         }
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var panel: UIView {
///         get { view }
///         set { view = newValue }
///     }
///     var first: UIView? {
///         didSet {
///             loadViewIfNeeded()
///             view.addSubview(first!)
///         }
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var other: UIViewController? { didSet { other?.view.removeFromSuperview() } }
///     var style = 0 { didSet { if let view = viewIfLoaded { view.alpha = 1 } } }
/// }
/// ```
///
/// ## Cure
/// Ask `isViewLoaded` first, and set the view up from the model in `viewDidLoad()`.
public struct SetterLoadsViewRule: Rule {
    public static let id = "setter-loads-view"
    public static let severity = Severity.warning

    public init() {}

    public func check(_ context: RuleContext) {
        for function in context.functions where function.parent == nil && !function.isTypeMember {
            guard case .accessor(let accessor, let variable) = function.kind, isSettable(accessor, variable),
                context.isMethod(function, ofSubclassOf: "UIViewController") == true
            else { continue }
            let reads = ViewLoading(in: function, context: context).reads(in: function)
            guard let first = reads.first, !isMadeLoaded(function, context) else { continue }
            let way = first.isDirect ? "reads" : "calls \(first.placeName), which reads"
            context.report(
                first.nameRange,
                "Setting \(variable.name) \(way) \(first.viewName) and so loads the view if it is not there yet.",
                cure: "Ask isViewLoaded first, and set the view up from the model in viewDidLoad().",
                flow: first.flow(in: context), fixes: fix(function, reads, context))
        }
    }

    /// Whether every initializer of the class that makes an object loads the view itself: no setter comes before.
    private func isMadeLoaded(_ function: FunctionScope, _ context: RuleContext) -> Bool {
        guard let own = context.selfType(in: function) else { return false }
        let initializers = context.functions.filter { one in
            guard let declaration = one.function, declaration.kind == .initializer, one.parent == nil,
                context.selfType(in: one) == own
            else { return false }
            let isCoder = declaration.parameters.map(\.label) == ["coder"]
            return !declaration.modifiers.contains(.convenience) && (!isCoder || context.canBeDecoded(own))
        }
        return !initializers.isEmpty
            && initializers.allSatisfy { !ViewLoading(in: $0, context: context).reads(in: $0).isEmpty }
    }

    /// Whether others can set the property: what is private is set when its class sees fit.
    private func isSettable(_ accessor: Accessor, _ variable: VariableDeclaration) -> Bool {
        guard accessor.kind == .didSet || accessor.kind == .willSet || accessor.kind == .set else { return false }
        let closed: Modifiers = [.private, .fileprivate, .restrictedSetter]
        guard variable.modifiers.isDisjoint(with: closed), !variable.hasAttribute("IBOutlet") else { return false }
        return !["view", "tableView", "collectionView"].contains(variable.name)
    }

    /// Puts each statement of the body that touches the view by itself into `if isViewLoaded`.
    private func fix(_ function: FunctionScope, _ reads: [ViewLoading.Read], _ context: RuleContext) -> [Fix] {
        guard let body = function.body else { return [] }
        var edits: [TextEdit] = []
        for statement in body.statements {
            guard touches(statement, reads, context) else { continue }
            guard case .expression = statement.kind else { return [] }
            edits.append(context.edit(statement.range, "if isViewLoaded { \(context.text(statement.range)) }"))
        }
        return edits.isEmpty ? [] : [Fix(title: "Ask isViewLoaded", edits: edits)]
    }

    /// Whether a statement reads the view, first on its way or after another statement that does.
    private func touches(_ statement: Statement, _ reads: [ViewLoading.Read], _ context: RuleContext) -> Bool {
        let loading = ViewLoading(in: context.function(of: statement), context: context)
        guard let first = reads.first, statement.range.upperBound > first.place.range.lowerBound else { return false }
        var isFound = false
        ModelNode.statement(statement).walk { node in
            guard case .expression(let part) = node else { return !isFound }
            if part.asClosure != nil, case .closure = part.kind {
                // Only what runs at once.
                switch context.use(ofClosure: part) {
                case .once, .anyTimes: return !isFound
                case .later, .unknown: return false
                }
            }
            if loading.read(by: part) != nil { isFound = true }
            return !isFound
        }
        return isFound
    }
}
