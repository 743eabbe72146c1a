// Building the class that a metatype value names, through its vtable.
// No Apple page: on Darwin the Objective-C runtime does this.
import Foundation
internal import CDynamicInit

/// Calls designated initialisers of the class that a metatype names at run time.
///
/// Swift allows `type.init(frame:)` for `required` initialisers alone. A subclass that has its own designated
/// initialisers and lacks the one called here traps in its compiler-made stub ("use of unimplemented initializer"),
/// but for `makeIfImplemented`.
/// Slots are found by comparing a base class with a probe subclass that overrides the initialiser.
package enum DynamicInit {
    /// The vtable slot of an initialiser, in words from the metadata's address point.
    package struct Slot: Sendable {
        fileprivate let index: Int

        /// - Parameters:
        ///   - base: The class that declares the initialiser.
        ///   - probe: A direct subclass which overrides it.
        ///   - nth: Which of the probe's overrides, in the base's order of declaration.
        package init(base: AnyClass, probe: AnyClass, nth: Int = 0) {
            index = vitrine_differing_slot(pointer(base), pointer(probe), nil, Int32(nth))
            precondition(index > 0, "\(probe) overrides nothing of \(base)")
        }

        /// The slot of a method that is no initialiser.
        /// - Parameters:
        ///   - base: The class that declares the method.
        ///   - probe: A direct subclass which overrides it and nothing else.
        ///   - plain: A direct subclass which overrides nothing: its initialisers are other ones than the base's all the same.
        package init(base: AnyClass, probe: AnyClass, plain: AnyClass) {
            index = vitrine_differing_slot(pointer(base), pointer(probe), pointer(plain), 0)
            precondition(index > 0, "\(probe) overrides nothing of \(base)")
        }

        /// Whether a class has another method in this slot than `base` has.
        package func differs(in type: AnyClass, from base: AnyClass) -> Bool {
            pointer(type).load(fromByteOffset: index * 8, as: UInt.self)
                != pointer(base).load(fromByteOffset: index * 8, as: UInt.self)
        }
    }

    /// `type.init()` of any subclass of NSObject.
    package static func make<T: NSObject>(_ type: T.Type) -> T {
        take(vitrine_init(pointer(type), objectSlot.index), as: T.self)
    }

    /// `type.init()` of any subclass of NSObject; nil where the class has no such initialiser.
    package static func makeIfImplemented<T: NSObject>(_ type: T.Type) -> T? {
        vitrine_init_if_implemented(pointer(type), objectSlot.index).map { take($0, as: T.self) }
    }

    /// An instance of a class without `init()`, built by a superclass's, as the form for `init(frame:)` does it.
    package static func makeHollow<T: NSObject>(
        _ type: T.Type
    ) -> (object: T, builtBy: AnyClass, own: UnsafeRawBufferPointer)? {
        makeHollow(type) { vitrine_init_as(pointer(type), pointer($0), objectSlot.index) }
    }

    /// `type.init()` through a slot.
    package static func make<T: AnyObject>(_ type: T.Type, slot: Slot) -> T {
        take(vitrine_init(pointer(type), slot.index), as: T.self)
    }

    /// `type.init(frame:)` through a slot.
    package static func make<T: AnyObject>(_ type: T.Type, slot: Slot, rect: CGRect) -> T {
        take(
            vitrine_init_rect(
                pointer(type), slot.index, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height),
            as: T.self)
    }

    /// `type.init(frame:)` through a slot; nil where the class has no such initialiser.
    package static func makeIfImplemented<T: AnyObject>(_ type: T.Type, slot: Slot, rect: CGRect) -> T? {
        vitrine_init_rect_if_implemented(
            pointer(type), slot.index, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height
        ).map { take($0, as: T.self) }
    }

    /// An instance of a class without `init(frame:)`, built by a superclass's. What the classes in between declare
    /// themselves is zero, not initialised: for objects that merely take settings. Never freed.
    /// - Returns: The instance, the class that built it, and its bytes beyond that class's; nil where no superclass can
    ///   build it, or the runtime does not allow it (one that is linked statically).
    package static func makeHollow<T: AnyObject>(
        _ type: T.Type, slot: Slot, rect: CGRect
    ) -> (object: T, builtBy: AnyClass, own: UnsafeRawBufferPointer)? {
        makeHollow(type) {
            vitrine_init_rect_as(
                pointer(type), pointer($0), slot.index, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        }
    }

    /// Tries one superclass after the other.
    private static func makeHollow<T: AnyObject>(
        _ type: T.Type, _ make: (AnyClass) -> UnsafeMutableRawPointer?
    ) -> (object: T, builtBy: AnyClass, own: UnsafeRawBufferPointer)? {
        var above: AnyClass? = _getSuperclass(type)
        while let superclass = above {
            if let made = make(superclass) {
                let start = vitrine_instance_size(pointer(superclass))
                let own = UnsafeRawBufferPointer(
                    start: made + start, count: vitrine_instance_size(pointer(type)) - start)
                _ = Unmanaged<T>.fromOpaque(made).retain()
                return (take(made, as: T.self), superclass, own)
            }
            above = superclass is T.Type ? _getSuperclass(superclass) : nil
        }
        return nil
    }

    /// `type.init(_: Any)` through a slot.
    package static func make<T: AnyObject>(_ type: T.Type, slot: Slot, any value: Any) -> T {
        let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        memory.initialize(to: value)
        defer { memory.deallocate() }  // the callee has consumed what was in it
        return take(vitrine_init_any(pointer(type), slot.index, memory), as: T.self)
    }

    /// `type.init(_: String?, _: Class?)` through a slot.
    package static func make<T: AnyObject>(_ type: T.Type, slot: Slot, text: String?, object: AnyObject?) -> T {
        // The callee consumes both: what holds the text is freed and not emptied.
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        memory.initialize(to: text)
        defer { memory.deallocate() }
        let words = UnsafeRawPointer(memory).load(as: (UInt64, UnsafeMutableRawPointer?).self)
        let kept = object.map { Unmanaged.passRetained($0).toOpaque() }
        return take(vitrine_init_string_object(pointer(type), slot.index, words.0, words.1, kept), as: T.self)
    }

    private final class ObjectProbe: NSObject { override init() { super.init() } }
    private static let objectSlot = Slot(base: NSObject.self, probe: ObjectProbe.self)

    private static func take<T: AnyObject>(_ made: UnsafeMutableRawPointer, as type: T.Type) -> T {
        Unmanaged<T>.fromOpaque(made).takeRetainedValue()
    }
}

/// A metatype's metadata.
private func pointer(_ type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

/// Whether code runs where the main actor's state may be touched.
package enum MainExecutor {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main executor and on the main queue; cheap on the process's first thread.
    package static var isCurrent: Bool {
        let words = unsafeBitCast(
            MainActor.sharedUnownedExecutor, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
        return vitrine_is_current_executor(words.0, words.1) || DispatchQueue.getSpecific(key: key) == true
    }
}
