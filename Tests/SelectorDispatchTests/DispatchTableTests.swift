// Methods by name: registering, inheritance, arguments, what is missing.
// Apple: "NSObjectProtocol", Sending messages.
import Diagnostics
import Foundation
import SelectorDispatch
import Synchronization
import Testing

private class Base: NSObject, @unchecked Sendable {
    var log: [String] = []
    func ping() { log.append("ping") }
    func take(_ value: String) { log.append("take \(value)") }
}

private final class Derived: Base, @unchecked Sendable {
    override func ping() { log.append("derived ping") }
}

private final class Other: NSObject {}

@Suite("DispatchTable", .serialized) struct DispatchTableTests {
    init() {
        DispatchTable.registerNonisolated("ping", on: Base.self) { target, _ in
            target.ping()
            return nil
        }
        DispatchTable.registerNonisolated("take:", on: Base.self) { target, arguments in
            target.take(arguments[0] as? String ?? "nothing")
            return nil
        }
        DispatchTable.registerNonisolated("join:with:", on: Base.self) { _, arguments in
            "\(arguments[0] ?? "nil")+\(arguments[1] ?? "nil")" as NSString
        }
    }

    // Covers: Selector.init(_:)
    @Test("A selector is its name; the colons count its arguments")
    func names() {
        #expect(Selector("tapped:") == "tapped:")
        #expect(NSStringFromSelector("a:b:") == "a:b:")
        #expect(NSSelectorFromString("x").description == "x")
        #expect(Selector("a:b:").argumentCount == 2)
        #expect(Set([Selector("a"), "a", "b"]).count == 2)
    }

    // Covers: NSObject.perform
    @Test("perform calls with 0, 1 and 2 arguments and returns objects")
    func arguments() {
        let object = Base()
        _ = object.perform("ping")
        _ = object.perform("take:", with: "x")
        _ = object.perform("take:", with: nil)
        #expect(object.log == ["ping", "take x", "take nothing"])
        let joined = object.perform("join:with:", with: "a", with: "b")?.takeUnretainedValue()
        #expect(joined as? NSString == "a+b")
    }

    // Covers: NSObject.perform
    @Test("Missing arguments are nil, surplus ones are dropped (documented of Objective-C calls)")
    func surplus() {
        let object = Base()
        _ = object.perform("ping", with: "ignored")
        _ = object.perform("take:")
        #expect(object.log == ["ping", "take nothing"])
    }

    // Covers: NSObject.responds, NSObject.perform
    @Test("A subclass inherits the entries, and its overrides are called")
    func inheritance() {
        let object = Derived()
        #expect(object.responds(to: "ping"))
        #expect(Derived.instancesRespond(to: "take:"))
        #expect(!object.responds(to: "pong") && !object.responds(to: nil))
        #expect(!Other.instancesRespond(to: "ping"))
        _ = object.perform("ping")
        #expect(object.log == ["derived ping"])
    }

    @Test("An unknown selector is UIK1101 with Apple's text, and the call is dropped")
    func unknown() throws {
        let found = Mutex<[Diagnostic]>([])
        let before = Diagnostics.policy
        defer { Diagnostics.policy = before }
        let object = Other()
        nonisolated(unsafe) let box = found.withLock { _ in NSMutableArray() }
        Diagnostics.policy = .record { diagnostic in box.add(diagnostic.message) }
        #expect(object.perform("explode:") == nil)
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        let text = try #require(box.firstObject as? String)
        let lines = text.split(separator: "\n").filter { !$0.contains("  at  ") && !$0.contains("  during") }
        #expect(
            lines.joined(separator: "\n") == """
                UIK1101 exception: An object has no method of the selector's name.
                  object   Other \(address)
                  cause    Other has no method explode:.
                  fix      Check the spelling and the colons; without the source rewriter, register the method with DispatchTable.
                  apple    NSInvalidArgumentException: -[Other explode:]: unrecognized selector sent to instance \(address)
                """)
    }

    @Test("Under .crash an unknown selector ends the process")
    func crash() async {
        await #expect(processExitsWith: .failure) { _ = NSObject().perform("explode") }
    }

    @MainActor @Test("A method of the main actor gets its typed argument; another type is UIK1102 and is dropped")
    func typed() {
        let codes = Recorder()
        let before = Diagnostics.policy
        defer { Diagnostics.policy = before }
        Diagnostics.policy = .record { codes.add($0.entry.code) }
        DispatchTable.mainExecutorCheck = { true }
        defer { DispatchTable.mainExecutorCheck = nil }
        DispatchTable.register("named:", on: Derived.self) { (target: Derived, name: String) in target.take(name) }
        let object = Derived()
        _ = object.perform("named:", with: "x")
        _ = object.perform("named:", with: 3)
        #expect(object.log == ["take x"])
        #expect(codes.all == ["UIK1102"])
    }
}

/// Collects texts from any thread.
final class Recorder: Sendable {
    private let texts = Mutex<[String]>([])
    func add(_ text: String) { texts.withLock { $0.append(text) } }
    var all: [String] { texts.withLock { $0 } }
}
