// The answer to a request: a response, its speed, and its end.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking

/// An answer to a request. Times are virtual while a harness is held.
///
/// ```swift
/// harness.network.answer("GET /cart", with: .json(["items": 3]).after(seconds: 2))
/// ```
public struct NetworkAnswer: Sendable {
    enum Ending: Sendable, Equatable {
        case whole
        /// The connection is lost after this number of bytes of the body.
        case broken(Int)
        /// Fails with an error instead of a response.
        case failure(Int)
        case never
        /// The request goes to the real network.
        case outside
    }

    var status = 200
    /// In their order; a name may come more than once.
    var headers: [(name: String, value: String)] = []
    var body = Data()
    /// Seconds from the request to the response.
    var delay: TimeInterval = 0
    var bytesPerSecond: Double?
    var ending = Ending.whole

    // MARK: What comes

    /// Returns an answer with a JSON body of type `application/json`.
    public static func json(_ value: NetworkJSON, status: Int = 200, headers: [String: String] = [:]) -> Self {
        data(value.data, type: "application/json", status: status, headers: headers)
    }

    /// Returns an answer with an encodable value as its JSON body.
    /// - Throws: The errors of the encoder.
    public static func json(
        encoding value: some Encodable, encoder: JSONEncoder = JSONEncoder(), status: Int = 200
    ) throws -> Self { data(try encoder.encode(value), type: "application/json", status: status) }

    /// Returns an answer with a text in UTF-8.
    public static func text(
        _ text: String, type: String = "text/plain; charset=utf-8", status: Int = 200, headers: [String: String] = [:]
    ) -> Self { data(Data(text.utf8), type: type, status: status, headers: headers) }

    /// Returns an answer with bytes of a content type, such as `image/png`.
    public static func data(
        _ data: Data, type: String, status: Int = 200, headers: [String: String] = [:]
    ) -> Self {
        var answer = NetworkAnswer.status(status)
        answer.headers = headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        if !headers.keys.contains(where: { $0.lowercased() == "content-type" }) {
            answer.headers.insert(("Content-Type", type), at: 0)
        }
        answer.body = data
        return answer
    }

    /// Returns an answer with a status and no body.
    public static func status(_ status: Int) -> Self {
        var answer = NetworkAnswer()
        answer.status = status
        return answer
    }

    /// Returns a redirect to another URL, absolute or relative.
    public static func redirect(to location: String, status: Int = 302) -> Self {
        var answer = NetworkAnswer.status(status)
        answer.headers = [("Location", location)]
        return answer
    }

    /// Returns a failure without a response: the request fails with this error, such as `.notConnectedToInternet`.
    public static func failure(_ code: URLError.Code) -> Self { ending(.failure(code.rawValue)) }

    /// An answer that never arrives. The request times out after its own `timeoutInterval` of virtual time, which `settle()`
    /// does not wait for.
    public static var never: Self { ending(.never) }

    /// An answer from the real network.
    public static var outside: Self { ending(.outside) }

    // MARK: How it comes

    /// Returns this answer with a delay in seconds from the request.
    public func after(seconds: TimeInterval) -> Self { with { $0.delay = max(0, seconds) } }

    /// Returns this answer with a body that arrives in pieces at this rate, at least one byte per second.
    public func slow(bytesPerSecond: Double) -> Self { with { $0.bytesPerSecond = max(1, bytesPerSecond) } }

    /// Returns this answer with a connection that is lost (`.networkConnectionLost`) after this number of bytes of the body.
    public func broken(after bytes: Int) -> Self { with { $0.ending = .broken(max(0, bytes)) } }

    /// Returns this answer with an additional header.
    public func header(_ name: String, _ value: String) -> Self { with { $0.headers.append((name, value)) } }

    private static func ending(_ ending: Ending) -> Self { NetworkAnswer().with { $0.ending = ending } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    // MARK: As Foundation wants it

    /// Headers of one name joined, as Foundation has them.
    var joinedHeaders: [String: String] {
        var joined: [String: String] = [:]
        for (name, value) in headers {
            let key = joined.keys.first { $0.lowercased() == name.lowercased() } ?? name
            joined[key] = joined[key].map { "\($0), \(value)" } ?? value
        }
        return joined
    }

    func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name.lowercased() }?.value }

    /// True for what a run in mode `failed` asks for again.
    var isFailure: Bool {
        if case .failure = ending { true } else { status >= 500 }
    }
}
