// How bad a finding is.

/// How bad a finding is: `error` crashes or loses data, `warning` misbehaves, `note` is an opinion.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
