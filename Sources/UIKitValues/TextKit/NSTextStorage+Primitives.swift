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
            cause: "\(method) received the range {\(range.location), \(range.length)}.")
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
        if wholeCharacters(range) == range {
            super.replaceCharacters(in: range, with: text)
        } else {
            let like = range.length > 0 ? range.location : range.location - 1
            put(range, NSAttributedString(string: text, attributes: super.attributes(at: like, effectiveRange: nil)))
        }
        if !isCustom { edited(.editedCharacters, range: range, changeInLength: text.utf16.count - range.length) }
    }

    /// The range, widened to whole characters.
    private func wholeCharacters(_ range: NSRange) -> NSRange {
        let text = super.string
        let units = text.utf16
        func isBoundary(_ unit: Int) -> Bool {
            units.index(units.startIndex, offsetBy: unit).samePosition(in: text) != nil
        }
        var start = range.location
        while start > 0, !isBoundary(start) { start -= 1 }
        var end = range.location + range.length
        while end < length, !isBoundary(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// Replaces a range in this object's own memory. Linux Foundation moves a range that begins or ends within a character,
    /// such as between carriage return and line feed, to the character's beginning: here the character is replaced as a
    /// whole, its other units put back.
    func put(_ range: NSRange, _ text: NSAttributedString) {
        let wide = wholeCharacters(range)
        guard wide != range else { return super.replaceCharacters(in: range, with: text) }
        let units = Array(super.string.utf16)
        let head = NSRange(location: wide.location, length: range.location - wide.location)
        let behind = range.location + range.length
        let tail = NSRange(location: behind, length: wide.location + wide.length - behind)
        func piece(_ range: NSRange) -> [UInt16] { Array(units[range.location..<range.location + range.length]) }
        let all = piece(head) + Array(text.string.utf16) + piece(tail)
        let whole = NSMutableAttributedString(string: String(decoding: all, as: UTF16.self))
        func dress(_ source: NSRange, _ place: Int, _ look: (Int, NSRangePointer) -> [NSAttributedString.Key: Any]) {
            var index = source.location
            let end = source.location + source.length
            while index < end {
                var run = NSRange(location: index, length: 0)
                let attributes = look(index, &run)
                let next = min(end, max(index + 1, run.location + run.length))
                let target = NSRange(location: place + index - source.location, length: next - index)
                whole.setAttributes(attributes, range: target)
                index = next
            }
        }
        dress(head, 0) { super.attributes(at: $0, effectiveRange: $1) }
        dress(NSRange(location: 0, length: text.length), head.length) { text.attributes(at: $0, effectiveRange: $1) }
        dress(tail, head.length + text.length) { super.attributes(at: $0, effectiveRange: $1) }
        super.replaceCharacters(in: wide, with: whole)
    }

    func setAll(_ attributes: [NSAttributedString.Key: Any]?, _ range: NSRange) {
        guard holds(range, "setAttributes(_:range:)") else { return }
        super.setAttributes(attributes, range: range)
        if !isCustom { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    func replaceStyled(_ range: NSRange, _ text: NSAttributedString) {
        guard holds(range, "replaceCharacters(in:with:)") else { return }
        guard isCustom else {
            put(range, text)
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

    // MARK: Archives

    /// Runs as lengths and dictionaries. Linux Foundation's own way ends the process when it reads classes of ours.
    func encodeRuns(_ coder: NSCoder) {
        coder.encode(string as NSString, forKey: "NSString")
        var lengths: [NSNumber] = []
        var index = 0
        while index < length {
            var run = NSRange(location: index, length: 0)
            let attributes = attributes(at: index, effectiveRange: &run)
            let end = min(length, max(index + 1, run.location + run.length))
            let known = attributes.filter { $0.value is any NSCoding || $0.value is String || $0.value is NSNumber }
            for (key, value) in known { coder.encode(value, forKey: "NSRun\(lengths.count).\(key.rawValue)") }
            coder.encode(known.keys.map(\.rawValue).sorted().joined(separator: "\n") as NSString, forKey: "NSRun\(lengths.count)")
            lengths.append(NSNumber(value: end - index))
            index = end
        }
        coder.encode(lengths.map(\.stringValue).joined(separator: " ") as NSString, forKey: "NSRuns")
    }

    func decodeRuns(_ coder: NSCoder) {
        var index = 0
        let lengths = (coder.optionalString(forKey: "NSRuns") ?? "").split(separator: " ").compactMap { Int($0) }
        for (number, count) in lengths.enumerated() where count > 0 && index + count <= length {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for name in (coder.optionalString(forKey: "NSRun\(number)") ?? "").split(separator: "\n") {
                attributes[NSAttributedString.Key(String(name))] = coder.decodeObject(forKey: "NSRun\(number).\(name)")
            }
            super.setAttributes(attributes, range: NSRange(location: index, length: count))
            index += count
        }
    }
}
