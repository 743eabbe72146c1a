// The tokenizer that serves every input whose positions count UTF-16 units.
// Apple: "UITextInputStringTokenizer".
import Foundation
import Typesetting
import UIKitCore

/// Finds units of any input's text by asking the input for it.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput & UIResponder)?

    /// A tokenizer of an input's text; the input is not kept alive.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? { enclosing(position, granularity, direction) }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { isBoundary(position, granularity, direction) }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? { boundary(position, granularity, direction) }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { enclosing(position, granularity, direction) != nil }
}

extension UITextInputStringTokenizer {
    /// The text, and where in it a position lies.
    private func locate(_ position: UITextPosition) -> (text: NSString, index: Int, input: any UITextInput)? {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return nil }
        let string = text as NSString
        let index = input.offset(from: input.beginningOfDocument, to: position)
        guard (0...string.length).contains(index) else { return nil }
        return (string, index, input)
    }

    private func range(_ range: NSRange, _ input: any UITextInput) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Lines as laid out: from the farthest position to the left to that to the right.
    private func line(_ position: UITextPosition, _ input: any UITextInput) -> NSRange? {
        guard let left = input.characterRange(byExtending: position, in: .left),
            let right = input.characterRange(byExtending: position, in: .right)
        else { return nil }
        let places = [left.start, left.end, right.start, right.end].map {
            input.offset(from: input.beginningOfDocument, to: $0)
        }
        let start = places.min() ?? 0
        return NSRange(location: start, length: (places.max() ?? 0) - start)
    }

    private func isForward(_ direction: UITextDirection, _ input: any UITextInput) -> Bool {
        switch direction.rawValue {
        case 0, 5: return true
        case 2, 3:
            let base = input.baseWritingDirection(for: input.beginningOfDocument, in: .forward)
            return (direction.rawValue == 2) == (base != .rightToLeft)
        default: return false
        }
    }

    private func enclosing(
        _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> UITextRange? {
        guard let (text, index, input) = locate(position) else { return nil }
        if granularity == .line { return line(position, input).flatMap { range($0, input) } }
        let forward = isForward(direction, input)
        return TextUnits.range(in: text, at: index, granularity, forward: forward).flatMap { range($0, input) }
    }

    private func isBoundary(
        _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> Bool {
        guard let (text, index, input) = locate(position) else { return false }
        let forward = isForward(direction, input)
        if granularity == .line {
            return line(position, input).map { index == (forward ? $0.location + $0.length : $0.location) } ?? false
        }
        return TextUnits.isBoundary(in: text, at: index, granularity, forward: forward)
    }

    private func boundary(
        _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> UITextPosition? {
        guard let (text, index, input) = locate(position) else { return nil }
        let forward = isForward(direction, input)
        if granularity == .line {
            guard let line = line(position, input) else { return nil }
            let place = forward ? line.location + line.length : line.location
            return place == index ? nil : input.position(from: input.beginningOfDocument, offset: place)
        }
        return TextUnits.boundary(in: text, from: index, granularity, forward: forward)
            .flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }
}
