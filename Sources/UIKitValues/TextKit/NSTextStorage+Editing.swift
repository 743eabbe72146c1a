// Edits: noted, merged, processed.
// Apple: "NSTextStorage", edited(_:range:changeInLength:) and processEditing()
import Diagnostics
import Foundation
import QuartzCore

/// Changed by `NSTextStorage+Editing.swift`.
struct StorageEdit {
    fileprivate(set) var depth = 0
    fileprivate(set) var mask: NSTextStorage.EditActions = []
    fileprivate(set) var range = NSRange(location: NSNotFound, length: 0)
    fileprivate(set) var change = 0
    fileprivate(set) var isProcessing = false
    /// Whether a subclass has characters of its own; nil until asked for.
    fileprivate(set) var isCustom: Bool?
}

extension NSTextStorage {
    func attach(_ manager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === manager }) else { return }
        manager.textStorage?.detach(manager)
        managers.append(manager)
        manager.take(self)
    }

    func detach(_ manager: NSLayoutManager) {
        guard managers.contains(where: { $0 === manager }) else { return }
        managers.removeAll { $0 === manager }
        manager.take(nil)
    }

    /// Steps: 1. a subclass's text is copied here; 2. the edit joins those before; 3. it is processed unless more come.
    func note(_ mask: EditActions, _ range: NSRange, _ change: Int) {
        if isCustom { mirror(mask, range, change) }
        if editing.mask.isEmpty {
            editing.range = range
        } else {
            let start = min(editing.range.location, range.location)
            let end = max(editing.range.location + editing.range.length, range.location + range.length)
            editing.range = NSRange(location: start, length: end - start)
        }
        editing.mask.formUnion(mask)
        if mask.contains(.editedCharacters) {
            editing.range.length = max(0, editing.range.length + change)
            editing.change += change
        }
        if editing.depth == 0, !editing.isProcessing { runProcessing() }
    }

    func openEditing() { editing.depth += 1 }

    func closeEditing() {
        guard editing.depth > 0 else { return Catalogue.textEditingUnbalanced.report(object: "NSTextStorage") }
        editing.depth -= 1
        if editing.depth == 0, !editing.isProcessing, !editing.mask.isEmpty { runProcessing() }
    }

    /// Edits that the delegate or a subclass makes meanwhile join those that are processed.
    private func runProcessing() {
        editing.isProcessing = true
        processEditing()
        editing.isProcessing = false
        editing.mask = []
        editing.range = NSRange(location: NSNotFound, length: 0)
        editing.change = 0
    }

    /// Steps in Apple's documented order: 1. the delegate may still change characters; 2. then attributes alone; 3. the
    /// layout managers.
    func process() {
        guard !editing.mask.isEmpty else { return }
        post(Self.willProcessEditingNotification)
        tell {
            $0.textStorage($1, willProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength)
        }
        post(Self.didProcessEditingNotification)
        tell {
            $0.textStorage($1, didProcessEditing: $1.editedMask, range: $1.editedRange, changeInLength: $1.changeInLength)
        }
        for manager in managers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                invalidatedRange: editedRange)
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The delegate's protocol belongs to the main actor; a text that is edited elsewhere has none.
    private func tell(_ body: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
        guard let delegate, MainExecutor.isCurrent else { return }
        nonisolated(unsafe) let (known, this) = (delegate, self)
        MainActor.assumeIsolated { body(known, this) }
    }

    // MARK: Subclasses with characters of their own

    private final class Probe: NSTextStorage {
        override func replaceCharacters(in range: NSRange, with str: String) {}
    }
    private final class Plain: NSTextStorage {}
    private static let slot = DynamicInit.Slot(base: NSTextStorage.self, probe: Probe.self, plain: Plain.self)

    var isCustom: Bool {
        if let known = editing.isCustom { return known }
        let answer =
            type(of: self) != NSTextStorage.self
            && Self.slot.differs(in: type(of: self), from: NSTextStorage.self)
        editing.isCustom = answer
        return answer
    }

    private func mirror(_ mask: EditActions, _ range: NSRange, _ change: Int) {
        let new = NSRange(location: range.location, length: range.length + change)
        let units = string.utf16
        guard new.location >= 0, new.length >= 0, new.location + new.length <= units.count,
            range.location + range.length <= length
        else { return super.setAttributedString(copyOfPrimitives(NSRange(location: 0, length: units.count))) }
        put(range, copyOfPrimitives(new))
    }

    /// A range as the primitives give it.
    private func copyOfPrimitives(_ range: NSRange) -> NSAttributedString {
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.location)
        let piece = Array(units[start..<units.index(start, offsetBy: range.length)])
        let copy = NSMutableAttributedString(string: String(decoding: piece, as: UTF16.self))
        var index = range.location
        let end = range.location + range.length
        while index < end {
            var run = NSRange(location: index, length: 0)
            let attributes = attributes(at: index, effectiveRange: &run)
            let next = min(end, max(index + 1, run.location + run.length))
            copy.setAttributes(attributes, range: NSRange(location: index - range.location, length: next - index))
            index = next
        }
        return copy
    }
}
