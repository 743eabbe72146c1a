// How sliders and buttons look and behave on the Mac.
// Apple: "UIBehavioralStyle"
import Foundation

/// Whether a control follows the phone and pad or the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the platform has it.
    case automatic = 0
    /// As on phone and pad.
    case pad = 1
    /// As on the Mac.
    case mac = 2
}
