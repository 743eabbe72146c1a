// What tells intervals of one name apart.
// Apple: "OSLog", OSSignpostID.
import Synchronization

/// The identity of an interval among those of the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The same without a label, as C spells it.
    public init(_ value: UInt64) { rawValue = value }

    private static let next = Atomic<UInt64>(1)

    /// A new identity. They are counted, so that a run that makes the same ones has the same numbers.
    public init(log: OSLog) { rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue }
    /// The identity of an object, as long as it lives.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

    /// For an interval that no other of its name overlaps.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    /// No signpost has it: what has it is not written.
    public static let invalid = OSSignpostID(rawValue: UInt64.max)
    /// No signpost has it: what has it is not written.
    public static let null = OSSignpostID(rawValue: 0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    var isWritten: Bool { self != .invalid && self != .null }
    /// How a line names it: nothing for the one that needs none.
    var words: String { self == .exclusive ? "" : " #\(rawValue)" }
}

/// Begin, end or event.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The same without a label, as C spells it.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
    /// The begin of an animation. Apple's number is guessed.
    public static let animationBegin = OSSignpostType(rawValue: 3)

    var name: String {
        switch self {
        case .begin: "begin"
        case .end: "end"
        case .animationBegin: "begin animation"
        default: "event"
        }
    }
}

/// A message of a signpost.
public typealias SignpostMetadata = OSLogMessage
