// One rectangle of a selection.
// Apple: "UITextSelectionRect".
import CoreGraphics
import Foundation
import Typesetting

/// One rectangle of a selection, usually a line's part of it. Inputs of your own subclass it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// A rectangle that only your own subclass says more about.
    public override init() { super.init() }

    /// The rectangle in the coordinates of the text's view; zero here.
    open var rect: CGRect { .zero }
    /// The direction that the text in it is written in.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether the text runs downwards.
    open var isVertical: Bool { false }
}

/// A rectangle with what is known of it: those of UIKit's own inputs.
package final class TextSelectionPiece: UITextSelectionRect {
    private let piece: (rect: CGRect, direction: NSWritingDirection, start: Bool, end: Bool)

    package init(rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        piece = (rect, direction, containsStart, containsEnd)
        super.init()
    }

    package override var rect: CGRect { piece.rect }
    package override var writingDirection: NSWritingDirection { piece.direction }
    package override var containsStart: Bool { piece.start }
    package override var containsEnd: Bool { piece.end }
}
