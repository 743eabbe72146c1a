// The table of devices: 29 iPhones and 13 iPads, oldest first.
// Sizes: Apple, Human Interface Guidelines, Layout. Insets: public snapshot configurations.
import Foundation

extension StageDevice {
    /// All devices, iPhones first, each oldest first.
    public static let all: [StageDevice] = phones + pads

    /// What the stage shows where nothing is asked for.
    public static let standard = named("iPhone 14")!

    /// The device with this name or slug, in any case (`iPhone 14 Pro`, `iphone-14-pro`); nil if there is none.
    public static func named(_ name: String) -> StageDevice? {
        let wanted = name.lowercased()
        return all.first { $0.name.lowercased() == wanted || $0.slug == wanted }
    }

    /// The first device with this upright size in points; nil if there is none.
    public static func sized(_ size: CGSize, scale: CGFloat? = nil) -> StageDevice? {
        all.first { $0.portraitSize == size && (scale == nil || $0.scale == scale) }
    }

    static let phones: [StageDevice] = [
        phone("iPhone SE (1st generation)", 320, 568, scale: 2),
        phone("iPhone 8", 375, 667, scale: 2),
        phone("iPhone 8 Plus", 414, 736, wide: true),
        phone("iPhone SE (3rd generation)", 375, 667, scale: 2),
        phone("iPhone X", 375, 812, .notch, top: 44, radius: 39),
        phone("iPhone XS", 375, 812, .notch, top: 44, radius: 39),
        phone("iPhone XS Max", 414, 896, .notch, top: 44, radius: 39, wide: true),
        phone("iPhone XR", 414, 896, scale: 2, .notch, top: 48, radius: 41.5, wide: true),
        phone("iPhone 11", 414, 896, scale: 2, .notch, top: 48, radius: 41.5, wide: true),
        phone("iPhone 11 Pro", 375, 812, .notch, top: 44, radius: 39),
        phone("iPhone 11 Pro Max", 414, 896, .notch, top: 44, radius: 39, wide: true),
        phone("iPhone 12 mini", 375, 812, .notch, top: 50, radius: 44),
        phone("iPhone 12", 390, 844, .notch, top: 47, radius: 47.33),
        phone("iPhone 12 Pro Max", 428, 926, .notch, top: 47, radius: 53.33, wide: true),
        phone("iPhone 13 mini", 375, 812, .notch, top: 50, radius: 44),
        phone("iPhone 13", 390, 844, .notch, top: 47, radius: 47.33),
        phone("iPhone 13 Pro Max", 428, 926, .notch, top: 47, radius: 53.33, wide: true),
        phone("iPhone 14", 390, 844, .notch, top: 47, radius: 47.33),
        phone("iPhone 14 Plus", 428, 926, .notch, top: 47, radius: 53.33, wide: true),
        phone("iPhone 14 Pro", 393, 852, .dynamicIsland, top: 59, radius: 55),
        phone("iPhone 14 Pro Max", 430, 932, .dynamicIsland, top: 59, radius: 55, wide: true),
        phone("iPhone 15", 393, 852, .dynamicIsland, top: 59, radius: 55),
        phone("iPhone 15 Pro Max", 430, 932, .dynamicIsland, top: 59, radius: 55, wide: true),
        phone("iPhone 16e", 390, 844, .notch, top: 47, radius: 47.33),
        phone("iPhone 16", 393, 852, .dynamicIsland, top: 59, radius: 55),
        phone("iPhone 16 Plus", 430, 932, .dynamicIsland, top: 59, radius: 55, wide: true),
        phone("iPhone 16 Pro", 402, 874, .dynamicIsland, top: 62, radius: 62),
        phone("iPhone 16 Pro Max", 440, 956, .dynamicIsland, top: 62, radius: 62, wide: true),
        phone("iPhone 17 Pro", 402, 874, .dynamicIsland, top: 62, radius: 62),
    ]

    static let pads: [StageDevice] = [
        pad("iPad mini (5th generation)", 768, 1024),
        pad("iPad Pro (9.7-inch)", 768, 1024),
        pad("iPad (9th generation)", 810, 1080),
        pad("iPad Pro (10.5-inch)", 834, 1112),
        pad("iPad mini (6th generation)", 744, 1133, radius: 21.5),
        pad("iPad (10th generation)", 820, 1180, radius: 25),
        pad("iPad Air (5th generation)", 820, 1180, radius: 18),
        pad("iPad Air 11-inch (M2)", 820, 1180, radius: 18),
        pad("iPad Air 13-inch (M2)", 1024, 1366, radius: 18),
        pad("iPad Pro (11-inch) (4th generation)", 834, 1194, radius: 18),
        pad("iPad Pro 11-inch (M4)", 834, 1210, radius: 30),
        pad("iPad Pro (12.9-inch) (6th generation)", 1024, 1366, radius: 18),
        pad("iPad Pro 13-inch (M4)", 1032, 1376, radius: 30),
    ]

    /// A phone; without a radius it has a home button, and `top` is the status bar's 20.
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3,
        _ feature: StageScreenFeature = .homeButton, top: CGFloat = 20, radius: CGFloat = 0, wide: Bool = false
    ) -> StageDevice {
        let round = feature != .homeButton
        return StageDevice(
            name: name, idiom: .phone, portraitSize: CGSize(width: width, height: height), scale: scale,
            portraitInsets: StageInsets(top: top, bottom: round ? 34 : 0),
            landscapeInsets: round ? StageInsets(left: top, bottom: 21, right: top) : StageInsets(),
            cornerRadius: radius, isRegularWidthInLandscape: wide, feature: feature)
    }

    /// A pad; without a radius it has a home button.
    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
    ) -> StageDevice {
        let insets = radius > 0 ? StageInsets(top: 24, bottom: 20) : StageInsets(top: 20)
        return StageDevice(
            name: name, idiom: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
            portraitInsets: insets, landscapeInsets: insets, cornerRadius: radius, isRegularWidthInLandscape: true,
            feature: radius > 0 ? .plain : .homeButton)
    }
}
