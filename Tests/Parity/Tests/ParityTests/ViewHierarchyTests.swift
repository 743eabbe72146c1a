// The tree of views: order, moving, callbacks, hit testing, the responder chain.
import Testing
import UIKit

@MainActor @Suite("View hierarchy") struct ViewHierarchyTests {
    final class Recorder: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            super.willMove(toSuperview: newSuperview)
            log.append(newSuperview == nil ? "willMove nil" : "willMove")
        }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            log.append(superview == nil ? "didMove nil" : "didMove")
        }
        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            log.append("didAdd \(subview.tag)")
        }
        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            log.append("willRemove \(subview.tag)")
        }
    }

    private func tagged(_ tag: Int) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tag = tag
        return view
    }

    @Test("subviews are ordered behind to front, and the insertions put a view where they say [documented]") func order() {
        let parent = UIView()
        let views = (0..<5).map(tagged)
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.insertSubview(views[2], at: 0)
        parent.insertSubview(views[3], belowSubview: views[1])
        parent.insertSubview(views[4], aboveSubview: views[2])
        #expect(parent.subviews.map(\.tag) == [2, 4, 0, 3, 1])
        parent.bringSubviewToFront(views[4])
        #expect(parent.subviews.map(\.tag) == [2, 0, 3, 1, 4])
        parent.sendSubviewToBack(views[1])
        #expect(parent.subviews.map(\.tag) == [1, 2, 0, 3, 4])
        parent.exchangeSubview(at: 0, withSubviewAt: 4)
        #expect(parent.subviews.map(\.tag) == [4, 2, 0, 3, 1])
    }

    @Test("the layers stand in the order of the views [documented]") func layers() {
        let parent = UIView()
        let views = (0..<3).map(tagged)
        for view in views { parent.addSubview(view) }
        parent.bringSubviewToFront(views[0])
        #expect(parent.layer.sublayers?.elementsEqual(parent.subviews.map(\.layer), by: ===) == true)
    }

    @Test("a view has one superview: adding it elsewhere takes it away [documented]") func moving() {
        let (a, b) = (Recorder(), Recorder())
        let child = Recorder()
        child.tag = 7
        a.addSubview(child)
        b.addSubview(child)
        #expect(child.superview === b && a.subviews.isEmpty && b.subviews == [child])
        #expect(a.log == ["didAdd 7", "willRemove 7"])
        #expect(b.log == ["didAdd 7"])
        child.removeFromSuperview()
        #expect(child.superview == nil)
        #expect(child.log.filter { $0.hasPrefix("didMove") } == ["didMove", "didMove", "didMove nil"])
        #expect(child.log.last == "didMove nil" && child.log.contains("willMove nil"))
    }

    @Test("adding a view again brings it to the front [documented]") func again() {
        let parent = UIView()
        let views = (0..<3).map(tagged)
        for view in views { parent.addSubview(view) }
        parent.addSubview(views[0])
        #expect(parent.subviews.map(\.tag) == [1, 2, 0])
    }

    @Test("viewWithTag finds the view itself and views below it, and no others [documented]") func tags() {
        let root = tagged(1)
        let inner = tagged(2)
        let deep = tagged(3)
        root.addSubview(inner)
        inner.addSubview(deep)
        #expect(root.viewWithTag(3) === deep)
        #expect(root.viewWithTag(1) === root)
        #expect(inner.viewWithTag(1) == nil)
        #expect(deep.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: deep))
    }

    @Test("hitTest takes the front view and skips hidden, clear and disabled ones and what lies outside [documented]")
    func hitTest() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: root.bounds)
        let outside = UIView(frame: CGRect(x: 90, y: 90, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 0.02
        #expect(root.hitTest(point, with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        back.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === root)
        root.addSubview(outside)
        #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === outside)
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil, "outside the parent, though not clipped")
    }

    @Test("a point is inside from the lower edges on and outside from the upper ones on [documented]") func edges() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
        #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
    }

    @Test("the chain goes from a view to its superview, a controller's view to its controller [documented]") func chain() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        #expect(inner.next === controller.view)
        #expect(controller.view.next === controller)
    }

    @Test("labels and image views take no touches by default, plain views do [documented]") func defaults() {
        #expect(!UILabel().isUserInteractionEnabled)
        #expect(!UIImageView().isUserInteractionEnabled)
        #expect(UIView().isUserInteractionEnabled && UIButton(type: .system).isUserInteractionEnabled)
        #expect(UIView().isOpaque && UIView().alpha == 1 && !UIView().clipsToBounds && UIView().backgroundColor == nil)
    }
}
