// The colour of text with a link.
// Apple: NSAttributedString.Key.link
import CoreGraphics
import Synchronization

/// The colour of text with a link, whatever its foreground colour is.
package enum LinkInk {
    private static let state = Mutex<any TypesetColor & Sendable>(CGColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))

    /// UIKitCore sets UIColor.link; light mode's value before that.
    package static var color: any TypesetColor & Sendable {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
