// The sizes of bars that images are made for.
// Apple: "UIBarMetrics"
import Foundation

/// A size of bar.
public enum UIBarMetrics: Int, Sendable {
    /// The ordinary size; others fall back to it.
    case `default` = 0
    /// The low size of landscape phones.
    case compact = 1
    /// Metrics of the ordinary size with a prompt.
    case defaultPrompt = 101
    /// Metrics of the low size with a prompt.
    case compactPrompt = 102
}
