// Units and directions of text.
// Apple: "UITextGranularity", "UITextDirection", "UITextStorageDirection", "UITextLayoutDirection".
import Foundation

/// A unit that text is divided into.
public enum UITextGranularity: Int, Sendable {
    /// One character as people count them.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph, up to its line break.
    case paragraph = 3
    /// A line as it is laid out.
    case line = 4
    /// The whole text.
    case document = 5
}

/// Forward or backward in the storage.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text, or towards its beginning.
    case forward = 0, backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// Along the line or between lines, as seen.
    case right = 2, left = 3, up = 4, down = 5
}

/// A storage or layout direction by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    /// The direction of a raw value of either kind.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The direction of a raw value of either kind.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Forward or backward in the storage.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
