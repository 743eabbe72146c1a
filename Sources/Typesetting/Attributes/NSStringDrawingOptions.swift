// How strings are measured and drawn.
// Apple: NSStringDrawingOptions
import Foundation

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the text's top left and lines wrap; without it, it is the baseline of one line.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// The fonts' leading counts between lines.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// Measures the ink of the glyphs, not their advances.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
    /// The last line that fits ends in an ellipsis where there is more text.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

extension NSString {
    /// The options under the name they have on macOS.
    public typealias DrawingOptions = NSStringDrawingOptions
}
