// When layout runs.
import Testing
import UIKit

@MainActor @Suite("Layout") struct LayoutTests {
    final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("layoutIfNeeded lays out once and only where it was asked for [documented]") func needed() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        let first = view.layouts
        view.layoutIfNeeded()
        #expect(view.layouts == first)
        view.setNeedsLayout()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == first + 1)
    }

    @Test("a new size asks for layout, a new place does not [observed]") func size() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        let first = view.layouts
        view.frame.origin = CGPoint(x: 50, y: 50)
        view.layoutIfNeeded()
        #expect(view.layouts == first)
        view.frame.size = CGSize(width: 20, height: 10)
        view.layoutIfNeeded()
        #expect(view.layouts == first + 1)
    }

    @Test("adding a subview asks the parent for layout [documented]") func adding() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        let first = view.layouts
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.layouts == first + 1)
    }

    @Test("parents are laid out before their children [documented]") func order() {
        final class Log { var names: [String] = [] }
        final class Named: UIView {
            var name = ""
            var log: Log?
            override func layoutSubviews() {
                super.layoutSubviews()
                log?.names.append(name)
            }
        }
        let log = Log()
        let (parent, child) = (Named(), Named())
        (parent.name, child.name) = ("parent", "child")
        (parent.log, child.log) = (log, log)
        parent.addSubview(child)
        child.setNeedsLayout()
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(log.names == ["parent", "child"])
    }

    @Test("ordinary margins are 8 points on each side [documented]") func margins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    }

    @Test("sizeThatFits of a plain view is its own size, and sizeToFit keeps the origin [documented]") func fitting() {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 50))
        #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 100, height: 50))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 100, height: 50))
    }
}
