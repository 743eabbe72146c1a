// The control-flow graph of a function.
import SwiftModel

/// Blocks of events and the ways between them. `defer` bodies stand on every way out of their block, as often as there are ways;
/// closures that are called at once stand where they are called.
public final class FlowGraph: Sendable {
    public struct Block: Sendable {
        public var events: [FlowEvent] = []
        public var edges: [FlowEdge] = []
    }

    /// A place in the graph.
    public struct Position: Sendable, Hashable {
        public var block: Int
        public var event: Int

        public init(block: Int, event: Int) {
            self.block = block
            self.event = event
        }
    }

    public let blocks: [Block]
    public let entry: Int
    /// Where every `return` and the end of the body lead; without events.
    public let exit: Int
    /// Where errors that nobody catches lead; without events.
    public let throwExit: Int

    init(blocks: [Block], entry: Int, exit: Int, throwExit: Int) {
        self.blocks = blocks
        self.entry = entry
        self.exit = exit
        self.throwExit = throwExit
    }

    /// Whether an event can be reached from the beginning, by block.
    public var reachable: [Bool] {
        var seen = Array(repeating: false, count: blocks.count)
        var queue = [entry]
        while let next = queue.popLast() {
            guard !seen[next] else { continue }
            seen[next] = true
            queue += blocks[next].edges.map(\.target)
        }
        return seen
    }

    /// The positions of events, in order of the blocks; only those that can be reached.
    public func positions(where isWanted: (FlowEvent) -> Bool) -> [Position] {
        let reachable = reachable
        var result: [Position] = []
        for (block, content) in blocks.enumerated() where reachable[block] {
            for (event, one) in content.events.enumerated() where isWanted(one) {
                result.append(Position(block: block, event: event))
            }
        }
        return result
    }

    public func event(at position: Position) -> FlowEvent { blocks[position.block].events[position.event] }

    /// The ways out of the function that can be gone from just after a position without meeting an event that `stops`, and
    /// without an edge that `bars`: the edges into ``exit`` and ``throwExit``, each once.
    public func exits(
        from position: Position, bars: (FlowEdge) -> Bool = { _ in false }, stops: (FlowEvent) -> Bool
    ) -> [FlowEdge] {
        var result: [FlowEdge] = []
        search(from: position, bars: bars, stops: stops) { edge in
            if edge.target == exit || edge.target == throwExit { result.append(edge) }
        }
        return result
    }

    /// The events that can come after a position, up to and with the first one that `stops` on each way.
    public func events(
        after position: Position, bars: (FlowEdge) -> Bool = { _ in false }, stops: (FlowEvent) -> Bool
    ) -> [FlowEvent] {
        var result: [FlowEvent] = []
        search(
            from: position, bars: bars,
            stops: { event in
                result.append(event)
                return stops(event)
            }, edge: { _ in })
        return result
    }

    private func search(
        from position: Position, bars: (FlowEdge) -> Bool, stops: (FlowEvent) -> Bool, edge: (FlowEdge) -> Void
    ) {
        var seen: Set<Int> = []
        var queue: [(block: Int, event: Int)] = [(position.block, position.event + 1)]
        while let (block, first) = queue.popLast() {
            let events = blocks[block].events
            if first < events.count, events[first...].contains(where: stops) { continue }
            for way in blocks[block].edges where !bars(way) {
                edge(way)
                if seen.insert(way.target).inserted { queue.append((way.target, 0)) }
            }
        }
    }
}
