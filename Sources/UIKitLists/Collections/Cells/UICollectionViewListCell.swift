// A cell of a collection view's list.
// Apple: "UICollectionViewListCell"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The cell of a list: content with accessories at its sides, and a separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    struct ListState {
        var accessories: [UICellAccessory] = []
        var views: [UICellAccessory.AccessoryType: UIView] = [:]
        var level = 0
        var width = ListMeasures.indentation
        var indentsAccessories = true
        var guide: SeparatorGuide?
        var lines = SeparatorLines()
        var ownMargins: NSDirectionalEdgeInsets?
        var contentMargins: NSDirectionalEdgeInsets?
        /// Whether the app set the background.
        var hasOwnBackground = false
        var frames = ListCellLayout.Frames()
    }
    final var list = ListState()
    /// Where the cell is; the collection view sets it.
    package final var place = CellPlace() { didSet { if place != oldValue { placeChanged() } } }

    /// Creates a cell with a frame in points of the collection view's content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showListBackground()
    }
    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showListBackground()
    }

    /// The accessories. Their order at each edge is the system's; a kind of the system twice is reported (UIK2492).
    open var accessories: [UICellAccessory] {
        get { list.accessories }
        set { setAccessories(newValue) }
    }
    /// The number of steps by which the content is moved aside.
    open var indentationLevel: Int {
        get { list.level }
        set { changeList { $0.level = newValue } }
    }
    /// The length of a step, in points; 10 by default.
    open var indentationWidth: CGFloat {
        get { list.width }
        set { changeList { $0.width = newValue } }
    }
    /// Whether the accessories at the leading edge move aside with the content; true by default.
    open var indentsAccessories: Bool {
        get { list.indentsAccessories }
        set { changeList { $0.indentsAccessories = newValue } }
    }
    /// The guide whose leading and trailing edges are those of the separator. It follows the text; constraints of the app's own
    /// move it.
    open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }
    /// The state of the cell; a header or footer may be pinned.
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isPinned = place.isPinned
        return state
    }
    /// Returns list content of the look, without texts and image: of a cell, or of the header or footer that the cell is.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        listContent
    }
    /// Returns the background of the list's look.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }
    /// The background as a value: that of the list's look by default.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            list.hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    /// Places content, accessories and the separator.
    open override func layoutSubviews() {
        updateIfAsked()
        prepareList()
        super.layoutSubviews()
        placeList()
    }
    /// The size that the content needs: for a required width, the height of the content with the separator's pixel.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittedListSize(targetSize, verticalFittingPriority) }
    /// Returns the attributes with the height that the content needs at their width.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittedAxes = .vertical
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    override var contentFrame: CGRect { listContentFrame }
    @_spi(Vitrine) open override var isElementByDefault: Bool { isOneListElement }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { listTraits }
    /// The texts of the cell, joined by commas, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenListLabel }
        set { super.accessibilityLabel = newValue }
    }
}

/// The guide of a separator: it follows the text weakly, so that constraints of the app's own win.
final class SeparatorGuide: UILayoutGuide {
    private var leading: NSLayoutConstraint?
    private var trailing: NSLayoutConstraint?

    func follow(leading start: CGFloat, trailing end: CGFloat, in cell: UIView) {
        if leading == nil {
            let one = leadingAnchor.constraint(equalTo: cell.leadingAnchor)
            let two = trailingAnchor.constraint(equalTo: cell.trailingAnchor)
            for constraint in [one, two] { constraint.priority = .defaultLow }
            let bottom = bottomAnchor.constraint(equalTo: cell.bottomAnchor)
            NSLayoutConstraint.activate([one, two, bottom, heightAnchor.constraint(equalToConstant: 0)])
            leading = one
            trailing = two
        }
        if leading?.constant != start { leading?.constant = start }
        if trailing?.constant != -end { trailing?.constant = -end }
    }
}
