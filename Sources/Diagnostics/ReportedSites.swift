// Where something unsupported was reported before.
// No Apple page: this is ours.
import Synchronization

/// Holds the call sites for a process, or for one task of it.
package final class SiteMemory: Sendable {
    let state = Mutex(ReportedSites())
    package init() {}

    /// The place that a stack comes from: what was found before, else what a look-up finds, which is kept.
    func caller(of finder: CallerFinder) -> CallSite? {
        let fingerprint = finder.fingerprint
        if let known = state.withLock({ $0.caller(of: fingerprint) }) { return known }
        let found = finder.caller()
        state.withLock { $0.remember(found, of: fingerprint) }
        return found
    }
}

/// The call sites that have reported something unsupported; first known by their stack, then by file and line.
struct ReportedSites: Sendable {
    private struct Stack: Hashable {
        let code: String
        let fingerprint: Int
    }

    private struct Site: Hashable {
        let code: String
        let site: CallSite?
    }

    /// So many different stacks of one code are looked up; whoever comes after is taken for one of them.
    static let stacksPerCode = 256

    /// Callers that were looked up, by stack; the outer nil is "not yet", the inner "not known".
    private var callers: [Int: CallSite?] = [:]
    private var stacks: Set<Stack> = []
    private var stackCounts: [String: Int] = [:]
    private var sites: Set<Site> = []

    /// True where this stack is worth looking up: the first time it comes, or where there is none.
    mutating func isNewStack(_ fingerprint: Int?, code: String) -> Bool {
        guard let fingerprint else { return true }
        guard stackCounts[code, default: 0] < Self.stacksPerCode else { return false }
        guard stacks.insert(Stack(code: code, fingerprint: fingerprint)).inserted else { return false }
        stackCounts[code, default: 0] += 1
        return true
    }

    /// True the first time that a site reports a code; an unknown site counts as one.
    mutating func isNewSite(_ site: CallSite?, code: String) -> Bool {
        sites.insert(Site(code: code, site: site)).inserted
    }

    /// The caller that this stack was found to have; nil where it was not looked up yet.
    func caller(of fingerprint: Int?) -> CallSite?? { fingerprint.flatMap { callers[$0] } }

    /// Keeps a look-up's result; at most 4,096 of them.
    mutating func remember(_ caller: CallSite?, of fingerprint: Int?) {
        guard let fingerprint, callers.count < 4096 else { return }
        callers[fingerprint] = .some(caller)
    }
}
