// How much a constraint counts against others.
// Apple: "UILayoutPriority".
import Foundation

/// The priority of a constraint: 1000 is required, lower values yield to higher ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The value, above 0 and at most 1000.
    public let rawValue: Float
    /// Creates a priority. The value is checked where the priority is used.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority. The value is checked where the priority is used.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint is required.
    public static let required = UILayoutPriority(1000)
    /// 750: the resistance of controls against compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: dragging by the user that can resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: keeping the size of the scene.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: dragging by the user that cannot resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the resistance of views against stretching.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the target size in `systemLayoutSizeFitting`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns a higher priority. The value is checked where the priority is used.
    public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }
    /// Returns a lower priority. The value is checked where the priority is used.
    public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }
    /// Increases a priority.
    public static func += (priority: inout UILayoutPriority, amount: Float) { priority = priority + amount }
    /// Decreases a priority.
    public static func -= (priority: inout UILayoutPriority, amount: Float) { priority = priority - amount }
}
