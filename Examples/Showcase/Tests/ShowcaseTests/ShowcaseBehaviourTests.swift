// The Showcase driven by touches, as a person would.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase by touch", .harness) struct ShowcaseBehaviourTests {
    private func shown(_ name: String, on device: Device = .iPhone14) async throws -> Harness {
        try await Harness.showing(name, Surroundings(device: device))
    }

    @Test("a card opens its screen and the bar leads back")
    func cards() async throws {
        let harness = try await shown("home")
        try await harness.tap(.identifier("explore"))
        try await harness.tap(.identifier("gestures"))
        #expect(harness.isShown(.identifier("report")))
        try await harness.tap(.identifier("back"))
        #expect(!harness.isShown(.identifier("report")))
        try await harness.tap(.identifier("back"))
        #expect(harness.isShown(.identifier("photo-0")))
    }

    @Test("a drag moves the photo wall and stops at its end")
    func wall() async throws {
        let harness = try await shown("home")
        let photo = try harness.find(.identifier("photo-0"))
        let before = photo.frame.minY
        try await harness.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
        #expect(photo.frame.minY == before - 100)
        for _ in 0..<12 {
            try await harness.drag(from: CGPoint(x: 200, y: 540), to: CGPoint(x: 200, y: 100))
        }
        let wall = try #require(photo.superview)
        let last = try #require(wall.subviews.last)
        #expect(abs(last.frame.maxY - wall.bounds.maxY) < 0.01)
    }

    @Test("a square follows the finger, comes to the front, and is reported")
    func dragSquare() async throws {
        let harness = try await shown("gestures")
        let red = try harness.find(.identifier("red"))
        let before = red.center
        try await harness.drag(.identifier("red"), by: CGVector(dx: 90, dy: 60))
        #expect(red.center == CGPoint(x: before.x + 90, y: before.y + 60))
        #expect(red.superview?.subviews.last === red)
        #expect(try harness.find(UILabel.self, .identifier("report")).text == "Dragged red")
    }

    @Test("two fingers scale and turn a square at the same time")
    func pinchAndRotate() async throws {
        let harness = try await shown("gestures")
        let blue = try harness.find(.identifier("blue"))
        try await harness.pinch(.identifier("blue"), scale: 1.5)
        #expect(abs(blue.transform.a - 1.5) < 0.01)
        try await harness.rotate(.identifier("blue"), by: .pi / 4)
        let angle = atan2(blue.transform.b, blue.transform.a)
        #expect(abs(angle - .pi / 4) < 0.02)
    }

    @Test("a tap and a long press on a square are told apart")
    func tapAndPress() async throws {
        let harness = try await shown("gestures")
        try await harness.tap(.identifier("green"))
        #expect(try harness.find(UILabel.self, .identifier("report")).text == "Tapped green")
        try await harness.press(.identifier("green"), for: 1)
        #expect(try harness.find(UILabel.self, .identifier("report")).text == "Pressed green")
    }

    @Test("a text view answers its link, and counts what is typed into it")
    func textView() async throws {
        let harness = try await shown("text-view")
        let text = try harness.find(UITextView.self, .identifier("text-view"))
        let facts = try harness.find(UILabel.self, .identifier("text-facts"))
        let link = (text.text as NSString).range(of: "swift.org")
        let rect = text.layoutManager.boundingRect(forGlyphRange: link, in: text.textContainer)
        let inset = text.textContainerInset
        try await harness.tap(at: text.convert(CGPoint(x: rect.midX + inset.left, y: rect.midY + inset.top), to: nil))
        #expect(facts.text == "Link to swift.org")
        let choice = try harness.find(.identifier("text-choice"))
        try await harness.tap(at: choice.convert(CGPoint(x: choice.bounds.width * 5 / 6, y: 16), to: nil))
        let words = text.text.split { $0.isWhitespace || $0.isNewline }.count
        #expect(facts.text?.hasPrefix("\(words) words") == true)
        // A tap puts the insertion point at the end of a word.
        try await harness.type(" two words", into: .identifier("text-view"))
        #expect(facts.text?.hasPrefix("\(words + 2) words") == true)
    }

    @Test("a touch goes from the innermost view up through controllers, window and application")
    func responders() async throws {
        let harness = try await shown("responders")
        try await harness.tap(at: harness.find(.identifier("Inner view")).convert(CGPoint(x: 60, y: 80), to: nil))
        let path = try harness.find(UILabel.self, .identifier("path")).text ?? ""
        #expect(path.hasPrefix("Inner view → Middle view → Outer view → View controller"))
        #expect(path.contains("UIWindow"))
        #expect(path.contains("UIApplication"))
    }

    @Test("the switch turns the whole window dark and light again")
    func appearance() async throws {
        let harness = try await shown("appearance")
        let controller = try #require(harness.window.rootViewController)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        try await harness.tap(.identifier("switch-appearance"))
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        try await harness.tap(.identifier("switch-appearance"))
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test("rotation changes the insets that the safe-area screen writes")
    func rotation() async throws {
        let harness = try await shown("safe-area")
        let facts = try harness.find(UILabel.self, .identifier("facts"))
        #expect(facts.text?.contains("safe     top 91 left 0 bottom 34 right 0") == true)
        try await harness.change(to: Surroundings(device: .iPhone14, orientation: .landscape))
        #expect(facts.text?.contains("screen   844 × 390") == true)
        #expect(facts.text?.contains("safe     top 44 left 47 bottom 21 right 47") == true)
    }

    @Test("children get their appearance callbacks in pairs")
    func containment() async throws {
        let harness = try await shown("containment")
        try await harness.tap(.identifier("next-child"))
        let log = try harness.find(UILabel.self, .identifier("log")).text ?? ""
        #expect(
            log.split(separator: "\n").suffix(4) == [
                "One.viewWillDisappear", "One.viewDidDisappear", "Two.viewWillAppear", "Two.viewDidAppear",
            ])
    }

    @Test("controls answer to touch: switch, slider, stepper, segments, pages, buttons")
    func controls() async throws {
        let harness = try await shown("controls")
        let report = try harness.find(UILabel.self, .identifier("controls-report"))
        try await harness.tap(.identifier("wifi"))
        #expect(report.text == "wifi is off")
        let slider = try harness.find(UISlider.self, .identifier("slider"))
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        try await harness.drag(from: start, to: CGPoint(x: start.x + 400, y: start.y))
        #expect(slider.value == 1 && report.text == "Slider at 100 %")
        #expect(try harness.find(UIProgressView.self, .identifier("progress")).progress == 1)
        let stepper = try harness.find(UIStepper.self, .identifier("stepper"))
        try await harness.tap(at: stepper.convert(CGPoint(x: 70, y: 16), to: nil))
        #expect(stepper.value == 3 && report.text == "Stepper at 3")
        try await harness.tap(.identifier("segments"))
        #expect(report.text == "Segment Week")
        let pages = try harness.find(UIPageControl.self, .identifier("pages"))
        try await harness.tap(at: pages.convert(CGPoint(x: 20, y: 13), to: nil))
        #expect(pages.currentPage == 2 && report.text == "Page 3 of 6")
        try await harness.tap(.identifier("button-filled"))
        #expect(report.text == "Filled tapped")
    }

    @Test("the wheel of a button turns while it is selected")
    func download() async throws {
        let harness = try await shown("controls")
        let button = try harness.find(UIButton.self, .identifier("button-download"))
        harness.window.rootViewController?.view.layoutIfNeeded()
        try await harness.drag(from: CGPoint(x: 12, y: 600), to: CGPoint(x: 12, y: 300))
        try await harness.settle()
        try await harness.tap(.identifier("button-download"))
        try await harness.advance(by: 0.3)
        #expect(button.isSelected && button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
        try await harness.tap(.identifier("button-download"))
        try await harness.settle()
        #expect(!button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }

    @Test("a swipe turns one page of the pager, and moves nothing else")
    func pager() async throws {
        let harness = try await shown("scrolling")
        let column = try harness.find(UIScrollView.self, .identifier("column"))
        let pager = try harness.find(UIScrollView.self, .identifier("pager"))
        let top = column.contentOffset
        try await harness.drag(.identifier("pager"), by: CGVector(dx: -120, dy: 0), duration: 0.1)
        try await harness.settle()
        #expect(pager.contentOffset == CGPoint(x: pager.bounds.width, y: 0))
        #expect(column.contentOffset == top)
        try await harness.drag(.identifier("pager"), by: CGVector(dx: 0, dy: -200))
        try await harness.settle()
        #expect(column.contentOffset.y > top.y + 150)
        #expect(pager.contentOffset.x == pager.bounds.width)
    }

    @Test("two fingers scale the picture, a double tap brings it back")
    func zoom() async throws {
        let harness = try await shown("scrolling")
        let scale = try harness.find(UILabel.self, .identifier("scale"))
        try await harness.pinch(.identifier("zoom"), scale: 3)
        try await harness.settle()
        let zoom = try harness.find(UIScrollView.self, .identifier("zoom"))
        #expect(zoom.zoomScale > 2 && scale.text != "1.0×")
        try await harness.tap(.identifier("zoom"), count: 2)
        try await harness.settle()
        #expect(zoom.zoomScale == 1 && scale.text == "1.0×")
    }

    @Test("a long pull refreshes once, and the column goes back under the bar")
    func refresh() async throws {
        let harness = try await shown("scrolling")
        let column = try harness.find(UIScrollView.self, .identifier("column"))
        let top = column.contentOffset.y
        try await harness.drag(from: CGPoint(x: 30, y: 130), to: CGPoint(x: 30, y: 640))
        #expect(column.refreshControl?.isRefreshing == true)
        try await harness.advance(by: 1)
        #expect(column.contentOffset.y == top - 60)
        try await harness.settle()
        #expect(try harness.find(UILabel.self, .identifier("refreshes")).text == "Refreshed once")
        #expect(column.contentOffset.y == top)
    }

    @Test("a fling shows the last card and the status bar leads back to the top")
    func flingAndTop() async throws {
        let harness = try await shown("scrolling")
        let column = try harness.find(UIScrollView.self, .identifier("column"))
        let top = column.contentOffset.y
        try await harness.drag(from: CGPoint(x: 30, y: 700), to: CGPoint(x: 30, y: 200), duration: 0.12)
        try await harness.settle()
        #expect(harness.isShown(.identifier("row-11")))
        #expect(column.contentOffset.y == column.contentSize.height + column.adjustedContentInset.bottom - 844)
        try await harness.tapStatusBar()
        try await harness.settle()
        #expect(column.contentOffset.y == top)
    }

    @Test("wheels: a drag and a tap choose, and both wheels count")
    func pickers() async throws {
        let harness = try await shown("pickers")
        let report = try harness.find(UILabel.self, .identifier("pickers-report"))
        let picker = try harness.find(UIPickerView.self, .identifier("flavours"))
        let place = picker.convert(CGPoint(x: picker.bounds.width * 0.75, y: 108), to: nil)
        try await harness.drag(from: place, to: CGPoint(x: place.x, y: place.y - 74))
        try await harness.settle()
        #expect(picker.selectedRow(inComponent: 1) > 3)
        #expect(report.text?.hasPrefix("Two scoops of ") == true)
        let other = picker.convert(CGPoint(x: picker.bounds.width * 0.25, y: 108 - 28), to: nil)
        try await harness.tap(at: other)
        try await harness.settle()
        #expect(picker.selectedRow(inComponent: 0) == 0 && report.text?.hasPrefix("One scoop of ") == true)
    }

    @Test("a field opens a calendar; the day chosen there reaches every date picker")
    func dates() async throws {
        let harness = try await shown("pickers")
        let report = try harness.find(UILabel.self, .identifier("pickers-report"))
        let calendar = try harness.find(UIDatePicker.self, .identifier("calendar"))
        try await harness.tap(.identifier("field"))
        try await harness.settle()
        let day = try #require(Self.labels(in: harness.window).last { $0.accessibilityLabel == "Thursday, February 20" })
        try await harness.tap(at: day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
        #expect(report.text == "field 2025-02-20 12:00")
        #expect(calendar.date == Date(timeIntervalSince1970: 1_739_534_400 + 6 * 86_400))
        try await harness.tap(at: CGPoint(x: 380, y: 830))
        try await harness.settle()
        #expect(Self.labels(in: harness.window).filter { $0.accessibilityLabel == "Thursday, February 20" }.count == 1)
    }

    private static func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test("single and double tap, swipes, press with drag, and a check mark are told apart")
    func recognizers() async throws {
        let harness = try await shown("recognizers")
        func text(_ name: String) throws -> String? { try harness.find(UILabel.self, .identifier(name + "-text")).text }
        try await harness.tap(.identifier("taps"))
        try await harness.advance(by: 0.5)
        #expect(try text("taps") == "Single tap")
        try await harness.tap(.identifier("taps"), count: 2)
        try await harness.advance(by: 0.5)
        #expect(try text("taps") == "Double tap")
        try await harness.drag(.identifier("swipes"), by: CGVector(dx: -80, dy: 0), duration: 0.1)
        #expect(try text("swipes") == "Swiped left")
        try await harness.drag(.identifier("swipes"), by: CGVector(dx: 80, dy: 0), duration: 0.1)
        #expect(try text("swipes") == "Swiped right")
        try await harness.drag(.identifier("together"), by: CGVector(dx: 60, dy: 0), hold: 0.8)
        #expect(try text("together") == "Pressed, dragged by 60")
        try await harness.tap(.identifier("press"))
        try await harness.press(.identifier("press"), for: 1)
        #expect(try text("press") == "Held after a tap")
    }

    @Test("a sprung trap shows its message and the app goes on", arguments: ["nan", "cycle", "descendant", "containment", "image"])
    func traps(name: String) async throws {
        let harness = try await shown("traps")
        try await harness.tap(.identifier(name))
        let message = try harness.find(UILabel.self, .identifier("message")).text ?? ""
        #expect(message.hasPrefix("UIK"))
        #expect(message.contains("fix"))
    }

    @Test("a pad shows the sidebar, and a row changes the screen beside it")
    func sidebar() async throws {
        let harness = try await shown("layers", on: .iPadMini6)
        try await harness.tap(.identifier("gestures"))
        #expect(harness.isShown(.identifier("report")))
    }

    @Test("return goes from field to field, a number is grouped while it is typed, and the palette is an input view")
    func textFields() async throws {
        let harness = try await shown("text-fields")
        try await harness.type("Ada\n", into: .identifier("name"))
        try await harness.type("ada@x.org\n")
        try await harness.type("secret")
        let password = try harness.find(UITextField.self, .identifier("password"))
        #expect(password.isFirstResponder && password.accessibilityValue == "••••••")
        #expect(try harness.find(UILabel.self, .identifier("fields-report")).text == "password: 6 characters")
        #expect(harness.isShown(.text("Ada")) && harness.isShown(.text("ada@x.org")))
        try await harness.type("12345678x9", into: .identifier("card"))
        #expect(try harness.find(UITextField.self, .identifier("card")).text == "1234 5678 9")
        try await harness.settle()
        try await harness.tap(.identifier("bar-done"))
        #expect(!(try harness.find(.identifier("card")).isFirstResponder))
        try await harness.tap(.identifier("colour"))
        try await harness.settle()
        try await harness.tap(.label("Green"))
        #expect(try harness.find(UITextField.self, .identifier("colour")).text == "Green")
    }

    @Test("with a drawn keyboard the form keeps clear of it, and its keys type")
    func drawnKeyboard() async throws {
        var surroundings = Surroundings(device: .iPhone14)
        surroundings.showsKeyboard = true
        let harness = try await Harness.showing("text-fields", surroundings)
        try await harness.tap(.identifier("name"))
        try await harness.settle()
        for key in ["A", "d", "a"] { try await harness.tap(.label(key).inside(.identifier("keyboard"))) }
        #expect(try harness.find(UITextField.self, .identifier("name")).text == "Ada")
        let keyboard = try harness.find(.identifier("keyboard"))
        #expect(keyboard.convert(keyboard.bounds, to: nil).minY == 508)
    }

    @Test("a menu opens at a touch, goes into its submenu, and says what was chosen")
    func menu() async throws {
        let harness = try await shown("menus")
        func chosen() throws -> String? { try harness.find(UILabel.self, .identifier("chosen")).text }
        try await harness.tap(.identifier("actions"))
        try await harness.tap(.label("Sort by"))
        try await harness.tap(.label("Date"))
        #expect(try chosen() == "Date")
        try await harness.tap(.identifier("size"))
        try await harness.tap(.label("Large"))
        #expect(try chosen() == "Large" && harness.find(UIButton.self, .identifier("size")).configuration?.title == "Large")
        try await harness.press(.identifier("card"), for: 1)
        try await harness.tap(.label("Copy"))
        #expect(try chosen() == "Copy" && UIPasteboard.general.string == "Vitrine")
    }

    @Test("sheets, alerts and a presentation of one's own come and go", arguments: [Device.iPhone14, .iPadMini6])
    func presentation(device: Device) async throws {
        let harness = try await shown("presentation", on: device)
        func answer() throws -> String? { try harness.find(UILabel.self, .identifier("answer")).text }
        try await harness.tap(.identifier("Alert"))
        try await harness.settle()
        try await harness.tap(.label("Empty"))
        try await harness.settle()
        #expect(try answer() == "Empty")
        try await harness.tap(.identifier("Action sheet"))
        try await harness.settle()
        try await harness.tap(.label("To the back"))
        try await harness.settle()
        #expect(try answer() == "To the back")
        try await harness.tap(.identifier("Share"))
        try await harness.settle()
        try await harness.tap(.label("Copy"))
        try await harness.settle()
        #expect(try answer() == "Shared by CopyToPasteboard")
        for way in ["Page sheet", "Half a sheet", "Form sheet", "Popover", "Custom"] {
            try await harness.tap(.identifier(way))
            try await harness.settle()
            try await harness.tap(.button("Done"))
            try await harness.settle()
            #expect(!harness.isShown(.button("Done")))
        }
    }

    @Test("overrides change a part of the screen and leave the rest; styles follow the class and the container")
    func traits() async throws {
        let harness = try await shown("traits")
        let board = try harness.find(.identifier("board"))
        try await harness.tap(.identifier("override-0"))
        #expect(board.traitCollection.userInterfaceStyle == .dark)
        #expect(board.superview?.traitCollection.userInterfaceStyle == .light)
        try await harness.tap(.identifier("override-2"))
        #expect(board.subviews.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft })
        try await harness.tap(.identifier("override-0"))
        #expect(board.traitCollection.userInterfaceStyle == .light)
        #expect(try harness.find(UILabel.self, .text("Like all labels of its class")).textColor == .systemIndigo)
        #expect(try harness.find(UILabel.self, .text("In a ticket")).textColor == .white)
        #expect(try harness.find(UILabel.self, .text("With its own color")).textColor == .systemPink)
        var dark = harness.surroundings
        dark.appearance = .dark
        try await harness.change(to: dark)
        #expect(try harness.find(UILabel.self, .identifier("traits")).text?.hasPrefix("Dark") == true)
    }

    @Test("texts grow with the text size, but for the limited and the fixed one") func dynamicType() async throws {
        let harness = try await shown("dynamic-type")
        let body = try harness.find(.text("Body"))
        let fixed = try harness.find(.text("A fixed font stays at 17 points"))
        let before = (body.bounds.height, fixed.bounds.height)
        try harness.adjust(harness.element("Text size"), by: 10)
        try await harness.idle()
        #expect(body.bounds.height > before.0 * 2.5 && fixed.bounds.height == before.1)
        #expect(try harness.find(UILabel.self, .identifier("text-size-name")).text == "AccessibilityXXXL: body is 53 points")
        #expect(harness.accessibilityTree().contains("slider \"Text size\", value \"100%\""))
    }

    @Test("a screen reader finds everything, uses it, and an audit finds nothing wrong with it") func accessibility() async throws {
        let harness = try await shown("accessibility")
        let tree = harness.accessibilityTree()
        for line in [
            "heading \"Your cart\" [header]", "toggle \"Wrap as a gift\", value \"0\" #gift",
            "slider \"Tip\", value \"10%\" [adjustable] #tip",
            "button \"Buy for 12 €\", hint \"Pays at once\" actions [Save for later] #buy",
            "group \"Sales by month\"\n  image \"May\", value \"35 sold\"\n  image \"June\"",
        ] { #expect(tree.contains(line), "\(tree)") }
        try await harness.activate(harness.element("Buy for 12 €"))
        #expect(harness.announcements == ["Bought"])
        try harness.perform("Save for later", on: harness.element("Buy for 12 €"))
        #expect(try harness.find(UILabel.self, .identifier("spoken")).text == "Saved for later")
        for _ in 0..<4 { try await harness.tap(.identifier("next-element")) }
        #expect(
            try harness.find(UILabel.self, .identifier("spoken")).text
                == "Buy for 12 €, button, Pays at once, actions available")
        try harness.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription, .trait, .elementDetection])
    }

    @Test("the slider changes the weight of all symbols, the switch fills them, the heart fills when it is liked")
    func symbols() async throws {
        let harness = try await shown("symbols", on: .iPhone15ProMax)
        let report = try harness.find(UILabel.self, .identifier("symbols-report"))
        #expect(report.text == "regular")
        try await harness.tap(.identifier("symbols-fill"))
        #expect(report.text == "regular, filled")
        let slider = try harness.find(.identifier("symbols-weight"))
        // The thumb is 28 points wide and stands at three eighths.
        let thumb = slider.convert(
            CGPoint(x: 14 + (slider.bounds.width - 28) * 3 / 8, y: slider.bounds.height / 2), to: nil)
        try await harness.drag(from: thumb, to: CGPoint(x: thumb.x + slider.bounds.width / 2, y: thumb.y))
        #expect(report.text != "regular, filled")
        let like = try harness.find(UIButton.self, .identifier("symbols-like"))
        let before = like.configuration?.image
        try await harness.tap(.identifier("symbols-like"))
        #expect(like.isSelected && like.configuration?.image != before)
    }
}
