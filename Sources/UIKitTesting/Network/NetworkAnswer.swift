// What a request is answered with: a response, how fast it comes, and how it ends.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking

/// What a request is answered with. Times are virtual while a harness is held.
///
/// ```swift
/// harness.network.answer("GET /cart", with: .json(["items": 3]).after(seconds: 2))
/// ```
public struct NetworkAnswer: Sendable {
    enum Ending: Sendable, Equatable {
        case whole
        /// The connection is lost after so many bytes of the body.
        case broken(Int)
        /// Fails instead of answering.
        case failure(Int)
        case never
        /// The network is asked really.
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

    /// A JSON body with the type `application/json`.
    public static func json(_ value: NetworkJSON, status: Int = 200, headers: [String: String] = [:]) -> Self {
        data(value.data, type: "application/json", status: status, headers: headers)
    }

    /// An encodable value as a JSON body.
    /// - Throws: What the encoder throws.
    public static func json(
        encoding value: some Encodable, encoder: JSONEncoder = JSONEncoder(), status: Int = 200
    ) throws -> Self { data(try encoder.encode(value), type: "application/json", status: status) }

    /// A text in UTF-8.
    public static func text(
        _ text: String, type: String = "text/plain; charset=utf-8", status: Int = 200, headers: [String: String] = [:]
    ) -> Self { data(Data(text.utf8), type: type, status: status, headers: headers) }

    /// Bytes of a type, such as `image/png`.
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

    /// A status without a body.
    public static func status(_ status: Int) -> Self {
        var answer = NetworkAnswer()
        answer.status = status
        return answer
    }

    /// Sends the client on to another address, absolute or relative.
    public static func redirect(to location: String, status: Int = 302) -> Self {
        var answer = NetworkAnswer.status(status)
        answer.headers = [("Location", location)]
        return answer
    }

    /// No response: the request fails with this error, such as `.notConnectedToInternet`.
    public static func failure(_ code: URLError.Code) -> Self { ending(.failure(code.rawValue)) }

    /// Nothing ever comes. The request times out after its own `timeoutInterval` of virtual time, which `settle()` does
    /// not wait for.
    public static var never: Self { ending(.never) }

    /// The network is really asked.
    public static var outside: Self { ending(.outside) }

    // MARK: How it comes

    /// The same, so many seconds after the request.
    public func after(seconds: TimeInterval) -> Self { with { $0.delay = max(0, seconds) } }

    /// The same, its body in pieces one after the other at this rate. At least one byte a second.
    public func slow(bytesPerSecond: Double) -> Self { with { $0.bytesPerSecond = max(1, bytesPerSecond) } }

    /// The same, but the connection is lost (`.networkConnectionLost`) after so many bytes of the body.
    public func broken(after bytes: Int) -> Self { with { $0.ending = .broken(max(0, bytes)) } }

    /// The same with a header more.
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
