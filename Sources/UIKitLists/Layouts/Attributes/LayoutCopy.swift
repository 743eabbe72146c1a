// Objects of the class of another object, and the words of layouts' messages.
// No Apple page: this is ours.
import Foundation
import QuartzCore

/// Copies of objects that apps may subclass.
@MainActor enum LayoutCopy {
    /// A new object of a subclass, made by its `init()`.
    static func make<Object: NSObject>(_ type: Object.Type) -> Object { DynamicInit.make(type) }

    /// A new object of an object's class, made by the class's `init()`; the plain one where there is none.
    static func fresh<Object: NSObject>(of object: NSObject, plain: Object) -> Object {
        let type = type(of: object)
        guard type != Swift.type(of: plain) else { return plain }
        return DynamicInit.makeIfImplemented(type) as? Object ?? plain
    }
}

/// Words of messages about layouts.
enum LayoutWords {
    /// A number without a needless fraction.
    static func number(_ value: CGFloat) -> String {
        value.rounded() == value && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}
