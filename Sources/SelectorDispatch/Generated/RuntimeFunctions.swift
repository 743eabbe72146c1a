// Functions of Objective-C's runtime that have an answer here.
// Apple: "Objective-C Runtime".
import Diagnostics
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
/// The size of a class's instances in bytes, 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map(instanceSize) ?? 0 }
/// Swift's own runtime knows how large an object is.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int
/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
/// Nil: methods are no C functions here, so that code which exchanges them leaves off.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Answers what it was given and sets nothing; the rewriter warns where it is called.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// The selector of a name.
public func sel_registerName(_ str: String) -> Selector { Selector(str) }

extension NSObject {
    /// The class itself.
    public class func classForCoder() -> AnyClass { self }

    /// An address that stands for a method's code, nil where the object has no such method (`responds(to:)`).
    ///
    /// Differs from Apple in: the address is the same for all methods, and no code of them. What calls it gets UIK1101. Apple documents no
    /// nil for a method that is not there.
    public func method(for aSelector: Selector!) -> IMP! {
        guard let aSelector, responds(to: aSelector) else { return nil }
        return MethodCode.address
    }
}

/// What stands where a method's code is asked for.
private enum MethodCode {
    static var address: IMP { IMP(unsafeBitCast(call, to: UnsafeRawPointer.self)) }
    private static let call: @convention(c) () -> Void = {
        Catalogue.unrecognizedSelector.report(
            cause: "The address from method(for:) was called, but methods have no C functions here.")
    }
}

/// Whether two values are the same class: with Objective-C classes are objects, which this compares.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }
/// Whether two values are different classes.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
