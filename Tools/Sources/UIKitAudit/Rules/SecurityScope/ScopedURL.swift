// Which URL security-scoped access is on.
import SwiftModel

/// What `startAccessingSecurityScopedResource()` or its counterpart is called on.
enum ScopedURL: Hashable {
    /// A variable, constant or property; `self` in an extension of `URL`.
    case path(AccessPath)
    /// Anything else, by its text: `urls[0]`.
    case text(String)

    var path: AccessPath? { if case .path(let path) = self { path } else { nil } }
}

/// A call that starts or stops access.
struct ScopeCall {
    let site: FileIndex.CallSite
    let url: ScopedURL
    let certainty: Finding.Certainty

    /// Where findings begin: at the called name.
    var nameRange: Range<Int> { site.call.nameRange ?? site.expression.range }
}

extension RuleContext {
    static let scopeStart = "startAccessingSecurityScopedResource"
    static let scopeStop = "stopAccessingSecurityScopedResource"

    /// The calls that start access on a `URL` or `NSURL`; those on a value of an unknown type are marked so.
    var scopeStarts: [ScopeCall] { calls(named: Self.scopeStart).compactMap { scopeCall($0) } }
    var scopeStops: [ScopeCall] { calls(named: Self.scopeStop).compactMap { scopeCall($0) } }

    private func scopeCall(_ site: FileIndex.CallSite) -> ScopeCall? {
        guard site.call.arguments.isEmpty else { return nil }
        let type: ResolvedType
        if let receiver = site.call.receiver {
            type = self.type(of: receiver)
        } else {
            type = selfType(in: site.function).map { .nominal($0, []) } ?? .unknown
        }
        if let nominal = type.nominal {
            guard nominal.name == "URL" || nominal.name == "NSURL", !nominal.isInProject else { return nil }
        } else if type.unwrapped != .unknown {
            return nil
        }
        return ScopeCall(
            site: site, url: scopedURL(site.call.receiver),
            certainty: type.unwrapped == .unknown ? .unknownType : .proven)
    }

    /// Which URL an expression means; nil stands for the implicit `self`.
    func scopedURL(_ expression: Expression?) -> ScopedURL {
        guard let expression else { return .path(AccessPath(root: .selfValue, names: [])) }
        let bare = expression.bare
        // `let url = urls[0]` is `urls[0]`.
        if let local = binding(of: bare)?.local, local.isLet, let value = local.value?.bare, case .subscripting = value.kind {
            return .text(text(value.range))
        }
        return path(of: bare).map { .path($0) } ?? .text(text(bare.range))
    }

    /// Whether the expression means this URL.
    func means(_ expression: Expression, _ url: ScopedURL) -> Bool {
        switch url {
        case .path(let wanted): return path(of: expression) == wanted
        case .text: return scopedURL(expression) == url
        }
    }
}
