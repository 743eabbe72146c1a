// Bars by themselves: items, buttons, their places.
// Apple: "UINavigationBar", "UINavigationItem", "UIBarButtonItem".
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

@MainActor private final class Keeper: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var refuses = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        log.append("shouldPush \(item.title ?? "")")
        return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("shouldPop \(item.title ?? "")")
        return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("didPop \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

@MainActor private final class Asking: UINavigationController, UINavigationBarDelegate {
    var answers = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { answers }
}

@MainActor private final class Receiver: UIViewController {
    var senders: [AnyObject] = []
    override var canBecomeFirstResponder: Bool { true }
    func done(_ sender: AnyObject) { senders.append(sender) }
}

@MainActor @Suite("UINavigationBar", .harness) struct UINavigationBarTests {
    private func run(_ app: StageFixture) {
        for _ in 0..<40 { app.advance(by: 1.0 / 60) }
    }

    private func contents(_ bar: UINavigationBar) -> NavigationBarContent? {
        bar.layoutIfNeeded()
        bar.barPlace.contents?.layoutIfNeeded()
        return bar.barPlace.contents
    }

    // Covers: UINavigationBar.pushItem, UINavigationBar.popItem, UINavigationBar.topItem, UINavigationBar.backItem, UINavigationBar.delegate, UINavigationBar.items, UINavigationBarDelegate.navigationBar(_:shouldPush:), UINavigationBarDelegate.navigationBar(_:didPush:), UINavigationBarDelegate.navigationBar(_:shouldPop:), UINavigationBarDelegate.navigationBar(_:didPop:), UIBarPosition.topAttached, UIBarPositioningDelegate.position(for:)
    @Test("A bar of its own: items are pushed and popped, the delegate may refuse (documented)")
    func stack() {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        let keeper = Keeper()
        bar.delegate = keeper
        app.show(bar)
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        run(app)
        #expect(bar.items?.map(\.title) == ["One", "Two"])
        #expect(bar.topItem?.title == "Two")
        #expect(bar.backItem?.title == "One")
        #expect(keeper.log == ["shouldPush One", "didPush One", "shouldPush Two", "didPush Two"])
        keeper.log = []
        keeper.refuses = true
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.items?.count == 2)
        keeper.refuses = false
        app.tap(30, 69)
        run(app)
        #expect(bar.items?.map(\.title) == ["One"])
        #expect(keeper.log == ["shouldPop Two", "shouldPop Two", "didPop Two"])
        #expect(bar.barPosition == .topAttached)
        #expect(bar.barPlace.above == 47)
        #expect(bar.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 100, height: 44))
        bar.setItems([UINavigationItem(title: "Three")], animated: false)
        #expect(contents(bar)?.title.text == "Three")
    }

    @Test("A navigation controller's bar is the controller's: Apple's texts")
    func managed() {
        let fixture = NavigationFixture()
        let bar = fixture.navigation.navigationBar
        bar.setItems([], animated: false)
        bar.pushItem(UINavigationItem(title: "X"), animated: false)
        bar.popItem(animated: false)
        bar.delegate = Keeper()
        #expect(fixture.app.codes == ["UIK2007", "UIK2007", "UIK2007", "UIK2008"])
        #expect(
            fixture.app.diagnostics[0].apple
                == "NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed "
                + "by a controller.")
        #expect(
            fixture.app.diagnostics[3].apple
                == "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a "
                + "controller.")
        #expect(bar.topItem === fixture.first.navigationItem)
        #expect(bar.delegate == nil)
    }

    @Test("The back button goes back; a subclass of the controller may keep the page (documented)")
    func back() {
        let asking = Asking()
        let fixture = NavigationFixture(navigation: asking)
        fixture.navigation.pushViewController(fixture.page("B"), animated: false)
        asking.answers = false
        fixture.app.tap(30, 69)
        fixture.run(0.5)
        #expect(fixture.navigation.viewControllers.count == 2)
        asking.answers = true
        fixture.app.tap(30, 69)
        fixture.run(0.5)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    // Covers: UINavigationItem.backAction
    @Test("An item's back action is what the back button does (documented)")
    func backAction() {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        var asked = 0
        b.navigationItem.backAction = UIAction { _ in asked += 1 }
        fixture.navigation.pushViewController(b, animated: false)
        fixture.app.turn()
        fixture.app.tap(30, 69)
        fixture.run(0.5)
        #expect(asked == 1)
        #expect(fixture.navigation.topViewController === b)
    }

    // Covers: UINavigationItem.backButtonTitle, UINavigationItem.backBarButtonItem, UINavigationItem.backButtonDisplayMode, UINavigationItem.hidesBackButton
    @Test("The back button says the title below; its own where set; Back where that does not fit, or nothing (documented)")
    func backTitles() {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
        bar.setItems([below, top], animated: false)
        func words() -> String? { contents(bar)?.back?.shownTitle }
        #expect(words() == "Below")
        below.backButtonTitle = "Own"
        #expect(words() == "Own")
        below.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        #expect(words() == "Item")
        below.backBarButtonItem = nil
        below.backButtonTitle = nil
        below.title = "A title that is much too long for a button"
        #expect(words() == "Back")
        #expect(contents(bar)?.back?.accessibilityLabel == "A title that is much too long for a button")
        below.backButtonDisplayMode = .minimal
        #expect(words() == "")
        below.backButtonDisplayMode = .generic
        #expect(words() == "Back")
        below.title = nil
        below.backButtonDisplayMode = .default
        #expect(words() == "Back")
        top.hidesBackButton = true
        #expect(words() == nil)
    }

    // Covers: UINavigationItem.leftBarButtonItem, UINavigationItem.rightBarButtonItem, UINavigationItem.rightBarButtonItems, UINavigationItem.leftItemsSupplementBackButton, UINavigationItem.setRightBarButtonItems
    @Test("Left items stand in the back button's place unless they supplement it; the first right item is outermost")
    func places() throws {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        app.show(bar)
        let top = UINavigationItem(title: "Top")
        bar.setItems([UINavigationItem(title: "Below"), top], animated: false)
        func box(_ side: CGFloat) -> UIBarButtonItem {
            UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: side, height: 20)))
        }
        top.leftBarButtonItem = box(30)
        #expect(contents(bar)?.back == nil)
        #expect(top.leftBarButtonItem?.customView?.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
        top.leftItemsSupplementBackButton = true
        let content = try #require(contents(bar))
        let back = try #require(content.back)
        #expect(back.frame.minX == 8 && top.leftBarButtonItem!.customView!.frame.minX == back.frame.maxX + 16)
        top.setRightBarButtonItems([box(20), box(40)], animated: true)
        _ = contents(bar)
        #expect(top.rightBarButtonItems!.map { $0.customView!.frame.maxX } == [374, 338])
        top.rightBarButtonItems?.first?.isHidden = true
        _ = contents(bar)
        #expect(top.rightBarButtonItems![1].customView!.frame.maxX == 374)
        #expect(top.rightBarButtonItem === top.rightBarButtonItems?.first)
        top.rightBarButtonItem = nil
        #expect(top.rightBarButtonItems == nil)
        #expect(top.trailingItemGroups.isEmpty)
    }

    @Test("The title stands in the middle while there is room, else beside its neighbours, at last cut off")
    func title() {
        var row = NavigationBarRow(
            row: CGRect(x: 0, y: 0, width: 400, height: 44), margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        #expect(
            row.place(back: nil, left: [], right: [], title: CGSize(width: 100, height: 20)).title
                == CGRect(x: 150, y: 12, width: 100, height: 20))
        let shifted = row.place(back: nil, left: [150], right: [], title: CGSize(width: 100, height: 20))
        #expect(shifted.left == [CGRect(x: 16, y: 0, width: 150, height: 44)])
        #expect(shifted.title.minX == 174)
        #expect(shifted.title.width == 100)
        let cut = row.place(back: 60, left: [], right: [200], title: CGSize(width: 300, height: 20))
        #expect(cut.back == CGRect(x: 8, y: 0, width: 60, height: 44))
        #expect(cut.title.minX == 76)
        #expect(cut.title.maxX == 176)
        row.isRightToLeft = true
        let mirrored = row.place(back: 60, left: [], right: [30, 40], title: CGSize(width: 50, height: 20))
        #expect(mirrored.back?.maxX == 392)
        #expect(mirrored.right.map(\.minX) == [16, 62])
        #expect(mirrored.title.midX == 200)
    }

    // Covers: UINavigationItem.titleView, UINavigationItem.prompt, UINavigationItem.title, UIViewController.title, UIViewController.navigationItem
    @Test("A title view goes in place of the title; a prompt makes the bar 30 points higher; titles follow (observed)")
    func titles() {
        let fixture = NavigationFixture()
        let bar = fixture.navigation.navigationBar
        #expect(contents(bar)?.title.text == "A")
        fixture.first.title = "New"
        #expect(fixture.first.navigationItem.title == "New")
        #expect(contents(bar)?.title.text == "New")
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        fixture.first.navigationItem.titleView = own
        #expect(contents(bar)?.title.isHidden == true)
        #expect(own.superview != nil)
        #expect(own.frame.midX == 195)
        fixture.first.navigationItem.prompt = "Please"
        fixture.app.turn()
        #expect(bar.frame.height == 74)
        #expect(fixture.first.view.safeAreaInsets.top == 121)
        #expect(contents(bar)?.prompt.text == "Please")
        #expect(own.frame.midY == 52)
        let late = UIViewController()
        late.title = "Late"
        #expect(late.navigationItem.title == "Late")
        #expect(late.navigationItem === late.navigationItem)
    }

    // Covers: UIBarButtonItem.init(title:style:target:action:), UIBarButtonItem.init(barButtonSystemItem:target:action:), UIBarButtonItem.target, UIBarButtonItem.action, UIBarItem.isEnabled
    @Test("A tap calls the target with the item; a disabled item does nothing (documented)")
    func taps() {
        let selector = Selector("done:")
        DispatchTable.register(selector, on: Receiver.self) { (receiver: Receiver, sender: AnyObject) in receiver.done(sender) }
        let receiver = Receiver()
        let app = StageFixture()
        let navigation = UINavigationController(rootViewController: receiver)
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: receiver, action: selector)
        receiver.navigationItem.rightBarButtonItem = item
        app.show(navigation)
        app.tap(360, 69)
        #expect(receiver.senders.count == 1 && receiver.senders[0] === item && item.style == .done)
        item.isEnabled = false
        app.turn()
        app.tap(360, 69)
        #expect(receiver.senders.count == 1)
        item.isEnabled = true
        item.target = nil
        app.turn()
        app.tap(360, 69)
        #expect(receiver.senders.count == 1)
        receiver.becomeFirstResponder()
        app.tap(360, 69)
        #expect(receiver.senders.count == 2)
        #expect(item.action == selector)
        #expect(item.target == nil)
        #expect(app.codes == [])
    }

    // Covers: UIBarButtonItem.primaryAction, UIBarButtonItem.menu, UIBarButtonItem.init(systemItem:primaryAction:menu:), UIBarButtonItem.isSelected, UIBarButtonItem.changesSelectionAsPrimaryAction
    @Test("An action lends its title and runs; a menu alone opens with a tap (documented)")
    func actions() {
        let fixture = NavigationFixture()
        var runs = 0
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Run") { action in
                runs += 1
                #expect(action.sender is UIBarButtonItem)
            })
        fixture.first.navigationItem.rightBarButtonItem = item
        fixture.app.turn()
        #expect(item.title == "Run")
        fixture.app.tap(355, 69)
        #expect(runs == 1)
        var chosen = ""
        let menu = UIBarButtonItem(
            systemItem: .add, menu: UIMenu(children: [UIAction(title: "First") { _ in chosen = "First" }]))
        fixture.first.navigationItem.rightBarButtonItem = menu
        fixture.app.turn()
        fixture.app.tap(360, 69)
        fixture.run(0.5)
        let host = fixture.navigation.view.window?.subviews.last
        #expect(host?.accessibilityIdentifier == "menu")
        let toggle = UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)
        toggle.changesSelectionAsPrimaryAction = true
        toggle.perform(nil, nil)
        #expect(toggle.isSelected)
        #expect(chosen == "")
    }

    @Test("System items have their title or picture, and a label for those who hear (documented kinds)")
    func systemItems() {
        let app = StageFixture()
        _ = app
        for item in (0...24).compactMap(UIBarButtonItem.SystemItem.init(rawValue:)) {
            let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
            guard let button = made.makeView(BarButtonContext()) as? BarButton else {
                #expect(made.isSpace)
                continue
            }
            if item.rawValue == 23 { continue }
            #expect(button.currentTitle != nil || button.currentImage != nil, "\(item)")
            #expect(button.accessibilityLabel?.isEmpty == false, "\(item)")
        }
        #expect(UIBarButtonItem.flexibleSpace().isSpace)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }

    // Covers: UIBarItem.setTitleTextAttributes, UIBarItem.titleTextAttributes, UIBarButtonItem.tintColor, UIBarButtonItem.width, UIBarButtonItem.possibleTitles
    @Test("Attributes: the item's go before the appearance's; width and possible titles make room (documented)")
    func looks() {
        let app = StageFixture()
        _ = app
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let looks = UIBarButtonItemAppearance()
        looks.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 3]
        item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let button = item.makeView(BarButtonContext(appearance: looks)) as? BarButton
        let shown = button?.currentAttributedTitle?.attributes(at: 0, effectiveRange: nil)
        #expect(shown?[.foregroundColor] as? UIColor == .green)
        #expect(shown?[.kern] as? Int == 3)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
        let natural = button?.contentWidth ?? 0
        item.possibleTitles = ["Go", "Go somewhere else"]
        #expect((item.makeView(BarButtonContext()) as? BarButton)?.contentWidth ?? 0 > natural + 50)
        item.width = 200
        item.tintColor = .purple
        let wide = item.makeView(BarButtonContext()) as? BarButton
        #expect(wide?.contentWidth == 200)
        #expect(wide?.tintColor == .purple)
    }

    // Covers: UIBarAppearance.configureWithOpaqueBackground, UIBarAppearance.configureWithTransparentBackground, UIBarAppearance.configureWithDefaultBackground, UIBarAppearance.copy, UIBarAppearance.backgroundColor, UIBarAppearance.backgroundEffect, UIBarAppearance.shadowColor, UINavigationBarAppearance.titleTextAttributes, UINavigationBarAppearance.init()
    @Test("Appearances: kinds of grounds; a bar keeps a copy, and shows what is changed on it (documented)")
    func appearances() {
        let app = StageFixture()
        let looks = UINavigationBarAppearance()
        #expect(looks.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(looks.shadowColor != nil)
        looks.configureWithOpaqueBackground()
        #expect(looks.backgroundEffect == nil)
        #expect(looks.backgroundColor == .systemBackground)
        #expect(looks.shadowColor != nil)
        looks.configureWithTransparentBackground()
        #expect(looks.backgroundEffect == nil)
        #expect(looks.backgroundColor == nil)
        #expect(looks.shadowColor == nil)
        looks.backgroundColor = .blue
        looks.titleTextAttributes = [.foregroundColor: UIColor.white]
        let copy: UINavigationBarAppearance = looks.copy()
        copy.backgroundColor = .red
        #expect(looks.backgroundColor == .blue)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        app.show(bar)
        bar.barPlace.isAtEdge = false
        bar.standardAppearance = looks
        looks.backgroundColor = .black
        #expect(bar.standardAppearance !== looks)
        #expect(bar.barPlace.ground?.shown?.color == .blue)
        bar.standardAppearance.backgroundColor = .green
        #expect(bar.barPlace.ground?.shown?.color == .green)
        bar.setItems([UINavigationItem(title: "T")], animated: false)
        #expect(
            contents(bar)?.title.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
                == .white)
        copy.configureWithDefaultBackground()
        #expect(copy.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(copy.backgroundColor == nil)
        #expect(copy.shadowColor != nil)
        #expect(looks.backgroundEffect == nil)
        let tools = UIToolbarAppearance(barAppearance: looks)
        #expect(tools.backgroundColor == .black)
    }

    // Covers: UINavigationBar.barTintColor, UINavigationBar.titleTextAttributes, UINavigationBar.barStyle, UINavigationBar.shadowImage, UINavigationBar.setBackgroundImage, UINavigationBar.backgroundImage
    @Test("Looks of old make the ground until an appearance is set (documented)")
    func old() {
        let app = StageFixture()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        app.show(bar)
        bar.barPlace.isAtEdge = false
        bar.isTranslucent = false
        bar.barTintColor = .red
        #expect(bar.barPlace.ground?.shown?.color == .red)
        #expect(bar.barPlace.ground?.shown?.effect == nil)
        bar.barStyle = .black
        bar.titleTextAttributes = [.kern: 2]
        bar.setItems([UINavigationItem(title: "T")], animated: false)
        let shown = contents(bar)?.title.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(shown?[.kern] as? Int == 2)
        #expect(shown?[.foregroundColor] as? UIColor == .white)
        let image = TestImage.of(4, 4, .blue)
        bar.setBackgroundImage(image, for: .default)
        bar.shadowImage = UIImage()
        #expect(bar.backgroundImage(for: .default) === image)
        #expect(bar.barPlace.ground?.shown?.image === image)
        bar.setBackgroundImage(nil, for: .default)
        #expect(bar.barPlace.ground?.shown?.image == nil)
        bar.standardAppearance = UINavigationBarAppearance()
        #expect(bar.barPlace.ground?.shown?.effect != nil)
    }

    @Test("Appearance proxies carry bars' properties (documented)")
    func proxies() {
        let app = StageFixture()
        UINavigationBar.appearance().barTintColor = .orange
        UINavigationBar.appearance().prefersLargeTitles = true
        defer { AppearanceProxies.reset() }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        app.show(bar)
        #expect(bar.barTintColor == .orange)
        #expect(bar.prefersLargeTitles)
    }

    // Covers: UINavigationBar.init(coder:), UIBarButtonItem.init(coder:), UINavigationItem.init(coder:)
    @Test("Archives hold items, titles and styles")
    func archives() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.barTintColor = .red
        bar.setItems([UINavigationItem(title: "Kept")], animated: false)
        let read = try archived(bar)
        #expect(read.items?.first?.title == "Kept")
        #expect(read.barTintColor == .red)
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        tools.items = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        #expect(try archived(tools).items?.first?.button.systemItem == .add)
    }
}
