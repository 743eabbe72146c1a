// Figures of bars, sheets and tab bars that were measured on recorded screens.
// No Apple page: this is ours.
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Figures: bars and sheets", .harness) struct BarFigureTests {
    /// Widths of phones with the margin that their bars have.
    nonisolated static let margins: [(width: CGFloat, margin: CGFloat)] = [
        (375, 16), (390, 16), (393, 16), (402, 16), (428, 20), (430, 20), (440, 20),
    ]

    @Test(
        "bars have margins of 16 points up to 402 points of width, and of 20 from 428 [observed; 402 guessed]", arguments: margins)
    func margins(_ width: CGFloat, _ margin: CGFloat) async throws {
        let harness = try await Harness(device: .custom(width, 852, scale: 3))
        let page = UIViewController()
        page.title = "Large"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        page.toolbarItems = [
            UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: "Last", style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        try await harness.show(navigation)
        for text in ["Left", "First"] { #expect(try #require(harness.label(text)).place.minX.isNear(margin), "\(text)") }
        for text in ["Right", "Last"] {
            #expect(try #require(harness.label(text)).place.maxX.isNear(width - margin), "\(text)")
        }
        let large = harness.views { ($0 as? UILabel)?.text == "Large" && ($0 as? UILabel)?.font.pointSize ?? 0 > 30 }
        #expect(try #require(large.first).place.minX.isNear(margin))
        // A view's own margins are 20 from 393 on (observed in cells), and 16 at 375.
        #expect(page.systemMinimumLayoutMargins.leading == (width < 390 ? 16 : 20))
    }

    @Test("the arrow back begins 8 points from the edge at 393, is 11 by 18.67 large, and its title stands at 29.33 [observed]")
    func backButton() async throws {
        let harness = try await Harness(device: .iPhone15)
        let root = UIViewController()
        root.title = "Back"
        let navigation = UINavigationController(rootViewController: root)
        try await harness.show(navigation)
        let next = UIViewController()
        next.view.backgroundColor = .white
        navigation.pushViewController(next, animated: false)
        try await harness.settle()
        let back = try #require(harness.view(named: "BackButton"))
        #expect(back.place.minX.isNear(8))
        #expect(try #require(harness.label("Back")).place.minX.isNear(29.3333))
        let picture = try harness.picture()
        let bar = back.place
        var (xs, ys): ([Int], [Int]) = ([], [])
        for y in Int(bar.minY * 3)..<Int(bar.maxY * 3) {
            for x in 0..<78 where picture[x, y].map({ Int($0 >> 16 & 255) < 195 }) == true {
                xs.append(x)
                ys.append(y)
            }
        }
        let (width, height) = ((xs.max() ?? 0) - (xs.min() ?? 0) + 1, (ys.max() ?? 0) - (ys.min() ?? 0) + 1)
        #expect(abs(width - 33) <= 1, "\(width) × \(height) pixels")
        #expect(abs(height - 56) <= 1, "\(width) × \(height) pixels")
        #expect(abs((xs.min() ?? 0) - 28) <= 1, "from pixel \(xs.min() ?? 0)")
    }

    @Test("a badge of an item without an image begins 10.83 points beside the item's middle [observed]")
    func badge() async throws {
        let harness = try await Harness(device: .iPhone15)
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            page.tabBarItem.badgeValue = "3"
            return page
        }
        try await harness.show(tabs)
        let badges = harness.views { String(describing: type(of: $0)) == "TabBadge" }
        #expect(badges.count == 2)
        for badge in badges {
            let middle = try #require(badge.superview).place.midX
            #expect((badge.place.minX - middle).isNear(10.8333), "\(badge.place.minX - middle)")
        }
    }

    @Test(
        "behind a page sheet the card stands in by a bar's margin, and is dimmed by 0.12 [observed at 390, 393 and 430]",
        arguments: [margins[1], margins[2], margins[5]])
    func cardBehind(_ width: CGFloat, _ margin: CGFloat) async throws {
        let harness = try await Harness(device: .custom(width, 852, scale: 3, safeArea: true))
        let root = UIViewController()
        root.view.backgroundColor = .systemGroupedBackground
        harness.window.backgroundColor = nil
        try await harness.show(root)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        root.present(sheet, animated: false)
        try await harness.settle()
        let top = try #require(harness.view(named: "SheetCard")).place.minY
        // The last row of pixels above the sheet.
        let y = Int((top * 3).rounded()) - 1
        let left = try #require(try harness.edge(fromX: 0, y: y))
        // The recorded pixel at this place is covered by two thirds: 48.33 pixels at 393.
        #expect(abs(CGFloat(left) - margin * 3) <= 1.01, "from pixel \(left)")
        #expect(try harness.picture()[Int(width * 1.5), y] == 0xFFD5_D5D9)
    }

    @Test("the ground of a bar on white is 247 [observed]") func barOnWhite() async throws {
        let harness = try await Harness(device: .iPhone15)
        let page = UIViewController()
        page.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: page)
        let look = UINavigationBarAppearance()
        look.configureWithDefaultBackground()
        navigation.navigationBar.standardAppearance = look
        navigation.navigationBar.scrollEdgeAppearance = look
        try await harness.show(navigation)
        #expect(try harness.picture()[100, 240] == 0xFFF7_F7F7)
    }
}
