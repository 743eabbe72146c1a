// Closures that want to hear of changed traits.
// Apple: "UITraitChangeObservable", "UITraitChangeRegistration".
import Foundation
import SelectorDispatch
import UIKitValues

/// A token that represents a registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed: a view, a controller, a presentation controller or a scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// A closure that is called after trait changes, with the observed object and its previous traits.
    public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Registers a closure that is called after one of the traits has changed, with this object and its previous traits.
    ///
    /// The closure's first parameter names the object's class, or `Self`. The closure is not called if the object is of another
    /// class.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { object, before in
            if let object = object as? TraitEnvironment { handler(object, before) }
        }
        (self as? any TraitRegistering)?.addRegistration(registration)
        return registration
    }

    /// Registers a method of this object that is called after one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { object, before in
            _ = DispatchTable.perform(object, action, [object, before])
        }
        (self as? any TraitRegistering)?.addRegistration(registration)
        return registration
    }

    /// Registers a method of another object, which is not retained, that is called after one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let receiver = target as AnyObject
        let registration = TraitRegistration(traits) { object, before in
            if let receiver { _ = DispatchTable.perform(receiver, action, [object, before]) }
        }
        (self as? any TraitRegistering)?.addRegistration(registration)
        return registration
    }

    /// Removes a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.removeRegistration(registration)
    }
}

/// An object that stores trait registrations.
@MainActor protocol TraitRegistering: AnyObject {
    func addRegistration(_ registration: TraitRegistration)
    func removeRegistration(_ registration: any UITraitChangeRegistration)
}

/// One registration.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: Set<TraitKey>
    /// A handler may end the registration of one that comes after it.
    private var hasEnded = false
    private let body: @MainActor (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ body: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = Set(traits.map { TraitKey($0) })
        self.body = body
    }

    static func call(
        _ registrations: [TraitRegistration], _ object: AnyObject, from before: UITraitCollection,
        to now: UITraitCollection
    ) {
        guard !registrations.isEmpty else { return }
        let changed = now.changedTraitKeys(from: before)
        for registration in registrations where !registration.traits.isDisjoint(with: changed) {
            if !registration.hasEnded { registration.body(object, before) }
        }
    }

    /// The list without a registration, which is not called any more.
    static func end(_ registration: any UITraitChangeRegistration, in list: inout [TraitRegistration]) {
        guard let index = list.firstIndex(where: { $0 === registration }) else { return }
        list.remove(at: index).hasEnded = true
    }
}

extension UIView: UITraitChangeObservable, TraitRegistering {
    func addRegistration(_ registration: TraitRegistration) { traitState.registrations.append(registration) }
    func removeRegistration(_ registration: any UITraitChangeRegistration) {
        TraitRegistration.end(registration, in: &traitState.registrations)
    }
}
