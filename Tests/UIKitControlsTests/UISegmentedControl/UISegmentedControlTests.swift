// Segmented controls: segments, selection, touches.
// Apple: "UISegmentedControl"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UISegmentedControl", .harness) struct UISegmentedControlTests {
    private func three() -> UISegmentedControl { UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]) }

    // Covers: UISegmentedControl.init(items:), UISegmentedControl.numberOfSegments, UISegmentedControl.selectedSegmentIndex, UISegmentedControl.titleForSegment
    @Test("items make segments of equal widths, none selected, 32 high: 87 each in the recording (observed)")
    func items() {
        let control = three()
        #expect(control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 2) == "Segment C")
        #expect(control.imageForSegment(at: 2) == nil)
        // The substitute font is a little wider than San Francisco.
        #expect(control.bounds.height == 32, "\(control.bounds)")
        #expect(abs((control.bounds.width - 2) / 3 - 87) <= 3, "\(control.bounds)")
        #expect(control.intrinsicContentSize == control.bounds.size)
        #expect(control.frame.origin == .zero)
    }

    // Covers: UISegmentedControl.insertSegment, UISegmentedControl.removeSegment, UISegmentedControl.removeAllSegments, UISegmentedControl.init(), UISegmentedControl.init(frame:), UISegmentedControl.imageForSegment
    @Test("segments are inserted and removed; indices beyond the end mean the end; the selection stays with its segment")
    func changing() {
        let control = UISegmentedControl()
        control.insertSegment(withTitle: "b", at: 9, animated: false)
        control.insertSegment(withTitle: "a", at: 0, animated: true)
        control.insertSegment(with: TestImage.of(10, 10, .red), at: 2, animated: false)
        #expect(control.numberOfSegments == 3)
        #expect(control.titleForSegment(at: 0) == "a")
        #expect(control.imageForSegment(at: 2)?.size.width == 10)
        #expect(control.titleForSegment(at: 2) == nil)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.numberOfSegments == 3)
        control.removeSegment(at: 1, animated: true)
        #expect(control.selectedSegmentIndex == -1)
        control.removeSegment(at: 99, animated: false)
        #expect(control.numberOfSegments == 1)
        #expect(control.titleForSegment(at: 0) == "a")
        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.selectedSegmentIndex == -1)
        #expect(UISegmentedControl(frame: CGRect(x: 1, y: 2, width: 100, height: 40)).frame.height == 40)
    }

    // Covers: UISegmentedControl.title, UISegmentedControl.image, UISegmentedControl.setTitle, UISegmentedControl.setImage
    @Test("a title replaces an image and an image a title (documented)")
    func titleAndImage() {
        let control = three()
        control.setImage(TestImage.of(12, 12, .red), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(control.imageForSegment(at: 0) != nil)
        control.setTitle("x", forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == "x")
        #expect(control.imageForSegment(at: 0) == nil)
    }

    // Covers: UISegmentedControl.selectedSegmentIndex
    @Test("a tap selects and tells; the selected one again tells nobody; code tells nobody (documented)")
    func taps() {
        let control = three()
        let stage = ControlFixture(control)
        stage.tap(60, 36)
        #expect(control.selectedSegmentIndex == 0)
        #expect(stage.took() == ["down", "value", "primary", "up"])
        stage.tap(60, 36)
        #expect(stage.took() == ["down", "up"])
        stage.tap(250, 36)
        #expect(control.selectedSegmentIndex == 2)
        _ = stage.took()
        control.selectedSegmentIndex = 1
        #expect(stage.took() == [])
    }

    // Covers: UISegmentedControl.selectedSegmentIndex
    @Test("a drag from the selected segment takes the selection along and tells once, at its end (observed)")
    func drag() {
        let control = three()
        control.selectedSegmentIndex = 0
        let stage = ControlFixture(control)
        stage.drag((60, 36), (150, 36), (250, 36))
        #expect(control.selectedSegmentIndex == 2)
        #expect(stage.took().filter { $0 == "value" }.count == 1)
        // From another segment: what is under the finger at the end.
        stage.drag((60, 36), (150, 36))
        #expect(control.selectedSegmentIndex == 1)
        stage.drag((60, 36), (60, 190))
        #expect(control.selectedSegmentIndex == 1)
    }

    // Covers: UISegmentedControl.isMomentary, UISegmentedControl.isEnabled, UISegmentedControl.setEnabled
    @Test("a momentary control tells of each press; a disabled segment takes none (documented)")
    func momentary() {
        let control = three()
        control.isMomentary = true
        let stage = ControlFixture(control)
        stage.tap(60, 36)
        stage.tap(60, 36)
        #expect(control.selectedSegmentIndex == 0)
        #expect(stage.took().filter { $0 == "value" }.count == 2)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!control.isEnabledForSegment(at: 0))
        #expect(control.isEnabledForSegment(at: 1))
        stage.tap(60, 36)
        #expect(stage.took() == [])
        control.isEnabled = false
        stage.tap(250, 36)
        #expect(stage.took() == [])
    }

    // Covers: UISegmentedControl.setWidth, UISegmentedControl.apportionsSegmentWidthsByContent, UISegmentedControl.setContentOffset
    @Test("widths: set ones stay, the others share the room equally or by content (documented)")
    func widths() {
        let control = UISegmentedControl(items: ["A", "A much longer title"])
        let natural = control.intrinsicContentSize.width
        control.setWidth(50, forSegmentAt: 0)
        #expect(control.widthForSegment(at: 0) == 50)
        #expect(control.intrinsicContentSize.width < natural)
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < natural)
        control.frame.size = CGSize(width: 280, height: 32)
        control.layoutIfNeeded()
        // A tap right of the short first segment means the second one.
        let stage = ControlFixture(control)
        stage.tap(110, 36)
        #expect(control.selectedSegmentIndex == 1)
        control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 1)
        #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: 4))
    }

    @Test("a segment's action gives its title and runs when the segment is chosen (documented)")
    func actions() {
        var ran: [String] = []
        let actions = ["one", "two"].map { name in
            UIAction(title: name, identifier: .init(name)) { action in
                ran.append(name)
                #expect(action.sender is UISegmentedControl)
            }
        }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
        let stage = ControlFixture(control)
        stage.tap(180, 36)
        #expect(ran == ["two"])
        #expect(control.titleForSegment(at: 1) == "two")
        #expect(control.segmentIndex(identifiedBy: .init("two")) == 1)
        #expect(control.actionForSegment(at: 0) === actions[0])
        #expect(control.segmentIndex(identifiedBy: .init("none")) == -1)
    }

    // Covers: UISegmentedControl.selectedSegmentIndex, UISegmentedControl.titleForSegment
    @Test("an index beyond the segments is UIK0363, another kind of item UIK0364")
    func misuse() {
        let control = three()
        let reports = Reports.during {
            control.selectedSegmentIndex = 3
            control.setTitle("x", forSegmentAt: -2)
            #expect(control.titleForSegment(at: 7) == nil)
            _ = UISegmentedControl(items: [3])
        }
        #expect(reports.map(\.entry.code) == ["UIK0363", "UIK0363", "UIK0363", "UIK0364"])
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(control).toOpaque()), radix: 16)
        #expect(
            Reports.stable(reports[0]) == """
                UIK0363 misuse: A segmented control has no segment of this index.
                  object   UISegmentedControl \(address) — (detached)
                  at       UISegmentedControlTests.swift:…
                  cause    The index is 3, and there are 3 segments.
                  fix      Compare the index with numberOfSegments first.
                """)
        // The control of the last report is gone: its address stands in its text alone.
        let text = Reports.stable(reports[3])
        let gone = text.split(separator: " ").first { $0.hasPrefix("0x") } ?? ""
        #expect(
            text == """
                UIK0364 misuse: A segment's item is neither a string nor an image.
                  object   UISegmentedControl \(gone) — (detached)
                  at       UISegmentedControlTests.swift:…
                  cause    init(items:) got a Int.
                  fix      Pass String, UIImage or UIAction values.
                """)
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("an archive keeps titles and selection")
    func archive() throws {
        let control = three()
        control.selectedSegmentIndex = 1
        let copy = try archived(control)
        #expect(copy.numberOfSegments == 3)
        #expect(copy.titleForSegment(at: 0) == "Segment A")
        #expect(copy.selectedSegmentIndex == 1)
    }
}
