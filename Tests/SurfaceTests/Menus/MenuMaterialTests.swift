// Menus: what they do to their surroundings, their material, how they come and go.
// Apple: "UIContextMenuInteraction"; HIG, "Context menus"; recorded pictures of react-native-ios-context-menu (MIT), iOS 16.
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitValues
import UIKitTesting

@MainActor private final class Giver: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = menu
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}

/// A page, black to x = 100 and of one colour from there on, with an orange card and a button.
@MainActor private final class Page {
    let screen: Screen
    let card = UIView(frame: CGRect(x: 140, y: 200, width: 160, height: 60))
    let button = UIButton(frame: CGRect(x: 140, y: 500, width: 120, height: 44))
    let interaction: UIContextMenuInteraction
    let giver: Giver
    let controller = UIViewController()

    init(_ color: UIColor = .white, dark: Bool = false, scale: CGFloat = 1) {
        screen = Screen(StageEnvironment(scale: scale, appearance: dark ? .dark : .light))
        let menu = UIMenu(children: [
            UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
            UIAction(title: "Information", image: UIImage(systemName: "info.circle")) { _ in },
            UIMenu(
                options: .displayInline, preferredElementSize: .small,
                children: ["hand.thumbsup", "plus.circle", "hand.thumbsdown"].map { name in
                    UIAction(title: name, image: UIImage(systemName: name)) { _ in }
                }),
        ])
        giver = Giver(menu)
        interaction = UIContextMenuInteraction(delegate: giver)
        controller.view.backgroundColor = color
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 844))
        left.backgroundColor = .black
        controller.view.addSubview(left)
        card.backgroundColor = .systemOrange
        card.layer.cornerRadius = 10
        card.addInteraction(interaction)
        button.backgroundColor = color
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        for view in [card, button] { controller.view.addSubview(view) }
        screen.show(controller)
    }

    /// Opens the card's menu; what follows is time.
    func openCard() {
        screen.touch(.began, CGPoint(x: 200, y: 230))
        screen.jump(by: 0.6)
        screen.touch(.ended, CGPoint(x: 200, y: 230))
    }
    func openButton() {
        screen.touch(.began, CGPoint(x: 200, y: 520))
        screen.touch(.ended, CGPoint(x: 200, y: 520))
    }
    func rest() { screen.stage.advance(by: 1.5) }

    /// The menu of the card begins 16 points below it; a row without text at this place.
    let inCardMenu = (x: 240, y: 260 + 16 + 22)
}

@MainActor @Suite("Menus: material", .harness) struct MenuMaterialTests {
    private func grey(_ pixel: UInt32) -> Int { Int(pixel & 255) }

    @Test("A context menu blurs and dims what surrounds it; the menu of a button leaves it as it is [recorded look]")
    func surroundings() {
        let page = Page()
        #expect(page.screen.pixel(99, 700) == 0)
        #expect(page.screen.pixel(100, 700) == 0xFF_FFFF)
        page.openCard()
        page.rest()
        // Far from the edge white is dimmed by a fifth, at the edge it runs into black.
        #expect(page.screen.pixel(380, 760) == 0xCC_CCCC)
        #expect(page.screen.pixel(10, 760) == 0)
        #expect((70...130).contains(grey(page.screen.pixel(100, 760))))
        #expect((10...90).contains(grey(page.screen.pixel(90, 760))))
        #expect((110...195).contains(grey(page.screen.pixel(110, 760))))
        let plain = Page()
        plain.openButton()
        plain.rest()
        #expect(plain.screen.pixel(99, 300) == 0)
        #expect(plain.screen.pixel(100, 300) == 0xFF_FFFF)
        #expect(page.screen.codes.isEmpty)
        #expect(plain.screen.codes.isEmpty)
    }

    @Test("The menu lets the colour below it through, and is nearly white on white, dark on black [recorded look]")
    func material() {
        func shown(_ color: UIColor, dark: Bool = false) -> UInt32 {
            let page = Page(color, dark: dark)
            page.openButton()
            page.rest()
            // Between the title and the image of the first row.
            return page.screen.pixel(200, 574)
        }
        let white = shown(.white)
        #expect(PixelBuffer.distance(white, 0xF8F8F8) <= 2, "\(String(white, radix: 16))")
        let (blue, red) = (shown(.systemBlue), shown(.systemRed))
        #expect(PixelBuffer.distance(blue, red) > 15)
        #expect(Int(blue & 255) - Int(blue >> 16 & 255) > 10)
        #expect(Int(red >> 16 & 255) - Int(red & 255) > 10)
        let black = shown(.black, dark: true)
        #expect(PixelBuffer.distance(black, 0x252525) <= 3, "\(String(black, radix: 16))")
        #expect(PixelBuffer.distance(shown(.systemBlue, dark: true), black) > 10)
    }

    @Test("With less transparency the menu is opaque and nothing is blurred (documented: UIAccessibility)")
    func lessTransparency() {
        AccessibilitySetting.reduceTransparency.set(true)
        defer { AccessibilitySetting.reset() }
        func shown(_ color: UIColor) -> (Page, UInt32) {
            let page = Page(color)
            page.openCard()
            page.rest()
            return (page, page.screen.pixel(page.inCardMenu.x, page.inCardMenu.y))
        }
        let (white, first) = shown(.white)
        #expect(white.screen.pixel(99, 760) == 0)
        #expect(white.screen.pixel(100, 760) == 0xCC_CCCC)
        let (_, second) = shown(.systemBlue)
        #expect(first == second)
    }

    @Test("The preview is lifted off its view: where that stood the blurred ground shows, and it comes back at the end")
    func lifting() {
        let page = Page()
        let before = page.screen.picture()
        // A menu that has no room below pushes the preview up.
        page.card.frame.origin.y = 700
        page.screen.turn()
        page.screen.touch(.began, CGPoint(x: 200, y: 720))
        page.screen.jump(by: 0.6)
        page.screen.touch(.ended, CGPoint(x: 200, y: 720))
        page.rest()
        // The card's colour is nowhere around the place where it stood before it was lifted or stands now.
        #expect(page.card.alpha == 1)
        #expect(!page.card.isHidden)
        page.interaction.dismissMenu()
        page.rest()
        page.card.frame.origin.y = 200
        page.screen.turn()
        #expect(page.screen.picture().differences(from: before) == 0)
    }

    @Test("It opens in time: smaller and clear at first, at rest without a frame, and never by the effect's opacity")
    func opening() {
        let page = Page()
        page.openCard()
        let (x, y) = page.inCardMenu
        // The far corner of the menu is still the page, slightly blurred.
        let first = grey(page.screen.pixel(380, 760))
        #expect(first > 0xE0)
        page.screen.jump(by: 0.1)
        let second = grey(page.screen.pixel(380, 760))
        #expect(second < first)
        #expect(second > 0xCC)
        page.rest()
        #expect(page.screen.pixel(380, 760) == 0xCC_CCCC)
        #expect(page.screen.pixel(x, y) != 0xCC_CCCC)
        let count = page.screen.stage.frameCount
        page.screen.stage.advance(by: 3)
        #expect(page.screen.stage.frameCount == count)
        #expect(!page.screen.stage.isTurnRequested)
        #expect(page.screen.codes.isEmpty)
    }

    @Test("While a button's menu opens only its own place and shadow are drawn")
    func damage() {
        let page = Page()
        page.openButton()
        let platter = CGRect(x: 10, y: 552, width: 250, height: 140).insetBy(dx: -106, dy: -116)
        var drawn = 0
        for _ in 0..<12 {
            page.screen.jump(by: 1.0 / 60)
            for part in page.screen.stage.lastFrame?.damage ?? [] {
                let rect = CGRect(x: part.minX, y: part.minY, width: part.width, height: part.height)
                #expect(platter.contains(rect), "\(rect)")
                drawn += part.width * part.height
            }
        }
        #expect(drawn > 0)
    }

    @Test("With less motion it fades where it stands")
    func lessMotion() {
        AccessibilitySetting.reduceMotion.set(true)
        defer { AccessibilitySetting.reset() }
        let page = Page(.systemBlue)
        let ground = page.screen.pixel(200, 686)
        page.openButton()
        page.screen.jump(by: 0.05)
        // The far corner of the menu is on its way already.
        let corner = page.screen.pixel(200, 686)
        #expect(corner != ground)
        page.rest()
        #expect(page.screen.pixel(200, 686) != corner)
    }

    @Test("It goes in time, takes no touches meanwhile, and leaves the page as it was")
    func closing() {
        let page = Page()
        let before = page.screen.picture()
        page.openCard()
        page.rest()
        page.screen.touch(.began, CGPoint(x: 380, y: 800))
        page.screen.touch(.ended, CGPoint(x: 380, y: 800))
        #expect(page.interaction.menuAppearance == .unknown)
        page.screen.jump(by: 0.05)
        #expect(page.screen.picture().differences(from: before) > 1000)
        #expect(page.controller.view.window?.hitTest(CGPoint(x: 200, y: 230), with: nil) === page.card)
        page.rest()
        #expect(page.screen.picture().differences(from: before) == 0)
        #expect(page.controller.view.window?.subviews.count == 1)
    }

    @Test("Nobody finds an entry of a menu that has been closed, also while it goes")
    func closedEntries() async throws {
        let harness = try await Harness()
        let root = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
        button.accessibilityLabel = "Menu"
        button.menu = UIMenu(children: ["Copy", "Paste"].map { title in UIAction(title: title) { _ in } })
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        try await harness.show(root)
        try await harness.tap(.button("Menu"))
        #expect(harness.all(.label("Copy")).count == 1)
        try await harness.tap(.label("Copy"))
        #expect(harness.all(.label("Copy")).isEmpty)
        #expect(harness.all(.identifier("menu")).isEmpty)
        try await harness.tap(.button("Menu"))
        #expect(harness.all(.label("Paste")).count == 1)
    }

    @Test(
        "Pictures to look at: the context menu in light and dark at 1x and 3x",
        .enabled(if: ProcessInfo.processInfo.environment["VITRINE_LOOK"] != nil))
    func pictures() {
        for scale in [CGFloat(1), 3] {
            for dark in [false, true] {
                let page = Page(.systemBackground, dark: dark, scale: scale)
                for index in 0..<6 {
                    let band = UIView(frame: CGRect(x: 20, y: 70 + CGFloat(index) * 130, width: 350, height: 60))
                    band.backgroundColor = .systemBlue
                    band.layer.cornerRadius = 12
                    page.controller.view.insertSubview(band, at: 1)
                }
                page.openCard()
                for moment in 0..<4 {
                    page.screen.jump(by: 0.08)
                    if scale == 1 { page.screen.picture().look("menu-\(dark ? "dark" : "light")-moment\(moment)") }
                }
                page.rest()
                page.screen.picture().look("menu-\(dark ? "dark" : "light")-\(Int(scale))x")
                page.interaction.dismissMenu()
                page.rest()
                page.openButton()
                page.rest()
                page.screen.picture().look("menu-button-\(dark ? "dark" : "light")-\(Int(scale))x")
            }
        }
    }
}
