// Pickers: rows, selection, wheels under fingers, looks.
// Apple: "UIPickerView", "UIPickerViewDataSource", "UIPickerViewDelegate"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIPickerView", .harness) struct UIPickerViewTests {
    private func picker(_ rows: PickerRows) -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        return picker
    }

    // Covers: UIPickerView.init(), UIPickerView.init(frame:), UIPickerView.numberOfComponents, UIPickerView.numberOfRows, UIPickerView.selectedRow, UIPickerView.showsSelectionIndicator
    @Test("a picker is 320 × 216 and empty; with a source its first rows are selected (documented, observed)")
    func defaults() {
        let empty = UIPickerView()
        #expect(empty.bounds.size == CGSize(width: 320, height: 216))
        #expect(empty.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(empty.numberOfComponents == 0)
        #expect(UIPickerView(frame: CGRect(x: 1, y: 2, width: 200, height: 160)).frame.width == 200)
        let rows = PickerRows([3, 0])
        let picker = picker(rows)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        picker.showsSelectionIndicator = false
        #expect(picker.showsSelectionIndicator == false)
    }

    // Covers: UIPickerView.selectRow, UIPickerView.selectedRow, UIPickerView.dataSource, UIPickerView.delegate
    @Test("selecting by code turns the wheel and tells nobody, animated or not (documented)")
    func selectRow() {
        let rows = PickerRows([20])
        let picker = picker(rows)
        #expect(picker.dataSource === rows)
        #expect(picker.delegate === rows)
        let stage = PickerFixture(picker)
        picker.selectRow(7, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 7)
        picker.selectRow(12, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 12)
        let before = stage.picture
        stage.settle()
        #expect(before.difference(from: stage.picture) > 50, "the wheel moved after the call")
        #expect(picker.selectedRow(inComponent: 0) == 12)
        #expect(rows.took() == [])
    }

    // Covers: UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:), UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:), UIPickerViewDataSource.numberOfComponents(in:)
    @Test("a drag turns a wheel by the rows that it passes; the delegate hears once, when the wheel rests on a row")
    func drag() {
        let rows = PickerRows([20, 20])
        let picker = picker(rows)
        #expect(rows.numberOfComponents(in: picker) == 2)
        #expect(rows.pickerView(picker, numberOfRowsInComponent: 1) == 20)
        let stage = PickerFixture(picker)
        // The first 10 points of a drag are its slop.
        stage.drag(CGPoint(x: 100, y: 220), by: CGVector(dx: 0, dy: -(10 + 3 * 32 + 5)))
        #expect(rows.took() == ["0:3"])
        #expect(picker.selectedRow(inComponent: 0) == 3)
        stage.drag(CGPoint(x: 300, y: 180), by: CGVector(dx: 0, dy: 90))
        #expect(rows.took() == [], "nothing before the first row")
        #expect(picker.selectedRow(inComponent: 1) == 0, "nothing before the first row")
        stage.drag(CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 12))
        #expect(rows.took() == [], "the same row as before is no selection")
    }

    // Covers: UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)
    @Test("a flick spins the wheel on and it comes to rest exactly on a row, the last one at the end")
    func flick() throws {
        let rows = PickerRows([200])
        let picker = picker(rows)
        let stage = PickerFixture(picker)
        stage.drag(CGPoint(x: 190, y: 250), by: CGVector(dx: 0, dy: -100), seconds: 0.12, rest: false)
        stage.settle()
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 6)
        #expect(rows.took() == ["0:\(row)"])
        // The picker(_:didSelectRow:) of a wheel between rows never comes.
        let scroller = try #require(picker.firstDescendant(UIScrollView.self))
        #expect((scroller.contentOffset.y + scroller.contentInset.top).truncatingRemainder(dividingBy: 32) == 0)
        for _ in 0..<7 {
            stage.drag(CGPoint(x: 190, y: 280), by: CGVector(dx: 0, dy: -150), seconds: 0.06, rest: false)
            stage.settle()
        }
        #expect(picker.selectedRow(inComponent: 0) == 199)
        #expect(rows.took().last == "0:199")
        #expect(rows.pickerView(picker, titleForRow: 3, forComponent: 0) == "Row 3")
    }

    @Test("a tap on a row beside the middle turns the wheel to it; one on the band selects nothing (observed)")
    func tap() {
        let rows = PickerRows([20])
        let picker = picker(rows)
        let stage = PickerFixture(picker)
        stage.tap(190, 100 + 108 + 28)
        #expect(rows.took() == ["0:1"])
        stage.tap(190, 100 + 108 + 54)
        #expect(rows.took() == ["0:3"])
        stage.tap(190, 100 + 108)
        #expect(rows.took() == [])
        stage.tap(190, 100 + 108 - 28)
        #expect(rows.took() == ["0:2"])
    }

    // Covers: UIPickerView.reloadAllComponents, UIPickerView.reloadComponent, UIPickerView.numberOfRows
    @Test("reloading asks for the rows anew and keeps the selection where there are enough (observed)")
    func reload() {
        let rows = PickerRows([20, 20])
        let picker = picker(rows)
        let stage = PickerFixture(picker)
        for component in 0...1 { picker.selectRow(9, inComponent: component, animated: false) }
        rows.counts = [5, 15]
        #expect(picker.numberOfRows(inComponent: 0) == 20, "not before it is asked to")
        picker.reloadComponent(0)
        #expect(picker.numberOfRows(inComponent: 0) == 5)
        #expect(picker.numberOfRows(inComponent: 1) == 20)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        #expect(picker.selectedRow(inComponent: 1) == 9)
        rows.counts = [5, 15, 2]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 3)
        #expect(picker.numberOfRows(inComponent: 1) == 15)
        #expect(picker.selectedRow(inComponent: 1) == 9)
        #expect(rows.took() == [])
        rows.counts = []
        picker.reloadAllComponents()
        stage.settle()
        #expect(picker.numberOfComponents == 0)
    }

    // Covers: UIPickerViewDelegate.pickerView(_:widthForComponent:), UIPickerViewDelegate.pickerView(_:rowHeightForComponent:), UIPickerView.rowSize, UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:)
    @Test("the delegate says how wide and high rows are; wheels stand side by side in the middle")
    func sizes() {
        final class Sized: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                component == 0 ? 60 : 90
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? {
                NSAttributedString(string: "■", attributes: [.foregroundColor: UIColor.red])
            }
        }
        let rows = Sized()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        let stage = PickerFixture(picker)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 44))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 90, height: 44))
        // 155 wide in all, in the middle of 320: the first wheel's middle is at 112.5.
        let picture = stage.picture
        let ink = (0..<40).contains { x in (0..<20).contains { y in picture.has(0xFFFF_0000, 128 + x, 198 + y) } }
        #expect(ink, "the attributed title is red")
        #expect(rows.pickerView(picker, attributedTitleForRow: 0, forComponent: 0)?.string == "■")
    }

    // Covers: UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:), UIPickerView.view
    @Test("rows may be views; those that left the wheel are offered again (documented)")
    func views() throws {
        final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            var reused = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view == nil { made += 1 } else { reused += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "\(row)"
                return label
            }
        }
        let rows = Views()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        let stage = PickerFixture(picker)
        let middle = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
        #expect(middle.text == "0")
        #expect(middle.bounds.size == picker.rowSize(forComponent: 0))
        #expect(picker.view(forRow: 50, forComponent: 0) == nil)
        let before = rows.made
        for _ in 0..<4 { stage.drag(CGPoint(x: 190, y: 280), by: CGVector(dx: 0, dy: -150), seconds: 0.2) }
        #expect(rows.reused > 0)
        #expect(rows.made <= before + 7)
        let other = PickerRows([3])
        picker.delegate = other
        #expect(picker.view(forRow: 0, forComponent: 0) == nil, "titles are no views")
        #expect(rows.pickerView(picker, viewForRow: 1, forComponent: 0, reusing: nil) is UILabel)
    }

    @Test("from right to left the first component stands at the right, and the band is there in light and dark")
    func looks() {
        for dark in [false, true] {
            for rightToLeft in [false, true] {
                let rows = PickerRows([9, 5])
                let picker = picker(rows)
                picker.selectRow(4, inComponent: 0, animated: false)
                let stage = PickerFixture(picker, scale: 3, dark: dark, rightToLeft: rightToLeft)
                let picture = stage.picture
                picture.show("picker-\(dark ? "dark" : "light")\(rightToLeft ? "-rtl" : "")")
                let background: UInt32 = dark ? 0xFF00_0000 : 0xFFFF_FFFF
                #expect(picture.has(background, 3 * 38, 3 * 208))
                #expect(!picture.has(background, 3 * 50, 3 * 208))
                #expect(picture.has(background, 3 * 50, 3 * 188), "the band is 32 high")
                // Only the component with rows before its selection shows any above the band.
                let left = (3 * 60..<3 * 190).contains { !picture.has(background, $0, 3 * 180, within: 20) }
                let right = (3 * 200..<3 * 330).contains { !picture.has(background, $0, 3 * 180, within: 20) }
                #expect(left == !rightToLeft)
                #expect(right == rightToLeft)
            }
        }
    }

    @Test("a component or row that is not there is UIK0366")
    func diagnostics() {
        let picker = picker(PickerRows([3]))
        let rows = PickerRows([3])
        picker.dataSource = rows
        let reports = Reports.during {
            picker.selectRow(3, inComponent: 0, animated: false)
            #expect(picker.selectedRow(inComponent: 1) == -1)
        }
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(picker).toOpaque()), radix: 16)
        #expect(reports.count == 2)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(
            Reports.stable(reports[0]) == """
                UIK0366 misuse: A picker view has no such component or row.
                  object   UIPickerView \(address) — (detached)
                  at       UIPickerViewTests.swift:…
                  cause    The row is 3, and component 0 has 3 rows.
                  fix      Reload the picker after its data changed, and compare the index first.
                """)
    }

    // Covers: UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:)
    @Test("a wheel says its row's title to a screen reader")
    func accessibility() throws {
        let rows = PickerRows([9])
        let picker = picker(rows)
        let stage = PickerFixture(picker)
        picker.selectRow(4, inComponent: 0, animated: false)
        stage.settle()
        let wheel = try #require(picker.subviews.first { $0.isAccessibilityElement })
        #expect(wheel.accessibilityValue == "Row 4", "what pickerView(_:titleForRow:forComponent:) gave")
        #expect(wheel.accessibilityTraits == .adjustable)
    }
}

extension UIView {
    /// The first view of a class below this one, depth first.
    func firstDescendant<View: UIView>(_ type: View.Type) -> View? {
        for view in subviews {
            if let found = view as? View ?? view.firstDescendant(type) { return found }
        }
        return nil
    }
    /// Every view of a class below this one, depth first.
    func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + $0.descendants(type) }
    }
}
