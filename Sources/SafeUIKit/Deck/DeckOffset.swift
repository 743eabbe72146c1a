// How far a deck is open, as a stream.
// No Apple page: this is ours; ViewDeck 2's didChangeOffset, asked for again in its issue 525.
import UIKit

/// How far a side of a ``DeckViewController`` is open at one moment.
public struct DeckOffset: Equatable, Sendable {
    /// The side.
    public let side: DeckSide
    /// The open fraction, from 0 for closed to 1 for open; more while a finger pulls an elastic side further.
    public let fraction: CGFloat
    /// The distance of the part that moves the whole way, in points; negative to the left.
    public let distance: CGFloat
    /// Whether a finger moves the side.
    public let isInteractive: Bool

    /// Creates an offset.
    public init(side: DeckSide, fraction: CGFloat, distance: CGFloat, isInteractive: Bool) {
        self.side = side
        self.fraction = fraction
        self.distance = distance
        self.isInteractive = isInteractive
    }
}

/// Those who listen to a deck's offset.
@MainActor final class DeckListeners {
    private var continuations: [Int: AsyncStream<DeckOffset>.Continuation] = [:]
    private var next = 0

    var isEmpty: Bool { continuations.isEmpty }

    func stream() -> AsyncStream<DeckOffset> {
        let (stream, continuation) = AsyncStream.makeStream(of: DeckOffset.self)
        let id = next
        next += 1
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        return stream
    }

    func tell(_ offset: DeckOffset) {
        for continuation in continuations.values { continuation.yield(offset) }
    }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }
}
