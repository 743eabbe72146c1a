// The sizes of bars that images are made for.
// Apple: "UIBarMetrics"
import Foundation

/// A size of bar.
public enum UIBarMetrics: Int, Sendable {
    /// The ordinary size; others fall back to it.
    case `default` = 0
    /// The low size of landscape phones.
    case compact = 1
    /// With a prompt, in the ordinary size.
    case defaultPrompt = 101
    /// With a prompt, in the low size.
    case compactPrompt = 102
}
