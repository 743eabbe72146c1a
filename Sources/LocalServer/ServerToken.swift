// The secret that lets a page in: 256 random bits, made anew for each run.
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
