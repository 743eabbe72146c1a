// A control that shows a title and an image and runs code when tapped.
// Apple: "UIButton"
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Typesetting

/// A control with a title, an image and a background for each state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    final var looks = ButtonLooks()
    final var insets = ButtonInsets()
    final var parts = ButtonParts()
    final var configured = ButtonConfigured()

    /// A custom button of a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }
    /// A custom button of a frame with an action, whose title and image it takes.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        takePrimaryAction(primaryAction)
    }
    /// A button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }
    /// A button of a type, a system one unless said otherwise, with an action, whose title and image it takes.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        takePrimaryAction(primaryAction)
    }
    /// A system button that looks as a configuration says, with an action, whose title and image it takes.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        configured.configuration = configuration
        takePrimaryAction(primaryAction)
        markConfiguration()
    }
    /// A button of an archive.
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
    /// A system button with an image and a target for touches inside.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        makeSystemButton(image, target, action)
    }

    /// How the button looks as one value; nil for titles, images and colours by state.
    open var configuration: Configuration? {
        get { configured.configuration }
        set { setConfiguration(newValue) }
    }
    /// Called before layout when the state has changed, to change ``configuration``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configured.handler }
        set { setHandler(newValue) }
    }
    /// True shows the configuration as the state, the tint and the style have it.
    open var automaticallyUpdatesConfiguration: Bool {
        get { configured.updatesAutomatically }
        set { configured.updatesAutomatically = newValue; markConfiguration() }
    }
    /// Asks for ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Brings ``configuration`` up to date: calls ``configurationUpdateHandler``.
    open func updateConfiguration() { configured.handler?(self) }

    /// Its type, `custom` unless another was asked for.
    open var buttonType: ButtonType { looks.type }
    /// The label of the title; made when first asked for.
    open var titleLabel: UILabel? { makeTitleLabel() }
    /// The view of the image; made when first asked for.
    open var imageView: UIImageView? { makeImageView() }

    /// Sets the title of a state; nil falls back to `normal`.
    open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    /// Sets the title's colour of a state; nil falls back to `normal`, then to the type's own.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        styled(.titleColor, axis: state.axis, { ($0 as? UIButton)?.setTitleColor(color, for: state) })
        change(state) { $0.titleColor = color }
    }
    /// Sets the colour of the title's shadow of a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        styled(.titleShadowColor, axis: state.axis, { ($0 as? UIButton)?.setTitleShadowColor(color, for: state) })
        change(state) { $0.shadowColor = color }
    }
    /// Sets the image of a state; nil falls back to `normal`.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    /// Sets the background of a state; nil falls back to `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.backgroundImage, axis: state.axis, { ($0 as? UIButton)?.setBackgroundImage(image, for: state) })
        if looks.byState[state]?.backgroundImage !== image { change(state) { $0.backgroundImage = image } }
    }
    /// Sets the title of a state with attributes; it goes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        if looks.byState[state]?.attributedTitle !== title { change(state) { $0.attributedTitle = title } }
    }
    /// The title set for exactly this state, or nil; combined states fall back to `normal`.
    open func title(for state: UIControl.State) -> String? { value(state, \.title) }
    /// The title's colour of a state, with its fallbacks.
    open func titleColor(for state: UIControl.State) -> UIColor? { effectiveTitleColor(state) }
    /// The colour of the title's shadow of a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(state, \.shadowColor) }
    /// The image of a state, with its fallback.
    open func image(for state: UIControl.State) -> UIImage? { value(state, \.image) }
    /// The background of a state, with its fallback.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(state, \.backgroundImage) }
    /// The attributed title of a state, with its fallback.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(state, \.attributedTitle) }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { effectiveTitleColor(state) }
    /// The colour of the shadow that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: state) }
    /// How a symbol that says nothing of it is drawn in a state; nil falls back to `normal`.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change(state) { $0.symbolConfiguration = configuration }
    }
    /// How symbols are drawn in a state, with its fallback.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        value(state, \.symbolConfiguration)
    }
    /// How the symbol that is shown is drawn.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// The background that is shown.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The attributed title that is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Room around title and image in points; all zero leaves 6 above and below a title.
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets.content }
        set {
            styled(.contentInsets, { ($0 as? UIButton)?.contentEdgeInsets = newValue })
            changeInsets { $0.content = newValue }
        }
    }
    /// Moves and narrows the title, without a change of the button's size.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets.title }
        set { changeInsets { $0.title = newValue } }
    }
    /// Moves and narrows the image, without a change of the button's size.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets.image }
        set { changeInsets { $0.image = newValue } }
    }
    /// True darkens the image of a custom button under the finger.
    open var adjustsImageWhenHighlighted: Bool {
        get { looks.dimsHighlighted }
        set { changeLooks { $0.dimsHighlighted = newValue } }
    }
    /// True draws the image of a disabled button paler.
    open var adjustsImageWhenDisabled: Bool {
        get { looks.dimsDisabled }
        set { changeLooks { $0.dimsDisabled = newValue } }
    }
    /// True turns the offset of the title's shadow round under the finger.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { looks.reversesShadow }
        set { changeLooks { $0.reversesShadow = newValue } }
    }
    /// True shines under the finger: a white glow in the middle of the button, above title and image.
    open var showsTouchWhenHighlighted: Bool {
        get { looks.glows }
        set { changeLooks { $0.glows = newValue } }
    }
    /// The menu that a long press opens, or a touch where ``UIControl/showsMenuAsPrimaryAction`` is true.
    open var menu: UIMenu? {
        get { parts.menu }
        set { setMenu(newValue) }
    }
    /// True shows the menu's marked entry and marks the one that is chosen; without a menu each tap turns ``isSelected``.
    open var changesSelectionAsPrimaryAction: Bool {
        get { parts.changesSelection }
        set { setChangesSelection(newValue) }
    }
    /// In which order the menu's entries stand where it opens upwards.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { parts.elementOrder }
        set { parts.elementOrder = newValue }
    }
    /// The button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration() }

    /// Where the background goes in the bounds; all of them.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image go in the bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(bounds) }
    /// Where the title goes in the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(contentRect).title }
    /// Where the image goes in the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(contentRect).image }

    /// The size of title, image and insets.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// A configured title wraps, so the height follows from the width that constraints give.
    override var wrapsContent: Bool { configured.configuration != nil }
    override func layoutContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }
    /// The size of title, image and insets, whatever the room; a configured title wraps within its width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configured.configuration == nil ? naturalSize : configuredSize(width: size.width)
    }
    /// Places background, image and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
    /// Title and image take the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }
    /// The title's colours are resolved again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateParts()
        // A configured title follows the text size: so does the button's.
        if configured.configuration != nil { invalidateIntrinsicContentSize() }
    }
    /// A single tap with one finger stays the button's, whoever above recognizes taps. Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTapToButton(gestureRecognizer)
    }
    /// The title, else the image's label, unless one was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// The title's label, where there is one.
    open override var forFirstBaselineLayout: UIView { titleForBaseline }
    /// The title's label, where there is one.
    open override var forLastBaselineLayout: UIView { titleForBaseline }
    override var isElementByDefault: Bool { true }
    override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.button) }
    override var eventsForTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }
    override func willTriggerPrimaryAction() { toggleSelection() }
    override func stateDidChange() {
        super.stateDidChange()
        updateParts()
    }
}

extension UIButton {
    /// What kind of button.
    public enum ButtonType: Int, Sendable {
        /// Nothing of its own.
        case custom = 0
        /// Title and image in the tint, dimmed under the finger.
        case system = 1
        /// An i in a ring, for details.
        case detailDisclosure = 2
        /// An i in a ring.
        case infoLight = 3
        /// An i in a ring.
        case infoDark = 4
        /// A plus in a ring.
        case contactAdd = 5
        /// As `system`, for tvOS.
        case plain = 6
        /// A cross on a grey disc.
        case close = 7
        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }
}

/// The old name.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
