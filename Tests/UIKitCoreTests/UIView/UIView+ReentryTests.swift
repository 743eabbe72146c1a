// What views do inside their own callbacks, and away from the main actor.
// Apple: "UIView", Laying out subviews; Observing view-related changes; "Main Thread Checker".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Watching: UIView {
    var layouts = 0
    var inLayout: ((Watching) -> Void)?
    var beforeMove: ((Watching) -> Void)?
    override func layoutSubviews() {
        layouts += 1
        inLayout?(self)
    }
    override func willMove(toSuperview newSuperview: UIView?) { beforeMove?(self) }
}

@MainActor private final class CountingButton: UIButton {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor @Suite("UIView: inside its own callbacks", .harness) struct UIViewReentryTests {
    // Covers: UIView.setNeedsLayout
    @Test("A view that asks for layout in its layout costs some rounds a turn, however deep it stands")
    func layoutInLayout() {
        func layouts(depth: Int) -> Int {
            let app = StageFixture()
            let deep = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            deep.inLayout = { $0.setNeedsLayout() }
            var top: UIView = deep
            for _ in 0..<depth {
                let outer = UIView(frame: top.frame)
                outer.addSubview(top)
                top = outer
            }
            app.show(top)
            return deep.layouts
        }
        let flat = layouts(depth: 1)
        #expect(flat > 1)
        #expect(layouts(depth: 8) == flat)
    }

    // Covers: UIButton.setBackgroundImage
    @Test("A button with a background image is laid out once and then rests")
    func backgroundImage() {
        let app = StageFixture()
        let button = CountingButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        button.setTitle("Buy", for: .normal)
        button.setBackgroundImage(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }, for: .normal)
        app.show(button)
        let first = button.layouts
        #expect(first <= 2)
        app.turn()
        app.turn()
        #expect(button.layouts == first)
    }

    @Test("A view without a size is laid out once where it is added (observed)")
    func zeroSize() {
        let app = StageFixture()
        let view = Watching()
        app.show(view)
        #expect(view.layouts == 1)
        app.turn()
        #expect(view.layouts == 1)
    }

    // Covers: UIView.isHidden
    @Test("Hiding a subview asks its superview for no layout (observed)")
    func hiding() {
        let app = StageFixture()
        let parent = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)
        app.show(parent)
        let before = parent.layouts
        child.isHidden = true
        app.turn()
        #expect(parent.layouts == before)
    }

    // Covers: UIView.addSubview
    @Test("A view that moves elsewhere while it is being added stands in one place in the end")
    func movedWhileAdded() {
        let app = StageFixture()
        let first = UIView(), second = UIView()
        app.show(first).addSubview(second)
        let view = Watching()
        view.beforeMove = { view in
            view.beforeMove = nil
            second.addSubview(view)
        }
        first.addSubview(view)
        #expect(view.superview === first)
        #expect(first.subviews.count == 1)
        #expect(second.subviews.isEmpty)
        #expect(second.layer.sublayers?.isEmpty ?? true)
    }

    // Covers: UIView.addSubview
    @Test("A superview that goes below the view while it is being added does not become a circle")
    func circleWhileAdded() {
        let view = Watching(), parent = UIView()
        view.beforeMove = { view in
            view.beforeMove = nil
            view.addSubview(parent)
        }
        parent.addSubview(view)
        #expect(view.subviews == [parent])
        #expect(parent.subviews.isEmpty)
        #expect(view.superview == nil)
    }

    // Covers: UIView.frame, UIView.addSubview, UIView.removeFromSuperview, UILabel.text, UIView.backgroundColor
    @Test("Away from the main actor each change is reported and left out, and the app goes on")
    func offMain() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), other = UIView()
        let label = UILabel(), window = app.show(view)
        label.text = "before"
        nonisolated(unsafe) let (sharedView, sharedOther, sharedLabel) = (view, other, label)
        let changes: [@MainActor () -> Void] = [
            { sharedView.frame = CGRect(x: 0, y: 0, width: 99, height: 99) }, { sharedView.bounds.size.width = 99 },
            { sharedView.center.x = 99 }, { sharedView.transform = CGAffineTransform(scaleX: 2, y: 2) },
            { sharedView.alpha = 0.5 }, { sharedView.isHidden = true }, { sharedView.backgroundColor = .red },
            { sharedView.addSubview(sharedOther) }, { sharedView.removeFromSuperview() },
            { sharedLabel.text = "after" }, { sharedView.setNeedsDisplay() }, { sharedView.setNeedsLayout() },
        ]
        nonisolated(unsafe) let unchecked = changes.map { unsafeBitCast($0, to: (() -> Void).self) }
        let done = DispatchSemaphore(value: 0)
        Thread {
            for index in unchecked.indices { unchecked[index]() }
            done.signal()
        }.start()
        done.wait()
        #expect(app.codes == Array(repeating: "UIK0106", count: changes.count))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        #expect(view.backgroundColor == nil)
        #expect(view.subviews.isEmpty)
        #expect(view.window === window)
        #expect(label.text == "before")
        app.turn()
        view.frame.size.width = 20
        #expect(view.frame.width == 20)
    }

    // Covers: UIView.snapshotView
    @Test("A view with sublayers as large as numbers go can be snapshotted")
    func giantSnapshot() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for size in [1e300, CGFloat.greatestFiniteMagnitude] {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
            layer.anchorPoint = CGPoint(x: size, y: -size)
            view.layer.addSublayer(layer)
        }
        app.show(view)
        #expect(view.snapshotView(afterScreenUpdates: true) != nil)
    }
}
