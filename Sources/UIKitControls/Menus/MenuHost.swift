// Covers the window while a menu is open: blurred surroundings, lifted preview, card.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Covers the window while a menu is open.
final class MenuHost: SlideSurface {
    weak var session: MenuSession?
    let platter = MenuPlatter(frame: .zero)
    /// Behind a context menu; a control's menu leaves its surroundings as they are.
    private(set) var surroundings: UIVisualEffectView?
    private(set) var preview: LiftedPreview?
    private var fingerStart: CGPoint?
    private var hasMoved = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "menu"
        addSubview(platter)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var confinesFocus: Bool { true }

    /// Blurs what is behind, and shows a preview that goes to a place, in points of the window.
    func lift(_ preview: LiftedPreview, to frame: CGRect) {
        let behind = UIVisualEffectView(effect: nil)
        behind.frame = bounds
        behind.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        behind.isUserInteractionEnabled = false
        insertSubview(behind, at: 0)
        // In front of the card, whose shadow would darken it.
        insertSubview(preview, aboveSubview: platter)
        surroundings = behind
        self.preview = preview
        previewFrame = frame
    }

    /// The frame of the preview if the menu leaves it enough room.
    private var previewFrame = CGRect.zero

    func show(_ model: MenuModel) {
        let isReversed = session?.isReversed(isAbove: placement(for: model).isAbove) ?? false
        platter.show(model, reversed: isReversed)
        platter.isHidden = model.items.isEmpty
        rows = platter.rows
        setNeedsLayout()
    }

    private func placement(for model: MenuModel) -> MenuPlacement {
        platter.show(model, reversed: false)
        return placement
    }

    private var area: CGRect {
        bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMeasures.margin, dy: MenuMeasures.margin)
    }

    /// The rectangle to which the menu belongs, in points of this view.
    var anchor: CGRect { session?.anchor(in: self) ?? .zero }

    private var placement: MenuPlacement {
        let width = min(MenuPlacementMeasures.width, area.width)
        let size = platter.sizeThatFits(CGSize(width: width, height: area.height))
        return MenuPlacement(size: size, anchor: anchor, area: area)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let session else { return }
        if !session.isSourceInWindow { return session.close() }
        guard let preview else {
            platter.place(placement.frame)
            return
        }
        layoutLifted(preview)
    }

    /// The preview stays where it is if the menu fits below or above, else it moves as far as it must.
    private func layoutLifted(_ preview: UIView) {
        let area = self.area
        let menu =
            platter.isHidden
            ? .zero : platter.sizeThatFits(CGSize(width: min(MenuPlacementMeasures.width, area.width), height: area.height))
        var frame = previewFrame
        let gap: CGFloat = menu.height > 0 ? 2 * MenuPlacementMeasures.gap : 0
        let roomBelow = area.maxY - frame.maxY - gap
        let roomAbove = frame.minY - area.minY - gap
        let isAbove = menu.height > roomBelow && menu.height <= roomAbove
        if !isAbove, menu.height > roomBelow {
            frame.origin.y = max(area.minY, area.maxY - menu.height - gap - frame.height)
        }
        frame.origin.x = max(area.minX, min(frame.minX, area.maxX - frame.width))
        if !isAbove { frame.origin.y = max(area.minY, frame.minY) }
        preview.place(frame)
        let height = min(menu.height, area.height / 2, max(roomBelow, roomAbove, area.maxY - frame.maxY - gap))
        let x = frame.midX <= area.midX ? frame.minX : frame.maxX - menu.width
        platter.place(
            CGRect(
                x: max(area.minX, min(x, area.maxX - menu.width)),
                y: isAbove ? frame.minY - gap - menu.height : frame.maxY + gap,
                width: menu.width, height: isAbove ? menu.height : height))
    }

    // MARK: The finger that opened it

    /// A finger that went down elsewhere is here now.
    func follow(_ point: CGPoint, isMove: Bool) {
        let start = fingerStart ?? point
        fingerStart = start
        if hypot(point.x - start.x, point.y - start.y) > MenuMeasures.slop { hasMoved = true }
        if hasMoved { track(point) }
    }

    /// Ends the finger's movement: on a row after a slide it chooses the row; anywhere else the menu stays open.
    func lift(_ point: CGPoint) {
        let row = hasMoved ? row(at: point) : nil
        forgetFinger()
        if let row { chose(row) }
    }

    func forgetFinger() {
        fingerStart = nil
        hasMoved = false
        stopTracking()
    }

    // MARK: Choosing

    override func chose(_ row: SlideRow) {
        if let cell = row as? MenuCell { return session?.choose(.leaf(cell.leaf)) ?? () }
        if let row = row as? MenuRow { session?.choose(row.item) }
    }

    override func releasedOutside(_ point: CGPoint) {
        if !platter.isHidden, platter.frame.contains(point) { return }
        if let preview, preview.frame.contains(point) { return session?.commit() ?? () }
        session?.close()
    }
}
