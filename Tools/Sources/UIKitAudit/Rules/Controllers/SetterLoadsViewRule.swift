// setter-loads-view
import SwiftModel

/// The rule of the page `SetterLoadsViewRule.md`, beside this file.
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
