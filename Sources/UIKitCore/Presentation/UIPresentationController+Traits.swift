// The traits that a presentation controller hears of: those of its container.
// Apple: "UIPresentationController", "UITraitChangeObservable".
import Foundation
import UIKitValues

extension UIPresentationController: UITraitChangeObservable, TraitRegistering {
    func addRegistration(_ registration: TraitRegistration) { presentationState.registrations.append(registration) }
    func removeRegistration(_ registration: any UITraitChangeRegistration) {
        TraitRegistration.end(registration, in: &presentationState.registrations)
    }

    /// Called by the container, in its traits.
    func traitsChanged(from before: UITraitCollection, to now: UITraitCollection) {
        traitCollectionDidChange(before)
        TraitRegistration.call(presentationState.registrations, self, from: before, to: now)
    }
}
