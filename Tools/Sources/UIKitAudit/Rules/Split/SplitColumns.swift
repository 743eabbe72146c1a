// Controllers that are set for columns of a split view controller.
import SwiftModel

extension RuleContext {
    /// The calls of UISplitViewController's `setViewController(_:for: .secondary)`.
    var secondaryColumnSites: [FileIndex.CallSite] {
        calls(named: "setViewController").filter { site in
            guard site.call.labels == ["_", "for"], isSecondary(site.call.argument("for")),
                case .member(let members)? = binding(of: site.call.callee)
            else { return false }
            return members.allSatisfy { $0.isOfFramework && $0.owner.name == "UISplitViewController" }
        }
    }

    func isSecondary(_ column: Expression?) -> Bool { column?.asMember?.name == "secondary" }

    /// The split view controller that a call is made on; `self` where it is implicit.
    func splitPath(_ call: Call) -> AccessPath? {
        guard let receiver = call.receiver else { return AccessPath(root: .selfValue, names: []) }
        return path(of: receiver)
    }

    /// Whether a call sets nil for the secondary column of a split view controller.
    func clearsSecondary(_ call: Call?, _ path: AccessPath) -> Bool {
        guard let call, call.name == "setViewController", isSecondary(call.argument("for")),
            call.arguments[0].value.isNil
        else { return false }
        return splitPath(call) == path
    }

    /// Whether a call's split view controller is made in the same function: its columns are empty.
    func isOfNewSplit(_ site: FileIndex.CallSite) -> Bool {
        guard let receiver = site.call.receiver, case .local(let local)? = binding(of: receiver.bare),
            let call = local.value?.asCall, case .metatype = type(of: call.callee)
        else { return false }
        return true
    }

    // MARK: Values

    /// The class of a controller that was made for this place and is no navigation controller; nil where that is not sure.
    func newPlainController(_ value: Expression) -> NominalType? {
        guard let type = type(of: value).nominal, project.isSubclass(type, of: "UIViewController") == true,
            project.isSubclass(type, of: "UINavigationController") == false, isNew(value)
        else { return nil }
        // What is only known as UIViewController may be anything, unless it was made as one.
        if type.name == "UIViewController", !isMade(value) { return nil }
        return type
    }

    /// Whether an expression makes its value: an initializer, a storyboard, or a local made so.
    private func isNew(_ value: Expression) -> Bool {
        if isMade(value) { return true }
        switch value.bare.kind {
        case .cast(let inner, let kind, _) where kind != .test: return isNew(inner)
        case .name:
            guard case .local(let local)? = binding(of: value), local.isLet, let made = local.value else { return false }
            return isNew(made)
        case .call(let call):
            if call.name == "instantiateViewController" || call.name == "instantiateInitialViewController" { return true }
            return returnsNew(call)
        case .ternary(_, let first, let second): return isNew(first) && isNew(second)
        default: return false
        }
    }

    /// Whether an expression, or the value of a local, calls an initializer.
    private func isMade(_ value: Expression) -> Bool {
        if case .local(let local)? = binding(of: value), local.isLet, let made = local.value { return isMade(made) }
        guard let call = value.asCall else { return false }
        if case .metatype = type(of: call.callee) { return true }
        return call.name == "init"
    }

    /// Whether a function of the project makes what it returns.
    private func returnsNew(_ call: Call) -> Bool {
        guard let function = summaries(of: call).first, function.summary.kind == .function else { return false }
        let results = function.summary.events.filter { $0.kind == .result && !$0.place.contains(.inClosure) }
        return !results.isEmpty && results.allSatisfy { isMade($0.arguments.first ?? .unknown, in: function.summary) }
    }

    private func isMade(_ value: ValueExpression, in function: FunctionSummary) -> Bool {
        switch value {
        case .call(.name(let name), _): return name.first?.isUppercase == true
        case .call(.member(_, let name), _): return name == "instantiateViewController" || name == "init"
        case .cast(let inner, _, _), .unwrapped(let inner): return isMade(inner, in: function)
        case .name(let name):
            let made = function.events.filter { $0.kind == .local && $0.name == name }
            guard made.count == 1, let value = made[0].arguments.first else { return false }
            return isMade(value, in: function)
        default: return false
        }
    }
}
