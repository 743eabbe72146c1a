// The user's settings, one by one: off unless a test's harness says otherwise.
// Apple: "UIAccessibility", Capabilities.
import Foundation
import Synchronization

/// A setting that an app can ask for. All are off but shake to undo and autoplay.
package enum AccessibilitySetting: Int, CaseIterable, Sendable {
    case voiceOver, switchControl, assistiveTouch, reduceMotion, reduceTransparency, boldText, invertColors, grayscale
    case monoAudio, closedCaptioning, guidedAccess, speakSelection, speakScreen, shakeToUndo, differentiateWithoutColor
    case onOffSwitchLabels, crossFade, videoAutoplay, buttonShapes

    private static let atFirst: UInt32 = 1 << UInt32(shakeToUndo.rawValue) | 1 << UInt32(videoAutoplay.rawValue)
    private static let bits = Mutex<UInt32>(atFirst)

    /// Whether it is on.
    package var isOn: Bool { Self.bits.withLock { $0 & 1 << UInt32(rawValue) != 0 } }

    /// Switches it. Whether it was different; nothing is posted.
    package func store(_ isOn: Bool) -> Bool {
        Self.bits.withLock { bits in
            let mask: UInt32 = 1 << UInt32(rawValue)
            guard (bits & mask != 0) != isOn else { return false }
            bits ^= mask
            return true
        }
    }

    /// Restores all settings to their first values, without notifications.
    package static func reset() { bits.withLock { $0 = atFirst } }
}
