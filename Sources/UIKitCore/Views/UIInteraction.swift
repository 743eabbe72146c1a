// The protocol of objects that give a view a behaviour without a subclass.
// Apple: "UIInteraction"
import Foundation

/// A behaviour that can be attached to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is attached to.
    var view: UIView? { get }
    /// Called before the interaction is attached to a view, or detached if the view is nil.
    func willMove(to view: UIView?)
    /// Called after the interaction was attached to a view, or detached if the view is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ added: any UIInteraction) {
        guard added.view !== self else { return }
        added.view?.removeInteraction(added)
        added.willMove(to: self)
        interaction.interactions.append(added)
        added.didMove(to: self)
    }

    func detach(_ removed: any UIInteraction) {
        guard interaction.interactions.contains(where: { $0 === removed }) else { return }
        removed.willMove(to: nil)
        interaction.interactions.removeAll { $0 === removed }
        removed.didMove(to: nil)
    }

    func setInteractions(_ new: [any UIInteraction]) {
        for old in interaction.interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for one in new where !interaction.interactions.contains(where: { $0 === one }) { addInteraction(one) }
    }
}
