// The text system of a text view, first values, archives.
// Apple: "UITextView", init(frame:textContainer:)
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

extension UITextView {
    /// A container with manager and text; what is missing around the given one is made.
    static func system(around given: NSTextContainer?) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
        let container = given ?? NSTextContainer(size: CGSize(width: 0.001, height: 1e7))
        // Observed: a container without a size follows the view's width as well.
        if given == nil || !container.lineWidth.isFinite { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (container, manager, storage)
    }

    /// - Parameter keepsWidth: Whether the container keeps the width that the app has given it.
    func setUpText(keepsWidth: Bool) {
        backgroundColor = .systemBackground
        isAccessibilityElement = true
        layoutManager.allowsNonContiguousLayout = true
        insertPart(canvas, at: 0)
        itemTaps.attach(to: self)
        _ = textEditor
        textContainer.sizeRules = { [weak self] in
            MainActor.assumeIsolated { self?.containerRulesChanged() }
        }
        layoutManager.didInvalidate = { [weak self] displayOnly in
            MainActor.assumeIsolated { self?.linesChanged(displayOnly) }
        }
        updateDisplayOptions()
        sizeContainer()
    }

    func encodeText(_ coder: NSCoder) {
        coder.encode(textStorage.string as NSString, forKey: "UIText")
        if let font { coder.encode(font, forKey: "UIFont") }
        if let color = textContent.color { coder.encode(color, forKey: "UITextColor") }
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(isEditable, forKey: "UIEditable")
        coder.encode(isSelectable, forKey: "UISelectable")
    }

    func decodeText(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIText") else { return }
        if let font = coder.optional(UIFont.self, forKey: "UIFont") { textContent.font = font }
        textContent.color = coder.optional(UIColor.self, forKey: "UITextColor")
        textContent.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
        if coder.containsValue(forKey: "UIEditable") { isEditable = coder.decodeBool(forKey: "UIEditable") }
        if coder.containsValue(forKey: "UISelectable") { isSelectable = coder.decodeBool(forKey: "UISelectable") }
        text = coder.optionalString(forKey: "UIText")
    }

    func declare(_ path: WritableKeyPath<TextViewEditing, Bool>, _ value: Bool, _ name: String, _ missing: String) {
        editing[keyPath: path] = value
        Catalogue.stored("UITextView.\(name)", of: ObjectName.of(self), isDefault: !value, missing)
    }
}

extension UITextView: KeepsInputTraits {
    static var publicName: String { "UITextView" }
}
