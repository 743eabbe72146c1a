// The secret that lets a page in: 256 random bits.
// No Apple page: this is ours.

/// 256 random bits as 64 hexadecimal digits. Never printed by accident: its description hides it.
package struct ServerToken: Sendable, CustomStringConvertible, CustomReflectable {
    /// The digits; for the one address that is printed, and for nothing else.
    package let secret: String

    /// A new token from the system's random numbers.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let words = (0..<4).map { _ in String(generator.next() as UInt64, radix: 16) }
        secret = words.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
    }

    /// A token of an earlier run; nil where these are not 64 hexadecimal digits in lower case.
    package init?(secret: String) {
        let digits = secret.utf8
        guard digits.count == 64, digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
        self.secret = secret
    }

    /// A name that only who has seen the page knows: it leads to the page's own files with the owner's slots, and does
    /// not give the token away.
    package var filesKey: String { Self.hexadecimal(SHA1.hash(Array("files of \(secret)".utf8))) }

    /// What shows a page that it talks with the app, and not with a program that took the app's place at this address:
    /// HMAC-SHA1 (RFC 2104) of what the page asks and of the address.
    package func proof(of question: String, at host: String) -> String {
        let key = Array(secret.utf8)
        let inner = SHA1.hash(key.map { $0 ^ 0x36 } + Array("\(host) \(question)".utf8))
        return Self.hexadecimal(SHA1.hash(key.map { $0 ^ 0x5C } + inner))
    }

    /// A name for a file, made of any text.
    package static func digest(of text: String) -> String { hexadecimal(SHA1.hash(Array(text.utf8))) }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Whether these are the digits. The time taken depends on the length of what is offered alone.
    package func matches(_ offered: some StringProtocol) -> Bool {
        let own = Array(secret.utf8)
        let other = Array(offered.utf8)
        guard other.count == own.count else { return false }
        var difference: UInt8 = 0
        for index in own.indices { difference |= own[index] ^ other[index] }
        return difference == 0
    }

    package var description: String { "ServerToken(hidden)" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
