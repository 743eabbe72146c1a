// How a toolbar looks.
// Apple: "UIToolbarAppearance".
import Foundation

/// How a toolbar looks: its ground and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    final var buttons = ButtonAppearances()

    /// The looks of plain items. Setting it copies.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { owned(\.plain) }
        set { setButtons(\.plain, newValue) }
    }
    /// The looks of done items. Setting it copies.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { owned(\.done) }
        set { setButtons(\.done, newValue) }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        if let other = other as? UIToolbarAppearance { buttons = other.buttons.copied() }
    }

    private func owned(_ path: WritableKeyPath<ButtonAppearances, UIBarButtonItemAppearance?>) -> UIBarButtonItemAppearance {
        let made = buttons[keyPath: path] ?? UIBarButtonItemAppearance(style: path == \.done ? .done : .plain)
        made.onChange = { [weak self] in self?.onChange?() }
        buttons[keyPath: path] = made
        return made
    }

    private func setButtons(
        _ path: WritableKeyPath<ButtonAppearances, UIBarButtonItemAppearance?>, _ appearance: UIBarButtonItemAppearance
    ) {
        buttons[keyPath: path] = appearance.duplicate()
        onChange?()
    }
}
