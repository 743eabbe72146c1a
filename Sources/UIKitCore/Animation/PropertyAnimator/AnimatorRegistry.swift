// The animators that are on their way: kept alive while they run, told of the background.
// Apple: "UIViewPropertyAnimator"; the background as public reports describe it.
import Foundation

/// The animators that are on their way.
@MainActor enum AnimatorRegistry {
    private struct Entry {
        unowned let life: AnimatorLife
        /// The animator itself while it runs: one that nobody holds runs to its end.
        var running: UIViewPropertyAnimator?
        /// The number of the animator in the order of starts.
        var order: Int
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var nextOrder = 0
    private static var observer: (any NSObjectProtocol)?

    /// The number of animators that are running, paused or hollow.
    static var count: Int { entries.count }

    /// Brings the list up to date with an animator's state.
    static func keep(_ life: AnimatorLife) {
        let key = ObjectIdentifier(life)
        switch life.machine.phase {
        case .running, .paused, .hollow, .stopped:
            if entries[key] == nil {
                observe()
                entries[key] = Entry(life: life, running: nil, order: nextOrder)
                nextOrder += 1
            }
            let animator = entries[key]?.running
            entries[key]?.running = life.machine.isRunning ? life.owner : nil
            withExtendedLifetime(animator) {}
        case .fresh, .ended:
            let entry = entries.removeValue(forKey: key)
            withExtendedLifetime(entry) {}
        }
    }

    /// An animator has gone.
    static func drop(_ life: AnimatorLife) { entries[ObjectIdentifier(life)] = nil }

    /// The registered animators in the order of their start.
    static var lives: [AnimatorLife] { entries.values.sorted { $0.order < $1.order }.map(\.life) }

    /// Observes the app's entry into the background and passes it to every animator.
    private static func observe() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .appEnteredBackground, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { for life in lives { life.enterBackground() } }
        }
    }
}
