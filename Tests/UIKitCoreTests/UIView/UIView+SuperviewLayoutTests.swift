// A subview's new size lays out its superview.
// Apple: "UIView", layoutSubviews(). Observed: "resizing a view will call layoutSubviews on its superview".
import TestFixtures
import Testing
import UIKit
import UIKitTesting

private final class Counting: UIView {
    var layouts = 0
    var onLayout: ((Counting) -> Void)?
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?(self)
    }
    func take() -> Int {
        layoutIfNeeded()
        defer { layouts = 0 }
        return layouts
    }
}

@MainActor @Suite("A subview's size and its superview's layout", .harness) struct SuperviewLayoutTests {
    // Covers: UIView.layoutSubviews, UIView.bounds, UIView.frame, UIView.sizeToFit
    @Test(
        "a new size of bounds or frame lays out the superview once; a new place, and the same size, do not (observed)")
    func sizes() {
        let superview = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        superview.addSubview(child)
        _ = superview.take()
        child.bounds.size = CGSize(width: 20, height: 10)
        #expect(superview.take() == 1)
        child.frame.size.height = 30
        #expect(superview.take() == 1)
        child.frame.origin = CGPoint(x: 5, y: 5)
        child.center = CGPoint(x: 50, y: 50)
        child.bounds.origin = CGPoint(x: 3, y: 3)
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        child.transform = .identity
        child.bounds.size = CGSize(width: 20, height: 30)
        #expect(superview.take() == 0)
        let label = UILabel()
        superview.addSubview(label)
        _ = superview.take()
        label.text = "Wide enough"
        _ = superview.take()
        label.sizeToFit()
        #expect(superview.take() == 1)
        let above = Counting()
        above.addSubview(superview)
        _ = above.take()
        child.bounds.size.width = 50
        _ = above.take()
        #expect(above.layouts == 0)
        #expect(superview.layouts > 0)
    }

    @Test("sizes that a layout gives its own subviews, and those that masks give, ask for no other layout")
    func ownLayout() {
        let superview = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (child, follower) = (UIView(), UIView(frame: superview.bounds))
        follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(child)
        superview.addSubview(follower)
        var width: CGFloat = 0
        superview.onLayout = { view in
            width += 1
            child.frame = CGRect(x: 0, y: 0, width: width, height: 5)
        }
        _ = superview.take()
        superview.setNeedsLayout()
        #expect(superview.take() == 1)
        superview.bounds.size.width = 50
        #expect(follower.frame.width == 50)
        #expect(superview.take() == 1)
    }

    // Covers: CALayer.bounds
    @Test("a layer's new size lays out its superlayer's view, whoever sets it; its presentation's does not (observed)")
    func layers() {
        let superview = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = CALayer()
        superview.addSubview(child)
        superview.layer.addSublayer(plain)
        _ = superview.take()
        child.layer.bounds.size = CGSize(width: 15, height: 15)
        #expect(superview.take() == 1)
        plain.bounds.size = CGSize(width: 4, height: 4)
        #expect(superview.take() == 1)
        plain.setValue(8, forKeyPath: "bounds.size.width")
        #expect(superview.take() == 1)
        child.layer.presentation()?.bounds.size = CGSize(width: 30, height: 30)
        child.layer.position = CGPoint(x: 40, y: 40)
        #expect(superview.take() == 0)
        superview.onLayout = { _ in plain.bounds.size.width += 1 }
        superview.setNeedsLayout()
        #expect(superview.take() == 1)
    }

    @Test("constraints place subviews in one layout") func constraints() {
        let app = StageFixture()
        let superview = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([width, child.heightAnchor.constraint(equalToConstant: 10)])
        app.show(superview)
        superview.layouts = 0
        width.constant = 30
        app.turn()
        #expect(child.bounds.width == 30)
        #expect(superview.layouts == 1)
    }

    @Test("a view that sizes its subviews in layout wins over a size from outside (observed)") func parentWins() {
        let superview = Counting()
        let button = UIButton()
        superview.addSubview(button)
        superview.onLayout = { view in
            for view in view.subviews { view.frame.size = CGSize(width: 300, height: 100) }
        }
        superview.layoutIfNeeded()
        button.sizeToFit()
        superview.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 300, height: 100))
    }
}
