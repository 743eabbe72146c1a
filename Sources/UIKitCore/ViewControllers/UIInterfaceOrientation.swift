// How the interface, and the device, are turned; how the status bar looks.
// Apple: "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIDeviceOrientation".
import Foundation
import Stage

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// The top of the device points left.
    case landscapeLeft = 3
    /// The top of the device points right.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6

    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Neither lying nor unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface is turned; left and right are the other way round than the device's.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// The device's top points left.
    case landscapeRight = 3
    /// The device's top points right.
    case landscapeLeft = 4

    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Some orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The device's top points left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The device's top points right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// The two landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// The four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// Upright and both sides.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colours of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// The style that suits the appearance.
    case `default` = 0
    /// Light content, for dark contents behind it.
    case lightContent = 1
    /// Dark content, for light contents behind it.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// The bar changes at once.
    case none = 0
    /// Fading.
    case fade = 1
    /// Sliding.
    case slide = 2
}

extension UIInterfaceOrientation {
    /// The stage's orientation is that of the device: its left is the interface's right.
    package init(_ orientation: StageOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        }
    }
}

extension UIDeviceOrientation {
    package init(_ orientation: StageOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }
}
