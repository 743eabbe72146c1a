// A cell for assistive technologies.
// Apple: "Supporting VoiceOver in your app". From memory: a cell is one element of its texts unless it holds controls.
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// What a cell says.
@MainActor enum CellSpeech {
    /// The texts of a content view in the order of its subviews.
    static func texts(of view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
        if let list = view as? UIListContentView { return list.spokenTexts }
        if let own = view.accessibilityLabel, view.isAccessibilityElement, !own.isEmpty { return [own] }
        return view.subviews.flatMap { texts(of: $0) }
    }

    /// Whether a view holds something that reacts by itself.
    static func holdsControls(_ view: UIView) -> Bool {
        view.subviews.contains { part in
            !part.isHidden && part.alpha > 0.01
                && (part is UIControl && part.isUserInteractionEnabled || part is UIScrollView
                    || part.isAccessibilityElement && part.accessibilityTraits.contains(.button) || holdsControls(part))
        }
    }
}

extension UITableViewCell {
    /// Whether the cell is read as a whole.
    var isOneElement: Bool {
        if CellSpeech.holdsControls(contentView) { return false }
        if let shown = accessory.shown, shown is UIControl || CellSpeech.holdsControls(shown) { return false }
        return !(editing.isEditing && editing.style != .none)
    }

    var spokenLabel: String? {
        let texts = CellSpeech.texts(of: contentView)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    var cellTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .none
        // From memory: a checkmark is spoken as a selection.
        if selection.isSelected || accessory.shownType == .checkmark { traits.insert(.selected) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        if selection.style != .none, place.isSelectable { traits.insert(.button) }
        return traits
    }
}
