// Calls of optional methods of UIKit's delegates by the sample package's own code.
// No Apple page: these are tests of our own.
import Testing
import UIKit
import UIKitTesting
@testable import Constructs

/// Below a class of another module that conforms.
private final class FarForm: Form {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

@Suite(.harness) @MainActor struct DelegateTests {
    let field = UITextField()
    let tap = UITapGestureRecognizer()
    let forwarder = Forwarder()

    @Test("a method that no class of the delegate has is nil, not UIKit's default")
    func nobody() {
        let form = Form(), circles = Circles()
        forwarder.textDelegate = form
        forwarder.gestureDelegate = circles
        #expect(forwarder.returns(field) == nil)
        #expect(forwarder.begins(tap) == nil)
        #expect(forwarder.isSimultaneous(tap))
        #expect(!forwarder.tellsEnd(field))
        #expect(!forwarder.hasReturn)
    }

    @Test("a method of a class below the one that conforms is called, whether UIKit has a marker for it or not")
    func below() {
        let form = StrictForm(), circles = StrictCircles()
        forwarder.textDelegate = form
        forwarder.gestureDelegate = circles
        #expect(forwarder.returns(field) == false)
        #expect(form.asked == 1)
        #expect(forwarder.clears(field) == nil)
        #expect(forwarder.hasReturn)
        #expect(forwarder.begins(tap) == false)
    }

    @Test("a method below a class of another module that conforms is called")
    func far() {
        let form = FarForm()
        forwarder.textDelegate = form
        #expect(forwarder.returns(field) == false)
        #expect(forwarder.clears(field) == nil)
    }

    @Test("a method of a class above the one that conforms is called")
    func above() {
        let delegate = Conforming()
        forwarder.gestureDelegate = delegate
        #expect(forwarder.begins(tap) == false)
    }

    @Test("a method of a private nested class is called")
    func hidden() {
        let delegate = Hidden.make()
        forwarder.gestureDelegate = delegate
        #expect(forwarder.begins(tap) == false)
        #expect(forwarder.isSimultaneous(tap))
    }

    @Test("a delegate that says it does not respond is not called")
    func hiding() {
        let delegate = Hiding()
        forwarder.textDelegate = delegate
        #expect(forwarder.returns(field) == true)
        #expect(forwarder.clears(field) == nil)
        #expect(delegate.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:))))
    }

    @Test("an optional property of a delegate without it is nil, of one with it its value")
    func property() {
        final class Plain: NSObject, UIApplicationDelegate {}
        final class Windowed: NSObject, UIApplicationDelegate { var window: UIWindow? }
        let plain = Plain(), windowed = Windowed()
        #expect(forwarder.window(of: plain) == nil)
        #expect(forwarder.window(of: windowed) == .some(nil))
        windowed.window = UIWindow()
        #expect(forwarder.window(of: windowed) == .some(windowed.window))
    }
}
