// One recorded request with its answer, and whether a request of the app is the same.
// No Apple page: this is ours.
import Foundation

/// One recorded or scripted request with its answer.
struct RecordedExchange: Sendable {
    /// How the request is known again.
    enum Known: Sendable {
        /// Written by hand.
        case pattern(NetworkPattern)
        /// Recorded: method and whole address, the items of its query in any order.
        case exact(method: String, url: URL)
    }

    var known: Known
    /// The request's body, where it matters or was recorded.
    var body: Data?
    var bodyType: String?
    /// Only requests with this body are meant; else it only goes before others.
    var needsBody = false
    var answer: NetworkAnswer
    /// Headers of the request, for writing.
    var requestHeaders: [(name: String, value: String)] = []
    /// Milliseconds that the real answer took, for writing.
    var took: Double = 0
    var started = ""
    /// The file that it stands in; nil for answers of the test itself.
    var file: String?

    /// `GET http://…`, for messages.
    var title: String {
        switch known {
        case .pattern(let pattern): pattern.text
        case .exact(let method, let url): "\(method) \(BlackOut().url(url.absoluteString))"
        }
    }

    func matches(_ request: NetworkRequest, _ rules: BlackOut) -> Bool {
        let isAddress =
            switch known {
            case .pattern(let pattern): pattern.matches(method: request.method, request.url)
            case .exact(let method, let url): method == request.method && Self.same(url, request.url, rules)
            }
        return isAddress && (!needsBody || hasBody(of: request, rules))
    }

    /// Whether the bodies are equal where nothing is blacked out; JSON by its values.
    func hasBody(of request: NetworkRequest, _ rules: BlackOut) -> Bool {
        let type = request.header("Content-Type") ?? bodyType
        let (one, two) = (rules.body(body ?? Data(), type: bodyType ?? type), rules.body(request.body, type: type))
        if one == two { return true }
        if let one = NetworkJSON(one), let two = NetworkJSON(two) { return one.agrees(with: two) }
        let form = "application/x-www-form-urlencoded"
        guard type?.lowercased().hasPrefix(form) ?? false else { return false }
        return NetworkQuery.same(
            NetworkQuery.all(String(decoding: one, as: UTF8.self)), NetworkQuery.all(String(decoding: two, as: UTF8.self)))
    }

    private static func same(_ one: URL, _ two: URL, _ rules: BlackOut) -> Bool {
        func port(_ url: URL) -> Int? { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
        guard one.scheme?.lowercased() == two.scheme?.lowercased(), one.host?.lowercased() == two.host?.lowercased(),
            port(one) == port(two), NetworkQuery.path(of: one) == NetworkQuery.path(of: two)
        else { return false }
        func items(_ url: URL) -> [NetworkQuery] {
            guard let query = url.query else { return [] }
            return NetworkQuery.all(String(rules.url("?" + query).dropFirst()))
        }
        return NetworkQuery.same(items(one), items(two))
    }
}
