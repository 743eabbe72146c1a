// A virtual device: one row of the stage's table of iPhones and iPads.
// No Apple page: this is ours. Sizes: Apple, Human Interface Guidelines, Layout.
import Foundation
import Stage

/// A virtual iPhone or iPad: screen size, scale and safe areas of a real model.
public struct Device: Sendable, Hashable, CustomStringConvertible {
    package let model: StageDevice

    package init(_ model: StageDevice) { self.model = model }

    /// As people call it, such as `iPhone 14 Pro`.
    public var name: String { model.name }
    /// The name as a file name part, such as `iphone-14-pro`.
    public var slug: String { model.slug }
    /// Held upright, in points.
    public var size: CGSize { model.portraitSize }
    /// Pixels a point.
    public var scale: CGFloat { model.scale }
    /// Whether it is an iPad.
    public var isPad: Bool { model.idiom == .pad }
    public var description: String { name }

    /// The table: 29 iPhones and 13 iPads.
    public static let all: [Device] = StageDevice.all.map(Device.init)
    /// The iPhones of the table, oldest first.
    public static var phones: [Device] { all.filter { !$0.isPad } }
    /// The iPads of the table, oldest first.
    public static var pads: [Device] { all.filter(\.isPad) }

    /// By name or slug, in any case; nil where the table has none of that name.
    public static func named(_ name: String) -> Device? { StageDevice.named(name).map(Device.init) }

    /// A screen of any size in points, held upright: each side 1…4096, scale 1, 2 or 3.
    ///
    /// Safe areas are those of the model that looks most like it; pass `safeArea: false` for none.
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

    /// The same model at another scale, 1 to 3: its pictures at 1x take a fifth of the bytes of those at 3x.
    ///
    /// Sizes in points and safe areas stay; lengths that end on whole pixels come out otherwise. Its name ends in the scale.
    public func scaled(to scale: CGFloat) -> Device {
        var other = model
        other.scale = min(max(scale.isFinite ? scale.rounded() : 1, 1), 3)
        if other.scale != model.scale { other.name += "@\(Self.plain(other.scale))" }
        return Device(other)
    }

    /// The same model with a screen that shows neither status bar nor home indicator, for pictures of the app alone.
    ///
    /// Safe areas stay. Its name ends in `without bars`.
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

    /// The model that the name says.
    public static let iPhoneSE1 = required("iPhone SE (1st generation)")
    /// The model that the name says.
    public static let iPhone8 = required("iPhone 8")
    /// The model that the name says.
    public static let iPhone8Plus = required("iPhone 8 Plus")
    /// The model that the name says.
    public static let iPhoneSE3 = required("iPhone SE (3rd generation)")
    /// The model that the name says.
    public static let iPhoneX = required("iPhone X")
    /// The model that the name says.
    public static let iPhone11 = required("iPhone 11")
    /// The model that the name says.
    public static let iPhone13Mini = required("iPhone 13 mini")
    /// The model that the name says.
    public static let iPhone13 = required("iPhone 13")
    /// The model that the name says.
    public static let iPhone14 = required("iPhone 14")
    /// The model that the name says.
    public static let iPhone14Pro = required("iPhone 14 Pro")
    /// The model that the name says.
    public static let iPhone15 = required("iPhone 15")
    /// The model that the name says.
    public static let iPhone15ProMax = required("iPhone 15 Pro Max")
    /// The model that the name says.
    public static let iPhone16 = required("iPhone 16")
    /// The model that the name says.
    public static let iPhone16Pro = required("iPhone 16 Pro")
    /// The model that the name says.
    public static let iPhone16ProMax = required("iPhone 16 Pro Max")
    /// The model that the name says.
    public static let iPadMini6 = required("iPad mini (6th generation)")
    /// The model that the name says.
    public static let iPad9 = required("iPad (9th generation)")
    /// The model that the name says.
    public static let iPadPro97 = required("iPad Pro (9.7-inch)")
}
