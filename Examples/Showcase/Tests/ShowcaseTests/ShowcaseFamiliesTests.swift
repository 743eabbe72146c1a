// A screen of each family on a dark pad and from right to left: its picture, and that it works there.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase families", .harness) struct ShowcaseFamiliesTests {
    /// One look of a screen besides the phone's from left to right.
    enum Look: String, CaseIterable {
        case padDark = "pad-dark", rtl

        var isMirrored: Bool { self == .rtl }
        var surroundings: Surroundings {
            Surroundings(
                device: isMirrored ? .phone : .pad,
                appearance: self == .padDark ? .dark : .light,
                direction: isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    nonisolated static let families = [
        "controls", "pickers", "menus", "presentation", "gestures", "recognizers", "traits", "dynamic-type",
        "accessibility", "scrolling", "symbols",
    ]

    @Test(
        "a screen of each family looks as recorded and works, on a pad and from right to left", arguments: families, Look.allCases)
    func family(name: String, look: Look) async throws {
        let harness = try await Harness.showing(name, look.surroundings)
        assertSnapshot(of: harness, named: "\(name)-\(look.rawValue)")
        let use = Use(harness: harness, isMirrored: look.isMirrored)
        switch name {
        case "controls": try await use.controls()
        case "pickers": try await use.pickers()
        case "menus": try await use.menus()
        case "presentation": try await use.presentation()
        case "gestures": try await use.gestures()
        case "recognizers": try await use.recognizers()
        case "traits": try await use.traits()
        case "dynamic-type": try await use.dynamicType()
        case "accessibility": try await use.accessibility()
        case "scrolling": try await use.scrolling()
        default: try await use.symbols()
        }
    }
}

/// What a person does on each screen.
@MainActor private struct Use {
    let harness: Harness
    let isMirrored: Bool

    private func text(_ identifier: String) throws -> String? { try harness.find(UILabel.self, .identifier(identifier)).text }

    /// A point of a view as a part of its size, from the leading edge.
    private func point(_ view: UIView, _ x: CGFloat, _ y: CGFloat = 0.5) -> CGPoint {
        let along = isMirrored ? 1 - x : x
        return view.convert(CGPoint(x: view.bounds.width * along, y: view.bounds.height * y), to: nil)
    }

    func controls() async throws {
        try await harness.tap(.identifier("wifi"))
        #expect(try text("controls-report") == "wifi is off")
        let slider = try harness.find(UISlider.self, .identifier("slider"))
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        try await harness.drag(from: start, to: CGPoint(x: start.x + (isMirrored ? -600 : 600), y: start.y))
        #expect(try slider.value == 1 && text("controls-report") == "Slider at 100 %")
        let stepper = try harness.find(UIStepper.self, .identifier("stepper"))
        let before = stepper.value
        try await harness.tap(at: point(stepper, 0.75))
        #expect(stepper.value == before + 1)
        let segments = try harness.find(UISegmentedControl.self, .identifier("segments"))
        try await harness.tap(at: point(segments, 0.1))
        #expect(segments.selectedSegmentIndex == 0)
    }

    func pickers() async throws {
        let picker = try harness.find(UIPickerView.self, .identifier("flavours"))
        let middle = point(picker, 0.75)
        let component = isMirrored ? 1 : 1
        let before = picker.selectedRow(inComponent: component)
        try await harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 74))
        try await harness.settle()
        #expect(picker.selectedRow(inComponent: component) > before)
        #expect(try text("pickers-report")?.hasPrefix("Two scoops of ") == true)
    }

    func menus() async throws {
        try await harness.tap(.identifier("actions"))
        try await harness.tap(.label("Sort by"))
        try await harness.tap(.label("Date"))
        #expect(try text("chosen") == "Date")
        try await harness.press(.identifier("card"), for: 1)
        try await harness.tap(.label("Copy"))
        #expect(try text("chosen") == "Copy" && UIPasteboard.general.string == "Vitrine")
    }

    func presentation() async throws {
        try await harness.tap(.identifier("Alert"))
        try await harness.settle()
        try await harness.tap(.label("Empty"))
        try await harness.settle()
        #expect(try text("answer") == "Empty")
        for way in ["Half a sheet", "Popover"] {
            try await harness.tap(.identifier(way))
            try await harness.settle()
            try await harness.tap(.button("Done"))
            try await harness.settle()
            #expect(!harness.isShown(.button("Done")))
        }
    }

    func gestures() async throws {
        let blue = try harness.find(.identifier("blue"))
        let before = blue.center
        try await harness.drag(.identifier("blue"), by: CGVector(dx: 30, dy: -40))
        #expect(blue.center == CGPoint(x: before.x + 30, y: before.y - 40))
        try await harness.pinch(.identifier("blue"), scale: 1.25)
        #expect(abs(blue.transform.a - 1.25) < 0.01)
        #expect(try text("report")?.hasSuffix("blue") == true)
    }

    func recognizers() async throws {
        try await harness.drag(.identifier("swipes"), by: CGVector(dx: -80, dy: 0), duration: 0.1)
        #expect(try text("swipes-text") == "Swiped left")
        try await harness.tap(.identifier("taps"), count: 2)
        try await harness.advance(by: 0.5)
        #expect(try text("taps-text") == "Double tap")
    }

    func traits() async throws {
        let board = try harness.find(.identifier("board"))
        let style = board.traitCollection.userInterfaceStyle
        try await harness.tap(.identifier("override-0"))
        #expect(board.traitCollection.userInterfaceStyle == .dark)
        try await harness.tap(.identifier("override-2"))
        #expect(board.subviews.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft })
        try await harness.tap(.identifier("override-0"))
        #expect(board.traitCollection.userInterfaceStyle == style)
    }

    func dynamicType() async throws {
        let body = try harness.find(.text("Body"))
        let before = body.bounds.height
        let slider = try harness.find(UISlider.self, .identifier("text-size"))
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        try await harness.drag(from: start, to: CGPoint(x: start.x + (isMirrored ? -700 : 700), y: start.y))
        try await harness.idle()
        #expect(body.bounds.height > before * 2.5)
        #expect(try text("text-size-name") == "AccessibilityXXXL: body is 53 points")
    }

    func accessibility() async throws {
        try await harness.activate(harness.element("Buy for 12 €"))
        #expect(harness.announcements == ["Bought"])
        try harness.adjust(harness.element("Tip"), by: 1)
        #expect(try harness.element("Tip").value == "20%")
        try harness.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription, .trait, .elementDetection])
    }

    func scrolling() async throws {
        let column = try harness.find(UIScrollView.self, .identifier("column"))
        let pager = try harness.find(UIScrollView.self, .identifier("pager"))
        let top = column.contentOffset.y
        try await harness.drag(.identifier("pager"), by: CGVector(dx: -120, dy: 0), duration: 0.1)
        try await harness.settle()
        #expect(pager.contentOffset.x == pager.bounds.width && column.contentOffset.y == top)
        try await harness.drag(.identifier("column"), by: CGVector(dx: 0, dy: -200), duration: 0.1)
        try await harness.settle()
        #expect(column.contentOffset.y > top + 100 || column.contentSize.height < column.bounds.height)
    }

    func symbols() async throws {
        #expect(try text("symbols-report") == "regular")
        try await harness.tap(.identifier("symbols-fill"))
        #expect(try text("symbols-report") == "regular, filled")
    }
}
