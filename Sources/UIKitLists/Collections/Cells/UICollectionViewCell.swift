// An item of a collection view.
// Apple: "UICollectionViewCell"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The view of one item of a collection view: content and backgrounds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What a drag does with a cell.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
    /// A handler of changes of a cell's state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// What the cell is in its collection view.
    struct ItemState {
        var isSelected = false
        var isHighlighted = false
        var isEditing = false
        var isSwiped = false
        var isReordering = false
        var isExpanded = false
        var drag = DragState.none
        var drop = UICellConfigurationState.DropState.none
        var background: UIView?
        var selectedBackground: UIView?
    }
    final var item = ItemState()
    final let contentSlot = ContentSlot { CellContentView(frame: .zero) }
    final let backgroundSlot = BackgroundSlot()
    final var updates = CellUpdates<UICollectionViewCell, UICellConfigurationState>()
    /// The collection view.
    package final weak var host: (any CellHost)?

    /// Creates a cell with a frame in points of the collection view's content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpItem()
    }
    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpItem()
        for view in (coder.objectIfPresent("UIContentView") as? UIView)?.subviews ?? [] { contentView.addSubview(view) }
    }
    /// Encodes the cell and its content.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let keptIdentifier { coder.encode(keptIdentifier as NSString, forKey: "UIReuseIdentifier") }
        coder.encode(contentView, forKey: "UIContentView")
    }

    /// The view that contains the cell's content. Views of the app's own belong into it.
    open var contentView: UIView { contentSlot.view }
    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { item.isSelected }
        set { changeItem(\.isSelected, newValue) }
    }
    /// Whether the cell is highlighted: under a finger.
    open var isHighlighted: Bool {
        get { item.isHighlighted }
        set { changeItem(\.isHighlighted, newValue) }
    }
    /// The view behind the content; nil for none. Setting it removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        get { item.background }
        set { setItemBackground(newValue, \.background) }
    }
    /// The view behind the content, above ``backgroundView``, while the cell is selected or highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        get { item.selectedBackground }
        set { setItemBackground(newValue, \.selectedBackground) }
    }
    /// Called when a drag lifts, moves or leaves the cell. Call super.
    open func dragStateDidChange(_ dragState: DragState) { changeItem(\.drag, dragState) }
    /// Prepares the cell for another item. Call super.
    open override func prepareForReuse() {
        super.prepareForReuse()
        resetItem()
    }

    // MARK: Configurations

    /// The state of the cell.
    open var configurationState: UICellConfigurationState { itemConfigurationState }
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
    /// The content as a value; nil for a plain ``contentView``. Setting it replaces ``contentView`` unless the present view
    /// supports the value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contentSlot.configuration }
        set { setItemContent(newValue) }
    }
    /// Whether a change of state updates ``contentConfiguration``; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contentSlot.updatesItself }
        set {
            contentSlot.updatesItself = newValue
            if newValue { askForUpdate() }
        }
    }
    /// Returns the background that the cell has by default: a clear one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// The background as a value; nil for background views. Setting it removes the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { backgroundSlot.configuration }
        set { setItemBackground(newValue) }
    }
    /// Whether a change of state updates ``backgroundConfiguration``; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { backgroundSlot.updatesItself }
        set {
            backgroundSlot.updatesItself = newValue
            if newValue { askForUpdate() }
        }
    }

    // MARK: Overrides

    /// The frame in points of the collection view's content; the cell's content follows at once.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let before = super.bounds.size
            super.frame = newValue
            if before != super.bounds.size { placeItemContent() }
        }
    }
    /// The cell's rectangle in its own coordinates; the content follows at once.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds.size
            super.bounds = newValue
            if before != newValue.size { placeItemContent() }
        }
    }
    /// Updates the configurations if that was requested, then places content and backgrounds.
    open override func layoutSubviews() {
        updateIfAsked()
        super.layoutSubviews()
        placeItemParts()
    }
    /// The size that the content's constraints and the priorities give.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateIfAsked()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
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
    /// Updates the configurations for the focus.
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        askForUpdate()
    }
    /// Whether the cell takes the keyboard's focus: its collection view decides.
    open override var canBecomeFocused: Bool { host?.mayFocus(self) ?? super.canBecomeFocused }
    /// Whether the cell receives touches; a change updates the configurations.
    open override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set {
            super.isUserInteractionEnabled = newValue
            askForUpdate()
        }
    }
    /// Tells the collection view that the item may need another size, where it resizes items by itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        host?.cellChangedSize(self)
    }
    @_spi(Vitrine) open override func subviewChangedOwnSize(_ subview: UIView) {
        super.subviewChangedOwnSize(subview)
        if subview === contentView { host?.cellChangedSize(self) }
    }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits {
        item.isSelected ? .selected : .none
    }
    /// The frame of the content within the cell, in points, for its present size.
    var contentFrame: CGRect { bounds }
}
