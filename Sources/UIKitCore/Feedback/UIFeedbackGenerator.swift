// The feedback that a device would give to the hand. No stage has a motor; the test kit reads what was played.
// Apple: "UIFeedbackGenerator", "Playing haptic feedback in your app".
import CoreGraphics
import Foundation

/// The base of what lets the hand feel something. Silent: `Harness.playedFeedback` tells a test what was asked for.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Asks the motor to be ready; nothing to do here.
    open func prepare() {}
}

/// The feedback that generators have played since the stage was installed.
@MainActor package enum PlayedFeedback {
    /// `impact.medium`, `notification.success`, `selection`, in order; at most the last thousand.
    @SessionValue package private(set) static var all: [String] = []

    static func play(_ name: String) {
        if all.count == 1000 { all.removeFirst() }
        all.append(name)
    }
}
