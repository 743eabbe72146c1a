// What is taken for granted of a screen before there is one.
// Apple: "UIScreen".
import CoreGraphics

/// Points, unless a member says otherwise.
package enum ScreenMeasures {
    /// The pace of slow animations. Guessed: by memory of the simulator, a tenth.
    package static let slowAnimations: Float = 0.1
    /// Pixels a point. Documented: HIG, Layout, Specifications (all phones of today but the smallest).
    package static let defaultScale: CGFloat = 3
    /// Frames a second. Guessed: the rate of most devices.
    package static let frameRate = 60
    /// The status bar of a phone with a home button. Observed: tables of devices that apps contain.
    package static let buttonStatusBar: CGFloat = 20
}
