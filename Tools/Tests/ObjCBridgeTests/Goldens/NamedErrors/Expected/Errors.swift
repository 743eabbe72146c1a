import Foundation

func method_exchangeImplementations(_ one: Int, _ other: Int) {}
func objc_allocateClassPair(_ superclass: AnyClass?, _ name: String, _ bytes: Int) {}

class Work: NSObject {
    init(target: Any) {}
}

class Errors: NSObject {
    let timer = Work(target: self)
    @NSManaged var name: String
    func swizzle(_ path: KeyPath<Errors, String>) {
        method_exchangeImplementations(1, 2)
        objc_allocateClassPair(nil, "x", 0)
        _ = observe(path, options: [.new]) { _, _ in }
        _ = self.observe(path, options: [.new]) { _, _ in }
    }
}

class Forwarder: NSObject {
             func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    func hand(on invocation: NSInvocation) {}
    func watch(_ progress: Progress, _ operation: Operation) {
        _ = progress.observe(\.fractionCompleted, forKeyPath: "fractionCompleted", options: [.new]) { _, _ in }
        operation.addObserver(self, forKeyPath: _vitKeyPath("isFinished", { (t: Operation) in _ = t.isFinished }), options: [], context: nil)
        operation.addObserver(self, forKeyPath: "isExecuting", options: [], context: nil)
        operation.addObserver(self, forKeyPath: "name", options: [], context: nil)
    }
}

#sourceLocation(file: "<objc of Errors.swift>", line: 1)
import SelectorDispatch
#sourceLocation(file: "NamedErrors/Errors.swift", line: 11)
#error("U-SELF-INIT: self is not there yet when a stored property gets its first value; make it lazy")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 12)
#error("U-COREDATA: Vitrine has no Core Data yet, so a managed property has no storage; put the class under #if canImport(CoreData)")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 14)
#warning("U-SWIZZLE: method_exchangeImplementations does nothing here: there are no Objective-C methods to exchange; override the method in a class")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 15)
#error("U-RUNTIME: objc_allocateClassPair needs Objective-C's runtime, which Linux does not have; put it under #if canImport(ObjectiveC)")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 17)
#error("U-KVO: the key path that is observed must be written here, as in observe(\\.title)")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 22)
#error("U-RUNTIME: forwardingTarget is asked by Objective-C's runtime alone; write the methods that are handed on, each calling its target")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 23)
#error("U-RUNTIME: NSInvocation needs Objective-C's messages, which Linux does not have; write the methods that are handed on, each calling its target")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 25)
#warning("U-KVO: fractionCompleted of Foundation's classes tells no observers here; ask for it where it changes")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 26)
#warning("U-KVO: isFinished of Foundation's classes tells no observers here; ask for it where it changes")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 27)
#warning("U-KVO: isExecuting of Foundation's classes tells no observers here; ask for it where it changes")
