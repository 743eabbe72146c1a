// The places of border, text, side views and clear button, and when they are shown.
// Apple: "UITextField", Drawing and positioning overrides.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Changed by the accessors alone.
struct FieldLook {
    var background: UIImage?
    var disabledBackground: UIImage?

    // Changed by the accessors and, from an archive, `UITextField+Text.swift`.
    var border = UITextField.BorderStyle.none
    var clearMode = UITextField.ViewMode.never
    var leftMode = UITextField.ViewMode.never
    var rightMode = UITextField.ViewMode.never

    // Changed by `UITextField+Parts.swift`.
    fileprivate(set) var left: UIView?
    fileprivate(set) var right: UIView?
}

extension UITextField {
    func setUpField() {
        isOpaque = false
        setFirstAlignment(.leading)
        isAccessibilityElement = true
        layerStorage.masksToBounds = false
        setUpParts([parts.border, parts.background, parts.text, parts.placeholder])
        parts.background.isUserInteractionEnabled = false
        parts.text.body = { [weak self] in self?.drawTextPart() }
        parts.placeholder.body = { [weak self] in self?.drawPlaceholderPart() }
        _ = textEditor
    }

    private func drawTextPart() { drawText(in: parts.text.frame) }
    private func drawPlaceholderPart() { drawPlaceholder(in: parts.placeholder.frame) }

    func changeLook(_ change: (inout FieldLook) -> Void) {
        change(&look)
        contentChanged()
    }

    // MARK: Modes

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsLeft: Bool { look.left != nil && isShown(look.leftMode) }
    var showsRight: Bool { look.right != nil && isShown(look.rightMode) }
    /// A right view takes the clear button's place.
    var showsClear: Bool { isShown(look.clearMode) && hasText && isEnabled && !showsRight }

    func setLeftView(_ view: UIView?) {
        guard view !== look.left else { return }
        if look.left?.superview === self { look.left?.removeFromSuperview() }
        if let old = look.left { parts.cut[ObjectIdentifier(old)] = nil }
        changeLook { $0.left = view }
    }

    func setRightView(_ view: UIView?) {
        guard view !== look.right else { return }
        if look.right?.superview === self { look.right?.removeFromSuperview() }
        if let old = look.right { parts.cut[ObjectIdentifier(old)] = nil }
        changeLook { $0.right = view }
    }

    // MARK: Rectangles

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// From the border to the text.
    private var textInsets: CGSize {
        switch look.border {
        case .roundedRect, .bezel: TextFieldMeasures.framedInset
        case .line: TextFieldMeasures.linedInset
        case .none: .zero
        }
    }

    /// Within the border, between the side views and the clear button.
    func contentRect(_ bounds: CGRect, editing: Bool) -> CGRect {
        let frame = borderRect(forBounds: bounds)
        let insets = textInsets
        var left = frame.minX + insets.width
        var right = frame.maxX - insets.width
        func leave(_ rect: CGRect, leading: Bool) {
            if leading != isMirrored {
                left = max(left, rect.maxX + insets.width)
            } else {
                right = min(right, rect.minX - insets.width)
            }
        }
        if showsLeft { leave(leftViewRect(forBounds: bounds), leading: true) }
        if showsRight { leave(rightViewRect(forBounds: bounds), leading: false) }
        if showsClear { leave(clearButtonRect(forBounds: bounds), leading: false) }
        return CGRect(
            x: left, y: frame.minY + insets.height, width: max(0, right - left),
            height: max(0, frame.height - 2 * insets.height))
    }

    func clearRect(_ bounds: CGRect) -> CGRect {
        let side = TextFieldMeasures.clearSide
        let inset = look.border == .none ? 0 : TextFieldMeasures.clearInset
        let rect = CGRect(
            x: bounds.maxX - side - inset, y: rounded(bounds.midY - side / 2), width: side, height: side)
        return mirrored(rect, in: bounds)
    }

    func sideRect(_ view: UIView?, _ bounds: CGRect, leading: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = ownSize(of: view, bounds)
        size.height = min(size.height, bounds.height)
        let inset = look.border == .none ? 0 : textInsets.width
        let x = leading ? bounds.minX + inset : bounds.maxX - size.width - inset
        let rect = CGRect(x: x, y: rounded(bounds.midY - size.height / 2), width: size.width, height: size.height)
        return mirrored(rect, in: bounds)
    }

    /// A side view's size as the app left it: where the field was too low for it, not what it was cut to.
    private func ownSize(of view: UIView, _ bounds: CGRect) -> CGSize {
        let size = view.bounds.size
        if let cut = parts.cut[ObjectIdentifier(view)], cut.placed == size { return cut.own }
        return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(bounds.size)
    }

    private func rounded(_ value: CGFloat) -> CGFloat {
        let scale = max(1, contentScaleFactor)
        return (value * scale).rounded() / scale
    }

    /// The line's height rounded up above and below the baseline, 6 more at each side within a round border and then 34
    /// at least. Observed: 22 and 34 points at the system font of 17.
    /// The text stands in the middle of the field's height.
    var textBaselines: BaselineDistances {
        let font = shownFont, height = fittingSize.height
        let top = (height - font.lineHeight) / 2 + font.ascender
        return BaselineDistances(first: top, last: height - top)
    }

    var fittingSize: CGSize {
        let font = shownFont
        let scale = max(1, contentScaleFactor)
        var height = font.ascender.rounded(.up) - font.descender.rounded(.down)
        let insets = textInsets
        if look.border == .roundedRect || look.border == .bezel {
            height = max(TextFieldMeasures.framedHeight, height + TextFieldMeasures.framedExtra)
        }
        if look.border == .line { height += 2 * insets.height }
        let placeholder = shownPlaceholder.map { fieldLayout(of: $0).layout.size.width } ?? 0
        var width = max(fullLayout.layout.size.width, placeholder)
        width = (width * scale - 0.001).rounded(.up) / scale + 2 * insets.width
        let sides = CGRect(x: 0, y: 0, width: TextFieldMeasures.roomForSides, height: height)
        if showsLeft { width += leftViewRect(forBounds: sides).width + insets.width }
        if showsRight { width += rightViewRect(forBounds: sides).width + insets.width }
        if showsClear { width += TextFieldMeasures.clearSide + insets.width }
        return CGSize(width: width, height: height)
    }

    // MARK: Layout

    /// Steps: 1. the border and the background; 2. the text and the placeholder; 3. side views and clear button;
    /// 4. caret and selection.
    func layoutField() {
        layoutBorder()
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        place(parts.text, at: rect)
        parts.text.isHidden = !hasText
        place(parts.placeholder, at: placeholderRect(forBounds: bounds))
        parts.placeholder.isHidden = hasText || shownPlaceholder == nil
        layoutSide(look.left, showsLeft, leftViewRect(forBounds: bounds))
        layoutSide(look.right, showsRight, rightViewRect(forBounds: bounds))
        layoutClear()
        textEditor.layoutOverlay()
    }

    private func place(_ view: UIView, at rect: CGRect) {
        guard view.frame != rect, rect.isFinite else { return }
        parts.forgetLayout()
        view.frame = rect
        view.setNeedsDisplay()
    }

    private func layoutBorder() {
        let border = parts.border
        let frame = borderRect(forBounds: bounds)
        border.frame = frame
        border.isHidden = look.border == .none
        let layer = border.layer
        let pixel = 1 / max(1, contentScaleFactor)
        func resolve(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        layer.cornerRadius = look.border == .roundedRect ? TextFieldMeasures.cornerRadius : 0
        switch look.border {
        case .none: break
        case .line:
            layer.borderWidth = 1
            layer.borderColor = resolve(.label)
            border.backgroundColor = nil
        case .bezel:
            layer.borderWidth = 1
            layer.borderColor = resolve(.systemGray2)
            border.backgroundColor = nil
        case .roundedRect:
            layer.borderWidth = pixel
            layer.borderColor = resolve(.systemGray4)
            border.backgroundColor = .systemBackground
        }
        let image = isEnabled ? look.background : look.disabledBackground ?? look.background
        parts.background.image = image
        parts.background.isHidden = image == nil || look.border == .roundedRect
        parts.background.frame = frame
    }

    private func layoutSide(_ view: UIView?, _ isShown: Bool, _ rect: CGRect) {
        guard let view else { return }
        guard isShown else { return view.removeFromSuperview() }
        if view.superview !== self { insertSubview(view, belowSubview: textEditor.overlay) }
        guard view.frame != rect else { return }
        let own = ownSize(of: view, bounds)
        view.frame = rect
        parts.cut[ObjectIdentifier(view)] = view.bounds.size == own ? nil : (own, view.bounds.size)
    }

    private func layoutClear() {
        guard showsClear else { parts.clear?.isHidden = true; return }
        let button = parts.clear ?? makeClear()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClear() -> FieldClearButton {
        let button = FieldClearButton(type: .custom)
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.pressClear() }, for: .touchUpInside)
        insertPart(button, belowSubview: textEditor.overlay)
        parts.clear = button
        return button
    }
}
