// The parts of a sheet and their places: shade, card, grabber, the card behind.
// Apple: "UISheetPresentationController".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

/// The views of a sheet that is shown.
struct SheetParts {
    var shade: DimmingView?
    var card: SheetCard?
    /// The presentation controller that replaces the sheet if the delegate asks for another style.
    var standIn: UIPresentationController?
    /// The height while a finger drags.
    var draggedHeight: CGFloat?
    /// The view that steps back, and how it was.
    weak var behind: UIView?
    var behindLook: (transform: CGAffineTransform, radius: CGFloat, clips: Bool)?
    /// Whether it is on its way in or out, with the view behind at its own place.
    var isAway = false
}

extension UISheetPresentationController {
    private var containerTraits: UITraitCollection {
        containerView?.traitCollection ?? presentationState.presenting?.traitCollection ?? .fallback
    }

    private var geometry: SheetGeometry {
        geometry(in: containerView?.bounds.size ?? .zero)
    }

    private func geometry(in size: CGSize) -> SheetGeometry {
        let isPage = presentationState.style != .formSheet && presentationState.style != .popover && settings.pageSizing
        return SheetGeometry(
            container: size, safeArea: containerView?.safeAreaInsets ?? .zero,
            mode: SheetGeometry.mode(containerTraits, edgeInCompactHeight: settings.edgeInCompactHeight),
            kind: isPage ? .page : .form, preferred: preferredContentSize, widthFollows: settings.widthFollowsContent)
    }

    /// The detents that apply, by height.
    func resolved(_ geometry: SheetGeometry) -> [(id: Detent.Identifier, height: CGFloat)] {
        let context = DetentContext(containerTraits, geometry)
        let all = settings.detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (id: detent.identifier, height: geometry.height(value: $0)) }
        }
        let sorted = all.sorted { $0.height < $1.height }
        return sorted.isEmpty ? [(.large, geometry.maximumHeight)] : sorted
    }

    /// The frame without a dragging finger: that of the selected detent, or of the smallest one if none is selected.
    var restingFrame: CGRect {
        let geometry = self.geometry
        return geometry.frame(height: restingHeight(geometry))
    }

    private func restingHeight(_ geometry: SheetGeometry) -> CGFloat {
        let all = resolved(geometry)
        return (all.first { $0.id == settings.selected } ?? all[0]).height
    }

    func size(in container: CGSize) -> CGSize {
        let geometry = geometry(in: container)
        return geometry.frame(height: restingHeight(geometry)).size
    }

    /// Elevated colours; a form sheet and anything at the edge is compact along x.
    var sheetTraits: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceLevel = .elevated
            if geometry.mode == .centered, geometry.kind == .form { traits.horizontalSizeClass = .compact }
        }
    }

    /// Whether the present detent leaves what is behind as it is.
    var isUndimmed: Bool {
        guard let largest = settings.largestUndimmed, geometry.mode == .edge else { return false }
        let all = resolved(geometry)
        guard let limit = all.first(where: { $0.id == largest })?.height else { return false }
        return (sheet.draggedHeight ?? restingHeight(geometry)) <= limit
    }

    // MARK: Changes

    func change(_ body: (inout Settings) -> Void) {
        body(&settings)
        containerView?.setNeedsLayout()
    }

    func setDetents(_ detents: [Detent]) {
        if detents.isEmpty { Catalogue.noDetents.report(object: ObjectName.of(self)) }
        change { $0.detents = detents.isEmpty ? [.large()] : detents }
    }

    func select(_ identifier: Detent.Identifier?) { change { $0.selected = identifier } }

    /// A delegate that asks for the whole screen gets it; other styles stay sheets.
    func standIn(_ style: UIModalPresentationStyle) -> UIPresentationController {
        guard style == .fullScreen || style == .overFullScreen else { return self }
        let cover = CoverPresentationController(
            presentedViewController: presentedViewController, presenting: presentationState.presenting)
        // The presenter stays: only a presentation that begins as full screen takes it away.
        cover.presentationState.style = .overFullScreen
        sheet.standIn = cover
        return cover
    }

    // MARK: Views

    func installSheet() {
        guard let container = containerView, let view = presentedView else { return }
        let shade = DimmingView(light: SheetMeasures.shade, dark: SheetMeasures.darkShade)
        shade.frame = container.bounds
        container.addSubview(shade)
        let card = SheetCard(self)
        sheet.shade = shade
        sheet.card = card
        placeSheet()
        view.frame = card.clip.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.clip.addSubview(view)
        container.addSubview(card)
        container.setNeedsLayout()
    }

    func placeSheet() {
        guard let card = sheet.card, let container = containerView else { return }
        let geometry = self.geometry
        let height = sheet.draggedHeight ?? restingHeight(geometry)
        card.place(geometry.frame(height: height))
        card.layoutIfNeeded()
        card.showsGrabber = settings.showsGrabber && geometry.mode == .edge
        card.clip.layer.cornerRadius = geometry.mode == .full ? 0 : settings.cornerRadius ?? SheetMeasures.cornerRadius
        card.clip.layer.maskedCorners =
            geometry.mode == .edge
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        sheet.shade?.frame = container.bounds
        sheet.shade?.isHidden = isUndimmed
        pushBack(geometry, isFull: height >= geometry.maximumHeight)
    }

    func uninstallSheet() {
        restoreBehind()
        presentedView?.removeFromSuperview()
        sheet.card?.removeFromSuperview()
        sheet.shade?.removeFromSuperview()
        sheet.card = nil
        sheet.shade = nil
        sheet.draggedHeight = nil
        sheet.isAway = false
    }

    /// The card below the container or faded out, the shade clear, what is behind at its place; or all of it shown.
    func standAsSheet(_ isShown: Bool) {
        guard let card = sheet.card, let container = containerView else { return }
        sheet.isAway = !isShown
        sheet.shade?.alpha = isShown ? 1 : 0
        if dissolves {
            card.alpha = isShown ? 1 : 0
        } else {
            let way = max(0, container.bounds.maxY - card.center.y + card.bounds.height / 2)
            card.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: way)
        }
        placeSheet()
    }

    /// Changes are seen by the system's spring; a finger may take hold meanwhile.
    func settle(velocity: CGFloat = 0, _ changes: () -> Void) {
        guard let container = containerView, container.window != nil else { return changes() }
        container.layoutIfNeeded()
        UIView.animate(
            springDuration: TransitionPace.swing, bounce: 0, initialSpringVelocity: velocity, options: .allowUserInteraction
        ) {
            changes()
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }
    }

    /// Whether what is behind has stepped back.
    var stepsBack: Bool { sheet.behind != nil }

    /// Behind a sheet at its full height the presenter's view, or its card, steps back.
    private func pushBack(_ geometry: SheetGeometry, isFull: Bool) {
        guard !sheet.isAway, geometry.mode == .edge, isFull, let view = cardBehind else { return restoreBehind() }
        if sheet.behind !== view {
            restoreBehind()
            sheet.behind = view
            sheet.behindLook = (view.transform, view.layer.cornerRadius, view.clipsToBounds)
        }
        let size = view.bounds.size
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width, height: size.height)
        view.transform = geometry.pushBack(of: frame)
        // On the screen the corners are as round as the sheet's (observed).
        view.layer.cornerRadius = SheetMeasures.cornerRadius / geometry.pushedScale(of: frame.width)
        view.clipsToBounds = true
    }

    private var cardBehind: UIView? {
        guard let presenter = presentationState.presenting, let container = containerView else { return nil }
        if let below = presenter.modal.presentation?.active {
            return (below as? UISheetPresentationController)?.sheet.card
        }
        guard let view = presenter.viewIfLoaded, view.superview === container.superview,
            view.bounds.size == container.bounds.size
        else { return nil }
        return view
    }

    private func restoreBehind() {
        guard let view = sheet.behind, let look = sheet.behindLook else { return }
        view.transform = look.transform
        view.layer.cornerRadius = look.radius
        view.clipsToBounds = look.clips
        sheet.behind = nil
        sheet.behindLook = nil
    }

    // MARK: Dragging

    /// The heights between which a drag that begins now moves, and whether it may dismiss the sheet.
    func dragToBegin() -> SheetDrag {
        let geometry = self.geometry
        let heights = geometry.mode == .edge ? resolved(geometry).map(\.height) : [restingFrame.height]
        return SheetDrag(
            heights: heights, start: geometry.mode == .edge ? restingHeight(geometry) : restingFrame.height,
            mayGo: mayBeDismissed)
    }

    /// Whether the sheet can grow.
    var isBelowLargest: Bool {
        let geometry = self.geometry
        guard geometry.mode == .edge, let most = resolved(geometry).last else { return false }
        return restingHeight(geometry) < most.height
    }

    func show(_ drag: SheetDrag, way: CGFloat) {
        let (height, offset) = drag.shown(way)
        if geometry.mode == .edge { sheet.draggedHeight = height }
        sheet.card?.transform = CGAffineTransform(translationX: 0, y: offset)
        containerView?.setNeedsLayout()
    }

    /// The finger is gone: rest, or go.
    func end(_ drag: SheetDrag, way: CGFloat, velocity: CGFloat) {
        let freely = SheetDrag(heights: drag.heights, start: drag.start, mayGo: true).end(way, velocity: velocity)
        if freely == .dismiss, drag.mayGo {
            // From where the finger left it, as fast as that was.
            let rest = max(1, (containerView?.bounds.height ?? 0) - (sheet.card?.frame.minY ?? 0))
            if dismissByUser(velocity: max(0, velocity) / rest, answer: drag.mayGo) { return }
        }
        var hasNewDetent = false
        settle {
            sheet.draggedHeight = nil
            sheet.card?.transform = .identity
            guard freely != .dismiss, case .rest(let index) = drag.end(way, velocity: velocity) else { return }
            let all = resolved(geometry)
            guard geometry.mode == .edge, all.indices.contains(index), all[index].id != settings.selected ?? all[0].id
            else { return }
            settings.selected = all[index].id
            hasNewDetent = true
        }
        if freely == .dismiss, !drag.mayGo {
            // Refused: the delegate hears of the attempt.
            dismissByUser(answer: drag.mayGo)
        } else if hasNewDetent {
            delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }
}
