// A place in the text of an input.
// Apple: "UITextPosition".
import Foundation

/// A place in a text, between two characters. Inputs of your own subclass it; those of UIKit make their own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// A place that only your own subclass says more about.
    public override init() { super.init() }
}

/// A place as a number of UTF-16 units from the beginning: the positions of UIKit's own inputs.
package final class TextOffset: UITextPosition {
    /// UTF-16 units from the beginning of the text.
    package nonisolated let value: Int

    package init(_ value: Int) {
        self.value = value
        super.init()
    }

    package override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    package override nonisolated var hash: Int { value }
    package override nonisolated var description: String { "<UITextPosition: \(value)>" }
}
