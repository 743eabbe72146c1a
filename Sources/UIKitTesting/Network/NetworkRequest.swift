// One request that the app made.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking

/// One request that the app made while a network was in force: as it would have gone out.
public struct NetworkRequest: Sendable, CustomStringConvertible {
    /// In capitals.
    public let method: String
    /// The whole address, with its query.
    public let url: URL
    /// With those of the session's configuration.
    public let headers: [String: String]
    /// Empty where there is none; also of upload tasks, from data, files and streams.
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

    /// A header's value, whatever the case of its name.
    public func header(_ name: String) -> String? { headers.first { $0.key.lowercased() == name.lowercased() }?.value }

    /// The value of the first query item of this name.
    public func query(_ name: String) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
    }

    /// The body as JSON; nil where it is none.
    public var json: NetworkJSON? { NetworkJSON(body) }
    /// The body as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }
    /// `GET http://…`, tokens blacked out.
    public var description: String { "\(method) \(BlackOut().url(url.absoluteString))" }
}
