// Which fingers of a page are down, so that no app ever sees a touch that makes no sense.
// No Apple page: this is ours.
import Foundation
import Stage

/// Which fingers of one page are down. Turns the page's ids into the stage's, and drops what cannot be: a move of a
/// finger that is not down, a second beginning, more fingers than a screen knows.
package struct TouchLedger: Sendable {
    /// No finger is down.
    package init() {}

    /// Fingers that a screen knows at one time.
    package static let maximumFingers = 11

    private var down: [Int: TouchSample] = [:]

    /// Ids of fingers that are down, as the stage knows them.
    package var fingerCount: Int { down.count }

    /// What of these the app may see, with ids from `nextID`.
    package mutating func admit(_ samples: [TouchSample], nextID: () -> Int) -> [TouchSample] {
        samples.compactMap { sample in
            var admitted = sample
            switch sample.phase {
            case .began:
                guard down[sample.id] == nil, down.count < Self.maximumFingers else { return nil }
                admitted.id = nextID()
                down[sample.id] = admitted
            case .moved, .stationary:
                guard let known = down[sample.id] else { return nil }
                admitted.id = known.id
                down[sample.id] = admitted
            case .ended, .cancelled:
                guard let known = down.removeValue(forKey: sample.id) else { return nil }
                admitted.id = known.id
            }
            return admitted
        }
    }

    /// Lifts all fingers: the page is gone.
    package mutating func cancelAll() -> [TouchSample] {
        defer { down = [:] }
        return down.values.sorted { $0.id < $1.id }.map { sample in
            var cancelled = sample
            cancelled.phase = .cancelled
            return cancelled
        }
    }
}
