// The status bar as the application sets it, and the app's other icons: both as Info.plist has it.
// Apple: "UIApplication", statusBarStyle; UIViewControllerBasedStatusBarAppearance; setAlternateIconName(_:completionHandler:).
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitContainers
import UIKitCore
import UIKitTesting

private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
}

@MainActor @Suite("What Info.plist says of status bar and icons", .harness) struct InformationTests {
    /// Runs with these keys of Info.plist.
    private func with(_ keys: [String: Any], _ body: () async throws -> Void) async rethrows {
        AppInformation.override = keys
        defer { AppInformation.override = nil }
        try await body()
    }

    // Covers: UIApplication.statusBarStyle, UIApplication.isStatusBarHidden, UIApplication.setStatusBarStyle, UIApplication.setStatusBarHidden
    @available(*, deprecated)
    @Test("Where controllers do not decide, the application sets the status bar, and they are not asked (documented)")
    func ownStatusBar() async throws {
        let keys: [String: Any] = [
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleDarkContent",
        ]
        try await with(keys) {
            let harness = try await Harness(device: .iPhone14)
            try await harness.show(LightController())
            let app = UIApplication.shared
            #expect(app.statusBarStyle == .darkContent)
            #expect(!app.isStatusBarHidden)
            app.statusBarStyle = .lightContent
            app.isStatusBarHidden = true
            #expect(app.statusBarStyle == .lightContent)
            #expect(app.isStatusBarHidden)
            #expect(app.statusBarFrame == .zero)
            app.setStatusBarStyle(.default, animated: true)
            app.setStatusBarHidden(false, with: .slide)
            harness.window.rootViewController?.setNeedsStatusBarAppearanceUpdate()
            #expect(app.statusBarStyle == .default)
            #expect(!app.isStatusBarHidden)
            #expect(app.statusBarFrame.height == 47)
            harness.close()
        }
    }

    @Test("Where controllers decide, as they do unless Info.plist says otherwise, the setters do nothing (documented)")
    func controllersDecide() async throws {
        let harness = try await Harness(device: .iPhone14)
        try await harness.show(LightController())
        let app = UIApplication.shared
        #expect(app.statusBarStyle == .lightContent)
        #expect(app.isStatusBarHidden)
        let said = Reports.during { app.statusBarStyle = .darkContent }
        #expect(
            said.map(Reports.stable) == [
                """
                UIK1204 misuse: The application set the status bar, which view controllers control.
                  object   UIApplication.statusBarStyle
                  at       UIApplication+StatusBarTests.swift:…
                  cause    UIViewControllerBasedStatusBarAppearance is missing in Info.plist or true: the setters of UIApplication have no effect.
                  fix      Override preferredStatusBarStyle and prefersStatusBarHidden in the view controllers, or set the key to false.
                """
            ])
        #expect(Reports.during { app.isStatusBarHidden = false }.count == 1)
        #expect(app.statusBarStyle == .lightContent)
        #expect(app.isStatusBarHidden)
        harness.close()
    }

    // Covers: UIApplication.supportsAlternateIcons, UIApplication.alternateIconName, UIApplication.setAlternateIconName
    @Test("An icon of Info.plist is taken by name; others and apps without icons get an error in a later turn (observed)")
    func alternateIcons() async throws {
        let harness = try await Harness(device: .iPhone14)
        try await harness.show(UIViewController())
        let app = UIApplication.shared
        var answers: [String] = []
        let answer: @MainActor @Sendable ((any Error)?) -> Void = { error in
            answers.append(error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" } ?? "fine")
        }
        #expect(!app.supportsAlternateIcons)
        #expect(app.alternateIconName == nil)
        app.setAlternateIconName("Dark", completionHandler: answer)
        #expect(answers.isEmpty)
        try await harness.idle()
        #expect(answers == ["NSCocoaErrorDomain 3328"])
        let icons = ["CFBundleAlternateIcons": ["Dark": ["CFBundleIconFiles": ["dark"]]]]
        try await with(["CFBundleIcons": icons]) {
            #expect(app.supportsAlternateIcons)
            let traps = try await harness.expectTrap("UIK1201") {
                app.setAlternateIconName("Dark", completionHandler: answer)
                try await harness.idle()
            }
            #expect(traps.count == 1)
            #expect(app.alternateIconName == "Dark")
            app.setAlternateIconName("Other", completionHandler: answer)
            app.setAlternateIconName(nil, completionHandler: answer)
            try await harness.idle()
            #expect(app.alternateIconName == nil)
            #expect(answers.dropFirst() == ["fine", "NSCocoaErrorDomain 4", "fine"])
            await #expect(throws: CocoaError.self) { try await app.setAlternateIconName("Other") }
            app.setAlternateIconName(nil, completionHandler: nil)
        }
        harness.close()
    }

    // Covers: UISplitViewController.Column.inspector
    @Test("The inspector column keeps its controller, and says that it is not shown")
    func inspector() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let controller = UIViewController()
        let said = Reports.during {
            split.setViewController(controller, for: .inspector)
            split.show(.inspector)
        }
        #expect(said.map(\.entry.code) == ["UIK1201", "UIK1201"])
        #expect(split.viewController(for: .inspector) === controller)
        #expect(!split.isShowing(.inspector))
        #expect(!split.children.contains(controller))
        split.hide(.inspector)
        split.setViewController(nil, for: .inspector)
        #expect(split.viewController(for: .inspector) == nil)
    }
}
