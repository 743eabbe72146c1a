// vc-custom-init
import SwiftModel

/// A view controller takes what it shows in an initializer of its own.
///
/// ## What goes wrong
/// A controller that can only be made with `init(model:)` cannot come from a storyboard, another controller's nib or state
/// restoration, which call `init(coder:)`. One whose model is a property that can be set at any time works with all of them, as
/// does one with an `init(coder:)` or `init(nibName:bundle:)` of its own that does not refuse. This is an opinion; many projects
/// prefer the initializer. Off unless it is asked for.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Public report: the blog ios-coding.com; Apple, "UIViewController", `init(nibName:bundle:)`.
///
/// ## Triggering
/// ```swift
/// class Profile: UIViewController {
///     let model: String
///     ↓init(model: String) {
///         self.model = model
///         super.init(nibName: nil, bundle: nil)
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// // file: Base.swift
/// class Base: UITableViewController {}
/// // file: Rows.swift
/// struct Größe {}
/// class Rows: Base {
///     private var sizes: [Größe] = []
///     ↓init(_ sizes: [Größe], title: String = "") {
///         self.sizes = sizes
///         super.init(style: .plain)
///         self.title = title
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// class Form<Model>: UIViewController {
///     var model: Model?
///     public required ↓init(with value: Model) {
///         super.init(nibName: nil, bundle: nil)
///         model = value
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// final class Detail: UIViewController {
///     private let viewModel: DetailModel
///     #if DEBUG
///     ↓init(name: String) {
///         viewModel = DetailModel(name: name)
///         super.init(nibName: "Detail", bundle: nil)
///     }
///     #endif
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// class Player: UIViewController {
///     private let url: URL
///     private let onEnd: () -> Void
///     ↓init(url: URL, onEnd: @escaping () -> Void) {
///         (self.url, self.onEnd) = (url, onEnd)
///         super.init(nibName: nil, bundle: nil)
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// enum Screens {
///     class Grid: UICollectionViewController {
///         var store: Store
///         ↓init?(store: Store?) {
///             guard let store = store else { return nil }
///             self.store = store
///             super.init(collectionViewLayout: UICollectionViewFlowLayout())
///         }
///         required init?(coder: NSCoder) { fatalError() }
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Profile: UIViewController {
///     var model: String? { didSet { if isViewLoaded { update() } } }
///     func update() {}
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     init() { super.init(nibName: "Profile", bundle: nil) }
///     required init?(coder: NSCoder) { super.init(coder: coder) }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var name = ""
///     convenience init(name: String) {
///         self.init(nibName: nil, bundle: nil)
///         self.name = name
///     }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     let model: String
///     init?(coder: NSCoder, model: String) {
///         self.model = model
///         super.init(coder: coder)
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     var nib: String?
///     override init(nibName: String?, bundle: Bundle?) {
///         nib = nibName
///         super.init(nibName: nibName, bundle: bundle)
///     }
///     required init?(coder: NSCoder) { super.init(coder: coder) }
/// }
/// ```
/// ```swift
/// class ProfileView: UIView {
///     let model: String
///     init(model: String) {
///         self.model = model
///         super.init(frame: .zero)
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// class ProfileViewController {
///     let model: String
///     init(model: String) { self.model = model }
/// }
/// ```
/// ```swift
/// class Profile: UIViewController {
///     // init(model: String) { self.model = model }
///     let text = "init(model: String) { self.model = model }"
///     init(isAnimated: Bool) {
///         super.init(nibName: nil, bundle: nil)
///         print(isAnimated)
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// class Stack: UINavigationController {
///     var first: UIViewController?
///     init(first: UIViewController) {
///         super.init(rootViewController: first)
///         self.first = first
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// class Cast: UIViewController {
///     var theme: String?
///     init(theme: String?) {
///         self.theme = theme
///         super.init(nibName: nil, bundle: nil)
///     }
///     required init?(coder: NSCoder) { super.init(coder: coder) }
/// }
/// ```
/// ```swift
/// class Transcript: UIViewController {
///     let manager: Manager
///     init(manager: Manager) {
///         self.manager = manager
///         super.init(nibName: nil, bundle: nil)
///     }
///     override init(nibName: String?, bundle: Bundle?) {
///         manager = Manager()
///         super.init(nibName: nibName, bundle: bundle)
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// class Manager {}
/// ```
///
/// ## Cure
/// Make the model a property, optional or with a default, and configure the view from it when both are there.
public struct ControllerCustomInitRule: Rule {
    public static let id = "vc-custom-init"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for function in context.functions {
            guard let declaration = function.function, declaration.kind == .initializer, function.parent == nil,
                declaration.modifiers.isDisjoint(with: [.override, .convenience]), !declaration.parameters.isEmpty,
                !declaration.parameters.contains(where: { $0.label == "coder" || $0.label == "nibName" }),
                let own = context.selfType(in: function), takesModels(own, context), !hasAnotherWay(own, context),
                let parameter = kept(function, context)
            else { continue }
            context.report(
                declaration.nameRange,
                "\(own) takes \(parameter) in \(declaration.signature): storyboards cannot make it.",
                cure: "Make \(parameter) a property that can be set later.")
        }
    }

    /// Whether the class can be made without the initializer: decoded, or by the name of a nib.
    private func hasAnotherWay(_ own: NominalType, _ context: RuleContext) -> Bool {
        if context.canBeDecoded(own) { return true }
        return context.project.members(named: "init", of: own).contains {
            $0.owner == own && $0.function?.parameters.first?.label == "nibName"
        }
    }

    /// Whether the class is a content controller: containers and players take what they hold.
    private func takesModels(_ own: NominalType, _ context: RuleContext) -> Bool {
        guard context.project.isSubclass(own, of: "UIViewController") == true, let base = context.frameworkClass(of: own)
        else { return false }
        return ["UIViewController", "UITableViewController", "UICollectionViewController"].contains(base)
    }

    /// The first parameter that goes into a stored property of the controller.
    private func kept(_ function: FunctionScope, _ context: RuleContext) -> String? {
        for site in context.assignments where site.function === function {
            guard isOwnStorage(site.target, context) else { continue }
            if let name = parameter(in: site.value, of: function, context) { return name }
        }
        return nil
    }

    private func isOwnStorage(_ target: Expression, _ context: RuleContext) -> Bool {
        if case .tuple(let elements) = target.kind { return elements.contains { isOwnStorage($0.value, context) } }
        guard case .member(let members)? = context.binding(of: target.bare), members.contains(where: { !$0.isOfFramework }),
            let path = context.path(of: target)
        else { return false }
        return path.isOfSelf && path.names.count == 1
    }

    private func parameter(in value: Expression, of function: FunctionScope, _ context: RuleContext) -> String? {
        var found: String?
        ModelNode.expression(value).walk { node in
            guard found == nil, case .expression(let expression) = node, case .name = expression.kind,
                case .local(let local)? = context.binding(of: expression)
            else { return found == nil }
            found = origin(local, function, context)
            return false
        }
        return found
    }

    /// The parameter that a local is, or that it unwraps.
    private func origin(_ local: LocalVariable, _ function: FunctionScope, _ context: RuleContext) -> String? {
        if local.parameterIndex != nil, local.function === function { return local.name }
        guard local.isLet, let value = local.value, case .local(let outer)? = context.binding(of: value.bare) else { return nil }
        return outer === local ? nil : origin(outer, function, context)
    }
}
