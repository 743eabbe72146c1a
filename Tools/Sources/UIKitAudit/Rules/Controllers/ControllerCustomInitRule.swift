// vc-custom-init
import SwiftModel

/// The rule of the page `ControllerCustomInitRule.md`, beside this file.
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
