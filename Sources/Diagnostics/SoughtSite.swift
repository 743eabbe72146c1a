// The caller of a report, looked up when somebody reads it and not before.
// No Apple page: this is ours.
import Synchronization

/// A stack and the place that it was found to come from: finding it costs up to a third of a second in a large debug
/// binary, and most who record diagnostics read codes alone.
final class SoughtSite: Sendable {
    private let finder: CallerFinder
    private let memory: SiteMemory
    private let found = Mutex<CallSite??>(nil)

    /// Keeps a stack; what other reports with the same one found is asked of the memory first.
    init(_ finder: CallerFinder, memory: SiteMemory) {
        self.finder = finder
        self.memory = memory
    }

    /// The first place outside Vitrine's modules; nil where the program has no line table.
    var site: CallSite? {
        found.withLock { found in
            if let found { return found }
            let site = memory.caller(of: finder)
            found = .some(site)
            return site
        }
    }
}
