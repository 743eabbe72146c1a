// The drag under way: carries out what the machine says.
// Apple: "UIDragInteractionDelegate", "UIDropInteractionDelegate"; the order of calls is lists.md's, L67, L141 to L143.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

/// One drag of the session, from the lift to the end of its animations.
@MainActor package final class ActiveDrag {
    /// The drag under way; one at a time.
    @SessionValue package private(set) static var current: ActiveDrag? = nil

    /// Called by `ActiveDrag.swift` alone.
    package private(set) var machine = DragMachine()
    package let session: DragSession
    package let drop: DropSession
    package private(set) weak var source: UIDragInteraction?
    private weak var window: UIWindow?
    private(set) var host: DragHost?
    let places = DropPlaces()
    private let springs = SpringWatch()
    /// Each item's picture: of those that have one. Changed by `ActiveDrag.swift` and `ActiveDrag+Ending.swift`.
    var pictures: [DragPicture] = []
    private var start = CGPoint.zero
    private var isFullSize = false
    private let lifting = DragAnimator()

    private init(_ session: DragSession, _ source: UIDragInteraction, in window: UIWindow) {
        self.session = session
        self.source = source
        self.window = window
        drop = DropSession(session)
        start = session.finger
    }

    /// Lifts items. The session has them already.
    static func begin(_ session: DragSession, _ items: [UIDragItem], _ source: UIDragInteraction, in window: UIWindow) {
        let drag = ActiveDrag(session, source, in: window)
        current = drag
        drag.take(.press(items: items.count))
    }

    // MARK: The machine

    /// Takes an event and carries out what follows. One that has no meaning now changes nothing and is reported.
    package func take(_ event: DragMachine.Event) {
        do throws(DragMachine.Refusal) {
            for effect in try machine.take(event) { carryOut(effect) }
        } catch {
            Catalogue.dragStateRefused.report(
                object: source?.view.map(ObjectName.of),
                cause: "The drag is in the state \"\(error.phase.rawValue)\" and was told: \(error.event).")
        }
    }

    private func carryOut(_ effect: DragMachine.Effect) {
        switch effect {
        case .lift: lift()
        case .begin: beginMoving()
        case .follow: follow()
        case .join: break
        case .putBack: putBack()
        case .drop(let operation): performDrop(operation)
        case .giveUp: giveUp()
        case .finish(let operation, let hasBegun): finish(operation, hasBegun)
        }
    }

    // MARK: The finger

    /// The finger is at a point of the window in which it went down.
    func fingerMoved(to point: CGPoint) {
        guard let window else { return take(.interrupt) }
        session.finger = window.convertToScreen(point)
        let way = hypot(session.finger.x - start.x, session.finger.y - start.y)
        if machine.phase == .dragging || way > DragMeasures.slop { take(.move) }
    }

    func fingerLifted(at point: CGPoint) {
        if let window { session.finger = window.convertToScreen(point) }
        springs.stop()
        if machine.phase == .lifted || machine.phase == .dragging { take(.release(places.operation(for: session))) }
    }

    // MARK: Lifting

    private func lift() {
        guard let source, let delegate = source.delegate, let front = UIScreen.main.windows.last else { return }
        let host = DragHost(in: front)
        self.host = host
        UIView.performWithoutAnimation {
            for item in session.allItems { take(item, delegate.dragInteraction(source, previewForLifting: item, session: session)) }
        }
        delegate.dragInteraction(source, willAnimateLiftWith: lifting, session: session)
        for picture in pictures { picture.platter.hideSource() }
        UIView.animate(withDuration: DragMeasures.lift, delay: 0, options: [.allowUserInteraction]) { [self] in
            for picture in pictures {
                let scale = picture.platter.transform.scaledBy(x: DragMeasures.lifted, y: DragMeasures.lifted)
                picture.platter.transform = scale
                picture.platter.shade(true)
            }
            lifting.animate()
        } completion: { [self] _ in
            if machine.hasBegun || machine.phase == .lifted { lifting.end(.end) }
        }
    }

    /// Makes the picture of an item where its preview stands.
    private func take(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
        guard let host, let preview else { return }
        let isOnScreen = preview.view.window != nil
        guard let platter = DragPlatter(preview, source: isOnScreen ? preview.view : nil) else { return }
        host.add(platter)
        platter.stand(at: preview, in: host)
        let finger = host.point(session.finger)
        let reach = CGPoint(x: platter.bounds.width / 2, y: platter.bounds.height / 2)
        platter.grip = CGPoint(
            x: min(max(finger.x - platter.center.x, -reach.x), reach.x),
            y: min(max(finger.y - platter.center.y, -reach.y), reach.y))
        pictures.append(DragPicture(item, platter))
    }

    /// A tap adds items: they fly to the others.
    func add(_ items: [UIDragItem], by interaction: UIDragInteraction) {
        guard !items.isEmpty, let source, machine.phase == .dragging else { return }
        source.delegate?.dragInteraction(source, session: session, willAdd: items, for: interaction)
        let taken = session.accept(items)
        guard !taken.isEmpty else { return }
        let before = pictures.count
        UIView.performWithoutAnimation {
            for item in taken {
                take(item, interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session))
            }
        }
        let new = pictures[before...].map(\.platter)
        let starts = new.map { ($0.center, $0.transform) }
        take(.add(items: taken.count))
        UIView.performWithoutAnimation {
            for (platter, start) in zip(new, starts) { (platter.center, platter.transform) = start }
        }
        UIView.animate(withDuration: DragMeasures.join, delay: 0, options: [.allowUserInteraction]) {
            for platter in new { platter.shade(true) }
            self.showPictures()
        }
    }

    // MARK: Moving

    /// Steps: 1. an open menu closes; 2. the source hears of the beginning and decides; 3. pictures become those of the way.
    private func beginMoving() {
        guard let source else { return }
        closeMenus(from: source.view)
        lifting.end(.end)
        guard let delegate = source.delegate else { return }
        delegate.dragInteraction(source, sessionWillBegin: session)
        session.begin(
            allowsMove: delegate.dragInteraction(source, sessionAllowsMoveOperation: session),
            isRestricted: delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session))
        isFullSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
        for picture in pictures { picture.platter.showSource() }
        for item in session.allItems { replacePicture(of: item) }
    }

    private func closeMenus(from view: UIView?) {
        var view = view
        while let current = view {
            for case let menu as UIContextMenuInteraction in current.interactions { menu.dismissMenu() }
            view = current.superview
        }
    }

    /// The item's own picture takes the place of the lifted one.
    private func replacePicture(of item: UIDragItem) {
        guard let provider = item.previewProvider, let host else { return }
        let number = pictures.firstIndex { $0.item === item }
        guard let made = provider() else {
            if let number { pictures.remove(at: number).platter.removeFromSuperview() }
            return
        }
        let preview = UITargetedDragPreview(
            view: made.view, parameters: made.parameters,
            target: UIDragPreviewTarget(container: host, center: host.point(session.finger)))
        if made.view.superview == nil, made.view.bounds.isEmpty { made.view.sizeToFit() }
        guard let platter = DragPlatter(preview, source: nil) else { return }
        host.add(platter)
        platter.shade(true)
        if let number {
            pictures[number].old = pictures[number].platter
            pictures[number].platter.removeFromSuperview()
            pictures[number].platter = platter
        } else {
            pictures.append(DragPicture(item, platter))
        }
    }

    private func follow() {
        guard let source else { return }
        source.delegate?.dragInteraction(source, sessionDidMove: session)
        places.follow(drop)
        springs.follow(session.finger)
        showPictures()
    }

    /// The pictures and the badge are where the finger is.
    func showPictures() {
        guard machine.phase == .dragging, let host else { return }
        // What was presented meanwhile stays below.
        if let window = host.superview, window.subviews.last !== host { window.bringSubviewToFront(host) }
        let isFull = isFullSize || places.proposal?.prefersFullSizePreview ?? false
        host.follow(session.finger, pictures.map(\.platter), isFull: isFull)
        host.show(count: session.items.count, places.current == nil ? nil : places.proposal?.operation)
    }

    /// The size of an item's picture, in points; nil where it has none.
    package func pictureSize(of item: UIDragItem) -> CGSize? {
        pictures.first { $0.item === item }.map { $0.platter.bounds.size }
    }

    /// What is below the finger moved, such as a list that scrolls: the place is asked anew.
    package func placeMoved() {
        guard machine.phase == .dragging else { return }
        places.follow(drop)
        showPictures()
    }

    // MARK: Ending

    /// Nothing was dragged: the pictures go down where they came from.
    private func putBack() {
        springs.stop()
        UIView.animate(withDuration: DragMeasures.lift, delay: 0, options: [.allowUserInteraction]) { [self] in
            for picture in pictures {
                if let host { picture.platter.stand(at: picture.platter.preview, in: host) }
                picture.platter.shade(false)
            }
        } completion: { [self] _ in
            lifting.end(.start)
            take(.arrive)
        }
    }

    /// Steps: 1. the pictures go; 2. those who saw the drag hear of its end; 3. its source does; 4. once all data is loaded, of the
    /// transfer.
    private func finish(_ operation: UIDropOperation, _ hasBegun: Bool) {
        for picture in pictures { picture.platter.showSource() }
        host?.removeFromSuperview()
        host = nil
        if Self.current === self { Self.current = nil }
        guard hasBegun else { return }
        if operation.takes { places.conclude(drop) }
        places.end(drop)
        guard let source else { return }
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
        if operation.takes { tellOfTransfer() }
    }

    private func tellOfTransfer() {
        let providers = session.allItems.map(\.itemProvider)
        let waiting = TransferCount(providers.count) { [self] in
            guard let source else { return }
            source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
        }
        for provider in providers { provider.whenIdle { waiting.one() } }
    }
}

/// An item and its picture.
@MainActor struct DragPicture {
    let item: UIDragItem
    var platter: DragPlatter
    /// The lifted picture, where another one took its place: the way back ends there.
    var old: DragPlatter?
    /// What goes along with the way to its end.
    let animator = DragAnimator()

    init(_ item: UIDragItem, _ platter: DragPlatter) { (self.item, self.platter) = (item, platter) }

    /// Where the item was lifted.
    var lifted: UITargetedDragPreview { (old ?? platter).preview }
}

/// Counts providers that have nothing to do any more.
private final class TransferCount: @unchecked Sendable {
    private let lock = NSLock()
    private var missing: Int
    private let body: @MainActor () -> Void

    init(_ count: Int, _ body: @escaping @MainActor () -> Void) {
        missing = count
        self.body = body
        if count == 0 { end() }
    }

    func one() {
        let isLast = lock.withLock {
            missing -= 1
            return missing == 0
        }
        if isLast { end() }
    }

    private func end() { DispatchQueue.main.async { [self] in MainActor.assumeIsolated { body() } } }
}
