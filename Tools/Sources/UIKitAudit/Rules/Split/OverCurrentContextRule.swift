// over-current-context
import SwiftModel

/// An alert-like controller is presented over the current context in a project with split view controllers.
///
/// ## What goes wrong
/// `.overCurrentContext` puts the controller into the column that presents it. When a split view controller turns, collapses or
/// changes its columns meanwhile, a dimming alert covers the wrong part of the screen. The auditor takes a controller for
/// alert-like that fades in (`.crossDissolve`) or whose view is clear or half transparent.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Public report: the blog of owenzhao; Apple, "UIModalPresentationStyle".
///
/// ## Triggering
/// ```swift
/// class AlertController: UIViewController {}
/// class Split: UISplitViewController {}
/// class Detail: UIViewController {
///     func warn() {
///         let alert = AlertController()
///         alert.modalPresentationStyle = .↓overCurrentContext
///         alert.modalTransitionStyle = .crossDissolve
///         present(alert, animated: true)
///     }
/// }
/// ```
/// ```swift
/// // file: Split.swift
/// final class Split: UISplitViewController {}
/// // file: Alert.swift
/// class Alert: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
///     }
/// }
/// // file: Detail.swift
/// extension Detail {
///     @objc func warn() {
///         let größe = Alert()
///         größe.modalPresentationStyle = UIModalPresentationStyle.↓overCurrentContext
///         self.present(größe, animated: false)
///     }
/// }
/// class Detail: UIViewController {}
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Alert: UIViewController {
///     init() {
///         super.init(nibName: nil, bundle: nil)
///         modalTransitionStyle = .crossDissolve
///         modalPresentationStyle = .↓overCurrentContext
///     }
///     required init?(coder: NSCoder) { fatalError() }
/// }
/// ```
/// ```swift
/// func makeRoot() -> UIViewController { UISplitViewController(style: .doubleColumn) }
/// class Sheet<Content>: UIViewController {
///     override func viewDidLoad() { self.view.backgroundColor = .clear }
/// }
/// class Presenter: UIViewController {
///     var sheet: Sheet<Int>?
///     func show() {
///         sheet?.modalPresentationStyle = .↓overCurrentContext
///         #if os(iOS)
///         sheet!.modalPresentationStyle = (.↓overCurrentContext)
///         #endif
///     }
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Presenter: UIViewController {
///     func show(_ alert: UIViewController) {
///         DispatchQueue.main.async { [weak self] in
///             alert.modalPresentationStyle = .↓overCurrentContext
///             alert.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
///             self?.present(alert, animated: true)
///         }
///     }
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Base: UIViewController {
///     override func loadView() {
///         view = UIView()
///         view.backgroundColor = UIColor(white: 0, alpha: 0.5)
///     }
/// }
/// class Prompt: Base {}
/// class Presenter: UIViewController {
///     lazy var prompt: Prompt = {
///         let prompt = Prompt()
///         prompt.modalPresentationStyle = .↓overCurrentContext
///         return prompt
///     }()
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Split: UISplitViewController {}
/// class Detail: UIViewController {
///     func warn(_ alert: UIViewController) {
///         alert.modalPresentationStyle = .overFullScreen
///         alert.modalTransitionStyle = .crossDissolve
///         present(alert, animated: true)
///     }
/// }
/// ```
/// ```swift
/// class Detail: UIViewController {
///     func warn(_ alert: UIViewController) {
///         alert.modalPresentationStyle = .overCurrentContext
///         alert.modalTransitionStyle = .crossDissolve
///     }
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Form: UIViewController {
///     override func viewDidLoad() { view.backgroundColor = .white }
/// }
/// class Detail: UIViewController {
///     func edit() {
///         let form = Form()
///         form.modalPresentationStyle = .overCurrentContext
///         form.modalTransitionStyle = .coverVertical
///         present(form, animated: true)
///     }
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Detail: UIViewController {
///     func warn(_ alert: UIViewController, _ other: UIViewController) {
///         alert.modalPresentationStyle = .overCurrentContext
///         other.modalTransitionStyle = .crossDissolve
///     }
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Detail: UIViewController {
///     func warn(_ alert: UIViewController) {
///         // alert.modalPresentationStyle = .overCurrentContext
///         print("alert.modalPresentationStyle = .overCurrentContext")
///         alert.modalTransitionStyle = .crossDissolve
///     }
/// }
/// ```
/// ```swift
/// // class Split: UISplitViewController {}
/// class Detail: UIViewController {
///     func warn(_ alert: UIViewController) {
///         alert.modalPresentationStyle = .overCurrentContext
///         alert.modalTransitionStyle = .crossDissolve
///         print("UISplitViewController")
///     }
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// struct Options {
///     enum Style { case overCurrentContext, crossDissolve }
///     var modalPresentationStyle = Style.crossDissolve
///     var modalTransitionStyle = Style.crossDissolve
/// }
/// func warn(_ options: inout Options) {
///     options.modalPresentationStyle = .overCurrentContext
///     options.modalTransitionStyle = .crossDissolve
/// }
/// ```
/// ```swift
/// class Split: UISplitViewController {}
/// class Player: UIViewController {
///     override func viewDidLoad() {
///         overlay.backgroundColor = .clear
///         view.addSubview(overlay)
///     }
///     let overlay = UIView()
/// }
/// func open(_ player: Player) { player.modalPresentationStyle = .overCurrentContext }
/// ```
///
/// ## Cure
/// Present with `.overFullScreen`.
public struct OverCurrentContextRule: Rule {
    public static let id = "over-current-context"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for site in context.assignments where site.operation == "=" {
            guard let style = site.value.asMember, style.name == "overCurrentContext",
                isControllers("modalPresentationStyle", site.target, context),
                context.project.isMentioned("UISplitViewController"), isAlertLike(site, context)
            else { continue }
            context.report(
                style.nameRange, "Presented in a split view controller, an alert over the current context covers one column only.",
                cure: "Present with .overFullScreen.",
                fixes: [Fix(title: "Use .overFullScreen", edits: [context.edit(style.nameRange, "overFullScreen")])])
        }
    }

    /// Whether an expression is this property of UIViewController.
    private func isControllers(_ name: String, _ target: Expression, _ context: RuleContext) -> Bool {
        guard case .member(let members)? = context.binding(of: target.bare) else { return false }
        return members.allSatisfy { $0.name == name && $0.isOfFramework && $0.owner.name == "UIViewController" }
    }

    private func isAlertLike(_ site: FileIndex.AssignmentSite, _ context: RuleContext) -> Bool {
        let base = controller(site.target, context)
        let fades = context.assignments.contains { other in
            other.function.outermost === site.function.outermost && other.value.asMember?.name == "crossDissolve"
                && isControllers("modalTransitionStyle", other.target, context)
                && base != nil && controller(other.target, context) == base
        }
        if fades { return true }
        let type = site.target.asMember?.base.flatMap { context.type(of: $0).nominal } ?? context.selfType(in: site.function)
        return type.map { isTransparent($0, context) } ?? false
    }

    /// The storage of the controller whose property is set.
    private func controller(_ target: Expression, _ context: RuleContext) -> AccessPath? {
        guard var path = context.path(of: target), !path.names.isEmpty else { return nil }
        path.names.removeLast()
        return path
    }

    /// Whether a class of the project, or one above it, fades in or makes its view clear or half transparent.
    private func isTransparent(_ type: NominalType, _ context: RuleContext) -> Bool {
        context.project.ancestry(of: type).contains { ancestor in
            guard ancestor.isInProject else { return false }
            let parts = context.project.entry(ancestor)?.parts ?? []
            return parts.flatMap(\.summary.functions).flatMap(\.events).contains(where: makesTransparent)
        }
    }

    private func makesTransparent(_ event: SummaryEvent) -> Bool {
        guard event.kind == .assignment, var path = event.target.path, let value = event.arguments.first else { return false }
        if path.first == "self" { path.removeFirst() }
        if path == ["modalTransitionStyle"], case .member(_, "crossDissolve") = value { return true }
        guard path == ["view", "backgroundColor"] else { return false }
        switch value {
        case .member(_, "clear"): return true
        case .call(.member(_, "withAlphaComponent"), _): return true
        case .call(.name("UIColor"), let labels), .call(.member(_, "init"), let labels): return labels.contains("alpha")
        default: return false
        }
    }
}
