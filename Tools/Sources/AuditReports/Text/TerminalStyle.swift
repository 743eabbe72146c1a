// Colours on a terminal. ECMA-48: "Control Functions for Coded Character Sets", Select Graphic Rendition.
import UIKitAudit

/// Wraps text in escape sequences, or leaves it alone.
struct TerminalStyle {
    enum Ink: String {
        case bold = "1"
        case faint = "2"
        case red = "1;31"
        case green = "32"
        case yellow = "1;33"
        case cyan = "1;36"
    }

    var isColored: Bool

    func callAsFunction(_ text: String, _ ink: Ink) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
    }

    static func ink(for severity: Severity) -> Ink {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }
}
