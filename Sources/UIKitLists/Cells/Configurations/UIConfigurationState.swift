// The state by which configurations choose their looks.
// Apple: "UIConfigurationState", "UIConfigurationStateCustomKey"
import Foundation
import UIKitValues

/// The state of a view, as far as its configurations depend on it.
public protocol UIConfigurationState {
    /// Creates a state in which nothing holds, with traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The app's own value for a key; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The states that the system's own configurations know.
struct LookState: OptionSet, Hashable, Sendable {
    let rawValue: UInt16
    static let disabled = LookState(rawValue: 1 << 0)
    static let highlighted = LookState(rawValue: 1 << 1)
    static let selected = LookState(rawValue: 1 << 2)
    static let focused = LookState(rawValue: 1 << 3)
    static let pinned = LookState(rawValue: 1 << 4)
    static let editing = LookState(rawValue: 1 << 5)
    static let swiped = LookState(rawValue: 1 << 6)
    static let expanded = LookState(rawValue: 1 << 7)
    static let reordering = LookState(rawValue: 1 << 8)
    static let lifted = LookState(rawValue: 1 << 9)
    static let dropTarget = LookState(rawValue: 1 << 10)

    /// What a state says. The app's own states say nothing.
    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            self = cell.look
        } else if let view = state as? UIViewConfigurationState {
            self = view.look
        } else {
            self = []
        }
    }
    init(rawValue: UInt16) { self.rawValue = rawValue }
}
