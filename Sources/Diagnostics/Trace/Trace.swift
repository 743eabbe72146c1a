// The trace: one line for each decision, on standard error and for a failed test's artefacts.
// No Apple page: this is ours.
internal import Glibc
import Synchronization

/// Tells decisions while they are made, where `VITRINE_TRACE` asks for them.
///
/// A line has the virtual time in seconds, the turn, the topic, the subject and the decision with its reason:
/// `12.345 turn 7 gestures UITapGestureRecognizer 0x… fails: moved 20 points, 18 allowed`. A topic that is off costs the look at
/// one byte: subjects and decisions are closures that nobody calls.
package enum Trace {
    /// The bits of the topics that anybody listens to.
    @exclusivity(unchecked)
    @usableFromInline nonisolated(unsafe) package private(set) static var bits: UInt8 = 0

    private struct State: Sendable {
        var moment: (@Sendable () -> (time: Double, turn: Int))?
        /// What is printed and kept.
        var topics = TraceTopics()
        /// Those of tests that listen meanwhile.
        var listeners: [Int: TraceTopics] = [:]
        var lastListener = 0
        var lines = TraceLines()
        var hasBegun = false

        var all: TraceTopics { listeners.values.reduce(topics) { $0.union($1) } }
    }

    private static let state = Mutex(State())

    /// Where a closure's lines go.
    private final class Listener: Sendable {
        let topics: TraceTopics
        let lines = Mutex<[String]>([])
        init(_ topics: TraceTopics) { self.topics = topics }
    }

    /// That of the running task.
    @TaskLocal private static var listener: Listener?

    /// Whether one of the topics is on.
    @inlinable @inline(__always)
    package static func tells(_ topic: TraceTopics) -> Bool { bits & topic.rawValue != 0 }

    /// Tells a decision of a subject, if the topic is on.
    @inlinable @inline(__always)
    package static func note(
        _ topic: TraceTopics, _ subject: @autoclosure () -> String, _ decision: @autoclosure () -> String
    ) {
        if bits & topic.rawValue != 0 { write(topic, subject(), decision()) }
    }

    /// Switches on what VITRINE_TRACE names, once for the process. Words that nobody knows are reported.
    package static func begin() {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst, let value = getenv("VITRINE_TRACE") else { return }
        topics = read(String(cString: value))
    }

    /// The topics that are printed and kept.
    package static var topics: TraceTopics {
        get { state.withLock { $0.topics } }
        set {
            state.withLock {
                $0.topics = newValue
                bits = $0.all.rawValue
            }
        }
    }

    /// The topics of a value of VITRINE_TRACE; the words that nobody knows are reported together.
    package static func read(_ list: String) -> TraceTopics {
        let (topics, unknown) = TraceTopics.read(list)
        if !unknown.isEmpty {
            let words = unknown.map { "\"\($0)\"" }.joined(separator: ", ")
            Catalogue.traceSetting.report(
                cause: "VITRINE_TRACE has the word\(unknown.count == 1 ? "" : "s") \(words).")
        }
        return topics
    }

    /// Says what the time and the turn are; set by the code that runs the turns.
    package static func setMoment(_ moment: @escaping @Sendable () -> (time: Double, turn: Int)) {
        state.withLock { $0.moment = moment }
    }

    /// How many lines there have been since ``forget()``.
    package static var count: Int { state.withLock { $0.lines.count } }

    /// The kept lines from a number on, as ``count`` numbers them.
    package static func lines(from number: Int = 0) -> [String] { state.withLock { $0.lines.all(from: number) } }

    /// A test begins: its lines are the first.
    package static func forget() { state.withLock { $0.lines = TraceLines() } }

    /// The lines of some topics that a closure causes, whatever is on. They are neither printed nor kept. For tests.
    package static func during(_ topics: TraceTopics, _ body: () throws -> Void) rethrows -> [String] {
        let listener = Listener(topics)
        let number = state.withLock { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = topics
            bits = state.all.rawValue
            return state.lastListener
        }
        defer {
            state.withLock {
                $0.listeners[number] = nil
                bits = $0.all.rawValue
            }
        }
        try $listener.withValue(listener) { try body() }
        return listener.lines.withLock { $0 }
    }

    /// Writes a line, whatever is on.
    package static func write(_ topic: TraceTopics, _ subject: String, _ decision: String) {
        let moment = state.withLock { $0.moment }.map { $0() }
        let time = moment.map { "\(seconds($0.time)) turn \($0.turn) " } ?? ""
        // One line each: what an app's texts contain must not break it.
        let line = "\(time)\(topic.word) \(subject) \(decision)".split(whereSeparator: \.isNewline).joined(separator: "⏎")
        if let listener {
            if listener.topics.contains(topic) { listener.lines.withLock { $0.append(line) } }
            return
        }
        let isKept = state.withLock { state in
            guard state.topics.contains(topic) else { return false }
            state.lines.append(line)
            return true
        }
        if isKept { Diagnostics.printToStandardError(line + "\n") }
    }

    /// `12.345`.
    static func seconds(_ time: Double) -> String {
        guard time.isFinite, abs(time) < 1e12 else { return "\(time)" }
        let thousandths = Int((time * 1000).rounded())
        let rest = String(abs(thousandths) % 1000)
        return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

/// The last some thousand lines, numbered from the first that there was.
struct TraceLines: Sendable {
    /// Lines that are kept at least, if there were so many.
    static let limit = 4000

    private var kept: [String] = []
    /// Lines before those that are kept.
    private var dropped = 0

    var count: Int { dropped + kept.count }

    mutating func append(_ line: String) {
        kept.append(line)
        guard kept.count >= 2 * Self.limit else { return }
        kept.removeFirst(Self.limit)
        dropped += Self.limit
    }

    func all(from number: Int) -> [String] { Array(kept.dropFirst(max(0, number - dropped))) }
}

/// An object that a trace names otherwise than by class and address.
package protocol TraceNamed: AnyObject {
    /// `UILabel "total"` with an accessibility identifier, else `UILabel 0x600000c20`.
    var traceName: String { get }
}

extension Trace {
    /// The name of an object: its own, else class and address.
    package static func name(_ object: AnyObject?) -> String {
        guard let object else { return "nothing" }
        return (object as? any TraceNamed)?.traceName ?? plainName(object)
    }

    /// Class and address.
    package static func plainName(_ object: AnyObject) -> String {
        "\(type(of: object)) 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// `14` or `2.5`: at most three decimals.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
