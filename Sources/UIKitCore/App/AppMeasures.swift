// The times of what an application does by itself.
// Apple: "UIApplication"; "UIContentContainer", which publish none.
import Foundation

/// Seconds, unless a member says otherwise.
enum AppMeasures {
    /// How long the status bar takes to come and go. Guessed: by memory.
    static let statusBarDuration = 0.35
    /// A quarter of a turn, on phones and on pads. Guessed: by memory.
    static let quarterTurn = 0.3
    static let quarterTurnOnPad = 0.4
    /// A wait is rounded up to the coarsest of these parts of a second that changes it little. Guessed: ours.
    static let stepsOfWaits = [10.0, 20, 100, 200, 1000]
    /// The touch of an assistive technology lasts so long. Guessed: ours.
    static let accessibilityTap = 0.05
}
