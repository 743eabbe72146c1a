// How much a constraint counts against others.
// Apple: "UILayoutPriority".
import Foundation

/// The weight of a constraint: 1000 must hold, anything below gives way to what is higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// Above 0, at most 1000.
    public let rawValue: Float
    /// Takes the number as it is; the place where it is used says which numbers are legal.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Takes the number as it is; the place where it is used says which numbers are legal.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: what controls resist being squeezed with.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: what the user's dragging that resizes the scene counts.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: what keeps the scene at its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: what the user's dragging that must not resize the scene counts.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: what views resist being stretched with.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: what the target size counts in `systemLayoutSizeFitting`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// So much more; the place where it is used says which numbers are legal.
    public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }
    /// So much less; the place where it is used says which numbers are legal.
    public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }
    /// Adds so much.
    public static func += (priority: inout UILayoutPriority, amount: Float) { priority = priority + amount }
    /// Takes away so much.
    public static func -= (priority: inout UILayoutPriority, amount: Float) { priority = priority - amount }
}
