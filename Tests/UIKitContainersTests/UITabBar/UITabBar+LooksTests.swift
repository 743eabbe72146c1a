// Looks of tab bars by layout and state; the system's items; items without anything.
// Apple: "UITabBarAppearance", "UITabBarItemAppearance", "UITabBarItem.SystemItem".
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

@MainActor @Suite("UITabBar: looks", .harness) struct UITabBarLooksTests {
    private func items(_ titles: String...) -> [UITabBarItem] {
        titles.enumerated().map { UITabBarItem(title: $1, image: TestImage.of(20, 20, .black), tag: $0) }
    }
    private func tints(_ bar: UITabBar) -> [UIColor?] {
        bar.subviews.compactMap { $0 as? TabButton }.map { $0.subviews.compactMap { $0 as? UIImageView }.first?.tintColor }
    }

    /// A pad's, a phone's upright, a phone's on its side.
    private static var rooms: [(StageEnvironment, UITabBarItemAppearance.Style)] {
        var pad = StageEnvironment(scale: 1)
        pad.size = CGSize(width: 834, height: 1194)
        pad.idiom = .pad
        pad.isRegularWidth = true
        var low = StageEnvironment(scale: 1)
        low.size = CGSize(width: 844, height: 390)
        low.orientation = .landscapeLeft
        low.isRegularHeight = false
        return [(pad, .inline), (StageEnvironment(scale: 1), .stacked), (low, .compactInline)]
    }

    // Covers: UITabBarAppearance.init(), UITabBarAppearance.stackedLayoutAppearance, UITabBarAppearance.inlineLayoutAppearance, UITabBarAppearance.compactInlineLayoutAppearance, UITabBarItemAppearance.init()
    @Test("each layout has its own look: inline on pads, stacked on phones, compact on their side (documented)")
    func layouts() {
        for (environment, style) in Self.rooms {
            let tabs = TabFixture(in: environment)
            let bar = tabs.controller.tabBar
            let looks = UITabBarAppearance()
            let made = UITabBarItemAppearance()
            made.normal.iconColor = .red
            looks.stackedLayoutAppearance = made
            made.normal.iconColor = .green
            looks.inlineLayoutAppearance = made
            looks.compactInlineLayoutAppearance.normal.iconColor = .blue
            bar.standardAppearance = looks
            bar.scrollEdgeAppearance = looks
            let color: UIColor = style == .stacked ? .red : style == .inline ? .green : .blue
            #expect(tints(bar).dropFirst() == [color, color], "\(style): a copy was taken of what was set")
            bar.standardAppearance.inlineLayoutAppearance.normal.iconColor = .purple
            bar.scrollEdgeAppearance?.inlineLayoutAppearance.normal.iconColor = .purple
            #expect(tints(bar)[1] == (style == .inline ? .purple : color))
        }
    }

    // Covers: UITabBarItemAppearance.disabled, UITabBarItemAppearance.selected, UITabBarItemAppearance.normal, UITabBarItemStateAppearance.badgeBackgroundColor
    @Test("a disabled item looks as the appearance says of that state; badges too (documented)")
    func disabled() throws {
        let app = StageFixture()
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
        let all = items("a", "b", "c")
        bar.items = all
        bar.selectedItem = all[0]
        app.show(bar)
        let looks = UITabBarAppearance()
        looks.stackedLayoutAppearance.normal.iconColor = .red
        looks.stackedLayoutAppearance.selected.iconColor = .green
        looks.stackedLayoutAppearance.disabled.iconColor = .blue
        looks.stackedLayoutAppearance.disabled.badgeBackgroundColor = .brown
        bar.standardAppearance = looks
        all[1].badgeValue = "1"
        #expect(tints(bar) == [.green, .red, .red])
        all[1].isEnabled = false
        #expect(tints(bar) == [.green, .blue, .red])
        let button = try #require(bar.subviews.compactMap { $0 as? TabButton }.first { $0.item === all[1] })
        #expect(button.subviews.compactMap { $0 as? TabBadge }.first?.backgroundColor == .brown)
    }

    // Covers: UITabBar.selectionIndicatorImage, UITabBarAppearance.selectionIndicatorImage, UITabBarAppearance.selectionIndicatorTintColor
    @Test("a picture behind the selected item goes along with the selection; an appearance's goes before the bar's (documented)")
    func indicator() {
        let app = StageFixture()
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
        let all = items("a", "b", "c")
        bar.items = all
        bar.selectedItem = all[0]
        app.show(bar)
        #expect(bar.selectionIndicatorImage == nil)
        #expect(bar.selection.isHidden)
        let (old, new) = (TestImage.of(60, 40, .red), TestImage.of(30, 30, .blue))
        bar.selectionIndicatorImage = old
        bar.layoutIfNeeded()
        #expect(bar.selection.image === old)
        #expect(bar.selection.frame == CGRect(x: 35, y: 1, width: 60, height: 40))
        bar.selectedItem = all[2]
        bar.layoutIfNeeded()
        #expect(bar.selection.frame.midX == 325)
        #expect(!bar.selection.isHidden)
        let looks = UITabBarAppearance()
        looks.selectionIndicatorImage = new
        looks.selectionIndicatorTintColor = .green
        bar.standardAppearance = looks
        bar.layoutIfNeeded()
        #expect(bar.selection.image === new)
        #expect(bar.selection.frame.width == 30)
        #expect(bar.selection.tintColor == .green)
        bar.selectedItem = nil
        bar.layoutIfNeeded()
        #expect(bar.selection.isHidden)
    }

    // Covers: UITabBarItem.init(), UITabBarItem.badgeValue, UITabBarItem.selectedImage
    @Test("an item that nothing was said about has neither title, picture nor badge (documented)")
    func bare() {
        let item = UITabBarItem()
        #expect(item.title == nil)
        #expect(item.image == nil)
        #expect(item.selectedImage == nil)
        #expect(item.badgeValue == nil)
        #expect(item.tag == 0)
        #expect(item.isEnabled)
        #expect(item.badgeColor == nil)
        #expect(item.standardAppearance == nil)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        bar.items = [item]
        item.title = "late"
        bar.layoutIfNeeded()
        let label = bar.subviews.compactMap { $0 as? TabButton }.first?.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "late")
    }

    // Covers: UITabBarItem.SystemItem.more, UITabBarItem.SystemItem.favorites, UITabBarItem.SystemItem.featured, UITabBarItem.SystemItem.topRated, UITabBarItem.SystemItem.recents, UITabBarItem.SystemItem.contacts, UITabBarItem.SystemItem.history, UITabBarItem.SystemItem.bookmarks, UITabBarItem.SystemItem.search, UITabBarItem.SystemItem.downloads, UITabBarItem.SystemItem.mostRecent, UITabBarItem.SystemItem.mostViewed
    @Test("the system's items by name: number (documented), word, and a symbol that can be drawn")
    func systemItems() {
        let kinds: [(UITabBarItem.SystemItem, Int, String)] = [
            (.more, 0, "More"), (.favorites, 1, "Favorites"), (.featured, 2, "Featured"), (.topRated, 3, "Top Rated"),
            (.recents, 4, "Recents"), (.contacts, 5, "Contacts"), (.history, 6, "History"), (.bookmarks, 7, "Bookmarks"),
            (.search, 8, "Search"), (.downloads, 9, "Downloads"), (.mostRecent, 10, "Most Recent"),
            (.mostViewed, 11, "Most Viewed"),
        ]
        for (kind, number, word) in kinds {
            let item = UITabBarItem(tabBarSystemItem: kind, tag: 40)
            #expect(kind.rawValue == number)
            #expect(item.title == word)
            #expect(item.tag == 40)
            #expect(item.image?.isSymbolImage == true, "\(word)")
            #expect((item.image?.size.width ?? 0) > 8, "\(word)")
        }
    }

    // Covers: UIBarItem.largeContentSizeImage, UIBarItem.largeContentSizeImageInsets
    @Test("people who need large text get the large picture where it was asked to be")
    func largeText() throws {
        let app = StageFixture()
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
        let all = items("a")
        let large = TestImage.of(20, 20, .red)
        all[0].largeContentSizeImage = large
        all[0].largeContentSizeImageInsets = UIEdgeInsets(top: 3, left: 5, bottom: -3, right: -5)
        bar.items = all
        app.show(bar)
        let view = try #require(
            bar.subviews.compactMap { $0 as? TabButton }.first?.subviews.compactMap { $0 as? UIImageView }.first)
        bar.layoutIfNeeded()
        let before = view.frame
        bar.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        app.turn()
        #expect(view.image === large)
        #expect(view.frame.origin == CGPoint(x: before.minX + 5, y: before.minY + 3))
    }
}
