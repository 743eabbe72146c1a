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
    /// No launch has this option; the one that was meant, if there is one that near.
    case unknownOption(String, suggestion: String?)
    /// An option means nothing without another.
    case needs(String, String)
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
        case .unknownOption(let option, let suggestion):
            let hint = suggestion.map { " Did you mean \($0)?" } ?? ""
            return "\(option): no such option.\(hint) `--help` prints all of them; the app's own stand behind `--`."
        case .needs(let option, let other):
            return "\(option) means nothing without \(other)."
        case .conflict(let first, let second, let reason):
            return "\(first) and \(second) contradict each other: \(reason)."
        }
    }
}
