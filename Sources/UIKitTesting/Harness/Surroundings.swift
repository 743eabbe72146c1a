// All that a screen is like besides the app: device, appearance, text size, locale, direction.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit

/// All that a screen is like besides the app.
public struct Surroundings: Sendable, Hashable, CustomStringConvertible {
    /// How the device is held.
    public enum Orientation: String, Sendable, CaseIterable {
        /// Upright, or on its side.
        case portrait, landscape
    }

    /// The device.
    public var device: Device
    /// How it is held.
    public var orientation: Orientation
    /// Light where unspecified.
    public var appearance: UIUserInterfaceStyle
    /// The user's text size.
    public var contentSize: UIContentSizeCategory
    /// `Locale.current` while a harness is held.
    public var locale: Locale
    /// Which way the interface runs.
    public var direction: UIUserInterfaceLayoutDirection
    /// Whether tab and arrows move a focus among all controls, as with iOS's Full Keyboard Access.
    public var hasKeyboardAccess = false
    /// Whether a keyboard is drawn while text is edited, as without a hardware keyboard.
    public var showsKeyboard = false

    /// An iPhone 14 held upright, light, with ordinary text, American English, unless said otherwise.
    ///
    /// The direction is the locale's where it is nil.
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

    /// Such as `iphone-14-dark-AX1-ar_EG-rtl`: the device, then what differs from the ordinary.
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

    /// Languages written from right to left.
    private static func isRightToLeft(_ locale: Locale) -> Bool {
        let code = locale.identifier.prefix { $0 != "_" && $0 != "-" }
        return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ku"].contains(code)
            && !(code == "ku" && !locale.identifier.contains("Arab"))
    }

    var stageContentSize: StageContentSize {
        let index = UIContentSizeCategory.ordered.firstIndex(of: contentSize) ?? 3
        return StageContentSize.allCases[index]
    }

    /// What the stage says of such a screen.
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
