// What a variable is made with.
import SwiftModel
import UIKitAudit

/// Looks for the initial values of variables, also in other files.
struct SourceValue {
    let scene: FindingScene

    /// The expression that a name or member is first given, with the file that it is in; nil where that is not told.
    func value(of expression: Expression, in context: RuleContext) -> (Expression, RuleContext)? {
        switch context.binding(of: expression) {
        case .local(let local)?:
            if let value = local.value { return (value, context) }
            let assigned = context.assignments.first { site in
                guard case .local(let target)? = context.binding(of: site.target.bare) else { return false }
                return target === local
            }
            return assigned.map { ($0.value, context) }
        case .member(let members)?:
            guard let member = members.first(where: { $0.property != nil }) else { return nil }
            return value(of: member)
        case .global(let kinds, let path)?:
            guard case .property(let property)? = kinds.first, let other = scene.project.context(of: path) else {
                return nil
            }
            for declaration in other.file.declarations {
                if case .variable(let variable) = declaration, variable.nameRange == property.range,
                    let value = variable.initializer
                {
                    return (value, other)
                }
            }
            return nil
        default: return nil
        }
    }

    /// What a property of a class begins with, or is first assigned in the file that declares it.
    func value(of member: MemberSymbol) -> (Expression, RuleContext)? {
        guard let property = member.property, let other = scene.project.context(of: member.path) else { return nil }
        for site in other.types {
            for variable in site.declaration.variables where variable.nameRange == property.range {
                if let value = variable.initializer { return (value, other) }
            }
        }
        let own = AccessPath(root: .selfValue, names: [member.name])
        return other.assignments.first { other.path(of: $0.target) == own && !$0.value.isNil }.map { ($0.value, other) }
    }
}
