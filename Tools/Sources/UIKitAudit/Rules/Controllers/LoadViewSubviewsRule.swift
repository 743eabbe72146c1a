// loadview-subviews-only
import SwiftModel

/// The rule of the page `LoadViewSubviewsRule.md`, beside this file.
public struct LoadViewSubviewsRule: Rule {
    public static let id = "loadview-subviews-only"
    public static let severity = Severity.note

    public init() {}

    public func check(_ context: RuleContext) {
        for (function, declaration, own) in context.loadViewOverrides {
            guard context.frameworkClass(of: own) == "UIViewController", context.hasPlainView(own),
                let summary = context.summary(of: function)
            else { continue }
            let events = context.followedEvents(of: summary, on: own)
            guard let roots = roots(events, function, context), events.contains(where: { adds($0, to: roots) }) else { continue }
            let asksSuper = events.contains { $0.event.kind == .call && $0.event.target == .member(.name("super"), "loadView") }
            if asksSuper, mayComeFromInterfaceBuilder(own, context) { continue }
            context.report(
                declaration.nameRange, "\(own)'s loadView() makes a plain view to add subviews.",
                cure: "Override viewDidLoad() and add them there.", fixes: fixes(function, declaration, own, context))
        }
    }

    /// Whether `super.loadView()` may give a view of a nib or storyboard: the class has outlets, or an `init(coder:)` that does
    /// more than refuse.
    private func mayComeFromInterfaceBuilder(_ own: NominalType, _ context: RuleContext) -> Bool {
        for ancestor in context.project.ancestry(of: own) where ancestor.isInProject {
            for part in context.project.entry(ancestor)?.parts ?? [] {
                if part.summary.properties.contains(where: \.isOutlet) { return true }
            }
            if context.canBeDecoded(ancestor) { return true }
        }
        return false
    }

    /// What the view is called while it is made; nil where it is anything but a new UIView or UIKit's own.
    private func roots(_ events: [FollowedEvent], _ function: FunctionScope, _ context: RuleContext) -> Set<String>? {
        var locals: Set<String> = []
        var isMade = false
        for event in events {
            if event.event.kind == .call, event.name == "loadView", event.event.receiver == .name("super") {
                guard event.depth == 0 else { return nil }
                isMade = true
            }
            guard event.event.kind == .assignment, event.target == RuleContext.ownView else { continue }
            guard event.depth == 0, let value = event.event.arguments.first else { return nil }
            if isPlainView(value) {
                isMade = true
            } else if case .name(let name) = value, isPlainLocal(name, events) {
                locals.insert(name)
                isMade = true
            } else {
                return nil
            }
        }
        return isMade ? locals : nil
    }

    /// `UIView()`, `UIView(frame: …)`.
    private func isPlainView(_ value: ValueExpression) -> Bool {
        guard case .call(.name("UIView"), let labels) = value else { return false }
        return labels.isEmpty || labels == ["frame"]
    }

    private func isPlainLocal(_ name: String, _ events: [FollowedEvent]) -> Bool {
        let made = events.filter { $0.depth == 0 && $0.event.kind == .local && $0.event.name == name }
        guard made.count == 1, let value = made[0].event.arguments.first else { return false }
        if case .cast(let inner, _, _) = value { return isPlainView(inner) }
        return isPlainView(value)
    }

    private func adds(_ event: FollowedEvent, to roots: Set<String>) -> Bool {
        guard event.event.kind == .call, ["addSubview", "insertSubview"].contains(event.name) else { return false }
        if event.receiver == RuleContext.ownView { return true }
        guard event.depth == 0, case .name(let name)? = event.event.receiver else { return false }
        return roots.contains(name)
    }

    /// Turns the override into one of `viewDidLoad()` where its first statement alone makes the view and nobody else has a part
    /// in it.
    private func fixes(
        _ function: FunctionScope, _ declaration: FunctionDeclaration, _ own: NominalType, _ context: RuleContext
    ) -> [Fix] {
        guard let first = declaration.body?.statements.first, case .expression(let maker) = first.kind, makes(maker, context),
            context.methods(named: "viewDidLoad", of: own).allSatisfy({ $0.owner != own }),
            context.project.subclasses(of: own).isEmpty
        else { return [] }
        let others = context.assignments.filter {
            $0.function.outermost === function && context.path(of: $0.target) == RuleContext.ownView
        }
        guard others.allSatisfy({ $0.expression === maker }) else { return [] }
        return [
            Fix(
                title: "Move to viewDidLoad()",
                edits: [
                    context.edit(declaration.nameRange, "viewDidLoad"),
                    context.edit(maker.range, "super.viewDidLoad()"),
                ])
        ]
    }

    private func makes(_ expression: Expression, _ context: RuleContext) -> Bool {
        if case .assignment(let target, "=", let value) = expression.kind {
            return context.path(of: target) == RuleContext.ownView && isPlainView(ValueExpression(value))
        }
        guard let call = expression.asCall else { return false }
        return call.receiver?.isSuper == true && call.name == "loadView"
    }
}
