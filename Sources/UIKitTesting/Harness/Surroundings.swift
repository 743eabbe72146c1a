// All that a screen is like besides the app: device, appearance, text size, locale, direction.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit

/// The device, orientation, appearance, text size, locale and direction of a screen.
public struct Surroundings: Sendable, Hashable, CustomStringConvertible {
    /// The orientation of the device.
    public enum Orientation: String, Sendable, CaseIterable {
        /// Portrait or landscape.
        case portrait, landscape
    }

    /// The device.
    public var device: Device
    /// The orientation of the device.
    public var orientation: Orientation
    /// The appearance; light if unspecified.
    public var appearance: UIUserInterfaceStyle
    /// The user's text size.
    public var contentSize: UIContentSizeCategory
    /// The value of `Locale.current` while a harness is held.
    public var locale: Locale
    /// The layout direction of the interface.
    public var direction: UIUserInterfaceLayoutDirection
    /// Whether Tab and the arrow keys move a focus among all controls, as with Full Keyboard Access on iOS.
    public var hasKeyboardAccess = false
    /// Whether a keyboard is drawn during text editing, as on a device without a hardware keyboard.
    public var showsKeyboard = false

    /// Creates surroundings; by default an iPhone 14 in portrait orientation, light, with the default text size, in American
    /// English.
    ///
    /// A nil direction is the locale's direction.
    public init(
        device: Device = .iPhone14, orientation: Orientation = .portrait, appearance: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large, locale: Locale = Locale(identifier: "en_US"),
        direction: UIUserInterfaceLayoutDirection? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.appearance = appearance == .dark ? .dark : .light
        self.contentSize = contentSize
        self.locale = locale
        self.direction = direction ?? (Self.isRightToLeft(locale) ? .rightToLeft : .leftToRight)
    }

    /// A description such as `iphone-14-dark-AX1-ar_EG-rtl`: the device, then the values that differ from the defaults.
    public var description: String {
        var parts = [device.slug]
        if orientation == .landscape { parts.append("landscape") }
        if appearance == .dark { parts.append("dark") }
        if contentSize != .large { parts.append(stageContentSize.rawValue) }
        if locale.identifier != "en_US" { parts.append(locale.identifier) }
        if (direction == .rightToLeft) != Self.isRightToLeft(locale) {
            parts.append(direction == .rightToLeft ? "rtl" : "ltr")
        }
        if showsKeyboard { parts.append("keyboard") }
        if hasKeyboardAccess { parts.append("access") }
        return parts.joined(separator: "-")
    }

    /// Whether the language of the locale is written from right to left.
    private static func isRightToLeft(_ locale: Locale) -> Bool {
        let code = locale.identifier.prefix { $0 != "_" && $0 != "-" }
        return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ku"].contains(code)
            && !(code == "ku" && !locale.identifier.contains("Arab"))
    }

    var stageContentSize: StageContentSize {
        let index = UIContentSizeCategory.ordered.firstIndex(of: contentSize) ?? 3
        return StageContentSize.allCases[index]
    }

    /// The corresponding environment of the stage.
    package var environment: StageEnvironment {
        var result = device.model.environment(
            orientation: orientation == .landscape ? .landscapeRight : .portrait,
            appearance: appearance == .dark ? .dark : .light, contentSize: stageContentSize)
        result.rightToLeft = direction == .rightToLeft
        result.onScreenKeyboard = showsKeyboard
        result.fullKeyboardAccess = hasKeyboardAccess
        return result
    }
}
