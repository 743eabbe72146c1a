// The members of UITextInput for a view that forwards them here.
// Apple: "UITextInput".
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting
import UIKitCore

extension TextEditor {
    /// The index of one of our positions, brought into the text; nil for another input's.
    package func index(_ position: UITextPosition) -> Int? {
        if let offset = position as? TextOffset { return min(max(0, offset.value), length) }
        Catalogue.textPositionForeign.report(
            object: client.map { ObjectName.of($0.editorView) },
            cause: "The position is a \(String(describing: type(of: position))).")
        return nil
    }

    /// One of our ranges in UTF-16 units; nil for another input's.
    package func range(_ range: UITextRange?) -> NSRange? {
        guard let range else { return nil }
        if let span = range as? TextSpan { return clamped(span.range) }
        guard let start = index(range.start), let end = index(range.end) else { return nil }
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    /// The implementation of `text(in:)`.
    package func text(in textRange: UITextRange) -> String? {
        guard let range = range(textRange) else { return nil }
        return client?.editorText.substring(with: range)
    }

    /// The implementation of `replace(_:withText:)`: asks nobody, tells targets and observers.
    package func replace(_ textRange: UITextRange, with text: String) {
        guard let client, let range = range(textRange) else { return }
        let attributes = client.editorTypingAttributes(replacing: range)
        apply(range, NSAttributedString(string: text, attributes: attributes), isTyping: false)
    }

    /// The implementation of `selectedTextRange`.
    package var selectedTextRange: UITextRange? {
        get { TextSpan(state.selection) }
        set {
            EditMenu.shared.hide(for: self)
            if let range = range(newValue) { select(range) }
        }
    }

    /// The implementation of `markedTextRange`.
    package var markedTextRange: UITextRange? { state.marked.map { TextSpan($0) } }
    /// The implementation of `beginningOfDocument`.
    package var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The implementation of `endOfDocument`.
    package var endOfDocument: UITextPosition { TextOffset(length) }

    /// The implementation of `textRange(from:to:)`.
    package func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = index(start), let end = index(end) else { return nil }
        return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
    }

    /// The implementation of `position(from:offset:)`.
    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = index(position) else { return nil }
        let (place, overflow) = start.addingReportingOverflow(offset)
        return !overflow && (0...length).contains(place) ? TextOffset(place) : nil
    }

    /// The implementation of `position(from:in:offset:)`: characters along the line, lines across it.
    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard let start = index(position), let client else { return nil }
        var place = start
        for _ in 0..<abs(offset) {
            let right = (direction == .right) == (offset > 0)
            switch direction {
            case .left, .right:
                let forward = right != client.editorIsRightToLeft(at: place)
                guard let next = destination(from: place, .character, forward: forward) else { return nil }
                place = next
            case .up, .down:
                let down = (direction == .down) == (offset > 0)
                let caret = caretRect(at: place, affinity: .forward)
                let y = down ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
                let next = client.editorIndex(at: CGPoint(x: caret.midX, y: y)).index
                guard abs(caretRect(at: next, affinity: .forward).midY - caret.midY) > 0.5 else { return nil }
                place = next
            }
        }
        return TextOffset(place)
    }

    /// The implementation of `compare(_:to:)`.
    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (index(position) ?? 0, index(other) ?? 0)
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }

    /// The implementation of `offset(from:to:)`.
    package func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
        (index(end) ?? 0) - (index(start) ?? 0)
    }

    /// The implementation of `position(within:farthestIn:)`.
    package func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = self.range(range), let client else { return nil }
        let forward =
            switch direction {
            case .left, .right: (direction == .right) != client.editorIsRightToLeft(at: range.location)
            case .up: false
            case .down: true
            }
        return TextOffset(forward ? range.location + range.length : range.location)
    }

    /// The implementation of `characterRange(byExtending:in:)`.
    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let place = index(position), let client else { return nil }
        let end: Int
        switch direction {
        case .left, .right:
            let line = client.editorLine(at: place, affinity: .forward)
            let forward = (direction == .right) != client.editorIsRightToLeft(at: place)
            end = forward ? line.location + line.length : line.location
        case .up: end = 0
        case .down: end = length
        }
        return TextSpan(NSRange(location: min(place, end), length: abs(end - place)))
    }

    /// The implementation of `baseWritingDirection(for:in:)`.
    package func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        client?.editorIsRightToLeft(at: index(position) ?? 0) == true ? .rightToLeft : .leftToRight
    }

    /// The implementation of `firstRect(for:)`.
    package func firstRect(for range: UITextRange) -> CGRect {
        guard let range = self.range(range), let client else { return .null }
        guard range.length > 0 else { return caretRect(at: range.location, affinity: .forward) }
        return client.editorRects(for: range).first ?? .null
    }

    /// The implementation of `caretRect(for:)`.
    package func caretRect(for position: UITextPosition) -> CGRect {
        guard let place = index(position) else { return .null }
        return caretRect(at: place, affinity: place == state.selection.location ? state.affinity : .forward)
    }

    /// The implementation of `selectionRects(for:)`.
    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = self.range(range), range.length > 0, let client else { return [] }
        let rects = client.editorRects(for: range)
        let direction: NSWritingDirection =
            client.editorIsRightToLeft(at: range.location) ? .rightToLeft : .leftToRight
        return rects.enumerated().map { index, rect in
            TextSelectionPiece(
                rect: rect, direction: direction, containsStart: index == 0, containsEnd: index == rects.count - 1)
        }
    }

    /// The implementation of `closestPosition(to:)`.
    package func closestPosition(to point: CGPoint) -> UITextPosition? {
        client.map { TextOffset($0.editorIndex(at: point).index) }
    }

    /// The implementation of `closestPosition(to:within:)`.
    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = self.range(range), let client else { return nil }
        let place = client.editorIndex(at: point).index
        return TextOffset(min(max(range.location, place), range.location + range.length))
    }

    /// The implementation of `characterRange(at:)`.
    package func characterRange(at point: CGPoint) -> UITextRange? {
        guard let client, length > 0 else { return nil }
        let text = client.editorText
        let place = client.editorIndex(at: point).index
        // The insertion point lies before or behind the character under the point.
        for index in [place, place - 1] where (0..<length).contains(index) {
            let unit = TextUnits.character(in: text, at: index)
            if client.editorRects(for: unit).contains(where: { $0.contains(point) }) { return TextSpan(unit) }
        }
        return TextSpan(TextUnits.character(in: text, at: min(place, length - 1)))
    }
}
