// A row of a table.
// Apple: "UITableViewCell"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The view of one row of a table: content, an accessory, a background, and controls for editing.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    final let style: CellStyle
    final var identifier: String?
    final var labels = CellLabels()
    final var selection = CellSelection()
    final var editing = CellEditing()
    final var accessory = CellAccessoryState()
    final var geometry = CellGeometry()
    final let contentSlot = ContentSlot { CellContentView(frame: .zero) }
    final let backgroundSlot = BackgroundSlot()
    final var updates = CellUpdates<UITableViewCell, UICellConfigurationState>()
    /// Where the cell is; the table sets it.
    package final var place = CellPlace() { didSet { if place != oldValue { placeChanged() } } }
    /// The table.
    package final weak var host: (any CellHost)?

    /// Creates a cell of 320 × 44 points.
    /// - Parameter reuseIdentifier: The name under which a table uses the cell again; nil for a cell that it does not.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: ListMeasures.firstWidth, height: ListMeasures.leastHeight))
        setUpCell()
    }
    /// Creates a cell of the default style without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame.size != .zero { self.frame = frame }
    }
    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        style = CellStyle(rawValue: coder.decodeInteger(forKey: "UITableViewCellStyle")) ?? .default
        identifier = coder.objectIfPresent("UIReuseIdentifier") as? String
        super.init(coder: coder)
        setUpCell()
        decodeCell(coder)
    }
    /// Encodes the cell, its content and settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(coder)
    }

    // MARK: Content

    /// The name under which a table uses the cell again; nil for none.
    open var reuseIdentifier: String? { identifier }
    /// The view that contains the cell's content. Views of the app's own belong into it.
    open var contentView: UIView { contentSlot.view }
    /// The label of the style, made when it is first asked for; nil once a content configuration is set.
    open var textLabel: UILabel? { madeText }
    /// The detail label of the style, made when it is first asked for; nil in the default style, and once a content
    /// configuration is set.
    open var detailTextLabel: UILabel? { madeDetail }
    /// The image view of the style, made when it is first asked for; its frame is set by the layout. Nil in the style
    /// `value2`, and once a content configuration is set.
    open var imageView: UIImageView? { madeImage }
    /// Prepares the cell for another row. A table calls it before it gives out a cell that was used. Call super.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Configurations

    /// The state of the cell.
    open var configurationState: UICellConfigurationState { currentState }
    /// Requests ``updateConfiguration(using:)`` for the next layout. Several requests are one.
    open func setNeedsUpdateConfiguration() { askForUpdate() }
    /// Updates the configurations for a state. The default implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// A handler that is called after ``updateConfiguration(using:)``; setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { updates.handler }
        set {
            updates.handler = newValue
            askForUpdate()
        }
    }
    /// Returns list content for the cell's style, without texts and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleContent }
    /// The content as a value; nil for the cell's own labels. Setting it replaces ``contentView`` unless the present view
    /// supports the value.
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
    /// The background as a value; nil for background views. Setting it removes the background views.
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

    // MARK: Selection

    /// The view behind the content; nil for none. Setting it removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        get { selection.background }
        set { setBackground(newValue) }
    }
    /// The view behind the content while the cell is selected; nil for the system's grey. It is in the cell only then.
    open var selectedBackgroundView: UIView? {
        get { selection.selected }
        set { setSelectedBackground(newValue, \.selected) }
    }
    /// The view in place of ``selectedBackgroundView`` while the table selects several rows; nil for none.
    open var multipleSelectionBackgroundView: UIView? {
        get { selection.multiple }
        set { setSelectedBackground(newValue, \.multiple) }
    }
    /// The look of the selected cell; the system's by default.
    open var selectionStyle: SelectionStyle {
        get { selection.style }
        set {
            styled(.cellSelectionStyle, { ($0 as? UITableViewCell)?.selectionStyle = newValue })
            selection.style = newValue
            showSelection(animated: false)
        }
    }
    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { selection.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted: under a finger.
    open var isHighlighted: Bool {
        get { selection.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects the cell or not, without telling the table. If animated, the look fades.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated) }
    /// Highlights the cell or not. If animated, the look fades.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted, animated) }

    // MARK: Accessories

    /// The mark at the trailing edge; none by default.
    open var accessoryType: AccessoryType {
        get { accessory.type }
        set { changeAccessory { $0.type = newValue } }
    }
    /// A view at the trailing edge in place of ``accessoryType``; nil for none.
    open var accessoryView: UIView? {
        get { accessory.view }
        set { changeAccessory { $0.view = newValue } }
    }
    /// The mark at the trailing edge while the cell is edited; none by default.
    open var editingAccessoryType: AccessoryType {
        get { accessory.editingType }
        set { changeAccessory { $0.editingType = newValue } }
    }
    /// A view in place of ``editingAccessoryType``; nil for none.
    open var editingAccessoryView: UIView? {
        get { accessory.editingView }
        set { changeAccessory { $0.editingView = newValue } }
    }

    // MARK: Editing

    /// Whether the cell is being edited.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows the controls for editing or not. If animated, they slide.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    /// The control at the leading edge while the cell is edited; the table's delegate decides.
    open var editingStyle: EditingStyle { editing.style }
    /// Whether the button that confirms a deletion is shown.
    open var showingDeleteConfirmation: Bool { editing.isConfirmingDelete }
    /// Whether the control for moving the row is shown while the cell is edited; false by default.
    open var showsReorderControl: Bool {
        get { editing.showsReorder }
        set { changeEditing { $0.showsReorder = newValue } }
    }
    /// Whether the content moves aside while the cell is edited; true by default.
    open var shouldIndentWhileEditing: Bool {
        get { editing.indents }
        set { changeEditing { $0.indents = newValue } }
    }
    /// Called before the controls of the cell change. Call super.
    open func willTransition(to state: StateMask) {}
    /// Called when the controls of the cell have changed. Call super.
    open func didTransition(to state: StateMask) {}
    /// Called when a drag lifts, moves or leaves the cell. Call super.
    open func dragStateDidChange(_ dragState: DragState) { noteDrag(dragState) }
    /// Whether the cell receives touches while it is dragged; false by default.
    open var userInteractionEnabledWhileDragging: Bool {
        get { editing.respondsWhileDragging }
        set { editing.respondsWhileDragging = newValue }
    }

    // MARK: Geometry

    /// The number of steps by which the content is moved aside.
    open var indentationLevel: Int {
        get { geometry.level }
        set { changeGeometry { $0.level = newValue } }
    }
    /// The length of a step, in points; 10 by default.
    open var indentationWidth: CGFloat {
        get { geometry.width }
        set { changeGeometry { $0.width = newValue } }
    }
    /// The insets of the separator from the cell's edges, in points; those of the texts by default. Only left and right count.
    open var separatorInset: UIEdgeInsets {
        get { shownSeparatorInset }
        set {
            styled(.cellSeparatorInset, { ($0 as? UITableViewCell)?.separatorInset = newValue })
            changeGeometry { $0.separatorInset = newValue }
        }
    }
    /// The look of the focused cell.
    open var focusStyle: FocusStyle {
        get { selection.focusStyle }
        set { selection.focusStyle = newValue }
    }

    // MARK: Overrides

    /// The background colour; that of the table's look unless set.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if !geometry.isColoring { geometry.hasOwnColor = newValue != nil }
            super.backgroundColor = newValue
        }
    }
    /// The frame in the superview's coordinates; the content follows at once.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let before = super.bounds.size
            super.frame = newValue
            if before != super.bounds.size { placeContent() }
        }
    }
    /// The cell's rectangle in its own coordinates; the content follows at once.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds.size
            super.bounds = newValue
            if before != newValue.size { placeContent() }
        }
    }
    /// Updates the configurations if that was requested, then places content, accessory, controls and backgrounds.
    open override func layoutSubviews() {
        updateIfAsked()
        super.layoutSubviews()
        placeParts()
    }
    /// The height that the cell needs for the width, at least 44 points for content of the system.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: neededHeight(forWidth: size.width > 0 ? size.width : bounds.width))
    }
    /// The size that the content needs: for a required width, the height of the content with the separator's pixel.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Updates the configurations for other traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged()
    }
    /// Updates the configurations and the colours.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        askForUpdate()
    }
    /// Updates the configurations for the focus.
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        askForUpdate()
    }
    /// Whether the cell receives touches; a change updates the configurations.
    open override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set {
            super.isUserInteractionEnabled = newValue
            askForUpdate()
        }
    }
    /// Tells the table that the row may need another height, where it resizes rows by itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        host?.cellChangedSize(self)
    }
    @_spi(Vitrine) open override func subviewChangedOwnSize(_ subview: UIView) {
        super.subviewChangedOwnSize(subview)
        if subview === contentView { host?.cellChangedSize(self) }
    }
    // Apple's class is a delegate of recognizers, whose methods subclasses override.

    /// Returns whether two recognizers may be recognized simultaneously; false by default.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns whether a recognizer must wait for the other's failure; false by default.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns whether the other recognizer must wait for this one's failure; false by default.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns whether a recognizer receives a touch; true by default.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// Returns whether a recognizer receives a press; true by default.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    /// Returns whether a recognizer receives an event; true by default.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

    @_spi(Vitrine) open override var isElementByDefault: Bool { isOneElement }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { cellTraits }
    /// The texts of the cell, joined by commas, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenLabel }
        set { super.accessibilityLabel = newValue }
    }
}
