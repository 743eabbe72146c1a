// The sizes, shadow and times of a switch.
// Apple: "UISwitch", which publishes none.
import CoreGraphics
import Foundation

/// Points and seconds.
enum SwitchMeasures {
    // MARK: Sizes
    // Observed: Interface Builder's frames from iOS 7 to 18, 90 of them; Adyen/adyen-ios's switches (iOS 17.2).

    static let size = CGSize(width: 51, height: 31)
    static let thumbSide: CGFloat = 27
    /// From the switch's edges to the thumb.
    static let inset: CGFloat = 2

    // MARK: Shadow
    // Observed: fitted to `mssun+passforios_screenshot4#switches`, iOS 16.2.

    static let shadowOpacity: Float = 0.12
    static let shadowDeviation: CGFloat = 2.8
    static let shadowDown: CGFloat = 3

    // MARK: Fingers
    // Observed: flutter/flutter, cupertino, on a simulator of iOS 17.5.

    /// How much wider the thumb is under the finger.
    static let growth: CGFloat = 7
    /// The part of the width that a finger passes to turn the switch on, and back.
    static let onThreshold: CGFloat = 0.7
    static let offThreshold: CGFloat = 0.2
    static let disabledAlpha: CGFloat = 0.5

    // MARK: Motion
    /// Observed: flutter/flutter, cupertino (2017).
    static let duration: TimeInterval = 0.2
}
