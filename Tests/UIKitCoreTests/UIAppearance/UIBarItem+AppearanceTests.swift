// Styles for every bar button item and every tab bar item.
// Apple: "UIAppearance", "UIBarButtonItem", Customizing Appearance; "UITabBarItem".
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

private final class OwnItem: UIBarButtonItem { var note = "" }
private final class CountItem: UIBarButtonItem {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init()
        title = "\(count)"
    }
    required init?(coder: NSCoder) { nil }
}
private final class OtherBar: UINavigationBar {}

@MainActor @Suite("Styles of bar items", .harness) struct UIBarItemAppearanceTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    private let green: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.green]

    private func color(_ item: UIBarItem, _ state: UIControl.State = .normal) -> UIColor? {
        item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }

    /// A navigation controller whose page has these items at the right.
    private func show(_ app: StageFixture, _ items: [UIBarButtonItem], bar: UINavigationBar.Type? = nil)
        -> UINavigationController
    {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = items
        let navigation = UINavigationController(navigationBarClass: bar, toolbarClass: nil)
        navigation.viewControllers = [page]
        app.show(navigation)
        return navigation
    }

    private func buttons(_ view: UIView) -> [BarButton] {
        view.subviews.flatMap { ($0 as? BarButton).map { [$0] } ?? buttons($0) }
    }

    // Covers: UIBarButtonItem.appearance, UIBarItem.setTitleTextAttributes, UIBarButtonItem.tintColor, UIBarButtonItem.setTitlePositionAdjustment
    @Test("an item takes a proxy's values when its bar shows it, but for what it was given itself (documented)")
    func barButtons() {
        let app = StageFixture()
        UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
        UIBarButtonItem.appearance().setTitleTextAttributes(green, for: .highlighted)
        UIBarButtonItem.appearance().tintColor = .purple
        UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 3), for: .default)
        let (plain, own) = (UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), OwnItem())
        own.title = "Two"
        own.setTitleTextAttributes(green, for: .normal)
        own.tintColor = .orange
        #expect(color(plain) == nil)
        #expect(plain.tintColor == nil)
        let navigation = show(app, [plain, own])
        #expect(color(plain) == .red)
        #expect(color(plain, .highlighted) == .green)
        #expect(plain.tintColor == .purple)
        #expect(plain.titlePositionAdjustment(for: .default).vertical == 3)
        #expect(color(own) == .green)
        #expect(own.tintColor == .orange)
        #expect(color(own, .highlighted) == .green)
        let shown = buttons(navigation.navigationBar).first { $0.item === plain }
        #expect(
            shown?.currentAttributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        plain.title = "Another"
        app.turn()
        let again = buttons(navigation.navigationBar).first { $0.item === plain }
        #expect(
            again?.currentAttributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    // Covers: UIBarButtonItem.appearance(whenContainedInInstancesOf:)
    @Test("the nearer class and the container decide (documented)") func containers() {
        let app = StageFixture()
        UIBarItem.appearance().setTitleTextAttributes(red, for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [OtherBar.self]).setTitleTextAttributes(
            green, for: .normal)
        OwnItem.appearance().tintColor = .yellow
        let (one, two, toolbarItem) = (OwnItem(), UIBarButtonItem(), UIBarButtonItem())
        for item in [one, two, toolbarItem] { item.title = "Item" }
        _ = show(app, [one, two], bar: OtherBar.self)
        #expect(color(one) == .green)
        #expect(color(two) == .green)
        #expect(one.tintColor == .yellow)
        #expect(two.tintColor == nil)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
        toolbar.items = [toolbarItem]
        app.show(toolbar)
        #expect(color(toolbarItem) == .red)
    }

    // Covers: UIBarButtonItem.setBackButtonTitlePositionAdjustment, UIBarButtonItem.setBackButtonBackgroundImage, UIBarButtonItem.setBackgroundImage, UIBarButtonItem.setBackgroundVerticalPositionAdjustment
    @Test("backgrounds and the back button's title are carried; an item without init() has proxies too")
    func backgrounds() {
        let app = StageFixture()
        let image = TestImage.of(4, 4, .blue)
        let proxy = UIBarButtonItem.appearance()
        proxy.setBackgroundImage(image, for: .normal, barMetrics: .default)
        proxy.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .compact)
        proxy.setBackgroundVerticalPositionAdjustment(2, for: .default)
        proxy.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
        proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -500, vertical: 0), for: .default)
        CountItem.appearance().tintColor = .brown
        #expect(proxy.backgroundImage(for: .normal, barMetrics: .default) === image)
        let (item, counted) = (
            UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil), CountItem(count: 3)
        )
        let navigation = show(app, [item, counted])
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === image)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 2)
        #expect(counted.tintColor == .brown)
        #expect(counted.count == 3)
        let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        navigation.topViewController?.navigationItem.backBarButtonItem = back
        navigation.pushViewController(UIViewController(), animated: false)
        app.turn()
        #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
        #expect(back.backButtonTitlePositionAdjustment(for: .default).horizontal == -500)
    }

    // Covers: UITabBarItem.appearance, UITabBarItem.badgeColor, UITabBarItem.setBadgeTextAttributes, UITabBarItem.titlePositionAdjustment, UITabBarItem.standardAppearance, UITabBarItem.scrollEdgeAppearance
    @Test("tab bar items take titles, badges and appearances (documented)") func tabs() {
        let app = StageFixture()
        let look = UITabBarAppearance()
        look.backgroundColor = .green
        let proxy = UITabBarItem.appearance()
        proxy.setTitleTextAttributes(red, for: .normal)
        proxy.setTitleTextAttributes(green, for: .selected)
        proxy.badgeColor = .blue
        proxy.setBadgeTextAttributes(green, for: .normal)
        proxy.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
        proxy.standardAppearance = look
        proxy.scrollEdgeAppearance = look
        let tabs = UITabBarController()
        let pages = [UIViewController(), UIViewController()]
        for (index, page) in pages.enumerated() {
            page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            page.tabBarItem.badgeValue = "1"
        }
        pages[1].tabBarItem.badgeColor = .orange
        tabs.viewControllers = pages
        app.show(tabs)
        let (first, second) = (pages[0].tabBarItem!, pages[1].tabBarItem!)
        #expect(color(first) == .red)
        #expect(color(second, .selected) == .green)
        #expect(first.badgeColor == .blue)
        #expect(second.badgeColor == .orange)
        #expect(first.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
        #expect(first.titlePositionAdjustment.vertical == -4)
        #expect(first.standardAppearance?.backgroundColor == .green)
        #expect(first.scrollEdgeAppearance?.backgroundColor == .green)
        #expect(tabs.tabBar.groundInForce.color == .green)
    }

    @Test("what a proxy of an item does not carry is reported, UIK1203, with its name") func losses() {
        let app = StageFixture()
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        let first = Reports.during {
            UIBarButtonItem.appearance().width = 90
            _ = show(app, [item])
        }
        #expect(first.map(\.entry.code) == ["UIK1203"])
        #expect(item.width == 0)
        #expect(first.first.map(Reports.stable)?.contains("The proxy of UIBarButtonItem was given width.") == true)
        let own = OwnItem()
        own.title = "Item"
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
        toolbar.items = [own]
        let host = UIView()
        app.show(host)
        // From here: what is unsupported is reported once a place.
        let second = Reports.during {
            OwnItem.appearance().note = "noted"
            host.addSubview(toolbar)
        }
        #expect(second.map(\.entry.code) == ["UIK1203"])
        #expect(own.note == "")
        #expect(second.first.map(Reports.stable)?.contains("The proxy of OwnItem was given note.") == true)
    }

    // Covers: UISegmentedControl.setDividerImage, UISegmentedControl.setContentPositionAdjustment
    @Test("a segmented control takes dividers and places of its content (documented)") func segments() {
        let app = StageFixture()
        let image = TestImage.of(1, 4, .blue)
        let proxy = UISegmentedControl.appearance()
        proxy.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        proxy.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
        let control = UISegmentedControl(items: ["a", "b"])
        app.show(control)
        #expect(
            control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
                === image)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3)
    }
}
