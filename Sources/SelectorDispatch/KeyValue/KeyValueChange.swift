// What happened to a property, as its observers are told.
// Apple: "Key-Value Observing Programming Guide", Registering for Key-Value Observing.
import Foundation

/// One change of one property.
struct KeyValueChange {
    var kind = NSKeyValueChange.setting
    /// The value before; of a collection the members that went or were exchanged.
    var old: Any?
    /// The value after; of a collection the members that came.
    var new: Any?
    /// The places in an array that changed; nil for a value that was set and for a set.
    var indexes: IndexSet?
    /// Whether the change is still to come.
    var isPrior = false

    /// The same change, told before it happens: nothing is known of the value after.
    var prior: KeyValueChange {
        KeyValueChange(kind: kind, old: old, new: nil, indexes: indexes, isPrior: true)
    }

    /// What `observeValue(forKeyPath:of:change:context:)` gets: the kind, and what the observer asked for.
    func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
        if let indexes { change[.indexesKey] = indexes }
        let (wantsOld, wantsNew) = (options.contains(.old), options.contains(.new) && !isPrior)
        if wantsOld, kind != .insertion { change[.oldKey] = ArgumentConversion.unwrapped(old) ?? NSNull() }
        if wantsNew, kind != .removal { change[.newKey] = ArgumentConversion.unwrapped(new) ?? NSNull() }
        if isPrior { change[.notificationIsPriorKey] = true }
        return change
    }
}
