// Items of bars by themselves: how they are made, what bars show of them.
// Apple: "UIBarItem", "UIBarButtonItem", "UIBarButtonItem.SystemItem", "UIBarButtonItemGroup".
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

@MainActor private final class Presser: NSObject {
    var pressed: [AnyObject] = []
    func press(_ sender: AnyObject) { pressed.append(sender) }
}

@MainActor @Suite("UIBarButtonItem", .harness) struct UIBarButtonItemTests {
    private let app = StageFixture()
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
    private let top = UINavigationItem(title: "Top")

    init() {
        bar.setItems([UINavigationItem(title: "Below"), top], animated: false)
        app.show(bar)
    }

    private var contents: NavigationBarContent? {
        bar.layoutIfNeeded()
        bar.barPlace.contents?.layoutIfNeeded()
        return bar.barPlace.contents
    }
    private var button: BarButton? {
        let button = contents?.right.first?.view as? BarButton
        button?.layoutIfNeeded()
        return button
    }
    private func box(_ side: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: side, height: 20)))
    }

    // Covers: UIBarButtonItem.init(), UIBarButtonItem.style, UIBarButtonItem.Style.plain, UIBarButtonItem.customView, UIBarItem.tag
    @Test("an item that nothing was said about is plain, enabled, without target, title, picture and view (documented)")
    func plain() {
        let item = UIBarButtonItem()
        #expect(item.style == .plain)
        #expect(item.isEnabled)
        #expect(item.tag == 0)
        #expect(item.width == 0)
        #expect(item.title == nil)
        #expect(item.image == nil)
        #expect(item.customView == nil)
        #expect(item.imageInsets == .zero)
        #expect(item.target == nil)
        #expect(item.action == nil)
        #expect(item.primaryAction == nil)
        #expect(item.menu == nil)
        #expect(item.possibleTitles == nil)
        #expect(item.tintColor == nil)
        #expect(item.buttonGroup == nil)
    }

    // Covers: UIBarButtonItem.init(image:style:target:action:), UIBarItem.image, UIBarItem.tag, UIBarItem.title, UIBarButtonItem.title, UIBarButtonItem.style, UIBarButtonItem.Style.done, UINavigationItem.rightBarButtonItem
    @Test("an item with a picture shows it and calls its target; each change is seen at once (documented)")
    func pictured() throws {
        let selector = Selector("press:")
        DispatchTable.register(selector, on: Presser.self) { (presser: Presser, sender: AnyObject) in presser.press(sender) }
        let presser = Presser()
        let (one, two) = (TestImage.of(20, 20, .red), TestImage.of(24, 24, .blue))
        let item = UIBarButtonItem(image: one, style: .plain, target: presser, action: selector)
        item.tag = 7
        top.rightBarButtonItem = item
        #expect(button?.currentImage === one)
        #expect(button?.currentTitle == nil)
        #expect(button?.frame.maxX == 374)
        #expect(button?.frame.width == 20)
        app.tap(360, 69)
        #expect(presser.pressed.count == 1)
        #expect((presser.pressed.first as? UIBarButtonItem)?.tag == 7)
        item.image = two
        #expect(button?.currentImage === two)
        #expect(button?.frame.width == 24)
        item.title = "Go"
        #expect(button?.currentImage === two, "a picture goes before the title, which is read")
        #expect(button?.accessibilityLabel == "Go", "a picture goes before the title, which is read")
        item.image = nil
        #expect(button?.currentTitle == "Go")
        #expect(button?.currentImage == nil)
        let regular = try #require(button?.titleLabel?.font)
        item.style = .done
        #expect(regular == .systemFont(ofSize: 17))
        #expect(button?.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    // Covers: UIBarItem.imageInsets, UIBarItem.landscapeImagePhone, UIBarItem.landscapeImagePhoneInsets, UIBarItem.largeContentSizeImage, UIBarItem.largeContentSizeImageInsets
    @Test("insets move the picture that they belong to: the ordinary, the low bar's, the one for large text")
    func insets() throws {
        let item = UIBarButtonItem(image: TestImage.of(20, 20, .red), style: .plain, target: nil, action: nil)
        item.landscapeImagePhone = TestImage.of(20, 20, .green)
        item.largeContentSizeImage = TestImage.of(20, 20, .blue)
        func moved(_ context: BarButtonContext) throws -> CGPoint {
            let button = try #require(item.makeView(context) as? BarButton)
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            button.layoutIfNeeded()
            let frame = try #require(button.imageView?.frame)
            return CGPoint(x: frame.minX - 20, y: frame.minY - 10)
        }
        #expect(try moved(BarButtonContext()) == .zero)
        item.imageInsets = UIEdgeInsets(top: 4, left: 10, bottom: -4, right: -10)
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 2, left: -6, bottom: -2, right: 6)
        item.largeContentSizeImageInsets = UIEdgeInsets(top: -3, left: 5, bottom: 3, right: -5)
        #expect(try moved(BarButtonContext()) == CGPoint(x: 10, y: 4))
        #expect(try moved(BarButtonContext(isCompact: true)) == CGPoint(x: -6, y: 2))
        #expect(try moved(BarButtonContext(wantsLargeImages: true)) == CGPoint(x: 5, y: -3))
    }

    // Covers: UIBarButtonItem.init(customView:), UIBarButtonItem.customView
    @Test("a view of the app's stands in the bar as large as it is; taken away, the title is there again")
    func custom() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let item = UIBarButtonItem(customView: view)
        top.rightBarButtonItem = item
        #expect(contents?.right.first?.view === view)
        #expect(view.frame == CGRect(x: 324, y: 7, width: 50, height: 30))
        item.title = "Title"
        #expect(item.customView === view)
        #expect(view.superview != nil)
        item.customView = nil
        #expect(button?.currentTitle == "Title")
        #expect(view.superview == nil)
    }

    // Covers: UIBarButtonItem.SystemItem.done, UIBarButtonItem.SystemItem.cancel, UIBarButtonItem.SystemItem.edit, UIBarButtonItem.SystemItem.save, UIBarButtonItem.SystemItem.undo, UIBarButtonItem.SystemItem.redo, UIBarButtonItem.Style.done
    @Test("the system's items of words say them; done and save complete what is going on (documented)")
    func words() throws {
        let kinds: [(UIBarButtonItem.SystemItem, String)] = [
            (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"),
        ]
        for (kind, word) in kinds {
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            let button = try #require(item.makeView(BarButtonContext()) as? BarButton)
            #expect(button.currentTitle == word)
            #expect(button.currentImage == nil)
            #expect(item.style == (kind == .done || kind == .save ? .done : .plain), "\(word)")
        }
    }

    // Covers: UIBarButtonItem.SystemItem.add, UIBarButtonItem.SystemItem.compose, UIBarButtonItem.SystemItem.reply, UIBarButtonItem.SystemItem.action, UIBarButtonItem.SystemItem.organize, UIBarButtonItem.SystemItem.bookmarks, UIBarButtonItem.SystemItem.search, UIBarButtonItem.SystemItem.refresh
    // Covers: UIBarButtonItem.SystemItem.stop, UIBarButtonItem.SystemItem.camera, UIBarButtonItem.SystemItem.trash, UIBarButtonItem.SystemItem.play, UIBarButtonItem.SystemItem.pause, UIBarButtonItem.SystemItem.rewind, UIBarButtonItem.SystemItem.fastForward, UIBarButtonItem.SystemItem.close
    @Test("the system's items of pictures have each a symbol, a word for those who hear, and no title (documented kinds)")
    func symbols() throws {
        let kinds: [(UIBarButtonItem.SystemItem, Int, String)] = [
            (.add, 4, "Add"), (.compose, 7, "Compose"), (.reply, 8, "Reply"), (.action, 9, "Share"), (.organize, 10, "Organize"),
            (.bookmarks, 11, "Bookmarks"), (.search, 12, "Search"), (.refresh, 13, "Refresh"), (.stop, 14, "Stop"),
            (.camera, 15, "Camera"), (.trash, 16, "Delete"), (.play, 17, "Play"), (.pause, 18, "Pause"),
            (.rewind, 19, "Rewind"), (.fastForward, 20, "Fast Forward"), (.close, 24, "Close"),
        ]
        for (kind, number, word) in kinds {
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            let button = try #require(item.makeView(BarButtonContext()) as? BarButton)
            #expect(kind.rawValue == number)
            #expect(button.accessibilityLabel == word)
            #expect(button.currentImage?.isSymbolImage == true, "\(word)")
            #expect(button.currentTitle == nil, "\(word)")
            #expect(item.style == .plain, "\(word)")
            #expect(button.contentWidth > 8, "\(word) is there to be seen")
        }
        #expect(Set(kinds.map { $0.0.symbol }).count == kinds.count - 1, "stop and close are the same cross")
    }

    // Covers: UIBarButtonItem.SystemItem.flexibleSpace, UIBarButtonItem.SystemItem.fixedSpace, UIBarButtonItem.width, UIToolbar.items
    @Test("room is a system item: flexible takes what is left, fixed is as wide as it says (documented)")
    func room() {
        let tools = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        app.show(tools)
        let (one, two, three) = (box(40), box(40), box(40))
        let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        fixed.width = 30
        let items = [one, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), two, fixed, three]
        tools.items = items
        tools.layoutIfNeeded()
        #expect(tools.items == items)
        #expect([one, two, three].map { $0.customView?.frame.minX } == [16, 264, 334])
        fixed.width = 100
        tools.layoutIfNeeded()
        #expect(two.customView?.frame.minX == 194)
        #expect(three.customView?.frame.minX == 334)
        tools.items = nil
        #expect(tools.items == nil)
        #expect(one.customView?.superview == nil)
    }

    // Covers: UIBarButtonItem.setBackgroundImage, UIBarButtonItem.backgroundImage, UIBarButtonItem.setBackgroundVerticalPositionAdjustment, UIBarButtonItem.backgroundVerticalPositionAdjustment, UIBarButtonItemStateAppearance.backgroundImage
    @Test("pictures behind a button: by state, style and metrics; moved up and down without the title (documented)")
    func backgrounds() throws {
        let (own, done, looks) = (TestImage.of(60, 30, .red), TestImage.of(60, 30, .green), TestImage.of(60, 30, .blue))
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        top.rightBarButtonItem = item
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.backgroundImage = looks
        bar.standardAppearance = appearance
        #expect(button?.backgroundImage(for: .normal) === looks)
        item.setBackgroundImage(own, for: .normal, barMetrics: .default)
        #expect(button?.backgroundImage(for: .normal) === own)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === own)
        #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
        item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        #expect(button?.backgroundImage(for: .normal) === own)
        item.style = .done
        #expect(button?.backgroundImage(for: .normal) === done)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
        let title = try #require(button?.titleLabel?.frame)
        item.setBackgroundVerticalPositionAdjustment(6, for: .default)
        item.setBackgroundVerticalPositionAdjustment(20, for: .compact)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 6)
        let shown = try #require(button)
        #expect(shown.backgroundRect(forBounds: shown.bounds) == shown.bounds.offsetBy(dx: 0, dy: 6))
        #expect(shown.titleLabel?.frame == title)
    }

    // Covers: UIBarButtonItem.setTitlePositionAdjustment, UIBarButtonItem.titlePositionAdjustment, UIBarButtonItem.setBackButtonTitlePositionAdjustment, UIBarButtonItem.backButtonTitlePositionAdjustment, UIBarButtonItem.setBackButtonBackgroundImage
    @Test("titles are moved as the item says, as a button and as the way back (documented)")
    func titlesMoved() throws {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        top.rightBarButtonItem = item
        let before = try #require(button?.titleLabel?.frame)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: -3), for: .default)
        #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 4, vertical: -3))
        #expect(item.titlePositionAdjustment(for: .compact) == .zero)
        #expect(button?.titleLabel?.frame.origin == CGPoint(x: before.minX + 4, y: before.minY - 3))
        let below = try #require(bar.backItem)
        let way = UIBarButtonItem(title: "Way", style: .plain, target: nil, action: nil)
        below.backBarButtonItem = way
        func label() throws -> CGRect {
            let back = try #require(contents?.back)
            back.layoutIfNeeded()
            return try #require(back.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Way" }).frame
        }
        let resting = try label()
        way.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 2), for: .default)
        #expect(way.backButtonTitlePositionAdjustment(for: .default) == UIOffset(horizontal: 5, vertical: 2))
        #expect(try label() == resting.offsetBy(dx: 5, dy: 2))
        let image = TestImage.of(40, 30, .red)
        way.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
        #expect(contents?.back?.backgroundImage(for: .normal) === image)
    }

    // Covers: UIBarButtonItem.primaryAction, UIBarButtonItem.init(title:image:primaryAction:menu:)
    @Test(
        "an action that is set later gives its title and picture; made together the item's go before; none leaves them (documented)"
    )
    func laterActions() {
        let picture = TestImage.of(20, 20, .red)
        let item = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Action", image: picture) { _ in })
        #expect(item.title == "Own")
        #expect(item.image === picture)
        item.primaryAction = UIAction(title: "Later") { _ in }
        #expect(item.title == "Later")
        #expect(item.image == nil)
        item.primaryAction = UIAction { _ in }
        item.primaryAction = nil
        #expect(item.title == "Later")
        #expect(item.primaryAction == nil)
        let system = UIBarButtonItem(systemItem: .add)
        system.primaryAction = UIAction(title: "Later", image: picture) { _ in }
        #expect(system.title == nil, "the system's items keep their looks")
        #expect(system.image == nil, "the system's items keep their looks")
    }

    // Covers: UIBarButtonItemGroup.init(barButtonItems:representativeItem:), UINavigationItem.leadingItemGroups, UINavigationItem.trailingItemGroups, UIBarButtonItemGroup.barButtonItems, UIBarButtonItemGroup.isHidden, UIBarButtonItem.buttonGroup
    @Test("groups: their items stand in order, outermost at the edge; what changes in a group is shown (documented)")
    func groups() {
        let (a, b, c) = (box(20), box(30), box(40))
        let group = UIBarButtonItemGroup(barButtonItems: [a, b], representativeItem: nil)
        top.leadingItemGroups = [group]
        _ = contents
        #expect(top.leadingItemGroups == [group])
        #expect(top.leftBarButtonItems == [a, b])
        #expect(a.buttonGroup === group)
        #expect(contents?.back == nil)
        #expect([a, b].map { $0.customView?.frame.minX } == [16, 52])
        group.barButtonItems = [c, b]
        _ = contents
        #expect([c, b].map { $0.customView?.frame.minX } == [16, 72])
        #expect(a.customView?.superview == nil)
        #expect(a.buttonGroup == nil)
        #expect(top.leftBarButtonItem === c)
        group.isHidden = true
        #expect(contents?.left.isEmpty == true)
        #expect(contents?.back != nil)
        let trailing = UIBarButtonItemGroup(barButtonItems: [a, c], representativeItem: nil)
        group.isHidden = false
        group.barButtonItems = [b]
        top.trailingItemGroups = [trailing]
        _ = contents
        #expect(top.rightBarButtonItems == [c, a])
        #expect([a, c].map { $0.customView?.frame.maxX } == [318, 374])
        top.rightBarButtonItem = a
        #expect(top.rightBarButtonItems == [a])
        #expect(contents?.right.count == 1)
    }

    // Covers: UIBarButtonItemAppearance.disabled, UIBarButtonItemAppearance.init(), UIBarButtonItemAppearance.highlighted, UIBarButtonItemStateAppearance.titleTextAttributes
    @Test("appearances of buttons: what is not said of a state is the normal state's; a bar keeps copies (documented)")
    func states() throws {
        let looks = UIBarButtonItemAppearance()
        looks.normal.titleTextAttributes = [.kern: 3, .foregroundColor: UIColor.red]
        looks.disabled.titleTextAttributes = [.foregroundColor: UIColor.green]
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance = looks
        bar.standardAppearance = appearance
        looks.disabled.titleTextAttributes = [:]
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        top.rightBarButtonItem = item
        func attributes() -> [NSAttributedString.Key: Any]? {
            button?.currentAttributedTitle?.attributes(at: 0, effectiveRange: nil)
        }
        #expect(attributes()?[.foregroundColor] as? UIColor == .red)
        item.isEnabled = false
        #expect(attributes()?[.foregroundColor] as? UIColor == .green)
        #expect(attributes()?[.kern] as? Int == 3)
        bar.standardAppearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(attributes()?[.foregroundColor] as? UIColor == .blue)
        bar.standardAppearance.buttonAppearance.highlighted.titleTextAttributes = [.kern: 9]
        item.isEnabled = true
        let pressed = try #require(button?.attributedTitle(for: .highlighted)).attributes(at: 0, effectiveRange: nil)
        #expect(pressed[.kern] as? Int == 9)
        #expect(pressed[.foregroundColor] as? UIColor == .red)
    }
}
