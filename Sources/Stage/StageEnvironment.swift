// What the screen and the system are like: size, scale, appearance, orientation, text size.
// No Apple page: this is ours.
import Foundation

/// Light or dark.
public enum StageAppearance: String, Sendable, CaseIterable, Codable { case light, dark }

/// How the device is held.
public enum StageOrientation: String, Sendable, CaseIterable, Codable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Phone or pad.
public enum StageIdiom: String, Sendable, Codable { case phone, pad }

/// Insets of the screen's edges in points.
public struct StageInsets: Sendable, Hashable, Codable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The user's text size, smallest to largest.
public enum StageContentSize: String, Sendable, CaseIterable, Codable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"
}

/// All that a stage says about the screen; a change arrives as ``StageEvent/environment(_:)``.
public struct StageEnvironment: Sendable, Hashable, Codable {
    /// The screen as it is held now, in points.
    public var size: CGSize
    /// Pixels a point: 1, 2 or 3.
    public var scale: CGFloat
    public var idiom: StageIdiom
    public var orientation: StageOrientation
    public var appearance: StageAppearance
    public var contentSize: StageContentSize
    /// As the screen is held now.
    public var safeAreaInsets: StageInsets
    /// Radius of the screen's own corners in points, for the page that draws a device frame.
    public var cornerRadius: CGFloat
    public var increasedContrast: Bool
    public var rightToLeft: Bool
    /// Width and height class as held now: true is regular.
    public var isRegularWidth: Bool
    public var isRegularHeight: Bool
    public var deviceName: String

    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3, idiom: StageIdiom = .phone,
        orientation: StageOrientation = .portrait, appearance: StageAppearance = .light,
        contentSize: StageContentSize = .large,
        safeAreaInsets: StageInsets = StageInsets(top: 47, bottom: 34), cornerRadius: CGFloat = 47.33,
        increasedContrast: Bool = false, rightToLeft: Bool = false, isRegularWidth: Bool = false,
        isRegularHeight: Bool = true, deviceName: String = "iPhone 14"
    ) {
        self.size = size
        self.scale = scale
        self.idiom = idiom
        self.orientation = orientation
        self.appearance = appearance
        self.contentSize = contentSize
        self.safeAreaInsets = safeAreaInsets
        self.cornerRadius = cornerRadius
        self.increasedContrast = increasedContrast
        self.rightToLeft = rightToLeft
        self.isRegularWidth = isRegularWidth
        self.isRegularHeight = isRegularHeight
        self.deviceName = deviceName
    }
}
