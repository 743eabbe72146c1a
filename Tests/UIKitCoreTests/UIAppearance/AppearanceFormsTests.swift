// Every form of a proxy on every class that has one, written out: what a generic member hides shows when it compiles.
// Apple: "UIAppearance".
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Forms of appearance()", .harness) struct AppearanceFormsTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let around: [any UIAppearanceContainer.Type] = [
        UIView.self, UIViewController.self, UIPresentationController.self, UINavigationBar.self,
    ]

    private func check<Proxy: UIAppearance>(_ proxy: Proxy, _ type: Proxy.Type, _ line: Int = #line) {
        #expect(Swift.type(of: proxy) == type, "line \(line)")
    }

    // Covers: UIAppearance.appearance, UIBarItem.appearance, UIBarButtonItem.appearance, UITabBarItem.appearance
    @Test("each class answers the four forms with proxies of its own type (documented)") func forms() {
        _ = StageFixture()
        check(UIActivityIndicatorView.appearance(), UIActivityIndicatorView.self)
        check(UIActivityIndicatorView.appearance(whenContainedInInstancesOf: around), UIActivityIndicatorView.self)
        check(UIActivityIndicatorView.appearance(for: dark), UIActivityIndicatorView.self)
        check(
            UIActivityIndicatorView.appearance(for: dark, whenContainedInInstancesOf: around),
            UIActivityIndicatorView.self)
        check(UIAlertView.appearance(), UIAlertView.self)
        check(UIAlertView.appearance(whenContainedInInstancesOf: around), UIAlertView.self)
        check(UIAlertView.appearance(for: dark), UIAlertView.self)
        check(UIAlertView.appearance(for: dark, whenContainedInInstancesOf: around), UIAlertView.self)
        check(UIBarButtonItem.appearance(), UIBarButtonItem.self)
        check(UIBarButtonItem.appearance(whenContainedInInstancesOf: around), UIBarButtonItem.self)
        check(UIBarButtonItem.appearance(for: dark), UIBarButtonItem.self)
        check(UIBarButtonItem.appearance(for: dark, whenContainedInInstancesOf: around), UIBarButtonItem.self)
        check(UIBarItem.appearance(), UIBarItem.self)
        check(UIBarItem.appearance(whenContainedInInstancesOf: around), UIBarItem.self)
        check(UIBarItem.appearance(for: dark), UIBarItem.self)
        check(UIBarItem.appearance(for: dark, whenContainedInInstancesOf: around), UIBarItem.self)
        check(UIButton.appearance(), UIButton.self)
        check(UIButton.appearance(whenContainedInInstancesOf: around), UIButton.self)
        check(UIButton.appearance(for: dark), UIButton.self)
        check(UIButton.appearance(for: dark, whenContainedInInstancesOf: around), UIButton.self)
        check(UICollectionReusableView.appearance(), UICollectionReusableView.self)
        check(UICollectionReusableView.appearance(whenContainedInInstancesOf: around), UICollectionReusableView.self)
        check(UICollectionReusableView.appearance(for: dark), UICollectionReusableView.self)
        check(UICollectionReusableView.appearance(for: dark, whenContainedInInstancesOf: around), UICollectionReusableView.self)
        check(UICollectionViewCell.appearance(), UICollectionViewCell.self)
        check(UICollectionViewCell.appearance(whenContainedInInstancesOf: around), UICollectionViewCell.self)
        check(UICollectionViewCell.appearance(for: dark), UICollectionViewCell.self)
        check(UICollectionViewCell.appearance(for: dark, whenContainedInInstancesOf: around), UICollectionViewCell.self)
        check(UICollectionViewListCell.appearance(), UICollectionViewListCell.self)
        check(UICollectionViewListCell.appearance(whenContainedInInstancesOf: around), UICollectionViewListCell.self)
        check(UICollectionViewListCell.appearance(for: dark), UICollectionViewListCell.self)
        check(UICollectionViewListCell.appearance(for: dark, whenContainedInInstancesOf: around), UICollectionViewListCell.self)
        check(UIControl.appearance(), UIControl.self)
        check(UIControl.appearance(whenContainedInInstancesOf: around), UIControl.self)
        check(UIControl.appearance(for: dark), UIControl.self)
        check(UIControl.appearance(for: dark, whenContainedInInstancesOf: around), UIControl.self)
        check(UIDatePicker.appearance(), UIDatePicker.self)
        check(UIDatePicker.appearance(whenContainedInInstancesOf: around), UIDatePicker.self)
        check(UIDatePicker.appearance(for: dark), UIDatePicker.self)
        check(UIDatePicker.appearance(for: dark, whenContainedInInstancesOf: around), UIDatePicker.self)
        check(UIImageView.appearance(), UIImageView.self)
        check(UIImageView.appearance(whenContainedInInstancesOf: around), UIImageView.self)
        check(UIImageView.appearance(for: dark), UIImageView.self)
        check(UIImageView.appearance(for: dark, whenContainedInInstancesOf: around), UIImageView.self)
        check(UILabel.appearance(), UILabel.self)
        check(UILabel.appearance(whenContainedInInstancesOf: around), UILabel.self)
        check(UILabel.appearance(for: dark), UILabel.self)
        check(UILabel.appearance(for: dark, whenContainedInInstancesOf: around), UILabel.self)
        check(UIListContentView.appearance(), UIListContentView.self)
        check(UIListContentView.appearance(whenContainedInInstancesOf: around), UIListContentView.self)
        check(UIListContentView.appearance(for: dark), UIListContentView.self)
        check(UIListContentView.appearance(for: dark, whenContainedInInstancesOf: around), UIListContentView.self)
        check(UINavigationBar.appearance(), UINavigationBar.self)
        check(UINavigationBar.appearance(whenContainedInInstancesOf: around), UINavigationBar.self)
        check(UINavigationBar.appearance(for: dark), UINavigationBar.self)
        check(UINavigationBar.appearance(for: dark, whenContainedInInstancesOf: around), UINavigationBar.self)
        check(UIPageControl.appearance(), UIPageControl.self)
        check(UIPageControl.appearance(whenContainedInInstancesOf: around), UIPageControl.self)
        check(UIPageControl.appearance(for: dark), UIPageControl.self)
        check(UIPageControl.appearance(for: dark, whenContainedInInstancesOf: around), UIPageControl.self)
        check(UIPickerView.appearance(), UIPickerView.self)
        check(UIPickerView.appearance(whenContainedInInstancesOf: around), UIPickerView.self)
        check(UIPickerView.appearance(for: dark), UIPickerView.self)
        check(UIPickerView.appearance(for: dark, whenContainedInInstancesOf: around), UIPickerView.self)
        check(UIProgressView.appearance(), UIProgressView.self)
        check(UIProgressView.appearance(whenContainedInInstancesOf: around), UIProgressView.self)
        check(UIProgressView.appearance(for: dark), UIProgressView.self)
        check(UIProgressView.appearance(for: dark, whenContainedInInstancesOf: around), UIProgressView.self)
        check(UIRefreshControl.appearance(), UIRefreshControl.self)
        check(UIRefreshControl.appearance(whenContainedInInstancesOf: around), UIRefreshControl.self)
        check(UIRefreshControl.appearance(for: dark), UIRefreshControl.self)
        check(UIRefreshControl.appearance(for: dark, whenContainedInInstancesOf: around), UIRefreshControl.self)
        check(UIScrollView.appearance(), UIScrollView.self)
        check(UIScrollView.appearance(whenContainedInInstancesOf: around), UIScrollView.self)
        check(UIScrollView.appearance(for: dark), UIScrollView.self)
        check(UIScrollView.appearance(for: dark, whenContainedInInstancesOf: around), UIScrollView.self)
        check(UISegmentedControl.appearance(), UISegmentedControl.self)
        check(UISegmentedControl.appearance(whenContainedInInstancesOf: around), UISegmentedControl.self)
        check(UISegmentedControl.appearance(for: dark), UISegmentedControl.self)
        check(UISegmentedControl.appearance(for: dark, whenContainedInInstancesOf: around), UISegmentedControl.self)
        check(UISlider.appearance(), UISlider.self)
        check(UISlider.appearance(whenContainedInInstancesOf: around), UISlider.self)
        check(UISlider.appearance(for: dark), UISlider.self)
        check(UISlider.appearance(for: dark, whenContainedInInstancesOf: around), UISlider.self)
        check(UIStackView.appearance(), UIStackView.self)
        check(UIStackView.appearance(whenContainedInInstancesOf: around), UIStackView.self)
        check(UIStackView.appearance(for: dark), UIStackView.self)
        check(UIStackView.appearance(for: dark, whenContainedInInstancesOf: around), UIStackView.self)
        check(UIStepper.appearance(), UIStepper.self)
        check(UIStepper.appearance(whenContainedInInstancesOf: around), UIStepper.self)
        check(UIStepper.appearance(for: dark), UIStepper.self)
        check(UIStepper.appearance(for: dark, whenContainedInInstancesOf: around), UIStepper.self)
        check(UISwitch.appearance(), UISwitch.self)
        check(UISwitch.appearance(whenContainedInInstancesOf: around), UISwitch.self)
        check(UISwitch.appearance(for: dark), UISwitch.self)
        check(UISwitch.appearance(for: dark, whenContainedInInstancesOf: around), UISwitch.self)
        check(UITabBar.appearance(), UITabBar.self)
        check(UITabBar.appearance(whenContainedInInstancesOf: around), UITabBar.self)
        check(UITabBar.appearance(for: dark), UITabBar.self)
        check(UITabBar.appearance(for: dark, whenContainedInInstancesOf: around), UITabBar.self)
        check(UITabBarItem.appearance(), UITabBarItem.self)
        check(UITabBarItem.appearance(whenContainedInInstancesOf: around), UITabBarItem.self)
        check(UITabBarItem.appearance(for: dark), UITabBarItem.self)
        check(UITabBarItem.appearance(for: dark, whenContainedInInstancesOf: around), UITabBarItem.self)
        check(UITableView.appearance(), UITableView.self)
        check(UITableView.appearance(whenContainedInInstancesOf: around), UITableView.self)
        check(UITableView.appearance(for: dark), UITableView.self)
        check(UITableView.appearance(for: dark, whenContainedInInstancesOf: around), UITableView.self)
        check(UITableViewCell.appearance(), UITableViewCell.self)
        check(UITableViewCell.appearance(whenContainedInInstancesOf: around), UITableViewCell.self)
        check(UITableViewCell.appearance(for: dark), UITableViewCell.self)
        check(UITableViewCell.appearance(for: dark, whenContainedInInstancesOf: around), UITableViewCell.self)
        check(UITableViewHeaderFooterView.appearance(), UITableViewHeaderFooterView.self)
        check(UITableViewHeaderFooterView.appearance(whenContainedInInstancesOf: around), UITableViewHeaderFooterView.self)
        check(UITableViewHeaderFooterView.appearance(for: dark), UITableViewHeaderFooterView.self)
        check(
            UITableViewHeaderFooterView.appearance(for: dark, whenContainedInInstancesOf: around), UITableViewHeaderFooterView.self)
        check(UITextField.appearance(), UITextField.self)
        check(UITextField.appearance(whenContainedInInstancesOf: around), UITextField.self)
        check(UITextField.appearance(for: dark), UITextField.self)
        check(UITextField.appearance(for: dark, whenContainedInInstancesOf: around), UITextField.self)
        check(UITextView.appearance(), UITextView.self)
        check(UITextView.appearance(whenContainedInInstancesOf: around), UITextView.self)
        check(UITextView.appearance(for: dark), UITextView.self)
        check(UITextView.appearance(for: dark, whenContainedInInstancesOf: around), UITextView.self)
        check(UIToolbar.appearance(), UIToolbar.self)
        check(UIToolbar.appearance(whenContainedInInstancesOf: around), UIToolbar.self)
        check(UIToolbar.appearance(for: dark), UIToolbar.self)
        check(UIToolbar.appearance(for: dark, whenContainedInInstancesOf: around), UIToolbar.self)
        check(UIView.appearance(), UIView.self)
        check(UIView.appearance(whenContainedInInstancesOf: around), UIView.self)
        check(UIView.appearance(for: dark), UIView.self)
        check(UIView.appearance(for: dark, whenContainedInInstancesOf: around), UIView.self)
        check(UIVisualEffectView.appearance(), UIVisualEffectView.self)
        check(UIVisualEffectView.appearance(whenContainedInInstancesOf: around), UIVisualEffectView.self)
        check(UIVisualEffectView.appearance(for: dark), UIVisualEffectView.self)
        check(UIVisualEffectView.appearance(for: dark, whenContainedInInstancesOf: around), UIVisualEffectView.self)
        check(UIWindow.appearance(), UIWindow.self)
        check(UIWindow.appearance(whenContainedInInstancesOf: around), UIWindow.self)
        check(UIWindow.appearance(for: dark), UIWindow.self)
        check(UIWindow.appearance(for: dark, whenContainedInInstancesOf: around), UIWindow.self)
        #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
        #expect(UIBarButtonItem.appearance() !== UIBarButtonItem.appearance(for: dark))
        #expect((UITabBarItem.appearance() as UIBarItem) !== UIBarItem.appearance())
    }

    @Test("this file names every view and every item of a bar that UIKit has") func complete() throws {
        let tests = URL(fileURLWithPath: #filePath)
        let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let source = root.appendingPathComponent("Sources")
        var parents: [String: String] = [:]
        let pattern = try Regex(#"open class (\w+)(?:<[^>]*>)?: (\w+)"#)
        let files = try #require(FileManager.default.enumerator(at: source, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" && file.path.contains("/Sources/UIKit") {
            // Classes that only Vitrine's own modules see have no appearance of an app's.
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacingOccurrences(of: "@_spi(Vitrine) open class", with: "")
            for match in text.matches(of: pattern) {
                parents[String(match.output[1].substring ?? "")] = String(match.output[2].substring ?? "")
            }
        }
        let text = try String(contentsOf: tests, encoding: .utf8)
        var missing: [String] = []
        for name in parents.keys {
            var line = [name]
            while let above = parents[line[line.count - 1]] { line.append(above) }
            guard line.contains("UIView") || line.contains("UIBarItem") else { continue }
            if !text.contains(" check(\(name).appearance(), \(name).self)") { missing.append(name) }
        }
        #expect(parents.count > 100)
        #expect(missing.sorted() == [])
    }
}
