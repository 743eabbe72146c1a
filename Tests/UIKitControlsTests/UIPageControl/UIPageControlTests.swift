// Page controls: pages, touches, looks.
// Apple: "UIPageControl"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIPageControl", .harness) struct UIPageControlTests {
    private func pages(_ count: Int, at page: Int = 0) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = count
        control.currentPage = page
        control.pageIndicatorTintColor = .darkGray
        control.currentPageIndicatorTintColor = .black
        return control
    }

    // Covers: UIPageControl.init(), UIPageControl.numberOfPages, UIPageControl.currentPage, UIPageControl.size
    @Test("pages and the current one are clamped; three dots are 25.67 high (documented, observed)")
    func counts() {
        let control = UIPageControl()
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
        control.currentPage = 2
        #expect(control.currentPage == 0)
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = -4
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        let size = control.size(forNumberOfPages: 3)
        #expect(abs(size.height - 25.67) < 0.01)
        #expect(abs(size.width - 73) < 0.01)
        #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 2))
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0)
    }

    // Covers: UIPageControl.currentPage
    @Test("a tap in the trailing half goes on, in the leading half back, and tells; the ends tell nobody (documented)")
    func taps() {
        let control = pages(3)
        let stage = ControlFixture(control)
        stage.tap(180, 33)
        #expect(control.currentPage == 1)
        #expect(stage.took() == ["down", "value", "primary", "up"])
        stage.tap(180, 33)
        stage.tap(180, 33)
        #expect(control.currentPage == 2)
        #expect(stage.took() == ["down", "value", "primary", "up", "down", "up"])
        stage.tap(40, 33)
        #expect(control.currentPage == 1)
    }

    // Covers: UIPageControl.currentPage, UIPageControl.InteractionState.continuous, UIPageControl.InteractionState.discrete
    @Test("a drag runs through the pages, unless it is not allowed; the state says which (documented)")
    func drag() {
        let control = pages(5)
        let stage = ControlFixture(control)
        var states: [UIPageControl.InteractionState] = []
        control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
        stage.drag((85, 33), (105, 33), (160, 33))
        #expect(control.currentPage == 4)
        #expect(Set(states) == [.continuous])
        #expect(control.interactionState == .none)
        states = []
        stage.tap(40, 33)
        #expect(states == [.discrete])
        #expect(control.currentPage == 3)
        control.allowsContinuousInteraction = false
        stage.drag((85, 33), (105, 33), (170, 33))
        #expect(control.currentPage == 4)
    }

    @Test("three dots as recorded: 7.6 across, middles 17.67 apart (observed)")
    func looks() {
        let control = pages(3, at: 1)
        control.frame.size = CGSize(width: 280, height: 77.0 / 3)
        let stage = ControlFixture(control, scale: 3)
        let picture = stage.picture
        picture.show("pages")
        // The middle of the row is at 160 points.
        for (middle, color) in [(427, 0xFF55_5555), (480, 0xFF00_0000), (533, 0xFF55_5555)] as [(Int, UInt32)] {
            #expect(picture.has(color, middle, 98))
            #expect(picture.has(color, middle + 9, 98))
            #expect(picture.has(color, middle - 9, 98))
            #expect(picture.has(0xFFFF_FFFF, middle + 13, 98))
            #expect(picture.has(0xFFFF_FFFF, middle - 14, 98))
        }
    }

    // Covers: UIPageControl.pageIndicatorTintColor, UIPageControl.currentPageIndicatorTintColor
    @Test("the dots have the colours that are set (documented)")
    func tints() {
        let control = pages(3, at: 1)
        control.frame.size = CGSize(width: 280, height: 77.0 / 3)
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
        let picture = ControlFixture(control, scale: 3).picture
        #expect(picture.has(0xFFFF_0000, 427, 98))
        #expect(picture.has(0xFF00_00FF, 480, 98))
        #expect(picture.has(0xFFFF_0000, 533, 98))
    }

    // Covers: UIPageControl.hidesForSinglePage
    @Test("a single page may show nothing (documented)")
    func single() {
        let control = pages(1)
        let stage = ControlFixture(control)
        #expect(stage.picture.has(0xFF00_0000, 120, 33))
        control.hidesForSinglePage = true
        #expect(stage.picture.has(0xFFFF_FFFF, 120, 33))
    }

    // Covers: UIPageControl.backgroundStyle, UIPageControl.direction, UIPageControl.BackgroundStyle.prominent, UIPageControl.BackgroundStyle.minimal
    @Test("the platter shows always, never or under the finger; directions turn the row (documented)")
    func styles() {
        let control = pages(3)
        let stage = ControlFixture(control, background: .black)
        #expect(stage.picture.has(0xFF00_0000, 88, 33))
        control.backgroundStyle = .prominent
        #expect(!stage.picture.has(0xFF00_0000, 88, 33, within: 8))
        stage.picture.show("pages-prominent")
        control.backgroundStyle = .minimal
        #expect(stage.picture.has(0xFF00_0000, 88, 33))
        control.direction = .rightToLeft
        stage.tap(40, 33)
        #expect(control.currentPage == 1)
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize.height > control.intrinsicContentSize.width)
        #expect(control.size(forNumberOfPages: 3).height > 70)
    }

    // Covers: UIPageControl.preferredIndicatorImage, UIPageControl.setIndicatorImage, UIPageControl.indicatorImage
    @Test("images replace dots, in the dots' colours; a page that is not there is UIK0365")
    func images() {
        let control = pages(2)
        control.preferredIndicatorImage = TestImage.of(10, 10, .white)
        control.setIndicatorImage(TestImage.of(14, 14, .white), forPage: 1)
        control.preferredCurrentPageIndicatorImage = TestImage.of(4, 4, .white)
        control.pageIndicatorTintColor = .red
        #expect(control.indicatorImage(forPage: 1)?.size.width == 14)
        #expect(control.indicatorImage(forPage: 0) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 0) == nil)
        let stage = ControlFixture(control)
        stage.picture.show("pages-images")
        #expect(stage.picture.has(0xFFFF_0000, 129, 33))
        #expect(stage.picture.has(0xFFFF_0000, 123, 33))
        let reports = Reports.during { control.setIndicatorImage(nil, forPage: 2) }
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(control).toOpaque()), radix: 16)
        #expect(
            Reports.stable(reports[0]) == """
                UIK0365 misuse: A page control has no page of this index.
                  object   UIPageControl \(address) — UIWindow > UIView
                  at       UIPageControlTests.swift:…
                  cause    The page is 2, and there are 2 pages.
                  fix      Compare the index with numberOfPages first.
                """)
    }

    @Test("more pages than fit: those about the current one, smaller at the ends (guessed)")
    func many() {
        let control = pages(40, at: 20)
        let stage = ControlFixture(control)
        stage.picture.show("pages-many")
        #expect(stage.picture.inkBox().map { $0.minX >= 20 && $0.maxX <= 220 } == true)
    }

    @Test("an archive keeps pages and colours")
    func archive() throws {
        let copy = try archived(pages(4, at: 2))
        #expect(copy.numberOfPages == 4)
        #expect(copy.currentPage == 2)
        #expect(copy.currentPageIndicatorTintColor == .black)
    }
}
