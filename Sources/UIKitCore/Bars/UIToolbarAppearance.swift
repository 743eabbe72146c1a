// How a toolbar looks.
// Apple: "UIToolbarAppearance".
import Foundation

/// How a toolbar looks: its ground and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    final var buttons = ButtonAppearances()

    /// The looks of plain items. Setting it copies.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.looks(\.plain) { [weak self] in self?.onChange?() } }
        set {
            buttons.plain = newValue.duplicate()
            onChange?()
        }
    }
    /// The looks of done items. Setting it copies.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.looks(\.done) { [weak self] in self?.onChange?() } }
        set {
            buttons.done = newValue.duplicate()
            onChange?()
        }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        if let other = other as? UIToolbarAppearance { buttons = other.buttons.copied() }
    }
}
