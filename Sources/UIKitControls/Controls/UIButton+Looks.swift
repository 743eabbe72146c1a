// Titles, colours and images by state, and what they make of the parts.
// Apple: "UIButton", Configuring the button's title; Configuring the button's presentation
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Typesetting
import UIKitCore
import UIKitValues

extension UIButton {
    func setUpButton() {
        isOpaque = false
    }

    func change(_ state: UIControl.State, _ change: (inout ButtonLook) -> Void) {
        guard MainThread.allows("-[UIButton setTitle:forState:]") else { return }
        change(&looks.byState[state, default: ButtonLook()])
        updateParts()
        contentSizeChanged()
    }

    func changeLooks(_ change: (inout ButtonLooks) -> Void) {
        change(&looks)
        updateParts()
    }

    func changeInsets(_ change: (inout ButtonInsets) -> Void) {
        change(&insets)
        contentSizeChanged()
    }

    private func contentSizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// A state's value: its own, else that of `normal`.
    func value<Value>(_ state: UIControl.State, _ path: KeyPath<ButtonLook, Value?>) -> Value? {
        looks.byState[state]?[keyPath: path] ?? looks.byState[.normal]?[keyPath: path]
    }

    /// System buttons: the tint, or a pale grey where disabled; custom ones: white.
    func effectiveTitleColor(_ state: UIControl.State) -> UIColor {
        if let own = looks.byState[state]?.titleColor { return own }
        if looks.isTinted, state.contains(.disabled) { return .tertiaryLabel }
        if let normal = looks.byState[.normal]?.titleColor { return normal }
        return looks.isTinted ? tintColor ?? .systemBlue : .white
    }

    func takePrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    static func makeSystemButton(_ image: UIImage, _ target: Any?, _ action: Selector?) -> Self {
        let button = UIView.make(Self.self, frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    package func become(_ type: ButtonType) {
        looks.type = type
        if let symbol = ButtonSymbol(type) { looks.byState[.normal, default: ButtonLook()].image = symbol.image }
        if type == .close { accessibilityLabel = "Close" }
        parts.title?.font = defaultFont
        updateParts()
        contentSizeChanged()
    }

    /// The font of a title that was given none.
    var defaultFont: UIFont { UIFont.systemFont(ofSize: looks.isTinted ? ButtonMeasures.systemFontSize : UIFont.buttonFontSize) }

    func makeTitleLabel() -> UILabel {
        if let label = parts.title { return label }
        let label = UILabel()
        label.font = defaultFont
        label.lineBreakMode = .byTruncatingMiddle
        label.isAccessibilityElement = false
        // The button's own to say, from now on: not the proxies'.
        label.shadowColor = nil
        parts.title = label
        addPart(label)
        updateParts()
        return label
    }

    func makeImageView() -> UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView()
        // A button's own picture stands below its title.
        if let title = parts.title { insertPart(view, belowSubview: title) } else { addPart(view) }
        parts.image = view
        updateParts()
        return view
    }

    private func makeBackground() -> UIImageView {
        if let view = parts.background { return view }
        let view = UIImageView()
        insertPart(view, at: 0)
        parts.background = view
        return view
    }

    /// Brings title, image and background to the present state.
    func updateParts() {
        if configured.isShowing { return }
        if configured.configuration != nil || configured.handler != nil { markConfiguration() }
        if configured.configuration != nil { return }
        let state = state
        let attributed = attributedTitle(for: state)
        let plain = title(for: state)
        if attributed != nil || plain != nil || parts.title != nil { updateTitle(plain, attributed, state) }
        let image = image(for: state)
        if image != nil || parts.image != nil { updateImage(image, state) }
        let background = backgroundImage(for: state)
        if background != nil || parts.background != nil {
            let view = makeBackground()
            // Not else: the layout pass comes through here, and would ask for itself without end.
            if view.image !== background {
                view.image = background
                setNeedsLayout()
            }
        }
        updateGlow(state)
    }

    private func updateTitle(_ plain: String?, _ attributed: NSAttributedString?, _ state: UIControl.State) {
        guard let label = parts.title else {
            _ = makeTitleLabel()
            return
        }
        let before = (label.text, label.ownAttributedText?.length)
        // Observed: the looks of a title reach the label with a title alone.
        let hasTitle = plain != nil || attributed != nil
        if let attributed {
            // Text without a colour of its own takes the button's.
            let copy = NSMutableAttributedString(attributedString: attributed)
            copy.fill(.foregroundColor, with: effectiveTitleColor(state))
            copy.fill(.font, with: label.font ?? defaultFont)
            // Not else: the layout pass comes through here, and would ask for itself without end.
            if label.ownAttributedText != copy { label.attributedText = copy }
        } else {
            if label.text != plain { label.text = plain }
            let color = effectiveTitleColor(state)
            if hasTitle, label.textColor != color || label.ownAttributedText != nil { label.textColor = color }
        }
        let shadow = hasTitle ? titleShadowColor(for: state) : nil
        if label.shadowColor != shadow { label.shadowColor = shadow }
        reverseShadow(of: label, looks.reversesShadow && state.contains(.highlighted))
        label.alpha = looks.isTinted && state.contains(.highlighted) && !hasOwnHighlight ? ButtonMeasures.highlightedAlpha : 1
        if before != (label.text, label.ownAttributedText?.length) { setNeedsLayout() }
    }

    /// Whether the app has given the highlighted state a look of its own, so that the system's must not dim it.
    private var hasOwnHighlight: Bool {
        guard let own = looks.byState[.highlighted] else { return false }
        return own.titleColor != nil || own.attributedTitle != nil
    }

    private func updateImage(_ image: UIImage?, _ state: UIControl.State) {
        guard let view = parts.image else {
            _ = makeImageView()
            return
        }
        view.treatsAutomaticAsTemplate = looks.isTinted && looks.type != .close
        view.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
        if view.image !== image {
            view.image = image
            setNeedsLayout()
        }
        let hasOwn = looks.byState[state]?.image != nil && state != .normal
        var alpha: CGFloat = 1
        if state.contains(.highlighted), looks.dimsHighlighted, !hasOwn {
            alpha = looks.isTinted ? ButtonMeasures.highlightedAlpha : 0.5
        }
        if state.contains(.disabled), looks.dimsDisabled, !hasOwn { alpha = 0.5 }
        view.alpha = alpha
    }

    func leavesTapToButton(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else {
            return true
        }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    func encodeButton(_ coder: NSCoder) {
        coder.encode(looks.type.rawValue, forKey: "UIButtonType")
        if let title = title(for: .normal) { coder.encode(title as NSString, forKey: "UITitle") }
        if let color = looks.byState[.normal]?.titleColor { coder.encode(color, forKey: "UITitleColor") }
        if let image = image(for: .normal) { coder.encode(image, forKey: "UIImage") }
        if let font = parts.title?.font { coder.encode(font, forKey: "UIFont") }
    }

    func decodeButton(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIButtonType") else { return }
        // The parts were archived as subviews; this button makes its own.
        for view in subviews where type(of: view) == UILabel.self || type(of: view) == UIImageView.self {
            view.removeFromSuperview()
        }
        become(ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom)
        if let title = coder.optionalString(forKey: "UITitle") { setTitle(title as String, for: .normal) }
        if let color = coder.optional(UIColor.self, forKey: "UITitleColor") { setTitleColor(color, for: .normal) }
        if ButtonSymbol(looks.type) == nil, let image = coder.optional(UIImage.self, forKey: "UIImage") {
            setImage(image, for: .normal)
        }
        if let font = coder.optional(UIFont.self, forKey: "UIFont") { titleLabel?.font = font }
    }
}

extension NSMutableAttributedString {
    /// Gives an attribute to what has none of its kind.
    fileprivate func fill(_ key: NSAttributedString.Key, with value: Any) {
        var index = 0
        while index < length {
            var range = NSRange()
            if attribute(key, at: index, effectiveRange: &range) == nil { addAttribute(key, value: value, range: range) }
            index = max(index + 1, range.location + range.length)
        }
    }
}

/// What proxies of a button carry besides.
extension AppearanceKey {
    static let titleColor = AppearanceKey("titleColor")
    static let titleShadowColor = AppearanceKey("titleShadowColor")
    static let contentInsets = AppearanceKey("contentInsets")
}
