// What a call does in the end.

/// An event of a called function or of a helper that it calls, told in the caller's terms.
public struct FollowedEvent {
    public let event: SummaryEvent
    /// What stands before the called or assigned name, as the caller's storage: `self` in the helper is what the caller called it
    /// on, a parameter is what was handed in. nil where that is no storage of the caller's.
    public let receiver: AccessPath?
    /// The type of what stands before the name.
    public let receiverType: ResolvedType
    /// The names as they are before the event.
    private let frame: EventFrame
    private let view: ProjectView

    init(_ event: SummaryEvent, receiver: AccessPath?, receiverType: ResolvedType, frame: EventFrame, view: ProjectView) {
        self.event = event
        self.receiver = receiver
        self.receiverType = receiverType
        self.frame = frame
        self.view = view
    }

    /// The function whose body has the event.
    public var function: CalledFunction { frame.function }
    /// For an assignment the storage that is written; for a call the same as ``receiver`` with the name.
    public var target: AccessPath? { frame.path(of: event.target, in: view) }
    /// The arguments that are storage of the caller's.
    public var arguments: [AccessPath?] { event.arguments.map { frame.path(of: $0, in: view) } }
    /// The types of the arguments, as far as they are known.
    public var argumentTypes: [ResolvedType] { event.arguments.map { frame.type(of: $0, in: view) } }
    /// Where the event stands, joined with where the calls that lead to it stand.
    public var place: SummaryEvent.Place { event.place.union(frame.place) }
    /// A call or assignment on the way.
    public struct Step: Sendable, Hashable {
        public var path: String
        public var range: Range<Int>
        public var name: String
    }

    /// How the called function comes to the event: its helpers' calls, the first first; empty for an event of its own.
    public var way: [Step] { frame.way }
    /// Whether the event cannot happen on this way, as a function was told `false` that must be told `true`.
    public var isRefused: Bool { frame.refuses(event) }
    /// 0 in the called function itself, 1 in a helper of its, …
    public var depth: Int { frame.depth }

    public var name: String { event.name ?? "" }
}
