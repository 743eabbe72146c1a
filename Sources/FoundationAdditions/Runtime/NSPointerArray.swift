// A list of objects that may hold them weakly.
// Apple: "NSPointerArray".
import Foundation

/// A list of addresses of objects, nil among them. Weak ones become nil when their object goes.
open class NSPointerArray: NSObject, @unchecked Sendable {
    private struct Slot {
        weak var loose: AnyObject?
        var held: AnyObject?
        var object: AnyObject? { held ?? loose }
    }

    private var slots: [Slot] = []
    private let isWeak: Bool

    private init(isWeak: Bool) { self.isWeak = isWeak }

    /// An empty list that does not keep its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
    /// An empty list that keeps its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

    private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
        guard let pointer else { return Slot() }
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return isWeak ? Slot(loose: object) : Slot(held: object)
    }

    /// How many places it has, empty ones too.
    open var count: Int { slots.count }
    /// The objects that are there, in order.
    open var allObjects: [Any] { slots.compactMap { $0.object } }

    /// The address at a place, nil where the object is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    /// Adds an address at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
    /// Adds an address at a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(item), at: index) }
    /// Puts another address in a place.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { slots[index] = slot(item) }
    /// Takes a place out.
    open func removePointer(at index: Int) { slots.remove(at: index) }
    /// Takes the empty places out.
    open func compact() { slots.removeAll { $0.object == nil } }
}
