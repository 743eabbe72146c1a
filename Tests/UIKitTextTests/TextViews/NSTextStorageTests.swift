// Edits of text storages: who hears of what, in which order.
// Apple: "NSTextStorage", "NSTextStorageDelegate"
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Keeps its characters itself, as syntax highlighters do.
private final class BackedStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    private(set) var processed: [NSRange] = []

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var string: String { backing.string }
    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        processed.append(editedRange)
        let words = string as NSString
        let found = words.range(of: "red")
        if found.location != NSNotFound { addAttribute(.foregroundColor, value: UIColor.red, range: found) }
        super.processEditing()
    }
}

@MainActor private final class StorageLog: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var onWill: ((NSTextStorage) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
        onWill?(textStorage)
    }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }
}

private final class RecordingManager: NSLayoutManager {
    var edits: [String] = []
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        edits.append("\(editMask.rawValue) \(newCharRange) \(delta)")
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
            invalidatedRange: invalidatedCharRange)
    }
}

@MainActor @Suite("Text storages", .harness) struct NSTextStorageTests {
    // Covers: NSTextStorage.init(string:), NSTextStorage.delegate, NSTextStorage.addLayoutManager, NSTextStorage.EditActions.editedCharacters, NSTextStorage.EditActions.editedAttributes, NSTextStorage.layoutManagers
    @Test("an edit goes to the delegate before and after, then to the layout managers (documented)")
    func order() {
        let storage = NSTextStorage(string: "abc")
        let log = StorageLog()
        let manager = RecordingManager()
        storage.delegate = log
        storage.addLayoutManager(manager)
        #expect(storage.layoutManagers.first === manager)
        #expect(manager.textStorage === storage)
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(log.calls == ["will 2 {1, 3} 2", "did 2 {1, 3} 2"])
        #expect(manager.edits == ["2 {1, 3} 2"])
        log.calls = []
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        #expect(log.calls == ["will 1 {0, 2} 0", "did 1 {0, 2} 0"])
        #expect(NSTextStorage.EditActions.editedAttributes.rawValue == 1)
        #expect(NSTextStorage.EditActions.editedCharacters.rawValue == 2)
        storage.removeLayoutManager(manager)
        #expect(storage.layoutManagers.isEmpty)
        #expect(manager.textStorage == nil)
    }

    // Covers: NSTextStorage.init(), NSTextStorage.editedRange, NSTextStorage.changeInLength, NSTextStorage.editedMask
    @Test("edits between beginEditing and endEditing are processed as one, over their common range")
    func grouped() {
        let storage = NSTextStorage()
        let log = StorageLog()
        storage.append(NSAttributedString(string: "0123456789"))
        storage.delegate = log
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 8, length: 1))
        #expect(storage.editedRange == NSRange(location: 8, length: 0))
        #expect(storage.changeInLength == -1)
        storage.insert(NSAttributedString(string: "ab"), at: 2)
        #expect(storage.editedMask == [.editedCharacters, .editedAttributes])
        #expect(log.calls.isEmpty)
        storage.endEditing()
        #expect(log.calls == ["will 3 {2, 8} 1", "did 3 {2, 8} 1"])
        #expect(storage.editedMask.isEmpty)
        #expect(storage.editedRange.location == NSNotFound)
        #expect(storage.string == "01ab2345679")
    }

    @Test("what the delegate changes beforehand is a part of the same processing")
    func delegateEdits() {
        let storage = NSTextStorage(string: "abc")
        let log = StorageLog()
        let manager = RecordingManager()
        storage.delegate = log
        storage.addLayoutManager(manager)
        log.onWill = { storage in
            log.onWill = nil
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "AA")
        }
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "d")
        #expect(storage.string == "AAbcd")
        #expect(log.calls == ["will 2 {3, 1} 1", "did 2 {0, 5} 2"])
        #expect(manager.edits == ["2 {0, 5} 2"])
    }

    // Covers: NSTextStorage.processEditing, NSTextStorage.edited, NSTextStorage.init(coder:)
    @Test("a subclass with characters of its own gets every change by its primitives, and is laid out and copied by them")
    func subclass() throws {
        let storage = BackedStorage()
        let system = TextSystem(storage)
        storage.append(NSAttributedString(string: "a red rose\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        storage.edited(.editedAttributes, range: NSRange(location: 0, length: 1), changeInLength: 0)
        storage.insert(NSAttributedString(string: "Not "), at: 0)
        #expect(storage.string == "Not a red rose\n")
        #expect(storage.length == 15)
        #expect(storage.processed.count == 3)
        #expect(storage.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
        // Copies read the object's own memory on Linux.
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == storage.string)
        #expect(copy.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
        storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 3))
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        #expect(storage.length == 11)
        #expect(system.picture == system.fresh.picture)
        let kept = NSTextStorage(string: "kept", attributes: [.font: UIFont.boldSystemFont(ofSize: 9), .kern: 2])
        kept.append(NSAttributedString(string: " too"))
        let data = try NSKeyedArchiver.archivedData(withRootObject: kept, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSTextStorage
        // NSTextStorage.init(coder:)
        #expect(read?.string == "kept too")
        #expect(read?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 9))
        #expect(read?.attribute(.font, at: 5, effectiveRange: nil) == nil)
    }

    @Test("edits within a character, such as between carriage return and line feed, take just their units")
    func withinCharacters() {
        let storage = NSTextStorage(string: "a\r\nb")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "x")
        #expect(storage.string.unicodeScalars.elementsEqual("a\rx\nb".unicodeScalars))
        #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) != nil)
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) == nil)
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: NSAttributedString(string: "\u{301}"))
        #expect(storage.string.unicodeScalars.elementsEqual("a\r\u{301}b".unicodeScalars))
        #expect(storage.length == 4)
        storage.insert(NSAttributedString(string: "e"), at: 2)
        storage.deleteCharacters(in: NSRange(location: 3, length: 1))
        #expect(storage.string == "a\reb")
    }

    @Test("ranges beyond the text are reported and change nothing")
    func outOfBounds() {
        let storage = NSTextStorage(string: "abc")
        let reports = Reports.during {
            storage.replaceCharacters(in: NSRange(location: 2, length: 5), with: "x")
        }
        #expect(storage.string == "abc")
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1502 exception: A range lies outside the text.
                  object   NSTextStorage of length 3
                  at       NSTextStorageTests.swift:…
                  cause    replaceCharacters(in:with:) received the range {2, 5}.
                  fix      Create the range with NSRange(_:in:) from the storage's own string, when it is used.
                  apple    NSRangeException: NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds
                """
            ])
    }

    @Test("endEditing without beginEditing is reported")
    func unbalanced() {
        let storage = NSTextStorage(string: "abc")
        let reports = Reports.during { storage.endEditing() }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1503 misuse: endEditing() was called without beginEditing().
                  object   NSTextStorage
                  at       NSTextStorageTests.swift:…
                  cause    The calls are not balanced: a function returns early, or calls endEditing() too often.
                  fix      Write `defer { storage.endEditing() }` after each beginEditing().
                """
            ])
    }

    @Test("changes by mutableString are announced as unseen")
    func mutableString() {
        let storage = NSTextStorage(string: "abc")
        let reports = Reports.during { _ = storage.mutableString }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1507 unsupported: Changes through a text storage's mutableString are not tracked.
                  object   NSTextStorage
                  at       NSTextStorageTests.swift:…
                  cause    NSTextStorage.mutableString was used; its changes reach neither the delegate nor the layout.
                  fix      Use replaceCharacters(in:with:) of the storage.
                """
            ])
    }
}
