// What the screen and the system are like: size, scale, appearance, orientation, text size.
// No Apple page: this is ours.
import Foundation

/// Light or dark.
public enum StageAppearance: String, Sendable, CaseIterable, Codable {
    /// Light or dark.
    case light, dark
}

/// How the device is held.
public enum StageOrientation: String, Sendable, CaseIterable, Codable {
    /// How the device is held; left means that its top points left.
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    /// Whether the screen is wider than high on an ordinary device.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Phone or pad.
public enum StageIdiom: String, Sendable, Codable {
    /// iPhone or iPad.
    case phone, pad
}

/// Insets of the screen's edges in points.
public struct StageInsets: Sendable, Hashable, Codable {
    /// Points.
    public var top: CGFloat
    /// Points.
    public var left: CGFloat
    /// Points.
    public var bottom: CGFloat
    /// Points.
    public var right: CGFloat
    /// Insets in points, 0 where nothing is said.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The user's text size, smallest to largest.
public enum StageContentSize: String, Sendable, CaseIterable, Codable {
    /// Three steps below the ordinary size.
    case extraSmall = "XS"
    /// Two steps below the ordinary size.
    case small = "S"
    /// One step below the ordinary size.
    case medium = "M"
    /// The ordinary size.
    case large = "L"
    /// One step above the ordinary size.
    case extraLarge = "XL"
    /// Two steps above the ordinary size.
    case extraExtraLarge = "XXL"
    /// The largest size without accessibility.
    case extraExtraExtraLarge = "XXXL"
    /// The first accessibility size.
    case accessibilityMedium = "AX1"
    /// The second accessibility size.
    case accessibilityLarge = "AX2"
    /// The third accessibility size.
    case accessibilityExtraLarge = "AX3"
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge = "AX4"
    /// The largest size.
    case accessibilityExtraExtraExtraLarge = "AX5"
}

/// All that a stage says about the screen; a change arrives as ``StageEvent/environment(_:)``.
public struct StageEnvironment: Sendable, Hashable, Codable {
    /// The screen as it is held now, in points.
    public var size: CGSize
    /// Pixels a point: 1, 2 or 3.
    public var scale: CGFloat
    /// Pixels a point of the frames, below ``scale``, where the screen is seen smaller than the device is: what the app is told
    /// stays as the device is. Nil: as ``scale``.
    public var rasterScale: CGFloat?
    /// Phone or pad.
    public var idiom: StageIdiom
    /// How the device is held.
    public var orientation: StageOrientation
    /// Light or dark.
    public var appearance: StageAppearance
    /// The user's text size.
    public var contentSize: StageContentSize
    /// As the screen is held now.
    public var safeAreaInsets: StageInsets
    /// Radius of the screen's own corners in points, for the page that draws a device frame.
    public var cornerRadius: CGFloat
    /// Whether the user asked for more contrast.
    public var increasedContrast: Bool
    /// Whether the language is written from right to left.
    public var rightToLeft: Bool
    /// Whether a keyboard is drawn on the screen while text is edited; without it a hardware keyboard is at hand.
    public var onScreenKeyboard = false
    /// Whether the status bar and the home indicator are drawn where the device has them.
    public var showsSystemBars = false
    /// Whether keys move a focus among all controls, as iOS's Full Keyboard Access does.
    public var fullKeyboardAccess = false
    /// Whether the user asked for less motion.
    public var reducedMotion = false
    /// Whether the user asked for bold text.
    public var boldText = false
    /// Whether animations run at a tenth of their pace, to be looked at.
    public var slowAnimations = false
    /// What the user wants to read, best first, such as `de-AT`; empty means as the process was started.
    public var languages: [String] = []
    /// The name of the time zone, such as `Europe/Vienna`; nil means the machine's.
    public var timeZone: String?
    /// Width and height class as held now: true is regular.
    public var isRegularWidth: Bool
    /// As ``isRegularWidth``, for the height.
    public var isRegularHeight: Bool
    /// As people call the device.
    public var deviceName: String

    /// An iPhone 14 held upright unless said otherwise, without status bar and home indicator: a ``StageDevice`` has them.
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
