// How the items of a tab bar look.
// Apple: "UITabBarItemAppearance", "UITabBarItemStateAppearance".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    package struct Look {
        package var attributes: [NSAttributedString.Key: Any] = [:]
        package var titleOffset = UIOffset.zero
        package var iconColor: UIColor?
        package var badgeColor: UIColor?
        package var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        package var badgeOffset = UIOffset.zero
        package var badgeTitleOffset = UIOffset.zero
    }
    final var look = Look()
    final weak var owner: UITabBarItemAppearance?

    /// The attributes of titles, such as font and colour; defaults apply to missing ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set { change { $0.attributes = newValue } }
    }
    /// The offset of titles, in points.
    open var titlePositionAdjustment: UIOffset {
        get { look.titleOffset }
        set { change { $0.titleOffset = newValue } }
    }
    /// The colour of template images; nil for the default.
    open var iconColor: UIColor? {
        get { look.iconColor }
        set { change { $0.iconColor = newValue } }
    }
    /// The colour of badges; nil for the default.
    open var badgeBackgroundColor: UIColor? {
        get { look.badgeColor }
        set { change { $0.badgeColor = newValue } }
    }
    /// The attributes of badges, such as font and colour; defaults apply to missing ones.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { look.badgeAttributes }
        set { change { $0.badgeAttributes = newValue } }
    }
    /// The offset of badges, in points.
    open var badgePositionAdjustment: UIOffset {
        get { look.badgeOffset }
        set { change { $0.badgeOffset = newValue } }
    }
    /// The offset of the text within badges, in points.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { look.badgeTitleOffset }
        set { change { $0.badgeTitleOffset = newValue } }
    }

    private func change(_ change: (inout Look) -> Void) {
        change(&look)
        owner?.onChange?()
    }
}

/// The appearance of a tab bar's items in all states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The layout of an item.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside a small image.
        case compactInline = 2
    }

    /// The normal state.
    public let normal = UITabBarItemStateAppearance()
    /// The selected state.
    public let selected = UITabBarItemStateAppearance()
    /// The disabled state.
    public let disabled = UITabBarItemStateAppearance()
    /// The focused state.
    public let focused = UITabBarItemStateAppearance()
    final var style = Style.stacked
    /// The bar's appearance that has this copy shows it anew.
    final var onChange: (() -> Void)?

    /// Creates the appearance of stacked items.
    public override init() {
        super.init()
        for state in states { state.owner = self }
    }
    /// Creates the appearance of items in a layout.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
    /// Resets the appearance to that of ``init(style:)``.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.look = .init() }
        onChange?()
    }
    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Returns an independent copy.
    @_nonoverride open func copy() -> Self { duplicate() }
    /// Returns an independent copy, as NSObject declares it; the other form has the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { MainCopy.of(self) }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    final func duplicate() -> Self {
        let copy = DynamicInit.make(Self.self)
        copy.style = style
        for (new, old) in zip(copy.states, states) { new.look = old.look }
        return copy
    }

    /// The looks of a state.
    package func look(_ state: UIControl.State) -> UITabBarItemStateAppearance.Look {
        if state.contains(.disabled) { return disabled.look }
        if state.contains(.selected) { return selected.look }
        if state.contains(.focused) { return focused.look }
        return normal.look
    }
}
