// How a toolbar looks.
// Apple: "UIToolbarAppearance".
import Foundation

/// The appearance of a toolbar: its background and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    package final var buttons = ButtonAppearances()

    /// The appearance of plain items. Assigned values are copied.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.looks(\.plain) { [weak self] in self?.onChange?() } }
        set {
            buttons.plain = newValue.duplicate()
            onChange?()
        }
    }
    /// The appearance of done items. Assigned values are copied.
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
