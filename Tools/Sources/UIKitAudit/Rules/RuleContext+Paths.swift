// Which storage an expression means.
import SwiftModel

extension RuleContext {
    /// The storage that an expression reads or writes; nil where it is not a variable with properties from it. `?`, `!`,
    /// parentheses and casts are passed over, and a `let` made from a path is that path.
    public func path(of expression: Expression) -> AccessPath? { path(of: expression, depth: 0) }

    private func path(of expression: Expression, depth: Int) -> AccessPath? {
        guard depth < 32 else { return nil }
        let bare = expression.bare
        switch bare.kind {
        case .name:
            switch binding(of: bare) {
            case .selfValue?, .superValue?: return AccessPath(root: .selfValue, names: [])
            case .local(let local)?:
                if isAlias(local), let value = local.value, let path = path(of: value, depth: depth + 1) { return path }
                return AccessPath(root: .local(ObjectIdentifier(local), name: local.name), names: [])
            case .member(let members)?:
                guard let property = members.first(where: { $0.property != nil }) else { return nil }
                return property.isTypeMember
                    ? AccessPath(root: .type(property.owner.name), names: [property.name])
                    : AccessPath(root: .selfValue, names: [property.name])
            case .global(let kinds, _)?:
                guard case .property(let property)? = kinds.first else { return nil }
                return AccessPath(root: .global(property.name), names: [])
            case .type(let type)?: return type.nominal.map { AccessPath(root: .type($0.name), names: []) }
            case .localFunction?, nil: return nil
            }
        case .member(let member):
            guard let base = member.base else { return nil }
            if base.asName == "Self" || base.path != nil, case .metatype(let type) = self.type(of: base), let owner = type.nominal {
                return AccessPath(root: .type(owner.name), names: [member.name])
            }
            guard var path = path(of: base, depth: depth + 1) else { return nil }
            path.names.append(member.name)
            return path
        case .cast(let inner, let kind, _) where kind != .test: return path(of: inner, depth: depth + 1)
        default: return nil
        }
    }

    /// Whether a local is only another name: a `let`, or what `if let` unwraps, made from one expression.
    private func isAlias(_ local: LocalVariable) -> Bool {
        guard local.isLet, local.value != nil else { return false }
        switch local.kind {
        case .variable, .pattern, .capture: return true
        case .parameter, .implicit: return false
        }
    }
}
