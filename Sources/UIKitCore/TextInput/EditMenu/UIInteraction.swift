// Behaviour that is added to a view as an object.
// Apple: "UIInteraction".
import Foundation

/// Behaviour that a view gets by `addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view it was added to.
    var view: UIView? { get }
    /// The view is about to change; nil takes it off.
    func willMove(to view: UIView?)
    /// The view has changed.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        if interactionsStorage.contains(where: { $0 === interaction }) { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionsStorage.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactionsStorage.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionsStorage.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func setInteractions(_ interactions: [any UIInteraction]) {
        for old in interactionsStorage where !interactions.contains(where: { $0 === old }) { removeInteraction(old) }
        for new in interactions { addInteraction(new) }
    }

    private var interactionsStorage: [any UIInteraction] {
        get { interaction.interactions }
        set { interaction.interactions = newValue }
    }
}
