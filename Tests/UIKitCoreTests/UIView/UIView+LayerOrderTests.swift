// Subviews among sublayers of the app's own.
// Apple: "UIView", Managing the view hierarchy.
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Subviews beside the app's own layers") struct UIViewLayerOrderTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()
    private let layer = CALayer()

    /// The order of the layers by letters, a dash for the app's own.
    private var order: String {
        (parent.layer.sublayers ?? []).map { layer in
            layer === a.layer ? "a" : layer === b.layer ? "b" : layer === c.layer ? "c" : "-"
        }.joined()
    }

    private func start(_ text: String) {
        for view in parent.subviews { view.removeFromSuperview() }
        layer.removeFromSuperlayer()
        for letter in text {
            switch letter {
            case "a": parent.addSubview(a)
            case "b": parent.addSubview(b)
            case "c": parent.addSubview(c)
            default: parent.layer.addSublayer(layer)
            }
        }
    }

    // Covers: UIView.insertSubview
    @Test("above and below a sibling is next to its layer, new or old (observed: [a, b, layer])")
    func besideSiblings() {
        start("a-")
        parent.insertSubview(b, aboveSubview: a)
        #expect(order == "ab-")
        start("a-b")
        parent.insertSubview(b, aboveSubview: a)
        #expect(order == "ab-")
        #expect(parent.subviews == [a, b])
        start("a-c")
        parent.insertSubview(b, aboveSubview: a)
        #expect(order == "ab-c")
        #expect(parent.subviews == [a, b, c])
        start("a-c")
        parent.insertSubview(b, belowSubview: c)
        #expect(order == "a-bc")
        start("a-b")
        parent.insertSubview(a, belowSubview: b)
        #expect(order == "-ab")
        start("a-b")
        parent.insertSubview(c, aboveSubview: UIView())
        #expect(order == "a-bc")
    }

    // Covers: UIView.insertSubview, UIView.exchangeSubview, UIView.bringSubviewToFront, UIView.sendSubviewToBack
    @Test(
        "at an index is below the next subview; the front is above all layers; exchanged views change places (guessed)")
    func otherCalls() {
        start("a-b")
        parent.insertSubview(c, at: 1)
        #expect(order == "a-cb")
        #expect(parent.subviews == [a, c, b])
        start("a-b")
        parent.insertSubview(c, at: 0)
        #expect(order == "ca-b")
        start("a-b")
        parent.insertSubview(c, at: 2)
        #expect(order == "a-bc")
        start("ab-")
        parent.bringSubviewToFront(a)
        #expect(order == "b-a")
        start("ab-")
        parent.bringSubviewToFront(b)
        #expect(order == "a-b")
        #expect(parent.subviews == [a, b])
        start("ab-")
        parent.addSubview(b)
        #expect(order == "a-b")
        start("-ab")
        parent.sendSubviewToBack(b)
        #expect(order == "-ba")
        start("a-b")
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(order == "b-a")
        #expect(parent.subviews == [b, a])
        start("ab-c")
        parent.exchangeSubview(at: 2, withSubviewAt: 0)
        #expect(order == "cb-a")
        #expect(parent.subviews == [c, b, a])
    }

    @Test("what is in its place already asks for no layout, wherever its layer goes") func quiet() {
        start("ab-")
        parent.layoutIfNeeded()
        parent.bringSubviewToFront(b)
        parent.insertSubview(b, aboveSubview: a)
        #expect(!parent.layer.needsLayout())
    }
}
