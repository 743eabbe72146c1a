// What split views look like: three columns on a pad, over, beside and displacing, light and dark, mirrored.
// Apple: "UISplitViewController.DisplayMode".
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("Split views as pictures", .harness) struct SplitPictureTests {
    /// A way to show them, by name.
    struct Look: CustomTestStringConvertible, Sendable {
        var name: String
        var style = UISplitViewController.Style.tripleColumn
        var mode = UISplitViewController.DisplayMode.automatic
        var orientation = Surroundings.Orientation.landscape
        var appearance = UIUserInterfaceStyle.light
        var direction = UIUserInterfaceLayoutDirection.leftToRight
        var isPhone = false
        var scale: CGFloat = 1
        var testDescription: String { name }

        static let all = [
            Look(name: "three-landscape"),
            Look(name: "three-landscape-dark", appearance: .dark),
            Look(name: "three-displaced", mode: .twoDisplaceSecondary),
            Look(name: "three-displaced-dark", mode: .twoDisplaceSecondary, appearance: .dark),
            Look(name: "three-over-portrait", mode: .twoOverSecondary, orientation: .portrait),
            Look(name: "three-mirrored", mode: .twoDisplaceSecondary, direction: .rightToLeft),
            Look(name: "two-portrait", style: .doubleColumn, orientation: .portrait),
            Look(
                name: "two-over-portrait-dark", style: .doubleColumn, mode: .oneOverSecondary, orientation: .portrait,
                appearance: .dark),
            Look(name: "classic-landscape", style: .unspecified),
            Look(name: "phone-portrait", orientation: .portrait, isPhone: true),
            Look(name: "phone-portrait-dark", orientation: .portrait, appearance: .dark, isPhone: true),
            Look(name: "phone-landscape", isPhone: true),
        ]
    }

    private func page(_ title: String, _ color: UIColor) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = color
        let label = UILabel()
        label.text = "\(title) column"
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
        return page
    }

    @Test("columns, lines and shade", arguments: Look.all)
    func looks(look: Look) async throws {
        let device =
            look.isPhone
            ? Device.custom(414, 896, scale: look.scale, safeArea: true)
            : Device.custom(834, 1194, scale: look.scale, safeArea: true)
        let harness = try await Harness(
            device: device, orientation: look.orientation, appearance: look.appearance, direction: look.direction)
        let split = UISplitViewController(style: look.style)
        let pages = [
            page("Primary", .systemGroupedBackground), page("Supplementary", .secondarySystemBackground),
            page("Secondary", .systemBackground),
        ]
        if look.style == .unspecified {
            split.viewControllers = [pages[0], pages[2]].map { UINavigationController(rootViewController: $0) }
        } else {
            split.setViewController(pages[0], for: .primary)
            if look.style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
            split.setViewController(pages[2], for: .secondary)
        }
        split.preferredDisplayMode = look.mode
        try await harness.show(split)
        assertSnapshot(of: harness, named: look.name)
    }
}
