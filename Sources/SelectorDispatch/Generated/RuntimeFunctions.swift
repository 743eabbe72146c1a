// Functions of Objective-C's runtime that have an answer here.
// Apple: "Objective-C Runtime".
import Foundation

/// A method of Objective-C's runtime: there are none here, so no value is ever made.
public struct Method: Hashable, Sendable {
    private init() {}
}
/// The address of a method's code.
public typealias IMP = OpaquePointer

/// Nil: there are no Objective-C methods, so that code which exchanges them leaves off here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Nil: there are no Objective-C methods, so that code which exchanges them leaves off here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Does nothing; the rewriter warns where it is called.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// False: nothing was added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// The name of a class, with its module.
public func class_getName(_ cls: AnyClass) -> String { NSStringFromClass(cls) }
/// The superclass, nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
