// The answer to a dataflow analysis.

/// The states of a graph's blocks, by a worklist.
public struct FlowSolution<Analysis: FlowAnalysis> {
    public let graph: FlowGraph
    private let analysis: Analysis
    /// At the beginning of each block; nil where no path leads.
    public private(set) var entries: [Analysis.State?]

    /// Solves the analysis. Stops after a great many steps even if the states keep growing.
    public init(_ analysis: Analysis, on graph: FlowGraph) {
        self.graph = graph
        self.analysis = analysis
        entries = Array(repeating: nil, count: graph.blocks.count)
        entries[graph.entry] = analysis.initial
        var queue = [graph.entry]
        var isQueued = Array(repeating: false, count: graph.blocks.count)
        isQueued[graph.entry] = true
        var next = 0
        var budget = graph.blocks.count * 200 + 2000
        while next < queue.count, budget > 0 {
            let block = queue[next]
            next += 1
            isQueued[block] = false
            budget -= 1
            guard var state = entries[block] else { continue }
            for event in graph.blocks[block].events { analysis.transfer(event, &state) }
            for edge in graph.blocks[block].edges {
                var out = state
                guard analysis.follow(edge, &out) else { continue }
                if var known = entries[edge.target] {
                    let before = known
                    analysis.join(&known, out)
                    if known == before { continue }
                    entries[edge.target] = known
                } else {
                    entries[edge.target] = out
                }
                if !isQueued[edge.target] {
                    isQueued[edge.target] = true
                    queue.append(edge.target)
                }
            }
        }
    }

    /// Calls `body` with each event that a path leads to and the state just before it, block by block.
    public func forEachEvent(_ body: (FlowEvent, Analysis.State) -> Void) {
        for (index, block) in graph.blocks.enumerated() {
            guard var state = entries[index] else { continue }
            for event in block.events {
                body(event, state)
                analysis.transfer(event, &state)
            }
        }
    }

    /// Calls `body` with each edge out of the function and the state on it.
    public func forEachExit(_ body: (FlowEdge, Analysis.State) -> Void) {
        for (index, block) in graph.blocks.enumerated() {
            guard var state = entries[index] else { continue }
            for event in block.events { analysis.transfer(event, &state) }
            for edge in block.edges where edge.target == graph.exit || edge.target == graph.throwExit {
                var out = state
                if analysis.follow(edge, &out) { body(edge, out) }
            }
        }
    }

    /// The state at the function's normal exit; nil where it is never reached.
    public var atExit: Analysis.State? { entries[graph.exit] }
    public var atThrowExit: Analysis.State? { entries[graph.throwExit] }
}
