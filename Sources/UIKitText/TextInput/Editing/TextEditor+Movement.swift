// Moving the insertion point and the end of the selection by keys.
// Apple: "UITextInput", "UITextInputTokenizer".
import CoreGraphics
import Foundation
import UIKitCore

extension TextEditor {
    /// Moves the insertion point by a unit in a direction of the screen; extending, the end of the selection that moves.
    ///
    /// Without extending, a selection first falls together at the side that it is left to.
    package func move(_ direction: UITextLayoutDirection, by granularity: UITextGranularity, extending: Bool) {
        let range = state.selection
        let head = movingEnd
        EditMenu.shared.hide(for: self)
        if !extending, range.length > 0, granularity == .character, direction == .left || direction == .right {
            let forward = isForward(direction, at: range.location)
            return select(NSRange(location: forward ? range.location + range.length : range.location, length: 0))
        }
        let column = state.column
        var affinity = UITextStorageDirection.forward
        let target: Int
        switch direction {
        case .left, .right:
            let forward = isForward(direction, at: head)
            target = destination(from: head, granularity, forward: forward) ?? head
            if granularity == .line { affinity = forward ? .backward : .forward }
        case .up, .down:
            let forward = direction == .down
            guard granularity == .character else {
                target = destination(from: head, granularity, forward: forward) ?? head
                break
            }
            let x = column ?? caretRect(at: head, affinity: state.affinity).midX
            let found = neighbour(of: head, below: forward, x: x)
            go(to: found?.index ?? (forward ? length : 0), found?.affinity ?? .forward, extending: extending)
            if found != nil { state.column = x }
            return
        }
        go(to: target, affinity, extending: extending)
    }

    private func go(to target: Int, _ affinity: UITextStorageDirection, extending: Bool) {
        guard extending else { return select(NSRange(location: target, length: 0), affinity: affinity) }
        let anchor = fixedEnd
        select(
            NSRange(location: min(anchor, target), length: abs(target - anchor)), affinity: affinity,
            anchor: target == anchor ? nil : anchor)
    }

    /// The end of the selection that keys move: the one that is not the anchor.
    private var movingEnd: Int {
        let range = state.selection
        return state.anchor == range.location + range.length ? range.location : range.location + range.length
    }

    private var fixedEnd: Int { state.anchor ?? state.selection.location }

    /// Whether a direction along the line leads forward in the storage.
    private func isForward(_ direction: UITextLayoutDirection, at index: Int) -> Bool {
        (direction == .right) != (client?.editorIsRightToLeft(at: index) ?? false)
    }

    /// The index to which a step by a unit leads; nil at the end of the text.
    func destination(from index: Int, _ granularity: UITextGranularity, forward: Bool) -> Int? {
        guard let client else { return nil }
        let text = client.editorText
        switch granularity {
        case .line:
            let line = client.editorLine(at: index, affinity: state.affinity)
            return forward ? line.location + line.length : line.location
        case .document: return forward ? text.length : 0
        case .paragraph: return paragraphEnd(from: index, text, forward: forward)
        case .word where client.editorIsSecure: return forward ? text.length : 0
        default: return TextUnits.boundary(in: text, from: index, granularity, forward: forward)
        }
    }

    /// The beginning of this paragraph, or of the one before where it is there already; forward the end.
    private func paragraphEnd(from index: Int, _ text: NSString, forward: Bool) -> Int? {
        guard text.length > 0 else { return nil }
        if forward {
            guard index < text.length else { return nil }
            let unit = TextUnits.paragraph(in: text, holding: index)
            let end = withoutBreak(unit, text)
            if end > index { return end }
            let next = unit.location + unit.length
            return next < text.length ? withoutBreak(TextUnits.paragraph(in: text, holding: next), text) : next
        }
        return index > 0 ? TextUnits.paragraph(in: text, holding: index - 1).location : nil
    }

    /// The end of a paragraph before its line break.
    private func withoutBreak(_ range: NSRange, _ text: NSString) -> Int {
        var end = range.location + range.length
        while end > range.location, let scalar = UnicodeScalar(text.character(at: end - 1)),
            CharacterSet.newlines.contains(scalar)
        {
            end -= 1
        }
        return end
    }

    /// The index above or below at an x; nil beyond the first or last line.
    private func neighbour(of index: Int, below: Bool, x: CGFloat) -> (index: Int, affinity: UITextStorageDirection)? {
        guard let client, client.editorIsMultiline else { return nil }
        let caret = caretRect(at: index, affinity: state.affinity)
        var y = below ? caret.maxY + 1 : caret.minY - 1
        // Lines have room between them: look on for a whole line.
        for _ in 0..<3 {
            let found = client.editorIndex(at: CGPoint(x: x, y: y))
            let there = caretRect(at: found.index, affinity: found.affinity)
            if below ? there.minY > caret.minY + 0.5 : there.maxY < caret.maxY - 0.5 { return found }
            let step = max(TextSelectionMeasures.leastLineStep, caret.height / 2)
            y += below ? step : -step
        }
        return nil
    }
}
