// Tokens, cookies and passwords are taken out of what is recorded.
// No Apple page: this is ours.
import Foundation

/// Takes tokens, cookies and passwords out of what is recorded, and puts ``mark`` there. Run over what is blacked out
/// already it changes nothing, so that a request and a recorded one are compared after both went through it.
struct BlackOut: Sendable {
    /// Stands for what was taken out; matches anything.
    static let mark = "BLACKED_OUT"

    /// Names of headers, query items, form fields and JSON members whose values are taken out, in lower case and without
    /// hyphens and underscores. ``hides(_:inBody:)`` adds names by their endings.
    private static let names: Set<String> = [
        "accesstoken", "refreshtoken", "idtoken", "token", "authtoken", "sessiontoken", "csrftoken", "xsrftoken", "csrf",
        "password", "passwd", "passphrase", "newpassword", "oldpassword", "currentpassword", "pwd", "pin", "otp", "secret",
        "clientsecret", "clientassertion", "assertion", "apikey", "apisecret", "key", "privatekey", "authorization",
        "proxyauthorization", "auth", "bearer", "credential", "credentials", "jwt", "session", "sessionid", "sid",
        "codeverifier", "signature", "sig", "cookie", "setcookie", "xapikey", "xauthtoken", "xcsrftoken", "xxsrftoken",
        "xamzsecuritytoken", "xgoogapikey", "cvv", "cvc",
    ]
    /// Names that are too common in bodies to be secrets there.
    private static let harmlessInBodies: Set<String> = ["key", "session", "sid", "sig", "pin", "auth"]
    private static let endings = ["token", "password", "secret", "apikey"]

    /// More names, as the test gave them.
    private let more: Set<String>

    init(_ more: [String] = []) { self.more = Set(more.map(Self.bare)) }

    private static func bare(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

    /// Whether the value of this name is taken out; `inBody` for members of JSON and fields of forms.
    func hides(_ name: String, inBody: Bool = false) -> Bool {
        let bare = Self.bare(name)
        if more.contains(bare) { return true }
        if inBody, Self.harmlessInBodies.contains(bare) { return false }
        return Self.names.contains(bare) || Self.endings.contains { bare.hasSuffix($0) }
    }

    // MARK: Headers

    func header(_ name: String, _ value: String) -> String {
        switch name.lowercased() {
        case "cookie": return cookies(value)
        case "set-cookie": return setCookies(value)
        case "location", "content-location", "referer", "origin", "link": return url(value)
        case "authorization", "proxy-authorization":
            // The scheme stays: `Bearer BLACKED_OUT`.
            guard let space = value.firstIndex(of: " ") else { return Self.mark }
            return value[...space] + Self.mark
        default: return hides(name) ? Self.mark : text(value)
        }
    }

    private func cookies(_ value: String) -> String {
        value.split(separator: ";").map { pair in
            let name = pair.split(separator: "=", maxSplits: 1).first.map(String.init) ?? ""
            return "\(name.trimmingCharacters(in: .whitespaces))=\(Self.mark)"
        }.joined(separator: "; ")
    }

    /// The name and the attributes stay. Several cookies in one header are parted by commas, as the date in `Expires` has
    /// one too.
    private func setCookies(_ value: String) -> String {
        Self.replacing(value, #"(^|,\s*)([^=;,\s]+)=("[^"]*"|[^;,]*)(?=;|$|,\s*[^=;,\s]+=)"#) { match in
            "\(match[1])\(match[2])=\(Self.mark)"
        }
    }

    // MARK: Addresses

    /// The password of an address, and items of its query and fragment.
    func url(_ text: String) -> String {
        var result = Self.replacing(text, #"(://[^/?#@\s:]*):([^/?#@\s]*)@"#) { "\($0[1]):\(Self.mark)@" }
        result = Self.replacing(result, #"([?&#])([^=&#\s"<>]+)=([^&#\s"<>]*)"#) { match in
            let name = match[2].removingPercentEncoding ?? match[2]
            return hides(name) && !match[3].isEmpty ? "\(match[1])\(match[2])=\(Self.mark)" : match[0]
        }
        return tokens(result)
    }

    // MARK: Bodies

    /// A body by its type; bytes that are no UTF-8 stay as they are.
    func body(_ data: Data, type: String?) -> Data {
        guard !data.isEmpty, let given = String(data: data, encoding: .utf8) else { return data }
        let type = type?.lowercased() ?? ""
        if type.hasPrefix("application/x-www-form-urlencoded") { return Data(form(given).utf8) }
        if let json = JSONBlackOut(self, given).result { return Data(tokens(json).utf8) }
        let parts = Self.replacing(given, #"(name="([^"]+)"[^\r\n]*\r?\n\r?\n)([^\r\n]*)"#) { match in
            hides(match[2], inBody: true) ? match[1] + Self.mark : match[0]
        }
        let members = Self.replacing(parts, #""([^"\\]+)"(\s*:\s*)"((?:[^"\\]|\\.)*)""#) { match in
            hides(match[1], inBody: true) ? "\"\(match[1])\"\(match[2])\"\(Self.mark)\"" : match[0]
        }
        return Data(text(members).utf8)
    }

    private func form(_ text: String) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0].removingPercentEncoding ?? parts[0]
            guard parts.count == 2, !parts[1].isEmpty, hides(name) else { return tokens(String(field)) }
            return "\(parts[0])=\(Self.mark)"
        }.joined(separator: "&")
    }

    /// Addresses in a text, and what has the shape of a token.
    func text(_ text: String) -> String {
        guard text.contains("://") else { return tokens(text) }
        return tokens(Self.replacing(text, #"[a-zA-Z][a-zA-Z0-9+.-]*://[^\s"'<>\\]+"#) { url($0[0]) })
    }

    /// JSON Web Tokens, wherever they stand.
    private func tokens(_ text: String) -> String {
        guard text.contains("eyJ") else { return text }
        return Self.replacing(text, #"eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*"#) { _ in Self.mark }
    }

    static func replacing(_ text: String, _ pattern: String, with change: ([String]) -> String) -> String {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
        let whole = text as NSString
        var result = ""
        var end = 0
        for match in expression.matches(in: text, range: NSRange(location: 0, length: whole.length)) {
            result += whole.substring(with: NSRange(location: end, length: match.range.location - end))
            result += change(
                (0..<match.numberOfRanges).map {
                    let range = match.range(at: $0)
                    return range.location == NSNotFound ? "" : whole.substring(with: range)
                })
            end = match.range.location + match.range.length
        }
        return result + whole.substring(from: end)
    }
}
