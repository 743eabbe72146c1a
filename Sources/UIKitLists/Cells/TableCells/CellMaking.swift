// Cells of registered classes.
// No Apple page: on Darwin the Objective-C runtime makes instances of a class that is known by its metatype alone.
internal import CDynamicInit
import Foundation
import UIKitCore

extension UITableViewCell {
    private final class Probe: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private static let slot = InitSlot.last(UITableViewCell.self, Probe.self)

    /// `type.init(style:reuseIdentifier:)` of a class that is known at run time alone.
    package static func make(
        _ type: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?
    ) -> UITableViewCell {
        let made = InitSlot.withWords(of: reuseIdentifier) { one, two in
            vitrine_init_byte_string(InitSlot.metadata(type), slot, UInt8(style.rawValue), one, two)
        }
        return InitSlot.take(made, as: UITableViewCell.self)
    }
}

extension UITableViewHeaderFooterView {
    private final class Probe: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private static let slot = InitSlot.last(UITableViewHeaderFooterView.self, Probe.self)

    /// `type.init(reuseIdentifier:)` of a class that is known at run time alone.
    package static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let made = InitSlot.withWords(of: reuseIdentifier) { one, two in
            // The last argument travels in a register that the initialiser does not read.
            vitrine_init_string_object(InitSlot.metadata(type), slot, one, two, nil)
        }
        return InitSlot.take(made, as: UITableViewHeaderFooterView.self)
    }
}

/// Where a class keeps an initialiser that it declares itself.
private enum InitSlot {
    static func metadata(_ type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

    /// The last word in which the probe differs: initialisers of superclasses come before those of the class.
    static func last(_ base: AnyClass, _ probe: AnyClass) -> Int {
        var found = -1
        for nth in 0... {
            let next = vitrine_differing_slot(metadata(base), metadata(probe), nil, Int32(nth))
            guard next > 0 else { break }
            found = next
        }
        precondition(found > 0, "\(probe) overrides nothing of \(base)")
        return found
    }

    /// Calls with the words of a text, which the callee consumes.
    static func withWords(
        of text: String?, _ call: (UInt64, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? {
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        memory.initialize(to: text)
        defer { memory.deallocate() }
        let words = UnsafeRawPointer(memory).load(as: (UInt64, UnsafeMutableRawPointer?).self)
        return call(words.0, words.1)
    }

    static func take<T: AnyObject>(_ made: UnsafeMutableRawPointer?, as type: T.Type) -> T {
        guard let made else { preconditionFailure("an initialiser of \(type) returned nothing") }
        return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
    }
}
