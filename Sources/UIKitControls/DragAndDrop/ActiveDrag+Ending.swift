// How a drag ends: dropped, or given up.
// Apple: "UIDropInteractionDelegate", performDrop; "UIDragInteractionDelegate", willEndWith.
import CoreGraphics
import Foundation
import UIKitCore

extension ActiveDrag {
    /// Steps: 1. the source hears what happens; 2. the place takes the items, and may ask for their data; 3. each picture goes where
    /// the place says; 4. the machine hears that they are there.
    func performDrop(_ operation: UIDropOperation) {
        if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
        places.perform(drop)
        host?.show(count: 0, nil)
        fly(DragMeasures.drop) { picture in dropGoal(of: picture) }
    }

    /// Where a dropped item's picture goes; nil where it shrinks away.
    private func dropGoal(of picture: DragPicture) -> UITargetedDragPreview? {
        guard let place = places.performed, let view = place.view, view.window != nil, let delegate = place.delegate else {
            return nil
        }
        let here = UITargetedDragPreview(
            view: picture.platter.preview.view, parameters: picture.platter.preview.parameters,
            target: UIDragPreviewTarget(container: view, center: session.location(in: view)))
        let goal = delegate.dropInteraction(place, previewForDropping: picture.item, withDefault: here)
        delegate.dropInteraction(place, item: picture.item, willAnimateDropWith: picture.animator)
        return goal
    }

    /// Another goal for an item that is on its way.
    func updateDropPreview(of item: UIDragItem) {
        guard machine.phase == .dropping, let host, let picture = pictures.first(where: { $0.item === item }),
            let place = places.performed, let view = place.view, view.window != nil, let delegate = place.delegate
        else { return }
        let here = UITargetedDragPreview(
            view: picture.platter.preview.view, parameters: picture.platter.preview.parameters,
            target: UIDragPreviewTarget(container: view, center: session.location(in: view)))
        guard let goal = delegate.dropInteraction(place, previewForDropping: item, withDefault: here) else { return }
        UIView.animate(withDuration: DragMeasures.drop, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            picture.platter.stand(at: goal, in: host)
        }
    }

    /// The same, back to where the items were lifted.
    func giveUp() {
        if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel) }
        places.giveUp(drop)
        host?.show(count: 0, nil)
        fly(DragMeasures.cancel) { picture in
            guard let source, let delegate = source.delegate else { return nil }
            let goal = delegate.dragInteraction(source, previewForCancelling: picture.item, withDefault: picture.lifted)
            delegate.dragInteraction(source, item: picture.item, willAnimateCancelWith: picture.animator)
            return goal.flatMap { $0.target.container.window == nil ? nil : $0 }
        }
    }

    /// Sends each picture to a goal; one without shrinks where it is.
    private func fly(_ seconds: TimeInterval, _ goal: (DragPicture) -> UITargetedDragPreview?) {
        let ways = pictures.map { ($0, goal($0)) }
        UIView.animate(withDuration: ways.isEmpty ? 0 : seconds, delay: 0, options: [.allowUserInteraction]) { [self] in
            for (picture, goal) in ways {
                if let host, let goal {
                    picture.platter.stand(at: goal, in: host)
                } else {
                    let small = DragMeasures.vanishing
                    picture.platter.transform = picture.platter.transform.scaledBy(x: small, y: small)
                    picture.platter.alpha = 0
                }
                picture.platter.shade(false)
                picture.animator.animate()
            }
        } completion: { [self] _ in
            for (picture, _) in ways { picture.animator.end(.end) }
            take(.arrive)
        }
    }
}
