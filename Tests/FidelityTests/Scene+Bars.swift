// The old pictures of controllers with bars.
// No Apple page: this is ours.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    static let bars: [Scene] = [
        embedded("iphone-se", 320, 548),
        embedded("iphone-x", 375, 734),
        Scene(
            "adammcarter_UITabBarController_uiTabController_ios18_iPhoneX_dark.1",
            Setting(size: CGSize(width: 375, height: 812), scale: 3, isDark: true, device: .iPhoneX),
            "The look of iOS 26, which is not the one followed here (iOS 17): a bar whose glass the recording left out.",
            build: nil
        ).with {
            $0.isOtherRelease = true
            $0.stage = { harness in
                let tabs = UITabBarController(
                    tabs: [("a", "star"), ("b", "triangle")].map { title, symbol in
                        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in
                            let page = UIViewController()
                            let label = UILabel()
                            label.text = title
                            label.translatesAutoresizingMaskIntoConstraints = false
                            page.view.addSubview(label)
                            NSLayoutConstraint.activate([
                                label.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
                                label.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
                            ])
                            return page
                        }
                    })
                try await harness.show(tabs)
            }
        },
    ]

    /// The labels of `testTraits` inside a navigation controller inside a tab bar controller. The recording left the
    /// screen's safe areas out, and was made by `render(in:)`, without the bars' blur.
    private static func embedded(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Scene {
        Scene(
            "pointfreeco_SnapshotTestingTests_testTraitsEmbeddedInTabNavigation.\(name)",
            Setting(size: CGSize(width: width, height: height), scale: 3, contentSize: .medium),
            "The bars of iOS 13 show their hairlines; ours get the appearance that does. The plus is Apple's glyph.",
            build: nil
        ).with {
            $0.rendersLayer = true
            let (right, bottom) = (Int(width * 3), Int(height * 3))
            // Hairlines under the navigation bar and over the tab bar.
            $0.probes = [
                Probe(isAcross: false, line: right - 20, start: 60, end: 200),
                Probe(isAcross: false, line: right - 20, start: bottom - 30, end: bottom - 200),
            ]
            $0.ignored = [CGRect(x: 10, y: 8, width: 34, height: 28)]
            $0.stage = { harness in
                let page = UIViewController()
                page.view.backgroundColor = .white
                _ = cornered(page.view)
                page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
                let navigation = UINavigationController(rootViewController: page)
                let look = UINavigationBarAppearance()
                look.configureWithDefaultBackground()
                navigation.navigationBar.standardAppearance = look
                navigation.navigationBar.scrollEdgeAppearance = look
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                let tabLook = UITabBarAppearance()
                tabLook.configureWithDefaultBackground()
                tabs.tabBar.standardAppearance = tabLook
                tabs.tabBar.scrollEdgeAppearance = tabLook
                try await harness.show(tabs)
            }
        }
    }
}
