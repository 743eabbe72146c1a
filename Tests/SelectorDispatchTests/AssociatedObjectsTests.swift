// Values hung on objects, and observers by selector.
// Apple: "objc_setAssociatedObject", "NotificationCenter".
import Foundation
import SelectorDispatch
import Testing

private nonisolated(unsafe) var keyOne: UInt8 = 0
private nonisolated(unsafe) var keyTwo: UInt8 = 0

private final class Value: NSObject {}

@Suite("Associated objects", .serialized) struct AssociatedObjectsTests {
    @Test("A value hangs under its key until it is taken off")
    func setAndGet() {
        let object = NSObject()
        #expect(objc_getAssociatedObject(object, &keyOne) == nil)
        objc_setAssociatedObject(object, &keyOne, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(object, &keyTwo, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, &keyOne) as? String == "one")
        #expect(objc_getAssociatedObject(object, &keyTwo) as? Int == 2)
        objc_setAssociatedObject(object, &keyOne, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, &keyOne) == nil)
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, &keyTwo) == nil)
    }

    @Test("Retained values live, assigned ones may go")
    func policies() {
        let object = NSObject()
        weak var kept: Value?
        weak var free: Value?
        do {
            let one = Value()
            let two = Value()
            kept = one
            free = two
            objc_setAssociatedObject(object, &keyOne, one, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(object, &keyTwo, two, .OBJC_ASSOCIATION_ASSIGN)
        }
        #expect(kept != nil)
        #expect(free == nil)
        #expect(objc_getAssociatedObject(object, &keyTwo) == nil)
    }

    @Test("An object at a used address does not see what hung on the one before")
    func addresses() {
        for _ in 0..<200 {
            let object = NSObject()
            #expect(objc_getAssociatedObject(object, &keyOne) == nil)
            objc_setAssociatedObject(object, &keyOne, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test("What hangs on objects that are gone is swept")
    func sweep() {
        for _ in 0..<1000 { objc_setAssociatedObject(NSObject(), &keyOne, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(AssociatedObjects.ownerCount < 200)
    }
}

private final class Listener: NSObject, @unchecked Sendable { var heard: [String] = [] }

@Suite("NotificationCenter by selector", .serialized) struct SelectorObserverTests {
    init() {
        DispatchTable.registerNonisolated("heard:", on: Listener.self) { target, arguments in
            target.heard.append((arguments[0] as? Notification)?.name.rawValue ?? "?")
            return nil
        }
    }

    // Covers: NotificationCenter.addObserver, NotificationCenter.removeObserver
    @Test("The method is called until the observer is removed (documented)")
    func observe() {
        let center = NotificationCenter()
        let listener = Listener()
        let sender = NSObject()
        center.addObserver(listener, selector: "heard:", name: Notification.Name("a"), object: nil)
        center.addObserver(listener, selector: "heard:", name: Notification.Name("b"), object: sender)
        center.post(name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("b"), object: nil)
        center.post(name: Notification.Name("b"), object: sender)
        #expect(listener.heard == ["a", "b"])
        center.removeObserver(listener, name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("b"), object: sender)
        #expect(listener.heard == ["a", "b", "b"])
        center.removeObserver(listener)
        center.post(name: Notification.Name("b"), object: sender)
        #expect(listener.heard.count == 3)
    }

    // Covers: NotificationCenter.addObserver
    @Test("The centre does not keep the observer alive (documented)")
    func weakly() {
        let center = NotificationCenter()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: "heard:", name: Notification.Name("a"), object: nil)
        }
        #expect(gone == nil)
        center.post(name: Notification.Name("a"), object: nil)
    }

    // Covers: NotificationCenter.removeObserver
    @Test("Tokens of closures are removed as before")
    func tokens() {
        let center = NotificationCenter()
        let heard = Recorder()
        let token = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in heard.add("a") }
        center.post(name: Notification.Name("a"), object: nil)
        center.removeObserver(token)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(heard.all == ["a"])
    }
}
