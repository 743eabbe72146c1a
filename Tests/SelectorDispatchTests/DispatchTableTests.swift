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
        #expect(!object.responds(to: "pong"))
        #expect(!object.responds(to: nil))
        #expect(!Other.instancesRespond(to: "ping"))
        _ = object.perform("ping")
        #expect(object.log == ["derived ping"])
    }

    @Test("An unknown selector is UIK1101 with Apple's text, and the call is dropped")
    func unknown() throws {
        let object = Other()
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        #expect(
            recorded { _ = object.perform("explode:") } == [
                """
                UIK1101 exception: An object has no method of the selector's name.
                  object   Other \(address)
                  at       DispatchTableTests.swift:…
                  cause    Other has no method explode:.
                  fix      Check the spelling and the colons; without the source rewriter, register the method with DispatchTable.
                  apple    NSInvalidArgumentException: -[Other explode:]: unrecognized selector sent to instance \(address)
                """
            ])
    }

    @Test("Under .crash an unknown selector ends the process")
    func crash() async {
        await #expect(processExitsWith: .failure) { _ = NSObject().perform("explode") }
    }

    @MainActor @Test("A method of the main actor gets its typed argument; another type is UIK1102 and is dropped")
    func typed() {
        DispatchTable.register("named:", on: Derived.self) { (target: Derived, name: String) in target.take(name) }
        let object = Derived()
        let said = DispatchTable.$taskCheck.withValue({ true }) {
            recorded {
                _ = object.perform("named:", with: "x")
                _ = object.perform("named:", with: 3)
            }
        }
        #expect(object.log == ["take x"])
        #expect(
            said == [
                """
                UIK1102 misuse: A method called by selector received an argument of the wrong type.
                  object   \(DispatchTable.name(object))
                  at       DispatchTableTests.swift:…
                  cause    named: takes String; it was given Int.
                  fix      Declare the parameter with the class of the sender, or as Any?.
                """
            ])
    }

    @Test("A method of the main actor performed elsewhere is UIK1103 and runs on the main queue later")
    func offMain() async {
        DispatchTable.register("later", on: Derived.self) { (target: Derived) in target.take("later") }
        let object = Derived()
        let said = DispatchTable.$taskCheck.withValue({ false }) { recorded { _ = object.perform("later") } }
        #expect(
            said == [
                """
                UIK1103 misuse: A method of the main actor was performed on another thread.
                  object   \(DispatchTable.name(object))
                  at       DispatchTableTests.swift:…
                  cause    later was not performed on the main thread.
                  fix      Use performSelector(onMainThread:) or DispatchQueue.main.async.
                """
            ])
        await withCheckedContinuation { queue in DispatchQueue.main.async { queue.resume() } }
        #expect(object.log == ["take later"])
    }
}

/// The texts that a body reports, whole, with the places' line numbers as `…`.
private func recorded(_ body: () -> Void) -> [String] {
    let texts = Recorder()
    Diagnostics.$taskPolicy.withValue(.record { texts.add($0.pinnedText) }) { body() }
    return texts.all
}

/// Collects texts from any thread.
final class Recorder: Sendable {
    private let texts = Mutex<[String]>([])
    func add(_ text: String) { texts.withLock { $0.append(text) } }
    var all: [String] { texts.withLock { $0 } }
}
