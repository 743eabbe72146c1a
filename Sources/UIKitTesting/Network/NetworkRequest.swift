// One request that the app made.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking

/// A request that the app made while a network was in force, as it would have been sent.
public struct NetworkRequest: Sendable, CustomStringConvertible {
    /// The HTTP method, in capitals.
    public let method: String
    /// The URL, including its query.
    public let url: URL
    /// The headers, including those of the session's configuration.
    public let headers: [String: String]
    /// The body; empty if there is none. Includes the bodies of upload tasks, from data, files and streams.
    public let body: Data

    init(_ request: URLRequest, url: URL, adding: [String: String] = [:], body: Data) {
        method = (request.httpMethod ?? "GET").uppercased()
        self.url = url
        var headers = adding
        for (name, value) in request.allHTTPHeaderFields ?? [:] {
            for key in headers.keys where key.lowercased() == name.lowercased() { headers[key] = nil }
            headers[name] = value
        }
        self.headers = headers
        self.body = body
    }

    /// Returns the value of a header, ignoring the case of its name.
    public func header(_ name: String) -> String? { headers.first { $0.key.lowercased() == name.lowercased() }?.value }

    /// Returns the value of the first query item with this name.
    public func query(_ name: String) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
    }

    /// The body as JSON; nil if it is not JSON.
    public var json: NetworkJSON? { NetworkJSON(body) }
    /// The body as UTF-8 text.
    public var text: String { String(decoding: body, as: UTF8.self) }
    /// The method and URL, such as `GET http://…`, with tokens blacked out.
    public var description: String { "\(method) \(BlackOut().url(url.absoluteString))" }
}
