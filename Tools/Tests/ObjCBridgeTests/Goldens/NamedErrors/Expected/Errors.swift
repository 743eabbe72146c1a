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

#sourceLocation(file: "<objc of Errors.swift>", line: 1)
#sourceLocation(file: "NamedErrors/Errors.swift", line: 11)
#error("U-SELF-INIT: self is not there yet when a stored property gets its first value; make it lazy")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 12)
#error("U-COREDATA: Vitrine has no Core Data yet; a managed property has no storage")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 14)
#warning("U-SWIZZLE: method_exchangeImplementations does nothing here: there are no Objective-C methods to exchange; override the method in a class")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 15)
#error("U-RUNTIME: objc_allocateClassPair needs Objective-C's runtime, which Linux does not have")
#sourceLocation(file: "NamedErrors/Errors.swift", line: 17)
#error("U-KVO: the key path that is observed must be written here, as in observe(\\.title)")
