// The rules that every request must keep before anything is done for it.
// No Apple page: this is ours; the attacks that it answers are named in Documentation/Guides/LocalServer.md.

/// Checks the head of a request against the rules of a local server. Pure: no socket, no clock.
package struct RequestGuard: Sendable {
    package let port: UInt16
    package let token: ServerToken
    /// Paths that are served without the token; constant files that tell nothing.
    package let publicPaths: Set<String>

    /// The names by which pages call the server: this machine's own with the port, and those of tunnels.
    private let hosts: Set<String>
    private let filesPrefix: String

    package init(port: UInt16, token: ServerToken, publicPaths: Set<String> = [], tunnels: [String] = []) {
        self.port = port
        self.token = token
        self.publicPaths = publicPaths
        hosts = Set(["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] + tunnels.map { $0.lowercased() })
        filesPrefix = "/\(token.filesKey)/"
    }

    /// The path without the key of the page's files.
    package func path(of head: HTTPRequestHead) -> String {
        head.path.hasPrefix(filesPrefix) ? "/" + head.path.dropFirst(filesPrefix.count) : head.path
    }

    /// Whether a request shows the token, or knows the key of the page's files; whether it is let in is another question.
    package func isOwner(_ head: HTTPRequestHead) -> Bool {
        if head.method == "GET", head.path.hasPrefix(filesPrefix) { return true }
        return holdsToken(head, isUpgrade: !head.values("upgrade").isEmpty)
    }

    /// What a request asks for, once it is let in.
    package enum Admission: Sendable, Equatable {
        case get
        /// A change, with the length of its JSON body.
        case post(length: Int)
        /// A WebSocket with this key.
        case socket(key: String)
    }

    /// Lets the request in or says why not.
    package func admit(_ head: HTTPRequestHead, limits: ServerLimits) throws(HTTPRefusal) -> Admission {
        try checkHost(head)
        try checkSite(head)
        try checkPath(head.path)
        let isUpgrade = !head.values("upgrade").isEmpty
        switch head.method {
        case "GET": break
        case "POST" where !isUpgrade: break
        default: throw HTTPRefusal(.methodNotAllowed, "Only GET and POST.")
        }
        try checkOrigin(head, isDemanded: isUpgrade || head.method != "GET")
        guard head.values("transfer-encoding").isEmpty else {
            throw HTTPRefusal(.notImplemented, "No transfer encodings.")
        }
        try checkToken(head, isUpgrade: isUpgrade)
        if isUpgrade { return .socket(key: try socketKey(head)) }
        if head.method == "POST" { return .post(length: try bodyLength(head, limits)) }
        guard head.values("content-length").allSatisfy({ $0 == "0" }) else {
            throw HTTPRefusal(.badRequest, "A GET has no body.")
        }
        return .get
    }

    /// Against DNS rebinding: a foreign name that resolves to this machine is still a foreign name.
    private func checkHost(_ head: HTTPRequestHead) throws(HTTPRefusal) {
        guard let host = head.only("host"), hosts.contains(host.lowercased()) else {
            throw HTTPRefusal(.misdirectedRequest, "Host must be this server's own, once.")
        }
    }

    /// Against other pages in the same browser, also those on other ports of this machine.
    private func checkSite(_ head: HTTPRequestHead) throws(HTTPRefusal) {
        for site in head.values("sec-fetch-site") where site != "same-origin" && site != "none" {
            throw HTTPRefusal(.forbidden, "Requests from other sites are refused.")
        }
    }

    /// Against cross-site WebSockets and forged posts: browsers send Origin with these, and it must be ours.
    private func checkOrigin(_ head: HTTPRequestHead, isDemanded: Bool) throws(HTTPRefusal) {
        let origins = head.values("origin")
        if origins.isEmpty, !isDemanded { return }
        guard origins.count == 1, let host = head.only("host"), origins[0].lowercased() == "http://\(host.lowercased())"
        else { throw HTTPRefusal(.forbidden, "Origin must be this server's own.") }
    }

    private func checkPath(_ path: String) throws(HTTPRefusal) {
        let lower = path.lowercased()
        let isBad =
            path.utf8.count > 2048 || lower.contains("\\") || lower.contains("%2f") || lower.contains("%5c")
            || lower.contains("%00") || lower.contains("%2e") || lower.contains("//")
            || path.split(separator: "/").contains { $0 == ".." || $0 == "." }
        if isBad { throw HTTPRefusal(.badRequest, "The path leads nowhere.") }
    }

    /// The token comes in the address (GET), as `Authorization: Bearer` (GET, POST) or as a WebSocket's subprotocol.
    private func checkToken(_ head: HTTPRequestHead, isUpgrade: Bool) throws(HTTPRefusal) {
        if !isUpgrade, head.method == "GET", publicPaths.contains(path(of: head)) { return }
        guard holdsToken(head, isUpgrade: isUpgrade) else {
            throw HTTPRefusal(.forbidden, "Open the address that the app printed: it holds the key.")
        }
    }

    /// Whether exactly one token comes with a request, and the right one.
    private func holdsToken(_ head: HTTPRequestHead, isUpgrade: Bool) -> Bool {
        var offered: [Substring] = []
        if isUpgrade {
            let names = head.values("sec-websocket-protocol").flatMap { $0.split(separator: ",") }
            offered = names.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("token.") }.map { $0.dropFirst(6) }
        } else {
            if head.method == "GET" { offered += head.queryValues("token") }
            offered += head.values("authorization").filter { $0.hasPrefix("Bearer ") }.map { $0.dropFirst(7) }
        }
        return offered.count == 1 && token.matches(offered[0])
    }

    private func socketKey(_ head: HTTPRequestHead) throws(HTTPRefusal) -> String {
        let connection = head.values("connection").flatMap { $0.lowercased().split(separator: ",") }
        guard head.only("upgrade")?.lowercased() == "websocket",
            connection.contains(where: { $0.drop { $0 == " " } == "upgrade" }),
            head.only("sec-websocket-version") == "13",
            let key = head.only("sec-websocket-key"), key.utf8.count == 24, key.hasSuffix("==")
        else { throw HTTPRefusal(.upgradeRequired, "Not a WebSocket handshake of version 13.") }
        return key
    }

    private func bodyLength(_ head: HTTPRequestHead, _ limits: ServerLimits) throws(HTTPRefusal) -> Int {
        let type = head.only("content-type")?.lowercased().replacing(" ", with: "")
        guard type == "application/json" || type == "application/json;charset=utf-8" else {
            throw HTTPRefusal(.unsupportedMediaType, "The body must be application/json.")
        }
        guard let text = head.only("content-length"), text.utf8.allSatisfy({ (48...57).contains($0) }),
            let length = Int(text)
        else { throw HTTPRefusal(.lengthRequired, "Content-Length is missing or no number.") }
        guard length <= limits.bodySize else { throw HTTPRefusal(.contentTooLarge, "The body is too long.") }
        return length
    }
}
