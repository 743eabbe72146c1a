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
}

extension UITextView: KeepsInputTraits {
    static var publicName: String { "UITextView" }
}
