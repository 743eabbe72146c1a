// How the items of a tab bar look.
// Apple: "UITabBarItemAppearance", "UITabBarItemStateAppearance".
import CoreGraphics
import Foundation
import QuartzCore

/// How a tab bar's items look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    struct Look {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var iconColor: UIColor?
        var badgeColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeOffset = UIOffset.zero
        var badgeTitleOffset = UIOffset.zero
    }
    final var look = Look()
    final weak var owner: UITabBarItemAppearance?

    /// Font, colour and other attributes of titles; what is missing is the default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set { change { $0.attributes = newValue } }
    }
    /// Moves titles, in points.
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
    /// Font, colour and other attributes of badges; what is missing is the default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { look.badgeAttributes }
        set { change { $0.badgeAttributes = newValue } }
    }
    /// Moves badges, in points.
    open var badgePositionAdjustment: UIOffset {
        get { look.badgeOffset }
        set { change { $0.badgeOffset = newValue } }
    }
    /// Moves the text within badges, in points.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { look.badgeTitleOffset }
        set { change { $0.badgeTitleOffset = newValue } }
    }

    private func change(_ change: (inout Look) -> Void) {
        change(&look)
        owner?.onChange?()
    }
}

/// How a tab bar's items look in all states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Where an item's title stands.
    public enum Style: Int, Sendable {
        /// Below the image.
        case stacked = 0
        /// Beside the image.
        case inline = 1
        /// Beside a small image.
        case compactInline = 2
    }

    /// Not selected.
    public let normal = UITabBarItemStateAppearance()
    /// Selected.
    public let selected = UITabBarItemStateAppearance()
    /// Not enabled.
    public let disabled = UITabBarItemStateAppearance()
    /// In focus.
    public let focused = UITabBarItemStateAppearance()
    final var style = Style.stacked
    /// The bar's appearance that has this copy shows it anew.
    final var onChange: (() -> Void)?

    /// The looks of stacked items.
    public override init() {
        super.init()
        for state in states { state.owner = self }
    }
    /// The looks of items in a layout.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
    /// Makes it as ``init(style:)`` does.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in states { state.look = .init() }
        onChange?()
    }
    /// A copy that can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// A copy that can be changed by itself.
    @_nonoverride open func copy() -> Self { duplicate() }
    /// A copy, as NSObject has it; the other form has the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { MainCopy.of(self) }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    final func duplicate() -> Self {
        let copy = DynamicInit.make(Self.self)
        copy.style = style
        for (new, old) in zip(copy.states, states) { new.look = old.look }
        return copy
    }

    /// The looks of a state.
    func look(_ state: UIControl.State) -> UITabBarItemStateAppearance.Look {
        if state.contains(.disabled) { return disabled.look }
        if state.contains(.selected) { return selected.look }
        if state.contains(.focused) { return focused.look }
        return normal.look
    }
}
