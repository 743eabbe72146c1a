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
    override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    func hand(on invocation: NSInvocation) {}
    func watch(_ progress: Progress, _ operation: Operation) {
        _ = progress.observe(\.fractionCompleted, options: [.new]) { _, _ in }
        operation.addObserver(self, forKeyPath: #keyPath(Operation.isFinished), options: [], context: nil)
        operation.addObserver(self, forKeyPath: "isExecuting", options: [], context: nil)
        operation.addObserver(self, forKeyPath: "name", options: [], context: nil)
    }
}
