// Tab bars as pictures: phone and pad, both orientations, light and dark.
// Apple: "UITabBar".
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UITabBar as pictures", .harness) struct UITabBarPictureTests {
    enum Look: String, CaseIterable {
        case phoneLight = "phone-light", phoneDark = "phone-dark", phoneTurned = "phone-turned", pad = "pad-light"
        case padDark = "pad-dark", phoneTall = "phone-3x"
    }

    /// A tab whose content goes on below the bar, or ends above it.
    private func page(_ title: String, _ symbol: String, long: Bool) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scroll)
        let height: CGFloat = long ? 2000 : 200
        scroll.contentSize = CGSize(width: 100, height: height)
        for (index, y) in stride(from: CGFloat(0), to: height, by: 40).enumerated() {
            let stripe = UIView(frame: CGRect(x: 0, y: y, width: 1400, height: 20))
            stripe.backgroundColor = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple][index % 5]
            scroll.addSubview(stripe)
        }
        return page
    }

    private func tabs(long: Bool) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            page("Home", "house.fill", long: long), page("Search", "magnifyingglass", long: long),
            page("Favourites", "star.fill", long: long), page("Profile", "person.crop.circle.fill", long: long),
        ]
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers?[2].tabBarItem.badgeValue = "new"
        tabs.viewControllers?[2].tabBarItem.badgeColor = .systemBlue
        return tabs
    }

    // Covers: UITabBarItem.badgeValue
    @Test("four tabs with badges over content that goes on below", arguments: Look.allCases)
    func four(look: Look) async throws {
        let isDark = look == .phoneDark || look == .padDark
        let isPad = look == .pad || look == .padDark
        let harness = try await Harness(
            device: isPad
                ? .custom(834, 1194, scale: 1, safeArea: true)
                : .custom(390, 844, scale: look == .phoneTall ? 3 : 1, safeArea: true),
            orientation: look == .phoneTurned || look == .padDark ? .landscape : .portrait,
            appearance: isDark ? .dark : .light)
        let tabs = tabs(long: true)
        try await harness.show(tabs)
        assertSnapshot(of: harness, named: look.rawValue)
    }
}
