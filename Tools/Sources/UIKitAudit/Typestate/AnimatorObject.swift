// One animator at one place of a function.

/// The states that an animator can be in, each with the bytes of the calls that brought it there; joined by union.
public struct AnimatorObject: Sendable, Hashable {
    /// The offsets of the called or assigned names; empty where a condition or nothing in this function says so.
    public private(set) var states: [AnimatorState: Set<Int>]
    /// Whether others hold it, so that it is not released with its place.
    public var isShared: Bool
    /// Whether `pausesOnCompletion` may be set: then a running animator ends paused.
    public var pausesOnCompletion = false

    public init(_ state: AnimatorState, isShared: Bool = false) {
        states = [state: []]
        self.isShared = isShared
    }

    public var possible: Set<AnimatorState> { Set(states.keys) }

    public mutating func join(_ other: AnimatorObject) {
        for (state, origins) in other.states { states[state, default: []].formUnion(origins) }
        isShared = isShared || other.isShared
        pausesOnCompletion = pausesOnCompletion || other.pausesOnCompletion
    }

    /// Moves every state; one that the action traps in is not followed any more.
    public mutating func apply(_ action: AnimatorAction, at origin: Int) {
        var result: [AnimatorState: Set<Int>] = [:]
        for (state, origins) in states {
            let (next, trap) = action.applied(to: state)
            if trap != nil {
                result[.unknown, default: []].formUnion([])
            } else if next == state {
                result[next, default: []].formUnion(origins)
            } else {
                result[next, default: []].insert(origin)
            }
        }
        states = result
    }

    public mutating func forget() { states = [.unknown: []] }

    /// Running ends by itself while nobody looks.
    public mutating func letTimePass() {
        if states.removeValue(forKey: .running) != nil { states[.unknown] = [] }
    }

    /// Keeps the states that a test leaves; `assumed` are those of an animator that nothing was known of. Returns false where
    /// none is left.
    public mutating func refine(to kept: Set<AnimatorState>, assumed: Set<AnimatorState>?) -> Bool {
        var result = states.filter { kept.contains($0.key) }
        if let origins = states[.unknown] {
            if let assumed {
                for state in assumed { result[state, default: []].formUnion(origins) }
            } else {
                result[.unknown] = origins
            }
        }
        states = result
        return !result.isEmpty
    }
}
