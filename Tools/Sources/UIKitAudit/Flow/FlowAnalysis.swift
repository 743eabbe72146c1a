// A question about all paths of a function.

/// A forward dataflow analysis. States must grow towards a bound: joining is commutative, and no chain of joins is endless.
public protocol FlowAnalysis {
    associatedtype State: Equatable

    /// At the beginning of the function.
    var initial: State { get }
    /// Where two ways meet.
    func join(_ state: inout State, _ other: State)
    /// What an event makes of the state.
    func transfer(_ event: FlowEvent, _ state: inout State)
    /// What taking an edge makes of the state; false where the edge cannot be taken in it.
    func follow(_ edge: FlowEdge, _ state: inout State) -> Bool
}

extension FlowAnalysis {
    public func follow(_ edge: FlowEdge, _ state: inout State) -> Bool { true }
}
