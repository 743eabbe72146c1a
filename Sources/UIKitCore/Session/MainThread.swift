// The check that UIKit is used on the main actor.
// Apple: "Main Thread Checker".
import Diagnostics
import Foundation
import QuartzCore

/// Reports use of UIKit away from the main executor.
package enum MainThread {
    /// - Parameter method: The Objective-C name, as Apple's checker prints it.
    static func check(_ method: @autoclosure () -> String) {
        guard !MainExecutor.isCurrent else { return }
        let method = method()
        Catalogue.offMainThread.report(
            cause: "\(method) was not called on the main thread.",
            apple: "Main Thread Checker: UI API called on a background thread: \(method)")
    }
}

extension MainThread {
    /// Reports a change away from the main executor, and says whether it may be made: it is left out there, since
    /// Swift's own checks would end the process at the first closure in it, without a word.
    package static func allows(_ method: @autoclosure () -> String) -> Bool {
        if MainExecutor.isCurrent { return true }
        check(method())
        return false
    }

    /// Whether this is the main executor.
    static var isCurrent: Bool { MainExecutor.isCurrent }
}
