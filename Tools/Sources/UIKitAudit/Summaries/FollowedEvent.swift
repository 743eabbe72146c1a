// What a call does in the end.

/// An event of a called function or of a helper that it calls, told in the caller's terms.
public struct FollowedEvent {
    public var event: SummaryEvent
    /// The function whose body has the event.
    public var function: CalledFunction
    /// What stands before the called or assigned name, as the caller's storage: `self` in the helper is what the caller called it
    /// on, a parameter is what was handed in. nil where that is no storage of the caller's.
    public var receiver: AccessPath?
    /// For an assignment the storage that is written; for a call the same as ``receiver`` with the name.
    public var target: AccessPath?
    /// The arguments that are storage of the caller's.
    public var arguments: [AccessPath?]
    /// The types of the arguments, as far as they are known.
    public var argumentTypes: [ResolvedType]
    /// The type of what stands before the name.
    public var receiverType: ResolvedType
    /// Where the event stands, joined with where the calls that lead to it stand.
    public var place: SummaryEvent.Place
    /// 0 in the called function itself, 1 in a helper of its, …
    public var depth: Int

    public var name: String { event.name ?? "" }
}
