// Closures that want to hear of changed traits.
// Apple: "UITraitChangeObservable", "UITraitChangeRegistration".
import Foundation
import SelectorDispatch

/// A token of a registration for changed traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What lets itself be watched for changed traits: views, controllers, presentation controllers, scenes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// What is called after traits have changed: the object that was watched, and the traits from before.
    public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls the closure after one of the traits has changed, with this object and the traits from before.
    ///
    /// The closure names the class of its first parameter; `Self` does as well. It is not called where the object is of
    /// another class.
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

    /// Calls a method of this object after one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { object, before in
            _ = DispatchTable.perform(object, action, [object, before])
        }
        (self as? any TraitRegistering)?.addRegistration(registration)
        return registration
    }

    /// Calls a method of another object, which is not kept alive, after one of the traits has changed.
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

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.removeRegistration(registration)
    }
}

/// What keeps registrations.
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
