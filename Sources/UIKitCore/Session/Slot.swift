// Stored places for objects whose classes stand in higher folders.
// No Apple page: this is ours.

/// A stored place for one object of a class that a higher folder declares. A file of that folder gives the place its type by a
/// property in an extension, and that property alone reads and writes it.
///
/// Reading costs what a stored property of the class costs: an optimised build looks nothing up and checks no type.
package struct Slot {
    private var held: AnyObject?

    package init() {}

    /// The object; nil until one is put here.
    @inline(__always) package func object<Object: AnyObject>(as type: Object.Type = Object.self) -> Object? {
        guard let held else { return nil }
        return unsafeDowncast(held, to: type)
    }

    package mutating func put(_ object: AnyObject?) { held = object }
}

/// A ``Slot`` that does not keep its object.
package struct WeakSlot {
    private weak var held: AnyObject?

    package init() {}

    /// The object; nil once it is gone.
    @inline(__always) package func object<Object: AnyObject>(as type: Object.Type = Object.self) -> Object? {
        guard let held else { return nil }
        return unsafeDowncast(held, to: type)
    }

    package mutating func put(_ object: AnyObject?) { held = object }
}
