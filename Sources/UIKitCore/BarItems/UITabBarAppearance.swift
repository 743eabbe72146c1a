// How a tab bar looks.
// Apple: "UITabBarAppearance".
import CoreGraphics
import Foundation
import UIKitValues

/// The appearance of a tab bar: its background, and its items in each of the three layouts.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    package struct Tabs {
        var stacked: UITabBarItemAppearance?
        var inline: UITabBarItemAppearance?
        var compactInline: UITabBarItemAppearance?
        package var selectionTint: UIColor?
        package var selectionImage: UIImage?
        package var positioning = UITabBarItemPositioning.automatic
        package var width: CGFloat = 0
        package var spacing: CGFloat = 0
    }
    package final var tabs = Tabs()

    /// Items with the title below the image, in bars with the width of a phone in portrait. Assigned values are copied.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { owned(\.stacked, .stacked) }
        set { setItems(\.stacked, newValue) }
    }
    /// Items with the title beside the image, in wide bars. Assigned values are copied.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { owned(\.inline, .inline) }
        set { setItems(\.inline, newValue) }
    }
    /// Items with the title beside a small image, in the low bars of phones in landscape. Assigned values are copied.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { owned(\.compactInline, .compactInline) }
        set { setItems(\.compactInline, newValue) }
    }
    /// The colour of the image behind the selected item; nil for the original colour.
    open var selectionIndicatorTintColor: UIColor? {
        get { tabs.selectionTint }
        set { changeTabs { $0.selectionTint = newValue } }
    }
    /// The image behind the selected item; nil for none.
    open var selectionIndicatorImage: UIImage? {
        get { tabs.selectionImage }
        set { changeTabs { $0.selectionImage = newValue } }
    }
    /// The positioning of stacked items; automatic is the bar's ``UITabBar/itemPositioning``.
    open var stackedItemPositioning: UITabBarItemPositioning {
        get { tabs.positioning }
        set { changeTabs { $0.positioning = newValue } }
    }
    /// The width of centred stacked items, in points; 0 for the bar's ``UITabBar/itemWidth``.
    open var stackedItemWidth: CGFloat {
        get { tabs.width }
        set { changeTabs { $0.width = newValue.isFinite ? max(0, newValue) : 0 } }
    }
    /// The spacing of centred stacked items, in points; 0 for the bar's ``UITabBar/itemSpacing``.
    open var stackedItemSpacing: CGFloat {
        get { tabs.spacing }
        set { changeTabs { $0.spacing = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        tabs = other.tabs
        tabs.stacked = other.tabs.stacked?.duplicate()
        tabs.inline = other.tabs.inline?.duplicate()
        tabs.compactInline = other.tabs.compactInline?.duplicate()
    }

    /// Returns the appearance that was set for items in a layout; nil if none was.
    package func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance? {
        switch style {
        case .stacked: tabs.stacked
        case .inline: tabs.inline
        case .compactInline: tabs.compactInline
        }
    }

    private func changeTabs(_ change: (inout Tabs) -> Void) {
        change(&tabs)
        onChange?()
    }

    private func owned(
        _ path: WritableKeyPath<Tabs, UITabBarItemAppearance?>, _ style: UITabBarItemAppearance.Style
    ) -> UITabBarItemAppearance {
        let made = tabs[keyPath: path] ?? UITabBarItemAppearance(style: style)
        made.onChange = { [weak self] in self?.onChange?() }
        tabs[keyPath: path] = made
        return made
    }

    private func setItems(_ path: WritableKeyPath<Tabs, UITabBarItemAppearance?>, _ items: UITabBarItemAppearance) {
        changeTabs { $0[keyPath: path] = items.duplicate() }
    }
}

/// The positioning of a tab bar's items: ``UITabBar/ItemPositioning``.
public enum UITabBarItemPositioning: Int, Sendable {
    /// Filled in narrow bars, centred in wide bars.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// Centred, with the width and spacing of the bar.
    case centered = 2
}
