// A stretch of the text of an input.
// Apple: "UITextRange".
import Foundation

/// A stretch of a text. Inputs of your own subclass it; those of UIKit make their own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// A range that only your own subclass says more about.
    public override init() { super.init() }

    /// Whether it holds no character; true here.
    open var isEmpty: Bool { true }
    /// The position at which the range begins. Subclasses override it; here it is a plain position.
    open var start: UITextPosition { UITextPosition() }
    /// The position at which the range ends. Subclasses override it; here it is a plain position.
    open var end: UITextPosition { UITextPosition() }
}

/// A range in UTF-16 units: the ranges of UIKit's own inputs.
package final class TextSpan: UITextRange {
    /// UTF-16 units of the text.
    package nonisolated let range: NSRange

    package init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    package override var isEmpty: Bool { range.length == 0 }
    package override var start: UITextPosition { TextOffset(range.location) }
    package override var end: UITextPosition { TextOffset(range.location + range.length) }
    package override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    package override nonisolated var hash: Int { range.location &* 31 &+ range.length }
    package override nonisolated var description: String {
        "<UITextRange: {\(range.location), \(range.length)}>"
    }
}
