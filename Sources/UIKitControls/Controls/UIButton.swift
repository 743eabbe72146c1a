// A control that shows a title and an image and runs code when tapped.
// Apple: "UIButton"
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Typesetting
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A control with a title, an image and a background for each state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    final var looks = ButtonLooks()
    final var insets = ButtonInsets()
    final var parts = ButtonParts()
    final var configured = ButtonConfigured()

    /// Creates a custom button with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }
    /// Creates a custom button with a frame and the title, image and handler of an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        takePrimaryAction(primaryAction)
    }
    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }
    /// Creates a button of a type, a system button by default, with the title, image and handler of an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takePrimaryAction(primaryAction)
    }
    /// Creates a system button with a configuration and the title, image and handler of an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        configured.configuration = configuration
        takePrimaryAction(primaryAction)
        markConfiguration()
    }
    /// Creates a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpButton()
        decodeButton(coder)
    }
    /// Encodes the control, its type, titles and colours.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(coder)
    }
    /// Creates a system button with an image and a target for touches that end inside.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        makeSystemButton(image, target, action)
    }

    /// The button's appearance in one value; nil for titles, images and colours for each state.
    open var configuration: Configuration? {
        get { configured.configuration }
        set { setConfiguration(newValue) }
    }
    /// A closure that is called before layout after a change of state, to update ``configuration``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configured.handler }
        set { setHandler(newValue) }
    }
    /// Whether the configuration is adapted to the state, the tint colour and the style automatically.
    open var automaticallyUpdatesConfiguration: Bool {
        get { configured.updatesAutomatically }
        set { configured.updatesAutomatically = newValue; markConfiguration() }
    }
    /// Requests ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Updates ``configuration``: calls ``configurationUpdateHandler``.
    open func updateConfiguration() { configured.handler?(self) }

    /// The type of the button; `custom` by default.
    open var buttonType: ButtonType { looks.type }
    /// The label of the title, created at the first access.
    open var titleLabel: UILabel? { makeTitleLabel() }
    /// The view of the image, created at the first access.
    open var imageView: UIImageView? { makeImageView() }

    /// Sets the title for a state; nil falls back to `normal`.
    open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    /// Sets the title colour for a state; nil falls back to `normal`, then to the colour of the type.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        styled(.titleColor, axis: state.axis, { ($0 as? UIButton)?.setTitleColor(color, for: state) })
        change(state) { $0.titleColor = color }
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        styled(.titleShadowColor, axis: state.axis, { ($0 as? UIButton)?.setTitleShadowColor(color, for: state) })
        change(state) { $0.shadowColor = color }
    }
    /// Sets the image for a state; nil falls back to `normal`.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    /// Sets the background image for a state; nil falls back to `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.backgroundImage, axis: state.axis, { ($0 as? UIButton)?.setBackgroundImage(image, for: state) })
        if looks.byState[state]?.backgroundImage !== image { change(state) { $0.backgroundImage = image } }
    }
    /// Sets the attributed title for a state. It takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        if looks.byState[state]?.attributedTitle !== title { change(state) { $0.attributedTitle = title } }
    }
    /// Returns the title for exactly this state, or nil; combined states fall back to `normal`.
    open func title(for state: UIControl.State) -> String? { value(state, \.title) }
    /// Returns the title colour for a state, with its fallbacks.
    open func titleColor(for state: UIControl.State) -> UIColor? { effectiveTitleColor(state) }
    /// Returns the colour of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(state, \.shadowColor) }
    /// Returns the image for a state, with its fallback.
    open func image(for state: UIControl.State) -> UIImage? { value(state, \.image) }
    /// Returns the background image for a state, with its fallback.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(state, \.backgroundImage) }
    /// Returns the attributed title for a state, with its fallback.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(state, \.attributedTitle) }

    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// The title colour in the current state.
    open var currentTitleColor: UIColor { effectiveTitleColor(state) }
    /// The colour of the title's shadow in the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image in the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// Sets the configuration of symbol images without one for a state; nil falls back to `normal`.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change(state) { $0.symbolConfiguration = configuration }
    }
    /// Returns the configuration of symbol images for a state, with its fallback.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        value(state, \.symbolConfiguration)
    }
    /// The configuration of symbol images in the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The attributed title in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The insets around title and image, in points; if all are zero, 6 points are kept above and below a title.
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets.content }
        set {
            styled(.contentInsets, { ($0 as? UIButton)?.contentEdgeInsets = newValue })
            changeInsets { $0.content = newValue }
        }
    }
    /// The insets of the title, which do not change the button's size.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets.title }
        set { changeInsets { $0.title = newValue } }
    }
    /// The insets of the image, which do not change the button's size.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets.image }
        set { changeInsets { $0.image = newValue } }
    }
    /// Whether the image of a custom button is darkened while the button is highlighted.
    open var adjustsImageWhenHighlighted: Bool {
        get { looks.dimsHighlighted }
        set { changeLooks { $0.dimsHighlighted = newValue } }
    }
    /// Whether the image of a disabled button is paler.
    open var adjustsImageWhenDisabled: Bool {
        get { looks.dimsDisabled }
        set { changeLooks { $0.dimsDisabled = newValue } }
    }
    /// Whether the offset of the title's shadow is reversed while the button is highlighted.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { looks.reversesShadow }
        set { changeLooks { $0.reversesShadow = newValue } }
    }
    /// Whether a white glow is shown in the middle of the highlighted button, above title and image.
    open var showsTouchWhenHighlighted: Bool {
        get { looks.glows }
        set { changeLooks { $0.glows = newValue } }
    }
    /// The menu for a long press, or for a touch if ``UIControl/showsMenuAsPrimaryAction`` is true.
    open var menu: UIMenu? {
        get { parts.menu }
        set { setMenu(newValue) }
    }
    /// Whether the button shows the selected menu item and selects the chosen one; without a menu each tap toggles
    /// ``isSelected``.
    open var changesSelectionAsPrimaryAction: Bool {
        get { parts.changesSelection }
        set { setChangesSelection(newValue) }
    }
    /// The order of the menu items if the menu opens upward.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { parts.elementOrder }
        set { parts.elementOrder = newValue }
    }
    /// Returns the button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration() }

    /// Returns the rectangle of the background within the bounds; the bounds by default.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of title and image within the bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(bounds) }
    /// Returns the rectangle of the title within the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(contentRect).title }
    /// Returns the rectangle of the image within the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(contentRect).image }

    /// The size of title, image and insets.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// A configured title wraps, so the height follows from the width that constraints give.
    @_spi(Vitrine) open override var wrapsContent: Bool { configured.configuration != nil }
    @_spi(Vitrine) open override func layoutContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }
    /// Returns the size of title, image and insets for any size; a title of a configuration wraps within the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configured.configuration == nil ? naturalSize : configuredSize(width: size.width)
    }
    /// Lays out background, image and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
    /// Updates title and image with the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }
    /// Updates the title colours with the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateParts()
        // A configured title follows the text size: so does the button's.
        if configured.configuration != nil { invalidateIntrinsicContentSize() }
    }
    /// Returns false for a single tap with one finger of a recognizer in an ancestor, so that the button receives it. Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTapToButton(gestureRecognizer)
    }
    /// The accessibility label; the title or the image's label by default.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// The title's label, if there is one.
    open override var forFirstBaselineLayout: UIView { titleForBaseline }
    /// The title's label, if there is one.
    open override var forLastBaselineLayout: UIView { titleForBaseline }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    @_spi(Vitrine) open override var spacingFont: UIFont? { titleLabel?.font }
    @_spi(Vitrine) open override var textForMessages: String? { currentTitle }
    @_spi(Vitrine) open override var focusCornerRadius: CGFloat {
        configuration == nil ? super.focusCornerRadius : min(bounds.height / 2, FocusMeasures.controlCorner)
    }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.button) }
    /// Whether something dragged that rests on the button triggers it; false by default.
    open var isSpringLoaded: Bool {
        get { hasSpring }
        set { loadSpring(newValue) }
    }
    @_spi(Vitrine) open override var eventsForTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }
    @_spi(Vitrine) open override func willTriggerPrimaryAction() { toggleSelection() }
    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        updateParts()
    }
}

extension UIButton {
    /// The type of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A button with title and image in the tint colour, dimmed while highlighted.
        case system = 1
        /// An i in a circle, for details.
        case detailDisclosure = 2
        /// An i in a circle.
        case infoLight = 3
        /// An i in a circle.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// The `system` type, for tvOS.
        case plain = 6
        /// A cross on a grey disc.
        case close = 7
        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }
}

@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
