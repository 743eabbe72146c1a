// The properties that appearance proxies carry.
// No Apple page: this is ours; Apple marks them UI_APPEARANCE_SELECTOR and records any setter by forwarding.
import Foundation

/// A property or method that appearance proxies carry. At most 64: views keep a bit for each that they were given.
package enum AppearanceKey: Int {
    // UIView
    case backgroundColor, tintColor, semantic, style, exclusive
    // UILabel
    case font, textColor, highlightedTextColor, shadowColor, shadowOffset, textAlignment, numberOfLines, followsSize
    // UIButton
    case titleColor, titleShadowColor, backgroundImage, contentInsets
    // Controls with colours
    case onTint, thumbTint, onImage, offImage, minimumTint, maximumTint, progressTint, trackTint, progressImage
    case trackImage, selectedTint, pageTint, currentPageTint, color, indicatorStyle
    // Controls with images and texts by state
    case thumbImage, minimumTrackImage, maximumTrackImage, incrementImage, decrementImage
    case titleAttributes, attributedTitle, dividerImage, segmentOffset
    // UIScrollView
    case scrollIndicatorStyle, keyboardDismiss, bounces
    // UITextField, UITextView
    case borderStyle, clearButtonMode, textAttributes, placeholderText, background, disabledBackground, textInset
    case linkAttributes, keyboardLook, keyboardType, returnKey
    // Bars and their items: which property is said by the slot's axis
    case bar, item
}

/// A key with the arguments that tell its values apart, such as the state of a title colour.
package struct AppearanceSlot: Hashable {
    let key: AppearanceKey
    var axis = 0
}

/// What few views have: a proxy's record, or values given for particular states.
package final class ViewStyling {
    var proxy: AppearanceProxy?
    var given: Set<AppearanceSlot> = []
}

extension UIView {
    /// Stands in every setter that proxies carry. On a proxy it records the call; on a view that is given a value by
    /// anybody but a proxy it notes that the view has its own.
    /// - Parameters:
    ///   - axis: 0 for the only or the ordinary value.
    ///   - call: The same call for another view.
    package func styled(
        _ key: AppearanceKey, axis: Int = 0, _ call: @autoclosure () -> (@MainActor (UIView) -> Void)
    ) {
        guard !AppearanceProxies.isApplying else { return }
        if let styling = appearance.styling, let proxy = styling.proxy {
            let call = call()
            proxy.record(AppearanceSlot(key: key, axis: axis)) { if let view = $0 as? UIView { call(view) } }
        } else if axis == 0 {
            appearance.given |= 1 << UInt64(key.rawValue)
        } else {
            if appearance.styling == nil { appearance.styling = ViewStyling() }
            appearance.styling?.given.insert(AppearanceSlot(key: key, axis: axis))
        }
    }

    /// Whether the view was given a value of its own.
    package func hasOwn(_ slot: AppearanceSlot) -> Bool {
        slot.axis == 0
            ? appearance.given & 1 << UInt64(slot.key.rawValue) != 0 : appearance.styling?.given.contains(slot) ?? false
    }
}

extension UIControl.State {
    /// 0 for the ordinary state.
    package var axis: Int { Int(rawValue) }
}
