// The line breaker's rules beyond the mode. `NSParagraphStyle.LineBreakStrategy` is the same type.
// Apple: NSParagraphStyle.LineBreakStrategy

extension NSParagraphStyle {
    /// The rules that the line breaker applies in addition to the mode.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a very short last line by moving a word down.
        public static let pushOut = Self(rawValue: 1 << 0)
        /// Breaks Korean between words.
        public static let hangulWordPriority = Self(rawValue: 1 << 1)
        /// The strategy of UIKit's labels.
        public static let standard = Self(rawValue: 0xFFFF)
    }
}

/// The strategy under its Objective-C name.
public typealias NSLineBreakStrategy = NSParagraphStyle.LineBreakStrategy
