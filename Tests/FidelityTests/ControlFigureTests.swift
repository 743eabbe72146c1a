// Figures of controls, pickers and alerts that were measured on recorded screens.
// No Apple page: this is ours.
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("Figures: controls, pickers, alerts", .harness) struct ControlFigureTests {
    private func show(_ harness: Harness, _ view: UIView, _ frame: CGRect) async throws {
        let page = UIViewController()
        page.view.backgroundColor = .white
        view.frame = frame
        page.view.addSubview(view)
        try await harness.show(page)
    }

    @Test("a switch's edge is covered once, and its thumb's shadow is that of iOS 16 [observed]") func knob() async throws {
        let harness = try await Harness(device: .iPhone15)
        let knob = UISwitch()
        knob.isOn = true
        knob.onTintColor = .systemBlue
        try await show(harness, knob, CGRect(x: 20, y: 100, width: 51, height: 31))
        let picture = try harness.picture()
        // Row 40 of the track: its first pixel is covered by 155 of 255, so that red, which is 0 in the tint, is 100.
        let edge = Int(try #require(picture[60, 340]) >> 16 & 255)
        #expect(abs(edge - 100) <= 8, "\(edge)")
        // Below the thumb's middle, at its right and above it: 24, 13 and 4 of 255 darker.
        let middle = Int((20 + 35.5) * 3)
        #expect(abs(Int(try #require(picture[middle, 387]) & 255) - 231) <= 2)
        #expect(abs(Int(try #require(picture[60 + 64, 346]) & 255) - 242) <= 2)
        #expect(abs(Int(try #require(picture[middle, 304]) & 255) - 252) <= 2)
    }

    @Test("a picker's band is 34 high and of the faintest fill, its rows lie at ±31.5, ±58.5 and ±77 [observed]")
    func wheel() async throws {
        let harness = try await Harness(device: .iPhone15)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .time
        try await show(harness, picker, CGRect(x: 0, y: 300, width: 393, height: 216))
        #expect(try harness.picture()[60, 408 * 3] == 0xFFF4_F4F5)
        let top = try #require(try harness.edge(fromX: 60, y: 1140, down: true))
        let bottom = try #require(try harness.edge(fromX: 60, y: 1224, down: true))
        #expect(bottom - top == 102)
        #expect(top == 1224 - 51)
        let drum = PickerCylinder(height: 216, rowHeight: 32)
        let places: [(CGFloat, CGFloat)] = [(32, 31.5), (64, 58.5), (96, 77)]
        for (distance, place) in places {
            let (below, above) = (drum.offset(distance), drum.offset(-distance))
            #expect(below.isNear(place, 0.67), "\(below)")
            #expect(above == -below, "\(below)")
        }
    }

    @Test(
        "unselected segments are of medium weight, dividers 18 high, and the thumb's shadow ends at the control's edge [observed]")
    func segments() async throws {
        let harness = try await Harness(device: .iPhone15)
        let control = UISegmentedControl(items: ["First", "Second", "Third"])
        control.selectedSegmentIndex = 0
        try await show(harness, control, CGRect(x: 8, y: 100, width: 377, height: 32))
        let words = try #require(harness.label("Second"))
        let font = try #require(words.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        #expect(font == .systemFont(ofSize: 13, weight: .medium))
        let selected = try #require(harness.label("First"))
        #expect(
            selected.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == .systemFont(ofSize: 13, weight: .semibold))
        // Beneath the control the page is as white as elsewhere.
        let picture = try harness.picture()
        #expect((396..<420).allSatisfy { picture[200, $0] == 0xFFFF_FFFF })
        #expect(try harness.grey(200, 394) < 225)
        let line = try #require(try harness.edge(fromX: 778, y: 302, down: true))
        #expect(line == 321, "the divider begins at row \(line)")
    }

    @Test("a compact date's field has corners of 8; a time's is 88.67 by 35.67 [observed]") func compactDate() async throws {
        let harness = try await Harness(device: .iPhone15)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .dateAndTime
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_715_353_320)
        try await show(harness, picker, CGRect(origin: CGPoint(x: 20, y: 100), size: picker.sizeThatFits(.zero)))
        let fields = harness.views { String(describing: type(of: $0)) == "DateField" }
        #expect(fields.count == 2)
        for field in fields { #expect(field.layer.cornerRadius == 8) }
        #expect(try #require(fields.first).bounds.height.isNear(34.3333))
        let time = try #require(fields.last).bounds.size
        #expect(time.height.isNear(35.6667), "\(time)")
        #expect(time.width.isNear(88.6667, 1), "\(time)")
    }

    @Test("an alert's field has a hairline of 180, is 240 wide with corners of 7 and stands 12 above a line of 178 [observed]")
    func alert() async throws {
        let harness = try await Harness(device: .iPhone15)
        let page = UIViewController()
        page.view.backgroundColor = .white
        try await harness.show(page)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        page.present(alert, animated: false)
        try await harness.settle()
        let box = try #require(harness.view(named: "AlertFieldBox")).place
        let card = try #require(harness.view(named: "AlertView")).place
        #expect(box.width.isNear(240))
        #expect((box.minX - card.minX).isNear(15))
        #expect(box.height.isNear(30.6667))
        #expect([7, 8].contains(try #require(harness.view(named: "AlertFieldBox")).layer.cornerRadius))
        let picture = try harness.picture()
        let (x, bottom) = (Int(box.midX * 3) + 60, Int((box.maxY * 3).rounded()))
        #expect(try abs(harness.grey(x, bottom - 1) - 180) <= 2)
        #expect(try abs(harness.grey(x, Int((box.minY * 3).rounded())) - 180) <= 2)
        #expect(abs(Int(try #require(picture[x, bottom - 2]) & 255) - 255) <= 1)
        let line = try #require(try harness.edge(fromX: x, y: bottom + 3, down: true))
        #expect(abs(line - bottom - 36) <= 1, "\(line - bottom) pixels below the field")
        #expect(try abs(harness.grey(x, line) - 178) <= 2)
        #expect(try abs(harness.grey(x, bottom + 10) - 240) <= 1)
    }

    @Test("an action sheet's ground is 240 over a dimmed white page [observed]") func actionSheet() async throws {
        let harness = try await Harness(device: .iPhone15)
        let page = UIViewController()
        page.view.backgroundColor = .white
        try await harness.show(page)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        page.present(sheet, animated: false)
        try await harness.settle()
        let card = try #require(harness.view(named: "AlertView")).place
        #expect(try abs(harness.grey(Int(card.minX * 3) + 60, Int(card.minY * 3) + 60) - 240) <= 1)
    }

    @Test("a progress bar's fill is darker by 0.02 at its top than at its bottom [observed]") func progress() async throws {
        let harness = try await Harness(device: .iPhone15)
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.75
        try await show(harness, bar, CGRect(x: 0, y: 100, width: 393, height: 4))
        #expect(try abs(harness.grey(400, 300) - 250) <= 1 && abs(harness.grey(400, 311) - 255) <= 1)
    }

    @Test("the leading of the largest texts is negative: body AX5 has 53 points and lines of 62 [documented]")
    func leading() throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        #expect(font.pointSize == 53)
        #expect(abs(font.lineHeight + font.leading - 62) < 0.01)
        #expect(font.leading < 0)
    }

    @Test("a title takes whole points, in width and height, of one line and of several [observed]") func wholeTitles() async throws
    {
        let harness = try await Harness(device: .iPhone15)
        let button = UIButton(type: .system)
        button.setTitle("Layout", for: .normal)
        try await show(harness, button, CGRect(x: 20, y: 100, width: 100, height: 44))
        // Recorded on iOS 17.0 by Tinder/Layout: 47 by 30, its title at (0, 6) with 47 by 18.
        #expect(button.intrinsicContentSize == CGSize(width: 47, height: 30))
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 47, height: 18))
        // Recorded on iOS 16 or 17 by EdwardPhaniOS/EssentialFeed: three lines with 8 above and below are 78 high.
        let lines = UIButton()
        lines.titleLabel?.numberOfLines = 0
        lines.titleLabel?.font = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .medium))
        lines.setTitle("This is a\nmulti-line\nerror message", for: .normal)
        lines.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        try await show(harness, lines, CGRect(x: 20, y: 200, width: 300, height: 100))
        #expect(lines.intrinsicContentSize.height == 78)
        #expect(lines.intrinsicContentSize.width.truncatingRemainder(dividingBy: 1) == 0)
    }
}
