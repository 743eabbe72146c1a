// Which drop interaction is below the finger, and which ones have seen the drag.
// Apple: "UIDropInteractionDelegate"; L142 of lists.md.
import CoreGraphics
import Foundation
import UIKitCore

/// Asks and tells the places where a drag may be dropped.
@MainActor final class DropPlaces {
    /// The one below the finger.
    private(set) weak var current: UIDropInteraction?
    /// What a drop would do there.
    private(set) var proposal: UIDropProposal?
    /// The one that took the items.
    private(set) weak var performed: UIDropInteraction?
    /// Those that the finger has been over, in order.
    private var seen: [WeakReference<UIDropInteraction>] = []
    /// Their answers to `canHandle`, asked once a drag.
    private var answers: [ObjectIdentifier: Bool] = [:]

    /// The finger moved, or what is below it: steps: 1. the one that it left; 2. the one that it came to; 3. what a drop would do.
    func follow(_ session: DropSession) {
        let new = place(below: session)
        if new !== current {
            if let old = current { old.delegate?.dropInteraction(old, sessionDidExit: session) }
            current = new
            proposal = nil
            if let new {
                if !seen.contains(where: { $0.object === new }) { seen.append(WeakReference(new)) }
                new.delegate?.dropInteraction(new, sessionDidEnter: session)
            }
        }
        guard let now = current, let delegate = now.delegate else { return }
        proposal = delegate.dropInteraction(now, sessionDidUpdate: session)
    }

    /// The front window's view below the finger, or the first above it, that has an interaction which wants the drag.
    private func place(below session: DropSession) -> UIDropInteraction? {
        for window in UIScreen.main.windows.reversed() {
            guard var view = window.hitTest(window.convertFromScreen(session.drag.finger), with: nil) else { continue }
            while true {
                for case let interaction as UIDropInteraction in view.interactions where wants(interaction, session) {
                    return interaction
                }
                guard let above = view.superview else { return nil }
                view = above
            }
        }
        return nil
    }

    private func wants(_ interaction: UIDropInteraction, _ session: DropSession) -> Bool {
        if let only = session.drag.onlyPlace, interaction.view !== only { return false }
        guard let delegate = interaction.delegate else { return false }
        let key = ObjectIdentifier(interaction)
        if let known = answers[key] { return known }
        let answer = delegate.dropInteraction(interaction, canHandle: session)
        answers[key] = answer
        return answer
    }

    /// What a drop would do now: a move that the source does not allow is a cancellation (documented).
    func operation(for session: DragSession) -> UIDropOperation {
        guard current != nil, let proposal else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
    }

    func perform(_ session: DropSession) {
        guard let place = current, let delegate = place.delegate else { return }
        performed = place
        session.isPerforming = true
        delegate.dropInteraction(place, performDrop: session)
        session.isPerforming = false
    }

    func conclude(_ session: DropSession) {
        guard let place = performed else { return }
        place.delegate?.dropInteraction(place, concludeDrop: session)
    }

    /// A drag that was given up is over for the places before the pictures are back. Guessed.
    func giveUp(_ session: DropSession) { end(session) }

    func end(_ session: DropSession) {
        let all = seen
        seen = []
        for one in all {
            if let place = one.object { place.delegate?.dropInteraction(place, sessionDidEnd: session) }
        }
        current = nil
    }
}
