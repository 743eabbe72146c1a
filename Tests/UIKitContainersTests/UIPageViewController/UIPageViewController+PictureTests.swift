// Pages as pictures: between two of them, and half turned.
// Apple: "UIPageViewController".
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIPageViewController as pictures", .harness) struct UIPageViewControllerPictureTests {
    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController] = (0..<6).map { number in
            let page = UIViewController()
            page.view.backgroundColor = [.systemYellow, .systemTeal, .systemPink, .systemGreen][number % 4]
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 80))
            label.text = "Page \(number)"
            label.font = .boldSystemFont(ofSize: 34)
            page.view.addSubview(label)
            return page
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
            -> UIViewController?
        { pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
            -> UIViewController?
        { pages.firstIndex(of: page).flatMap { $0 < 5 ? pages[$0 + 1] : nil } }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 6 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    @Test("between two pages that slide, with dots", arguments: [UIUserInterfaceStyle.light, .dark])
    func sliding(style: UIUserInterfaceStyle) async throws {
        let harness = try await Harness(device: .custom(390, 844, scale: 1, safeArea: true), appearance: style)
        let book = Book()
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        controller.dataSource = book
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        try await harness.show(controller)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        try await harness.advance(by: 0.15)
        assertSnapshot(of: harness, named: style == .dark ? "dark" : "light")
    }

    @Test("half turned: a page bound at the left, and one of two bound in the middle", arguments: [false, true])
    func turning(spread: Bool) async throws {
        let harness = try await Harness(
            device: .custom(390, 844, scale: 1, safeArea: true), orientation: spread ? .landscape : .portrait,
            traps: .collect)
        let book = Book()
        let spine = UIPageViewController.SpineLocation.mid.rawValue
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: spread ? [.spineLocation: spine] : nil)
        controller.setViewControllers(
            spread ? [book.pages[0], book.pages[1]] : [book.pages[0]], direction: .forward, animated: false)
        try await harness.show(controller)
        controller.setViewControllers(
            spread ? [book.pages[2], book.pages[3]] : [book.pages[1]], direction: .forward, animated: true)
        try await harness.advance(by: 0.3)
        assertSnapshot(of: harness, named: spread ? "spread" : "single")
    }
}
