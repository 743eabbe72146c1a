// The network of a test: what answers its requests, and which came.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// The network of a test: answers from files and from the test itself, and a list of the requests.
///
/// While it is in force, no request of the app leaves the machine, unless an answer is ``NetworkAnswer/outside`` or the record
/// mode requests it from the real network. The app's own `URLSession` code stays unchanged.
public final class RecordedNetwork: Sendable {
    /// The treatment of a request.
    enum Choice: Sendable {
        case answer(NetworkAnswer)
        case outside
        /// The network is asked, and the answer recorded.
        case record
        /// Fails with this message.
        case nobody(String)
    }

    private struct Current: Sendable { var network: RecordedNetwork? }
    private static let current = Mutex(Current())

    /// The one that answers the process's requests; nil where they go to the network.
    static var inForce: RecordedNetwork? { current.withLock { $0.network } }

    /// Puts one into force, or none. Returns the one before.
    @discardableResult static func put(_ network: RecordedNetwork?) -> RecordedNetwork? {
        current.withLock { current in
            defer { current.network = network }
            return current.network
        }
    }

    struct State: Sendable {
        /// Newest first: answers of the test, then one layer a file, in the order of the trait.
        var scripted: [AnswerLayer] = []
        var files: [AnswerLayer] = []
        var requests: [NetworkRequest] = []
        var waiting: [String] = []
        var recorded: [RecordedExchange] = []
        /// Recorded before, and asked for again.
        var replaced: Set<Int> = []
    }

    let state = Mutex(State())
    let rules: BlackOut
    let mode: RecordMode
    /// The file to which new answers are written; nil if nothing is recorded.
    let target: URL?
    private let comparesBodies: Bool
    /// The test to which issues go.
    let site: NetworkSite
    /// The test that it answers; what other tests ask at the same time is not its affair.
    private let owner = Test.current?.id

    init(
        mode: RecordMode = .never, target: URL? = nil, comparesBodies: Bool = false, rules: BlackOut = BlackOut(),
        site: NetworkSite
    ) {
        self.mode = mode
        self.target = target
        self.comparesBodies = comparesBodies
        self.rules = rules
        self.site = site
    }

    // MARK: For tests

    /// Answers the requests that match a pattern from now on, before any file and any earlier answer. Several answers are given
    /// one after the other; the last one repeats.
    ///
    /// `GET /cart` matches any host and any query. `https://shop.example/items/*?page=2` matches any method, one host, one path
    /// component, and a query that contains the item. `**` matches several path components.
    /// - Parameter body: The JSON body that a request must have; nil for any body.
    public func answer(_ pattern: String, body: NetworkJSON? = nil, with answers: NetworkAnswer...) {
        let known = RecordedExchange.Known.pattern(NetworkPattern(pattern))
        let layer = AnswerLayer(
            answers.map { RecordedExchange(known: known, body: body?.data, needsBody: body != nil, answer: $0) })
        state.withLock { $0.scripted.insert(layer, at: 0) }
    }

    /// The requests since the network is in force, in order, whether answered or not.
    public var requests: [NetworkRequest] { state.withLock { $0.requests } }

    /// Returns the requests that match a pattern; see ``answer(_:body:with:)``.
    public func requests(_ pattern: String) -> [NetworkRequest] {
        let pattern = NetworkPattern(pattern)
        return requests.filter { pattern.matches(method: $0.method, $0.url) }
    }

    /// Clears ``requests``. Answers that were given stay used.
    public func forgetRequests() { state.withLock { $0.requests = [] } }

    /// The requests that the files answer, in order, such as `GET http://…`.
    public var recordedRequests: [String] { state.withLock { $0.files.flatMap { $0.exchanges.map(\.title) } } }

    // MARK: For the protocol

    /// False in a task of another test. Threads without a task may belong to anybody, so to the one in force.
    var isOurs: Bool { Test.current.map { $0.id == owner } ?? true }

    func add(_ layer: AnswerLayer) { state.withLock { $0.files.append(layer) } }

    /// Chooses the treatment of a request. The choice counts as playing the answer.
    func choose(_ request: NetworkRequest) -> Choice {
        let choice = state.withLock { state -> Choice? in
            state.requests.append(request)
            if let found = Self.next(&state.scripted, request, rules, false) { return Self.choice(found.exchange.answer) }
            if mode == .all, target != nil { return .record }
            guard let found = Self.next(&state.files, request, rules, comparesBodies) else {
                return mode != .never && target != nil ? .record : nil
            }
            if mode == .failed, let target, found.exchange.file == target.path, found.exchange.answer.isFailure {
                state.replaced.insert(found.index)
                return .record
            }
            return Self.choice(found.exchange.answer)
        }
        if let choice { return choice }
        let message = unanswered(request)
        fail(message)
        return .nobody(message)
    }

    private static func choice(_ answer: NetworkAnswer) -> Choice {
        answer.ending == .outside ? .outside : .answer(answer)
    }

    private static func next(
        _ layers: inout [AnswerLayer], _ request: NetworkRequest, _ rules: BlackOut, _ comparesBodies: Bool
    ) -> (exchange: RecordedExchange, index: Int)? {
        for index in layers.indices {
            if let found = layers[index].next(request, rules, comparesBodies) { return found }
        }
        return nil
    }

    /// Takes what the network really answered.
    func note(_ exchange: RecordedExchange) { state.withLock { $0.recorded.append(exchange) } }

    // MARK: Issues

    /// Fails the test, when it next can be told.
    func fail(_ message: String) { state.withLock { $0.waiting.append(message) } }

    /// Tells the test what waits. Called on its task.
    func flush() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for message in waiting { site.record(message) }
    }

    /// Names the request, the nearest recorded ones, and what to do.
    private func unanswered(_ request: NetworkRequest) -> String {
        let (titles, files) = state.withLock { state in
            ((state.scripted + state.files).flatMap { $0.exchanges.map(\.title) }, state.files.compactMap(\.file))
        }
        let name = "\(request.method) \(rules.url(request.url.absoluteString))"
        var lines = ["\(name) was asked for and nobody recorded it."]
        let near = NearestNames.of(name, among: titles)
        lines.append(near.isEmpty ? "Nothing is recorded." : "The nearest that are recorded:")
        lines += near.map { "  \($0)" }
        let path = NetworkQuery.path(of: request.url)
        lines.append("Answer it by harness.network.answer(\"\(request.method) \(path)\", with: …)" + place(files))
        return lines.joined(separator: "\n")
    }

    private func place(_ files: [String]) -> String {
        let file = target?.path ?? files.first
        guard let file else { return ", or put .network(…) on the test." }
        return ", or record it once: VITRINE_RECORD_NETWORK=missing swift test (into \(file))."
    }
}

/// Answers that stand side by side: of one file, or of one call.
struct AnswerLayer: Sendable {
    var exchanges: [RecordedExchange]
    var file: String?
    private var played: Set<Int> = []

    init(_ exchanges: [RecordedExchange], file: String? = nil) {
        self.exchanges = exchanges
        self.file = file
    }

    /// The answer to a request: those to the same body go first, then the first that was not played, else the last.
    mutating func next(
        _ request: NetworkRequest, _ rules: BlackOut, _ comparesBodies: Bool
    ) -> (exchange: RecordedExchange, index: Int)? {
        var found = exchanges.indices.filter { exchanges[$0].matches(request, rules) }
        let same = found.filter { exchanges[$0].hasBody(of: request, rules) }
        if comparesBodies || !same.isEmpty { found = same }
        // Patterns that overlap: the first one that means the request, with those of the same words.
        if let first = found.first, case .pattern(let pattern) = exchanges[first].known {
            found = found.filter {
                if case .pattern(let other) = exchanges[$0].known { other == pattern } else { false }
            }
        }
        guard let index = found.first(where: { !played.contains($0) }) ?? found.last else { return nil }
        played.insert(index)
        return (exchanges[index], index)
    }
}
