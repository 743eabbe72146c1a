// A tab bar of the app's own: items, selection, looks, badges.
// Apple: "UITabBar", "UITabBarItem", "UITabBarAppearance".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UITabBar", .harness) struct UITabBarTests {
    private final class Listener: NSObject, UITabBarDelegate {
        var heard: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title ?? "") }
    }

    private func items(_ titles: String...) -> [UITabBarItem] {
        titles.enumerated().map { UITabBarItem(title: $1, image: UIImage(systemName: "star.fill"), tag: $0) }
    }

    // Covers: UITabBarDelegate.tabBar(_:didSelect:), UITabBar.items, UITabBar.selectedItem, UITabBar.setItems(_:animated:), UITabBar.delegate
    @Test("taps select and are told, also a second one; selections by the app are not told")
    func selection() {
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0))
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
        let listener = Listener()
        bar.delegate = listener
        let all = items("one", "two", "three", "four")
        bar.items = all
        #expect(bar.selectedItem == nil)
        app.show(bar)
        app.tap(120, 120)
        app.tap(120, 120)
        #expect(listener.heard == ["two", "two"])
        #expect(bar.selectedItem === all[1])
        bar.selectedItem = all[3]
        #expect(listener.heard.count == 2)
        bar.selectedItem = UITabBarItem(title: "else", image: nil, tag: 0)
        #expect(bar.selectedItem == nil)
        bar.selectedItem = all[0]
        bar.setItems([all[1], all[0]], animated: true)
        #expect(bar.selectedItem === all[0])
        bar.setItems([all[1]], animated: false)
        #expect(bar.selectedItem == nil)
        all[1].isEnabled = false
        app.turn()
        app.tap(120, 120)
        #expect(listener.heard.count == 2)
    }

    // Covers: UITabBarItem.badgeValue, UITabBarItem.badgeColor, UITabBarItem.title, UITabBarItem.image, UITabBarItem.selectedImage, UITabBarItem.titlePositionAdjustment
    @Test("an item's changes are seen: badge, title, its place")
    func itemChanges() throws {
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0))
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
        let all = items("one", "two", "three", "four")
        bar.items = all
        app.show(bar)
        let button = try #require(bar.subviews.compactMap { $0 as? TabButton }.first)
        #expect(button.frame == CGRect(x: 2, y: 1, width: 76, height: 48))
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        let badge = try #require(button.subviews.compactMap { $0 as? TabBadge }.first)
        #expect(label.text == "one")
        #expect(badge.isHidden)
        all[0].badgeValue = "3"
        app.turn()
        // View dumps show badges of 18 × 18 at (51, 2) of the bar's item.
        #expect(!badge.isHidden)
        #expect(badge.bounds.size == CGSize(width: 18, height: 18))
        #expect(abs(badge.frame.minX - 51) <= 2)
        #expect(badge.frame.minY == 1)
        #expect(badge.backgroundColor == .systemRed)
        all[0].badgeColor = .systemGreen
        all[0].badgeValue = "12345"
        app.turn()
        #expect(badge.backgroundColor == .systemGreen)
        #expect(badge.bounds.width > 40)
        #expect(badge.bounds.height == 18)
        all[0].badgeValue = nil
        #expect(badge.isHidden)
        let y = label.frame.minY
        all[0].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
        all[0].title = "uno"
        app.turn()
        #expect(label.text == "uno")
        #expect(label.frame.minY == y - 5)
        let plain = UITabBarItem(title: nil, image: TestImage.of(20, 20, .black), selectedImage: nil)
        #expect(plain.selectedImage === plain.image)
        let second = TestImage.of(20, 20, .black)
        plain.selectedImage = second
        #expect(plain.selectedImage === second)
    }

    @Test("a badge beside the image of a stacked item; in a row on the image's corner, and never on the title")
    func badgePlaces() {
        let size = CGSize(width: 120, height: 49), image = CGSize(width: 20, height: 20)
        for isReversed in [false, true] {
            func parts(_ style: UITabBarItemAppearance.Style, _ badge: CGFloat, title: CGSize = CGSize(width: 40, height: 16))
                -> TabLayout.Parts
            {
                TabLayout.parts(
                    style, size, image: image, title: title, badge: CGSize(width: badge, height: 18), isReversed: isReversed)
            }
            let stacked = parts(.stacked, 18)
            #expect(isReversed ? stacked.badge.maxX == stacked.image.minX : stacked.badge.minX == stacked.image.maxX)
            for style in [UITabBarItemAppearance.Style.inline, .compactInline] {
                for width: CGFloat in [6, 14, 18, 36, 60] {
                    let row = parts(style, width)
                    #expect((isReversed ? row.badge.minX >= row.title.maxX : row.badge.maxX <= row.title.minX))
                    #expect(row.badge.width == width)
                    #expect(row.badge.minY == row.image.minY - 6)
                    // As long as it is short it leaves most of the image.
                    if width <= 14 { #expect(row.badge.intersection(row.image).width == min(width, 8)) }
                }
                let bare = parts(style, 36, title: .zero)
                #expect(isReversed ? bare.badge.maxX == bare.image.minX + 8 : bare.badge.minX == bare.image.maxX - 8)
            }
        }
    }

    // Covers: UITabBarItem.init(tabBarSystemItem:tag:), UITabBarItem.init(coder:), UITabBarItem.SystemItem, UITabBarItem.init(title:image:tag:), UITabBarItem.init(title:image:selectedImage:)
    @Test("the system's items have words and images, raw values as documented; an archive keeps an item")
    func systemItems() throws {
        #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
        #expect(UITabBarItem.SystemItem.more.rawValue == 0)
        for raw in 0...11 {
            let kind = try #require(UITabBarItem.SystemItem(rawValue: raw))
            let item = UITabBarItem(tabBarSystemItem: kind, tag: raw)
            #expect(item.title?.isEmpty == false, "\(kind)")
            #expect(item.image != nil, "\(kind)")
            #expect(item.tag == raw, "\(kind)")
        }
        let item = UITabBarItem(title: "one", image: nil, tag: 4)
        item.badgeValue = "9"
        let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITabBarItem)
        #expect(read.title == "one")
        #expect(read.tag == 4)
        #expect(read.badgeValue == "9")
    }

    // Covers: UITabBar.ItemPositioning.centered, UITabBar.sizeThatFits, UITabBar.itemPositioning, UITabBar.itemWidth, UITabBar.itemSpacing
    @Test("items fill narrow bars and stand in the middle of wide ones, as wide and as far apart as the bar says")
    func positions() {
        let area = CGRect(x: 0, y: 0, width: 768, height: 49)
        let filled = TabLayout.frames([30, 30, 30], in: area, isCentered: false, itemWidth: 0, spacing: 0, isReversed: false)
        #expect(filled.map(\.minX) == [2, 258, 514])
        #expect(filled.allSatisfy { $0.width == 252 })
        let centred = TabLayout.frames([30, 30, 30], in: area, isCentered: true, itemWidth: 0, spacing: 0, isReversed: false)
        #expect(centred.map(\.width) == [76, 76, 76])
        #expect(centred.map(\.minX) == [236, 346, 456])
        let own = TabLayout.frames([30, 30], in: area, isCentered: true, itemWidth: 100, spacing: 20, isReversed: true)
        #expect(own.map(\.minX) == [394, 274])
        let tight = TabLayout.frames(
            [30, 30, 30], in: CGRect(x: 0, y: 0, width: 280, height: 49), isCentered: true, itemWidth: 0, spacing: 0,
            isReversed: false)
        #expect(tight.map(\.minX) == [2, 95, 189])
        #expect(tight[0].width == 89)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        bar.items = items("a", "b")
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 10
        bar.layoutIfNeeded()
        #expect(bar.subviews.compactMap { $0 as? TabButton }.map(\.frame.minX) == [130, 200])
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 9)) == CGSize(width: 200, height: 49))
    }

    // Covers: UITabBarAppearance.stackedLayoutAppearance, UITabBarItemAppearance.normal, UITabBarItemAppearance.selected, UITabBarItemStateAppearance.iconColor, UITabBarItemStateAppearance.titleTextAttributes, UITabBar.standardAppearance
    @Test("appearances are copied when set; what they say of items is seen; an item's own bar look goes before")
    func appearances() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let all = items("a", "b")
        bar.items = all
        bar.selectedItem = all[0]
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .yellow
        look.stackedLayoutAppearance.normal.iconColor = .purple
        look.stackedLayoutAppearance.selected.iconColor = .orange
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.brown]
        bar.standardAppearance = look
        look.backgroundColor = .black
        #expect(bar.standardAppearance.backgroundColor == .yellow)
        #expect(bar.standardAppearance !== look)
        #expect(bar.barGround.shown?.color == .yellow)
        let buttons = bar.subviews.compactMap { $0 as? TabButton }
        let images = buttons.compactMap { button in button.subviews.compactMap { $0 as? UIImageView }.first }
        #expect(images.map(\.tintColor) == [.orange, .purple])
        let label = try #require(buttons[0].subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .brown)
        bar.standardAppearance.backgroundColor = .cyan
        #expect(bar.barGround.shown?.color == .cyan)
        let own = UITabBarAppearance()
        own.backgroundColor = .green
        all[1].standardAppearance = own
        bar.selectedItem = all[1]
        #expect(bar.barGround.shown?.color == .green)
        let copy: UITabBarAppearance = look.copy()
        #expect(copy.stackedLayoutAppearance.normal.iconColor == .purple)
        #expect(copy.stackedLayoutAppearance !== look.stackedLayoutAppearance)
        copy.stackedLayoutAppearance.configureWithDefault(for: .stacked)
        #expect(copy.stackedLayoutAppearance.normal.iconColor == nil)
        #expect(look.stackedLayoutAppearance.normal.iconColor == .purple)
    }

    // Covers: UITabBar.barTintColor, UITabBar.isTranslucent, UITabBar.backgroundImage, UITabBar.shadowImage, UITabBar.unselectedItemTintColor, UITabBar.barStyle
    @Test("the properties older than appearances: colour, opacity, image and line, tints")
    func oldLooks() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let all = items("a", "b")
        bar.items = all
        bar.selectedItem = all[0]
        bar.tintColor = .red
        bar.unselectedItemTintColor = .blue
        let images = bar.subviews.compactMap { $0 as? TabButton }.compactMap { $0.subviews.compactMap { $0 as? UIImageView }.first }
        #expect(images.map(\.tintColor) == [.red, .blue])
        #expect(bar.barGround.shown?.effect != nil)
        bar.isTranslucent = false
        bar.barTintColor = .green
        #expect(bar.barGround.shown?.effect == nil)
        #expect(bar.barGround.shown?.color == .green)
        bar.shadowImage = UIImage()
        #expect(bar.barGround.shown?.shadowImage == nil)
        bar.backgroundImage = TestImage.of(4, 4, .brown)
        #expect(bar.barGround.shown?.image != nil)
        #expect(bar.barGround.shown?.shadowImage != nil)
        bar.backgroundImage = nil
        bar.barTintColor = nil
        bar.barStyle = .black
        #expect(bar.barGround.shown?.color == .black)
        bar.isTranslucent = true
        #expect(bar.barGround.shown?.effect?.style == .systemChromeMaterialDark)
    }

    @Test("an item for assistive technology: a button with its title, selected or not, the badge as value")
    func accessibility() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let all = items("a", "b")
        bar.items = all
        bar.selectedItem = all[0]
        all[1].badgeValue = "2"
        all[1].accessibilityIdentifier = "second"
        let buttons = bar.subviews.compactMap { $0 as? TabButton }
        #expect(bar.accessibilityTraits.contains(.tabBar))
        #expect(buttons.map(\.accessibilityLabel) == ["a", "b"])
        #expect(buttons[1].accessibilityValue == "2")
        #expect(buttons[0].accessibilityTraits.contains(.selected) && !buttons[1].accessibilityTraits.contains(.selected))
        #expect(buttons[1].accessibilityIdentifier == "second")
    }

    @Test("appearance proxies carry a bar's looks; a bar's own go before")
    func proxies() {
        final class StyledBar: UITabBar {}
        StyledBar.appearance().barTintColor = .purple
        StyledBar.appearance().isTranslucent = false
        StyledBar.appearance().unselectedItemTintColor = .brown
        let app = StageFixture()
        let bar = StyledBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
        bar.unselectedItemTintColor = .cyan
        app.show(bar)
        #expect(bar.barGround.shown?.color == .purple)
        #expect(bar.unselectedItemTintColor == .cyan)
    }
}
