// A virtual device: one row of the stage's table of iPhones and iPads.
// No Apple page: this is ours. Sizes: Apple, Human Interface Guidelines, Layout.
import Foundation
import Stage

/// A virtual iPhone or iPad with the screen size, scale and safe areas of a real model.
public struct Device: Sendable, Hashable, CustomStringConvertible {
    package let model: StageDevice

    package init(_ model: StageDevice) { self.model = model }

    /// The marketing name, such as `iPhone 14 Pro`.
    public var name: String { model.name }
    /// The name for file names, such as `iphone-14-pro`.
    public var slug: String { model.slug }
    /// The size of the screen in portrait orientation, in points.
    public var size: CGSize { model.portraitSize }
    /// The number of pixels per point.
    public var scale: CGFloat { model.scale }
    /// Whether the device is an iPad.
    public var isPad: Bool { model.idiom == .pad }
    public var description: String { name }

    /// All known devices: 29 iPhones and 13 iPads.
    public static let all: [Device] = StageDevice.all.map(Device.init)
    /// All iPhones, oldest first.
    public static var phones: [Device] { all.filter { !$0.isPad } }
    /// All iPads, oldest first.
    public static var pads: [Device] { all.filter(\.isPad) }

    /// Returns the device with this name or slug, ignoring case; nil if there is none.
    public static func named(_ name: String) -> Device? { StageDevice.named(name).map(Device.init) }

    /// Returns a device with a screen of any size in points, in portrait orientation: each side 1…4096, scale 1, 2 or 3.
    ///
    /// The safe areas are those of the most similar model; pass `safeArea: false` for none.
    public static func custom(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, safeArea: Bool = false) -> Device {
        let size = CGSize(
            width: min(max(width.isFinite ? width : 1, 1), 4096), height: min(max(height.isFinite ? height : 1, 1), 4096))
        var model = StageDevice.fitting(size, scale: min(max(scale.rounded(), 1), 3))
        if !safeArea {
            model.portraitInsets = StageInsets()
            model.landscapeInsets = StageInsets()
        }
        model.name = "\(Self.plain(size.width))x\(Self.plain(size.height))@\(Self.plain(model.scale))"
        return Device(model)
    }

    /// Returns the same model at another scale, 1 to 3. Pictures at 1x take a fifth of the bytes of pictures at 3x.
    ///
    /// Sizes in points and safe areas stay the same; lengths that are rounded to whole pixels differ. The name ends with the
    /// scale.
    public func scaled(to scale: CGFloat) -> Device {
        var other = model
        other.scale = min(max(scale.isFinite ? scale.rounded() : 1, 1), 3)
        if other.scale != model.scale { other.name += "@\(Self.plain(other.scale))" }
        return Device(other)
    }

    /// The same model with a screen without a status bar and home indicator, for pictures of the app alone.
    ///
    /// The safe areas stay the same. The name ends with `without bars`.
    public var withoutSystemBars: Device {
        var other = model
        other.showsSystemBars = false
        if model.showsSystemBars { other.name += StageDevice.withoutBars }
        return Device(other)
    }

    private static func plain(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }

    private static func required(_ name: String) -> Device {
        guard let device = named(name) else { fatalError("The table of devices has no \(name).") }
        return device
    }

    /// The iPhone SE (1st generation).
    public static let iPhoneSE1 = required("iPhone SE (1st generation)")
    /// The iPhone 8.
    public static let iPhone8 = required("iPhone 8")
    /// The iPhone 8 Plus.
    public static let iPhone8Plus = required("iPhone 8 Plus")
    /// The iPhone SE (3rd generation).
    public static let iPhoneSE3 = required("iPhone SE (3rd generation)")
    /// The iPhone X.
    public static let iPhoneX = required("iPhone X")
    /// The iPhone 11.
    public static let iPhone11 = required("iPhone 11")
    /// The iPhone 13 mini.
    public static let iPhone13Mini = required("iPhone 13 mini")
    /// The iPhone 13.
    public static let iPhone13 = required("iPhone 13")
    /// The iPhone 14.
    public static let iPhone14 = required("iPhone 14")
    /// The iPhone 14 Pro.
    public static let iPhone14Pro = required("iPhone 14 Pro")
    /// The iPhone 15.
    public static let iPhone15 = required("iPhone 15")
    /// The iPhone 15 Pro Max.
    public static let iPhone15ProMax = required("iPhone 15 Pro Max")
    /// The iPhone 16.
    public static let iPhone16 = required("iPhone 16")
    /// The iPhone 16 Pro.
    public static let iPhone16Pro = required("iPhone 16 Pro")
    /// The iPhone 16 Pro Max.
    public static let iPhone16ProMax = required("iPhone 16 Pro Max")
    /// The iPad mini (6th generation).
    public static let iPadMini6 = required("iPad mini (6th generation)")
    /// The iPad (9th generation).
    public static let iPad9 = required("iPad (9th generation)")
    /// The 9.7-inch iPad Pro.
    public static let iPadPro97 = required("iPad Pro (9.7-inch)")
}
