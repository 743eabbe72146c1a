// The sizes and times of the caret, of the selection and of the fingers on them.
// No Apple page: this is ours (Apple: "UITextSelectionDisplayInteraction" describes the parts).
import CoreGraphics
import Foundation

/// Points and seconds. Guessed: by memory of iOS, not measured, but where a member names another source.
package enum TextSelectionMeasures {
    // MARK: Caret
    package static let caretWidth: CGFloat = 2
    /// The caret is shown, and hidden, for so long in turn.
    static let blink: TimeInterval = 0.5
    /// How long the caret takes to appear and to disappear.
    static let fade: TimeInterval = 0.1

    // MARK: Selection
    /// The alpha of the tint in the highlight.
    static let highlightAlpha: CGFloat = 0.2
    /// The diameter of a handle's round end.
    static let knob: CGFloat = 10
    /// The width of a handle's bar.
    static let handleWidth: CGFloat = 2
    /// A finger within this distance of a handle has it. Guessed: half of 44, the smallest target of the HIG.
    static let handleReach: CGFloat = 22

    // MARK: Fingers
    /// A finger that stays so long carries the caret. Guessed: the same as a long press's documented 0.5.
    static let pressDuration: TimeInterval = 0.5
    /// A finger that goes further before that is no press. Guessed: the same as a long press's documented 10.
    static let slop: CGFloat = 10
    /// A finger on a handle, or a pointer, that goes further moves an end of the selection.
    static let handleSlop: CGFloat = 3

    // MARK: Keys
    /// The step down or up in which the next line is looked for where lines are lower than 8: half of such a line.
    static let leastLineStep: CGFloat = 4
}
