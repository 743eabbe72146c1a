// The properties that appearance proxies carry.
// No Apple page: this is ours; Apple marks them UI_APPEARANCE_SELECTOR and records any setter by forwarding.
import Foundation
import Synchronization

/// A property or method that appearance proxies carry. The class that has it makes its key.
package struct AppearanceKey: Hashable, Sendable {
    private static let count = Mutex(0)

    /// In the order in which keys were first used.
    let number: Int
    /// The name of the property.
    let text: String

    /// A key besides all others.
    package init(_ text: String) {
        self.text = text
        number = Self.count.withLock { count in
            defer { count += 1 }
            return count
        }
    }

    package static func == (one: AppearanceKey, other: AppearanceKey) -> Bool { one.number == other.number }
    package func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// The bit by which views note that they were given the property; nil for the keys beyond the bits' number.
    var bit: UInt64? { number < UInt64.bitWidth ? 1 << UInt64(number) : nil }
}

extension AppearanceKey {
    // Of views, and of what several classes have.
    static let backgroundColor = AppearanceKey("backgroundColor")
    static let tintColor = AppearanceKey("tintColor")
    static let semantic = AppearanceKey("semantic")
    static let style = AppearanceKey("style")
    static let exclusive = AppearanceKey("exclusive")
    package static let font = AppearanceKey("font")
    package static let textColor = AppearanceKey("textColor")
    package static let textAlignment = AppearanceKey("textAlignment")
    package static let titleAttributes = AppearanceKey("titleAttributes")
}

/// A key with the arguments that tell its values apart, such as the state of a title colour.
package struct AppearanceSlot: Hashable {
    let key: AppearanceKey
    var axis = 0
}

/// The values that few views have: a proxy's record, or values set for particular states.
package final class ViewStyling {
    var proxy: AppearanceProxy?
    var given: Set<AppearanceSlot> = []
}

extension ViewAppearance {
    /// The view's rarer values; nil for most views.
    var styling: ViewStyling? {
        get { stylingSlot.object() }
        set { stylingSlot.put(newValue) }
    }
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
        } else if axis == 0, let bit = key.bit {
            appearance.give(bit: bit)
        } else {
            if appearance.styling == nil { appearance.styling = ViewStyling() }
            appearance.styling?.given.insert(AppearanceSlot(key: key, axis: axis))
        }
    }

    /// Whether the view was given a value of its own.
    package func hasOwn(_ slot: AppearanceSlot) -> Bool {
        if slot.axis == 0, let bit = slot.key.bit { return appearance.given & bit != 0 }
        return appearance.styling?.given.contains(slot) ?? false
    }
}
