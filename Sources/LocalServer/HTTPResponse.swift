// An answer, with the headers that every answer of a local server carries.
// No Apple page: this is ours.
import Foundation

/// An answer to a request.
package struct HTTPResponse: Sendable {
    package var status: HTTPStatus
    package var contentType: String
    package var body: [UInt8]

    package init(_ status: HTTPStatus = .ok, contentType: String, body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }

    /// A line of text.
    package init(_ status: HTTPStatus, text: String) {
        self.init(status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }

    init(_ refusal: HTTPRefusal) { self.init(refusal.status, text: refusal.reason) }

    /// Head and body as they go out. No CORS header ever; nothing is cached; one answer, then the end.
    func bytes(port: UInt16) -> [UInt8] {
        let policy =
            "default-src 'self'; connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port); "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        let head = [
            "HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(contentType)",
            "Content-Length: \(body.count)", "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff",
            "X-Frame-Options: DENY", "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
            "Cross-Origin-Opener-Policy: same-origin", "Cache-Control: no-store", "Connection: close", "", "",
        ]
        return Array(head.joined(separator: "\r\n").utf8) + body
    }
}
