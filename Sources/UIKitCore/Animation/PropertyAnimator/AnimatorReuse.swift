// The reuse of cells: what animators do with views that serve a second time.
// No Apple page: the rule is what public reports describe. Table and collection views call `reused(_:)`.
import Diagnostics
import Foundation

/// Says that a view is reused, as a cell of a table is.
///
/// What animators have recorded below it shows its end for good, and so will what they record later: those that were
/// there, and those made before the next turn. Each goes on as an object. An animator made in a later turn, or in a
/// main-queue block queued after the reuse, works.
@MainActor package enum AnimatorReuse {
    private struct Entry {
        weak var view: UIView?
        let moment: Int
    }

    @SessionValue private static var entries: [Entry] = []
    @SessionValue private static var queued = 0
    @SessionValue private static var isQueued = false

    /// Grows with each turn, and after a reuse with the main queue's next block.
    static var moment: Int { AppSession.turnCount + queued }

    /// A view is about to serve a second time.
    package static func reused(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(view: view, moment: moment))
        for life in AnimatorRegistry.lives where life.release(below: view) {
            Catalogue.animatorReused.report(object: life.owner?.description)
        }
        guard !isQueued else { return }
        isQueued = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                queued += 1
                isQueued = false
            }
        }
    }

    /// The views that were reused when an animator was there already.
    static func viewsReused(since birth: Int) -> [UIView] {
        entries.isEmpty ? [] : entries.filter { $0.moment >= birth }.compactMap(\.view)
    }
}
