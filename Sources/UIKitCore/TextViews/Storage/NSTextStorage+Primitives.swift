// Reading and changing characters and attributes.
// Apple: "NSMutableAttributedString", the primitives
import Diagnostics
import Foundation

extension NSTextStorage {
    /// Whether a range lies in the text; reports where it does not.
    private func holds(_ range: NSRange, _ method: StaticString) -> Bool {
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            return true
        }
        Catalogue.textRangeOutOfBounds.report(
            object: "\(type(of: self)) of length \(length)",
            cause: "\(method) got the range {\(range.location), \(range.length)}.")
        return false
    }

    func read(_ location: Int, _ range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        guard location >= 0, location < length else {
            _ = holds(NSRange(location: location, length: 1), "attributes(at:effectiveRange:)")
            range?.pointee = NSRange(location: max(0, min(location, length)), length: 0)
            return [:]
        }
        return super.attributes(at: location, effectiveRange: range)
    }

    func replaceText(_ range: NSRange, _ text: String) {
        guard holds(range, "replaceCharacters(in:with:)") else { return }
        super.replaceCharacters(in: range, with: text)
        if !isCustom { edited(.editedCharacters, range: range, changeInLength: text.utf16.count - range.length) }
    }

    func setAll(_ attributes: [NSAttributedString.Key: Any]?, _ range: NSRange) {
        guard holds(range, "setAttributes(_:range:)") else { return }
        super.setAttributes(attributes, range: range)
        if !isCustom { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    func replaceStyled(_ range: NSRange, _ text: NSAttributedString) {
        guard holds(range, "replaceCharacters(in:with:)") else { return }
        guard isCustom else {
            super.replaceCharacters(in: range, with: text)
            return edited([.editedCharacters, .editedAttributes], range: range, changeInLength: text.length - range.length)
        }
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        var index = 0
        while index < text.length {
            var run = NSRange(location: index, length: 0)
            let attributes = text.attributes(at: index, effectiveRange: &run)
            let end = max(index + 1, run.location + run.length)
            setAttributes(attributes, range: NSRange(location: range.location + index, length: end - index))
            index = end
        }
        endEditing()
    }

    func add(_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) {
        guard holds(range, "addAttributes(_:range:)") else { return }
        guard isCustom else {
            super.addAttributes(attributes, range: range)
            return edited(.editedAttributes, range: range, changeInLength: 0)
        }
        changeRuns(range) { $0.merge(attributes) { $1 } }
    }

    func remove(_ name: NSAttributedString.Key, _ range: NSRange) {
        guard holds(range, "removeAttribute(_:range:)") else { return }
        guard isCustom else {
            super.removeAttribute(name, range: range)
            return edited(.editedAttributes, range: range, changeInLength: 0)
        }
        changeRuns(range) { $0[name] = nil }
    }

    /// A subclass's attributes run by run.
    private func changeRuns(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        let end = range.location + range.length
        var index = range.location
        while index < end {
            var run = NSRange(location: index, length: 0)
            var attributes = attributes(at: index, effectiveRange: &run)
            let next = min(end, max(index + 1, run.location + run.length))
            change(&attributes)
            setAttributes(attributes, range: NSRange(location: index, length: next - index))
            index = next
        }
        endEditing()
    }
}
