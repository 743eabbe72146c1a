// Taps on links, attachments and tagged ranges of a text view.
// Apple: "UITextItem", "UITextViewDelegate"
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// Recognizes taps on links, attachments and tagged ranges of a text view that is not edited.
final class TextItemTaps: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UITextView?
    private var item: UITextItem?

    func attach(to view: UITextView) {
        self.view = view
        let tap = UITapGestureRecognizer()
        tap.name = "Text items"
        tap.cancelsTouchesInView = false
        tap.delegate = self
        tap.handler = { [weak self] in if $0.state == .ended { self?.tapped() } }
        view.addGestureRecognizer(tap)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view, view.isSelectable, !view.isEditable else { return false }
        item = view.item(at: touch.location(in: view))
        return item != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    private func tapped() {
        guard let item, let view else { return }
        self.item = nil
        view.perform(item)
    }
}

extension UITextView {
    /// The item whose text lies under a point of the view; nil for none.
    func item(at point: CGPoint) -> UITextItem? {
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        guard textStorage.length > 0, place.y >= 0, place.y < layoutManager.usedRect(for: textContainer).maxY else { return nil }
        let index = layoutManager.hit(place).index
        let one = NSRange(location: index, length: 1)
        guard layoutManager.bounds(of: one).insetBy(dx: -1, dy: -1).contains(place) else { return nil }
        func value(_ key: NSAttributedString.Key) -> (Any, NSRange)? {
            var range = NSRange()
            let all = NSRange(location: 0, length: textStorage.length)
            return textStorage.attribute(key, at: index, longestEffectiveRange: &range, in: all).map { ($0, range) }
        }
        if let (link, range) = value(.link) {
            let url = link as? URL ?? (link as? NSURL).map { $0 as URL } ?? (link as? String).flatMap { URL(string: $0) }
            if let url { return UITextItem(.link(url), range: range) }
        }
        if let (attachment, range) = value(.attachment), let attachment = attachment as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range: range)
        }
        if let (tag, range) = value(.textItemTag), let tag = tag as? String {
            return UITextItem(.tag(tag), range: range)
        }
        return nil
    }

    /// Does what the delegate wants done for an item. The default opens links, where the older method does not refuse.
    func perform(_ item: UITextItem) {
        let fallback = UIAction { [weak self] _ in self?.performDefault(item) }
        action(for: item, fallback)?.performWithSender(self, target: nil)
    }

    private func performDefault(_ item: UITextItem) {
        switch item.content {
        case .link(let url):
            if asksShouldInteract(url, item.range) { openLink(url) }
        case .textAttachment(let attachment):
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }

    private func openLink(_ url: URL) { UIApplication.shared.open(url) }

    var textDelegate: (any UITextViewDelegate)? { delegate }
}
