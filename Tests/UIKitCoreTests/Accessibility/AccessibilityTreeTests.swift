// Which elements the screen has, and in which order they are read.
// Apple: "UIAccessibilityContainer"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Chart: UIView {
    lazy var bars: [UIAccessibilityElement] = (0..<3).map { index in
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityLabel = "bar \(index)"
        bar.accessibilityFrameInContainerSpace = CGRect(x: index * 20, y: 0, width: 10, height: 40)
        return bar
    }
    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
}

@MainActor @Suite(.harness) struct AccessibilityTreeTests {
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 60, _ height: CGFloat = 20) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
        label.text = text
        return label
    }

    private func read(rightToLeft: Bool = false, _ fill: (UIView) -> Void) -> [String] {
        let app = StageFixture(StageEnvironment(scale: 1, rightToLeft: rightToLeft))
        let host = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 700))
        fill(host)
        let window = app.show(host)
        return AccessibilityTree(windows: [window]).all.map { $0.label ?? "(\(type(of: $0.object)))" }
    }

    @Test("rows from the top, in a row from the leading edge, whatever the order of the subviews (observed)")
    func order() {
        let fill: (UIView) -> Void = { host in
            for view in [label("d", 200, 60), label("b", 200, 4), label("c", 0, 60), label("a", 0, 0)] { host.addSubview(view) }
        }
        #expect(read(fill) == ["a", "b", "c", "d"])
        #expect(read(rightToLeft: true, fill) == ["b", "a", "d", "c"])
    }

    @Test("an element hides what it holds; hidden, clear, empty and cut off ones are none (documented)") func hiding() {
        let names = read { host in
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            card.isAccessibilityElement = true
            card.accessibilityLabel = "card"
            card.addSubview(label("inside", 0, 0))
            let clear = label("clear", 0, 100)
            clear.alpha = 0
            let hidden = label("hidden", 0, 100)
            hidden.isHidden = true
            let silent = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            silent.accessibilityElementsHidden = true
            silent.addSubview(label("silent", 0, 0))
            let box = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
            box.clipsToBounds = true
            box.addSubview(label("cut off", 0, 100))
            for view in [
                card, clear, hidden, silent, box, label("", 0, 300), label("outside", 0, 5000), label("flat", 0, 0, 60, 0),
            ] {
                host.addSubview(view)
            }
        }
        #expect(names == ["card"])
    }

    // Covers: NSObject.accessibilityElements, NSObjectUIAccessibilityContainer.accessibilityElementCount, NSObjectUIAccessibilityContainer.accessibilityElement
    @Test("explicit elements stand in their own order, by list or by count (documented)") func explicit() {
        let names = read { host in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let (one, two) = (label("one", 0, 0), label("two", 100, 0))
            box.addSubview(one)
            box.addSubview(two)
            box.addSubview(label("unlisted", 200, 0))
            box.accessibilityElements = [two, one]
            host.addSubview(box)
            host.addSubview(Chart(frame: CGRect(x: 0, y: 200, width: 60, height: 40)))
        }
        #expect(names == ["two", "one", "bar 0", "bar 1", "bar 2"])
    }

    // Covers: NSObjectUIAccessibility.shouldGroupAccessibilityChildren
    @Test("a group is read as a whole; a container with a meaning is a node of its own") func groups() {
        func columns(_ group: Bool) -> (UIView) -> Void {
            { host in
                for x: CGFloat in [0, 150] {
                    let column = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
                    column.shouldGroupAccessibilityChildren = group
                    column.addSubview(label("\(Int(x)) top", 0, 0))
                    column.addSubview(label("\(Int(x)) end", 0, 50))
                    host.addSubview(column)
                }
            }
        }
        #expect(read(columns(false)) == ["0 top", "150 top", "0 end", "150 end"])
        #expect(read(columns(true)) == ["0 top", "0 end", "150 top", "150 end"])
        let listed = read { host in
            let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            list.accessibilityContainerType = .list
            list.accessibilityLabel = "Bill"
            list.addSubview(label("Tea", 0, 0))
            host.addSubview(list)
        }
        #expect(listed == ["Bill", "Tea"])
    }

    // Covers: NSObjectUIAccessibility.accessibilityViewIsModal, NSObjectUIAccessibility.accessibilityElementsHidden
    @Test("a modal view hides its siblings; what is presented hides what it covers (documented)") func modal() {
        let names = read { host in
            host.addSubview(label("behind", 0, 0))
            let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            sheet.accessibilityViewIsModal = true
            sheet.addSubview(label("sheet", 0, 0))
            host.addSubview(sheet)
        }
        #expect(names == ["sheet"])
        let shown = read { host in
            let covered = label("covered", 0, 0)
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            box.accessibilityElementsHidden = true
            box.addSubview(covered)
            for view in [label("shown", 0, 0), box] { host.addSubview(view) }
        }
        #expect(shown == ["shown"])
        let app = StageFixture()
        let (below, above) = (UIViewController(), UIViewController())
        below.view.addSubview(label("below", 0, 100))
        above.view.addSubview(label("above", 0, 200))
        above.modalPresentationStyle = .overFullScreen
        let window = app.show(below)
        below.present(above, animated: false)
        app.advance(by: 1)
        #expect(AccessibilityTree(windows: [window]).all.map(\.label) == ["above"])
    }

    @Test("what a scroll view holds is read beyond what it shows now, marked as scrolled away") func scrolledAway() {
        let app = StageFixture()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 400)
        scroll.addSubview(label("near", 0, 0))
        let far = label("far", 0, 300)
        scroll.addSubview(far)
        let window = app.show(scroll)
        let nodes = AccessibilityTree(windows: [window]).all
        #expect(nodes.map(\.label) == ["near", "far"])
        #expect(nodes.map(\.isScrolledAway) == [false, true])
        AccessibilityCenter.reveal(far)
        #expect(scroll.contentOffset.y == 220)
    }

    @Test("segments are buttons, the chosen one selected") func segments() {
        let app = StageFixture()
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 0)
        let window = app.show(control)
        let nodes = AccessibilityTree(windows: [window]).all
        #expect(nodes.map(\.label) == ["Day", "Week"])
        #expect(nodes.map(\.traits) == [[.button, .notEnabled], [.button, .selected]])
    }
}
