// The state of a header, a footer or another view.
// Apple: "UIViewConfigurationState"
import Foundation
import UIKitValues

/// The state of a view with configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is a header or footer that stays at the edge of its list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing holds, with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own value for a key; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    var look: LookState {
        var look: LookState = []
        if isDisabled { look.insert(.disabled) }
        if isHighlighted { look.insert(.highlighted) }
        if isSelected { look.insert(.selected) }
        if isFocused { look.insert(.focused) }
        if isPinned { look.insert(.pinned) }
        return look
    }
}
