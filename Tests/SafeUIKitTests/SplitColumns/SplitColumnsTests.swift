// Columns that replace, and bars that are styled once: without the traps that Owen Zhao's blog reports.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SplitColumns", .harness) struct SplitColumnsTests {
    private func split(_ style: UISplitViewController.Style = .tripleColumn) -> (UISplitViewController, [UIViewController]) {
        let split = UISplitViewController(style: style)
        let pages = ["Primary", "Supplementary", "Secondary"].map { title in
            let page = UIViewController()
            page.title = title
            page.view.backgroundColor = .systemBlue
            return page
        }
        if style == .unspecified {
            split.viewControllers = [pages[0], pages[2]].map { UINavigationController(rootViewController: $0) }
        } else {
            split.setViewController(pages[0], for: .primary)
            if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
            split.setViewController(pages[2], for: .secondary)
        }
        return (split, pages)
    }

    private func turn(_ harness: Harness, _ orientation: Surroundings.Orientation) async throws {
        var surroundings = harness.surroundings
        surroundings.orientation = orientation
        try await harness.change(to: surroundings)
    }

    @Test(
        "a replaced content is alone on its stack: Back leads to the list, not to the old content (FB8640357)",
        arguments: [Device.iPhone14, Device.iPadPro97])
    func replaces(device: Device) async throws {
        let harness = try await Harness(device: device, orientation: device.isPad ? .landscape : .portrait)
        let (split, pages) = split()
        try await harness.show(split)
        for round in 0..<3 {
            let detail = UIViewController()
            detail.title = "Detail \(round)"
            #expect(split.safeColumns.replace(detail, in: .secondary))
            try await harness.advance(by: 1)
            #expect(detail.view.window != nil)
            #expect(split.viewController(for: .secondary) === detail)
            #expect(detail.navigationController?.viewControllers == [detail])
            #expect(pages[2].parent == nil)
            #expect(pages[2].view.window == nil)
        }
        let master = UIViewController()
        #expect(split.safeColumns.replace(master, in: .supplementary, shows: !device.isPad))
        try await harness.advance(by: 1)
        #expect(master.view.window != nil)
    }

    @Test("the controller that stands there stays, and what was pushed on it goes") func same() async throws {
        let harness = try await Harness(device: .iPadPro97, orientation: .landscape)
        let (split, pages) = split(.doubleColumn)
        try await harness.show(split)
        let stack = pages[2].navigationController
        stack?.pushViewController(UIViewController(), animated: false)
        #expect(split.safeColumns.replace(pages[2], in: .secondary))
        try await harness.advance(by: 1)
        #expect(pages[2].navigationController === stack)
        #expect(stack?.viewControllers == [pages[2]])
    }

    @Test("a column that the style does not have is answered with false and changes nothing") func absent() async throws {
        let (double, _) = split(.doubleColumn)
        #expect(!double.safeColumns.replace(UIViewController(), in: .supplementary))
        let (classic, pages) = split(.unspecified)
        #expect(!classic.safeColumns.replace(UIViewController(), in: .supplementary))
        #expect(!classic.safeColumns.replace(UIViewController(), in: .compact))
        let harness = try await Harness(device: .iPadPro97, orientation: .landscape)
        try await harness.show(classic)
        let detail = UIViewController()
        #expect(classic.safeColumns.replace(detail, in: .secondary))
        try await harness.turn()
        #expect(detail.view.window != nil && pages[2].view.window == nil)
    }

    @Test("collapsed, the classic style has no place for what would not be seen") func collapsedClassic() async throws {
        let harness = try await Harness(device: .iPhone14)
        let (classic, pages) = split(.unspecified)
        try await harness.show(classic)
        #expect(classic.isCollapsed)
        let before = classic.viewControllers
        #expect(!classic.safeColumns.replace(UIViewController(), in: .primary))
        #expect(!classic.safeColumns.replace(UIViewController(), in: .secondary, shows: false))
        #expect(classic.viewControllers == before)
        #expect(pages.filter { $0.viewIfLoaded?.window != nil }.count == 1)
    }

    @Test("the new bar looks as the old one did, also by the means of old; a colour that was inherited stays so")
    func lookIsKept() async throws {
        let harness = try await Harness(device: .iPadPro97, orientation: .landscape)
        let (split, pages) = split(.doubleColumn)
        try await harness.show(split)
        let old = try #require(pages[2].navigationController?.navigationBar)
        old.barTintColor = .systemOrange
        old.isTranslucent = false
        old.barStyle = .black
        old.prefersLargeTitles = true
        split.view.tintColor = .systemPurple
        let detail = UIViewController()
        detail.title = "Detail"
        #expect(split.safeColumns.replace(detail, in: .secondary))
        try await harness.advance(by: 1)
        let new = try #require(detail.navigationController?.navigationBar)
        #expect(new !== old)
        #expect(new.standardAppearance.backgroundColor == .systemOrange)
        #expect(!new.isTranslucent)
        #expect(new.barStyle == .black)
        #expect(new.prefersLargeTitles)
        #expect(new.tintColor == .systemPurple)
        split.view.tintColor = .systemGreen
        #expect(new.tintColor == .systemGreen)
        new.tintColor = .systemRed
        let third = UIViewController()
        #expect(split.safeColumns.replace(third, in: .secondary))
        #expect(third.navigationController?.navigationBar.tintColor == .systemRed)
    }

    @Test("one call makes every bar blue, in both orientations and back, without space lost; a replaced column keeps it")
    func styled() async throws {
        let harness = try await Harness(device: .iPhone11)
        let (split, pages) = split()
        // What the report did first: pictures on every bar.
        for case let navigation as UINavigationController in split.children {
            navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
        }
        split.safeColumns.styleBars(ColumnBarStyle(background: .systemBlue, title: .white, tint: .systemYellow))
        #expect(split.safeColumns.bars.count == 3)
        try await harness.show(split)
        func top(_ page: UIViewController) -> CGFloat { page.view.safeAreaInsets.top }
        let upright = top(pages[2])
        assertSnapshot(of: harness, named: "upright")
        try await turn(harness, .landscape)
        assertSnapshot(of: harness, named: "side")
        for page in pages {
            let bar = try #require(page.navigationController?.navigationBar)
            #expect(bar.standardAppearance.backgroundColor == .systemBlue)
            #expect(bar.tintColor == .systemYellow)
            #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemBlue)
            #expect(bar.backgroundImage(for: .default) == nil)
        }
        try await turn(harness, .portrait)
        #expect(top(pages[2]) == upright)
        #expect(split.safeColumns.bars.count == 3)
        let detail = UIViewController()
        detail.title = "Detail"
        detail.view.backgroundColor = .systemBlue
        split.safeColumns.replace(detail, in: .secondary)
        try await harness.advance(by: 1)
        #expect(top(detail) == upright)
        try await turn(harness, .landscape)
        #expect(detail.navigationController?.navigationBar.standardAppearance.backgroundColor == .systemBlue)
        assertSnapshot(of: harness, named: "replaced-side")
    }
}
