// The state of a button: its looks by state, its insets, its parts.
// No Apple page: this is ours (the storage behind UIButton).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// The look of a button in one state; nil falls back to another state.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The looks by state, and how a button reacts.
struct ButtonLooks {
    var type = UIButton.ButtonType.custom
    var byState: [UIControl.State: ButtonLook] = [:]
    var dimsHighlighted = true
    var dimsDisabled = true
    var reversesShadow = false
    var glows = false

    /// Title and image in the tint.
    var isTinted: Bool { type != .custom }
}

/// The old insets of a button.
struct ButtonInsets {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
}

/// The views of a button, made when needed.
struct ButtonParts {
    var title: UILabel?
    var image: UIImageView?
    var background: UIImageView?
    var menu: UIMenu?
    var changesSelection = false
    var elementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// The pointer's behavior; nil unless enabled.
    var pointer: ButtonPointer?
    /// Shown under the finger where the button asks for it.
    var glow: ButtonGlow?
    /// Whether the title's shadow is turned round just now.
    var isShadowReversed = false
    /// Whether a size was taken in which a title has room above and below.
    var wasMeasured = false
    /// Whether the title's label was asked for and styled by the app.
    var hasTitleFont = false
}
