// How sliders and buttons look and behave on the Mac.
// Apple: "UIBehavioralStyle"
import Foundation

/// Whether a control follows the phone and pad or the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The style of the platform.
    case automatic = 0
    /// The style of phones and pads.
    case pad = 1
    /// The style of the Mac.
    case mac = 2
}
