// The classes that metatype values name.
// Swift: "Initialization", Required Initializers.
import Foundation
import SelectorDispatch
import Testing
import UIKit
import UIKitTesting

private class Badge: UIView {
    var made = "Badge"
    override init(frame: CGRect) {
        super.init(frame: frame)
        made += " by frame"
    }
    required init?(coder: NSCoder) { nil }
}
private class RedBadge: Badge {
    convenience init() {
        self.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        made += ", red"
    }
}
private final class RoundBadge: RedBadge {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}
private final class NibPage: UIViewController {
    var given: (String?, Bundle?)
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        given = (nibNameOrNil, nibBundleOrNil)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
private final class Model: NSObject {
    let number: Int
    override init() {
        number = 3
        super.init()
    }
}

@MainActor @Suite("Metatype values", .harness) struct MetatypeInitTests {
    @Test("A view is of the class that the value names at run time, not of the static one")
    func views() {
        let type: UIView.Type = RedBadge.self
        // The line that generated code has for a class with an init() of its own.
        DispatchTable.addStatic("_vitInit", on: RedBadge.self, .main) { RedBadge() }
        let plain = _vitInit(type)
        #expect((plain as? RedBadge)?.made == "Badge by frame, red")
        #expect(plain.frame.width == 3)
        #expect((_vitInit(RoundBadge.self as UIView.Type) as? RoundBadge)?.made == "Badge by frame")
        let framed = _vitInit(type, frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect((framed as? RedBadge)?.made == "Badge by frame")
        #expect(framed.frame.minX == 5)
        #expect((_vitInit(Badge.self as UIView.Type) as? Badge)?.made == "Badge by frame")
        #expect(_vitInit(UILabel.self as UIView.Type) is UILabel)
    }

    @Test("A controller gets its nib's name and bundle; both are freed with it")
    func controllers() {
        let type: UIViewController.Type = NibPage.self
        let name = "a name that is longer than fifteen bytes"
        weak var gone: UIViewController?
        do {
            let page = _vitInit(type, nibName: name, bundle: .main)
            gone = page
            #expect((page as? NibPage)?.given.0 == name)
            #expect((page as? NibPage)?.given.1 === Bundle.main)
            #expect((_vitInit(type) as? NibPage)?.given.0 == nil)
            #expect((_vitInit(type, nibName: nil, bundle: nil) as? NibPage)?.given.1 == nil)
        }
        #expect(gone == nil)
    }

    @Test("Another object's class is built by its own init()")
    func objects() {
        let type: NSObject.Type = Model.self
        #expect((_vitInit(type) as? Model)?.number == 3)
    }

    // Covers: UIApplication.shared
    @Test("The application can be asked for by the name of its class method, as code of app extensions does it")
    func sharedApplication() {
        let found = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
        #expect(found === UIApplication.shared)
    }
}
