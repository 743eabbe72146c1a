// Some of the two axes.
// Apple: "UIAxis", UIKit Data Types.
import Foundation

/// Some of the two axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Along y.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Along both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
