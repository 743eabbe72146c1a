// The screen of stacks and bars, driven by touches.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase navigation screen", .harness) struct NavigationScreenTests {
    private func open(_ row: String, _ surroundings: Surroundings = Surroundings(device: .phone)) async throws -> Harness {
        let harness = try await Harness.showing("navigation", surroundings)
        try await harness.tap(.identifier(row))
        try await harness.settle()
        return harness
    }

    private func bar(_ harness: Harness) throws -> UINavigationBar { try harness.find(UINavigationBar.self) }

    private func back(_ harness: Harness) async throws {
        try await harness.tap(.wayBack)
        try await harness.settle()
    }

    @Test("the card on the first screen opens the list, and Close leads back from a screen without the Showcase's bar")
    func way() async throws {
        for device in [Device.iPhoneSE3, .iPadMini6] {
            let harness = try await Harness.showing("home", Surroundings(device: device))
            try await harness.tap(.identifier("controllers"))
            try await harness.tap(.identifier("navigation").inside(.type(UIScrollView.self)))
            try await harness.settle()
            #expect(try bar(harness).topItem?.title == "Navigation")
            #expect(!harness.isShown(.identifier("sidebar")))
            #expect(try bar(harness).superview?.bounds.width == harness.window.bounds.width)
            try await harness.tap(.identifier("leave"))
            try await harness.settle()
            #expect(harness.isShown(.identifier("split")))
            harness.close()
        }
    }

    @Test("the large title shrinks with the list, comes back at its top, and goes where it is never large")
    func largeTitle() async throws {
        let harness = try await open("large-titles")
        let bar = try bar(harness)
        let list = try harness.find(UIScrollView.self, .identifier("list"))
        #expect(bar.bounds.height == 96)
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: -26), duration: 0.5, rest: 0.3)
        assertSnapshot(of: harness, named: "half")
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: -300), duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(bar.bounds.height == 44 && list.contentOffset.y > 100)
        assertSnapshot(of: harness, named: "small")
        #expect(try await harness.tapStatusBar())
        try await harness.settle()
        #expect(bar.bounds.height == 96)
        let modes = try harness.find(.identifier("title-mode"))
        try await harness.tap(at: modes.convert(CGPoint(x: modes.bounds.width * 5 / 6, y: 16), to: nil))
        try await harness.settle()
        #expect(bar.bounds.height == 44)
    }

    @Test("a row pushes its painting, whose way back has the page's own words; a drag from the edge goes back or not")
    func swipe() async throws {
        let harness = try await open("large-titles")
        try await harness.tap(.identifier("painting-1"))
        try await harness.advance(by: 0.15)
        assertSnapshot(of: harness, named: "pushing")
        try await harness.settle()
        #expect(try bar(harness).topItem?.title == "Clear morning")
        #expect(try harness.find(.wayBack).accessibilityLabel == "All")
        assertSnapshot(of: harness, named: "painting")
        // A short, slow drag stays.
        try await harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), duration: 1.5)
        try await harness.settle()
        #expect(harness.isShown(.identifier("painting")))
        try await harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.3)
        try await harness.settle()
        #expect(!harness.isShown(.identifier("painting")) && harness.isShown(.identifier("title-mode")))
    }

    @Test("from right to left the way back is a drag from the right edge")
    func mirroredSwipe() async throws {
        let harness = try await open("toolbar", Surroundings(device: .phone, direction: .rightToLeft))
        try await harness.drag(from: CGPoint(x: 373, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        try await harness.settle()
        #expect(harness.isShown(.identifier("large-titles")))
    }

    @Test(
        "each look is the bar's at the edge and over content; other pages keep UIKit's",
        arguments: ["opaque", "clear", "indigo", "picture", "glass"])
    func looks(name: String) async throws {
        let harness = try await open("looks")
        try await harness.tap(.identifier(name))
        try await harness.settle()
        #expect(try harness.find(.identifier(name)).accessibilityTraits.contains(.selected))
        assertSnapshot(of: harness, named: "\(name)-edge")
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: -400), duration: 0.5, rest: 0.3)
        try await harness.settle()
        assertSnapshot(of: harness, named: "\(name)-scrolled")
        try await back(harness)
        #expect(try bar(harness).topItem?.scrollEdgeAppearance == nil)
        // In UIColor's words the tint is the window's again.
        #expect(try bar(harness).tintColor == harness.window.tintColor)
    }

    @Test("buttons of the system, a menu, a view and Edit, and what stands before the title")
    func buttons() async throws {
        let harness = try await open("bar-buttons")
        func tapped() throws -> String? { try harness.find(.identifier("tapped")).accessibilityValue }
        let sets = try harness.find(.identifier("button-set"))
        func choose(_ index: CGFloat) async throws {
            try await harness.tap(at: sets.convert(CGPoint(x: sets.bounds.width * (index + 0.5) / 4, y: 16), to: nil))
            try await harness.settle(limit: 2)
        }
        try await harness.tap(.identifier("item-Search"))
        #expect(try tapped() == "Search")
        try await choose(1)
        try await harness.tap(.identifier("item-Sort"))
        try await harness.tap(.label("Room"))
        try await harness.settle()
        #expect(try tapped() == "Room")
        try await choose(3)
        try await harness.tap(.identifier("item-Edit"))
        #expect(try tapped() == "Editing" && harness.isShown(.button("Done")))
        try await harness.tap(.identifier("item-Edit"))
        #expect(try tapped() == "Done")
        try await harness.tap(.identifier("leading"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("item-Star")) && !harness.isShown(.wayBack))
        try await harness.tap(.identifier("supplements"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("item-Star")) && harness.isShown(.wayBack))
        assertSnapshot(of: harness, named: "both")
        try await harness.tap(.identifier("hides-back"))
        try await harness.settle()
        #expect(!harness.isShown(.wayBack))
    }

    @Test("a view of one's own stands in the bar and keeps moving")
    func customView() async throws {
        let harness = try await open("bar-buttons")
        let sets = try harness.find(.identifier("button-set"))
        try await harness.tap(at: sets.convert(CGPoint(x: sets.bounds.width * 0.625, y: 16), to: nil))
        try await harness.advance(by: 0.6)
        let wheel = try harness.find(UIActivityIndicatorView.self, .identifier("wheel"))
        #expect(try wheel.isAnimating && wheel.isDescendant(of: bar(harness)))
        try await back(harness)
    }

    @Test("the toolbar comes with its page, leafs through the paintings and goes")
    func toolbar() async throws {
        let harness = try await open("toolbar")
        let title = try harness.find(UILabel.self, .identifier("toolbar-title"))
        #expect(title.text == "Dusk")
        #expect(try !harness.find(UIControl.self, .identifier("step-back")).isEnabled)
        try await harness.tap(.identifier("step-forward"))
        try await harness.settle()
        #expect(title.text == "Clear morning")
        assertSnapshot(of: harness, named: "toolbar")
        try await back(harness)
        #expect(!harness.isShown(.type(UIToolbar.self)))
    }

    @Test("the prompt makes the bar higher, the title view chooses")
    func prompt() async throws {
        let harness = try await open("prompt")
        assertSnapshot(of: harness, named: "prompt")
        let high = try bar(harness).bounds.height
        try await harness.tap(.identifier("has-prompt"))
        try await harness.settle()
        #expect(try bar(harness).bounds.height < high)
        let rooms = try harness.find(.identifier("room-choice"))
        try await harness.tap(at: rooms.convert(CGPoint(x: rooms.bounds.width / 2, y: 16), to: nil))
        try await harness.settle()
        #expect(harness.isShown(.text("Clear morning")) && !harness.isShown(.text("Dusk")))
    }

    @Test("bars go at a switch, a tap and a swipe, and are back on the page before")
    func hiding() async throws {
        let harness = try await open("hiding")
        func isOut() throws -> Bool { try bar(harness).frame.maxY <= 0 || bar(harness).isHidden }
        try await harness.tap(.identifier("is-hidden"))
        try await harness.settle()
        #expect(try isOut())
        assertSnapshot(of: harness, named: "hidden")
        try await harness.tap(.identifier("is-hidden"))
        try await harness.tap(.identifier("on-swipe"))
        try await harness.settle()
        #expect(try !isOut())
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: -250), duration: 0.15)
        try await harness.settle()
        #expect(try isOut())
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: 100), duration: 0.15)
        try await harness.settle()
        #expect(try !isOut())
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: -100), duration: 0.15)
        try await harness.settle()
        try await harness.drag(.identifier("list"), by: CGVector(dx: 0, dy: 100), duration: 0.15)
        try await harness.settle()
        try await back(harness)
        #expect(try harness.isShown(.identifier("large-titles")) && !isOut())
    }

    @Test("pages grow where the delegate says so")
    func growing() async throws {
        let harness = try await Harness.showing("navigation", Surroundings(device: .phone, appearance: .dark))
        try await harness.tap(.identifier("grows-pages"))
        try await harness.settle()
        try await harness.tap(.identifier("prompt"))
        try await harness.advance(by: 0.15)
        assertSnapshot(of: harness, named: "growing")
        try await harness.settle()
        #expect(harness.isShown(.identifier("has-prompt")))
        try await back(harness)
        #expect(harness.isShown(.identifier("grows-pages")))
    }

    @Test("the menu of the bar")
    func menu() async throws {
        let harness = try await Harness.showing("navigation")
        try await harness.tap(.identifier("more"))
        try await harness.settle()
        assertSnapshot(of: harness, named: "menu")
        try await harness.tap(.label("Favourite"))
        try await harness.settle()
        #expect(try harness.find(.identifier("chosen")).accessibilityValue == "Favourite")
    }
}
