// Who may read a value of a message.
// Apple: "OSLog", OSLogPrivacy.

/// Who may read a value. Where it is hidden the line has `<private>` or a hash in its place.
public struct OSLogPrivacy: Hashable, Sendable {
    /// What stands for a hidden value.
    public enum Mask: Hashable, Sendable {
        /// A number that is the same for the same value.
        case hash
        /// No more than the word `<private>`.
        case none
    }

    enum Kind: Hashable, Sendable { case `public`, `private`, auto, sensitive }

    let kind: Kind
    let mask: Mask

    /// Everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
    /// Only who asks for private values by VITRINE_LOG.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
    /// What the value's type asks for: numbers are public, the rest is private on a device.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
    /// Nobody.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

    /// Only who asks for private values, with what stands for it elsewhere.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
    /// What the value's type asks for, with what stands for it where it is hidden.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
    /// Nobody, with what stands for it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

    /// What stands for a hidden value. Apple's hash is another: this one is FNV-1a of 64 bits.
    func masked(_ text: String) -> String {
        guard mask == .hash else { return "<private>" }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return "<mask.hash: '\(String(repeating: "0", count: 16 - digits.count))\(digits)'>"
    }
}
