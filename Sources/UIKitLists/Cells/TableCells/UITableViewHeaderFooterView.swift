// The view above or below a section of a table.
// Apple: "UITableViewHeaderFooterView"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A header or footer of a table's section: content and a background.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// A handler of changes of a view's state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    struct Parts {
        var text: UILabel?
        var detail: UILabel?
        var background: UIView?
        var ownMargins: NSDirectionalEdgeInsets?
        var contentMargins: NSDirectionalEdgeInsets?
    }
    final let identifier: String?
    final var parts = Parts()
    final let contentSlot = ContentSlot { CellContentView(frame: .zero) }
    final let backgroundSlot = BackgroundSlot()
    final var updates = CellUpdates<UITableViewHeaderFooterView, UIViewConfigurationState>()
    /// Where the view is; the table sets it.
    package final var place = HeaderPlace() { didSet { if place != oldValue { placeChanged() } } }
    /// The table.
    package final weak var host: (any CellHost)?

    /// Creates a view without a size.
    /// - Parameter reuseIdentifier: The name under which a table uses the view again; nil for a view that it does not.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        setUpHeader()
    }
    /// Creates a view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        identifier = coder.objectIfPresent("UIReuseIdentifier") as? String
        super.init(coder: coder)
        setUpHeader()
    }
    /// Encodes the view and its identifier.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let identifier { coder.encode(identifier as NSString, forKey: "UIReuseIdentifier") }
    }

    /// The name under which a table uses the view again; nil for none.
    open var reuseIdentifier: String? { identifier }
    /// The view that contains the content. Views of the app's own belong into it.
    open var contentView: UIView { contentSlot.view }
    /// The label of the title, made when it is first asked for; nil once a content configuration is set.
    open var textLabel: UILabel? { madeText }
    /// A second label, which grouped tables alone show; nil once a content configuration is set.
    open var detailTextLabel: UILabel? { madeDetail }
    /// The view behind the content; nil for none. Setting it removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackground(newValue) }
    }
    /// Prepares the view for another section. A table calls it before it gives out a view that was used. Call super.
    open func prepareForReuse() { askForUpdate() }

    /// The state of the view.
    open var configurationState: UIViewConfigurationState { currentState }
    /// Requests ``updateConfiguration(using:)`` for the next layout. Several requests are one.
    open func setNeedsUpdateConfiguration() { askForUpdate() }
    /// Updates the configurations for a state. The default implementation does nothing.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// A handler that is called after ``updateConfiguration(using:)``; setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { updates.handler }
        set {
            updates.handler = newValue
            askForUpdate()
        }
    }
    /// Returns list content for the table's look, without texts and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { lookContent }
    /// The content as a value; nil for the view's own labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contentSlot.configuration }
        set { setContentConfiguration(newValue) }
    }
    /// Whether a change of state updates ``contentConfiguration``; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contentSlot.updatesItself }
        set {
            contentSlot.updatesItself = newValue
            if newValue { askForUpdate() }
        }
    }
    /// Returns the background of the table's look.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { lookBackground }
    /// The background as a value; nil for a background view. Setting it removes ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { backgroundSlot.configuration }
        set { setBackgroundConfiguration(newValue) }
    }
    /// Whether a change of state updates ``backgroundConfiguration``; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { backgroundSlot.updatesItself }
        set {
            backgroundSlot.updatesItself = newValue
            if newValue { askForUpdate() }
        }
    }

    /// Updates the configurations if that was requested, then places content and background.
    open override func layoutSubviews() {
        updateIfAsked()
        super.layoutSubviews()
        placeParts()
    }
    /// The height that the view needs for the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: neededHeight(forWidth: size.width > 0 ? size.width : bounds.width))
    }
    /// The size that the content needs: for a required width, the height of the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let needed = neededHeight(forWidth: width)
        return CGSize(width: width, height: verticalFittingPriority == .required ? targetSize.height : needed)
    }
    /// Updates the configurations for other traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        askForUpdate()
    }
    /// Updates the configurations and the colours.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        askForUpdate()
    }
    @_spi(Vitrine) open override func subviewChangedOwnSize(_ subview: UIView) {
        super.subviewChangedOwnSize(subview)
        if subview === contentView { host?.cellChangedSize(self) }
    }
    @_spi(Vitrine) open override var isElementByDefault: Bool {
        !CellSpeech.holdsControls(contentView) && spokenLabel != nil
    }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { place.isFooter ? .staticText : .header }
    /// The texts of the view, joined by commas, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenLabel }
        set { super.accessibilityLabel = newValue }
    }
}

/// Where a header or footer is in its list.
package struct HeaderPlace: Equatable {
    package var look = ListLook.plain
    package var isFooter = false
    /// Whether the view stays at the edge of the table.
    package var isPinned = false
    /// The margin at the sides in points; nil for that of the view's own width.
    package var sideMargin: CGFloat?
    /// Whether the content follows the width for reading.
    package var followsReadableWidth = false
    package init() {}
}
