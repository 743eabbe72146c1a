// What can be wrong with a launch argument, in words that say how to mend it.
// No Apple page: this is ours.

/// A launch argument or environment variable that cannot be used.
public enum LaunchError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The option stands last, without its value.
    case missingValue(option: String, expected: String)
    /// The value is none of those that the option takes.
    case badValue(option: String, value: String, expected: String)
    /// No device has this name; the nearest names follow.
    case unknownDevice(option: String, value: String, suggestions: [String])
    /// Two options contradict each other.
    case conflict(String, String, reason: String)

    public var description: String {
        switch self {
        case .missingValue(let option, let expected):
            return "\(option) needs a value: \(expected)."
        case .badValue(let option, let value, let expected):
            return "\(option) cannot be \"\(value)\": expected \(expected)."
        case .unknownDevice(let option, let value, let suggestions):
            let hint = suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: ", "))?"
            return "\(option) \"\(value)\": no such device.\(hint) `--list-devices` prints all of them."
        case .conflict(let first, let second, let reason):
            return "\(first) and \(second) contradict each other: \(reason)."
        }
    }
}
