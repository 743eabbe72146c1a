// Applies that wait, in the order of their calls, from any thread.
// Apple: "UITableViewDiffableDataSource", apply(_:animatingDifferences:completion:).
import Diagnostics
import Synchronization

/// What an apply shows.
enum ApplyChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    case snapshot(NSDiffableDataSourceSnapshot<Section, Item>, isAnimated: Bool)
    case reload(NSDiffableDataSourceSnapshot<Section, Item>)
    case section(NSDiffableDataSourceSectionSnapshot<Item>, Section, isAnimated: Bool)
    /// What the data source says already: the view follows it after a person's move.
    case present
}

/// One call of an apply method. Its closure is called on the main queue alone.
struct PendingApply<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    let change: ApplyChange<Section, Item>
    let completion: (() -> Void)?
    let caller: CapturedCaller
}

/// The applies of one data source that have not begun.
final class ApplyInbox<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private struct State {
        var waiting: [PendingApply<Section, Item>] = []
        /// Those before it are done.
        var next = 0
        var firstOnMain: CapturedCaller?
        var firstElsewhere: CapturedCaller?
        var isMixed = false
    }
    private let state = Mutex(State())

    /// Takes an app's apply in. Returns the first call on the other kind of queue, once: where main and other queues are mixed.
    func add(_ one: PendingApply<Section, Item>, onMain: Bool) -> CapturedCaller? {
        state.withLock { state in
            state.waiting.append(one)
            if onMain {
                if state.firstOnMain == nil { state.firstOnMain = one.caller }
            } else if state.firstElsewhere == nil {
                state.firstElsewhere = one.caller
            }
            guard !state.isMixed, let main = state.firstOnMain, let elsewhere = state.firstElsewhere else { return nil }
            state.isMixed = true
            return onMain ? elsewhere : main
        }
    }

    /// Takes in what no app's call asked for.
    func add(_ one: PendingApply<Section, Item>) { state.withLock { $0.waiting.append(one) } }

    /// Takes the first one out.
    func take() -> PendingApply<Section, Item>? {
        state.withLock { state in
            guard state.next < state.waiting.count else { return nil }
            let one = state.waiting[state.next]
            state.next += 1
            if state.next == state.waiting.count { (state.waiting, state.next) = ([], 0) }
            return one
        }
    }

    var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }
}
