// Members that are there and do not work yet say so: once a site, and not for their defaults.
// No Apple page: this is ours (nothing pretends to work).
import Diagnostics
import Foundation
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Declared members", .harness) struct DeclaredMembersTests {
    @Test("UIK1201: a stored property says what is missing, and is read back")
    func stored() {
        let control = UIControl()
        let reports = Reports.during { control.toolTip = "Help" }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1201 unsupported: Vitrine stores this property and does nothing with it yet.
                  object   \(ObjectName.of(control))
                  at       DeclaredMembersTests.swift:…
                  cause    UIControl.toolTip was set. Nothing shows a text at a resting pointer yet.
                  fix      Do not rely on it; Documentation/Coverage.md lists what works.
                """
            ])
        #expect(control.toolTip == "Help")
    }

    @Test("Once a site: a loop says it once, another line again")
    func once() {
        Diagnostics.forgetReportedSites()
        let control = UIControl()
        let reports = Reports.during {
            for index in 0..<10 { control.toolTip = "\(index)" }
            control.toolTip = "again"
        }
        #expect(reports.count == 2)
    }

    @Test("Every stored property of UIKit reports its name; its default reports nothing")
    func uikit() {
        Diagnostics.forgetReportedSites()
        let app = StageFixture()
        let button = UIButton()
        let label = UILabel()
        let controller = UIViewController()
        let format = UIGraphicsImageRendererFormat()
        let scroll = UIScrollView()
        let action = UIAction { _ in }
        let scene = UIWindowScene(
            session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
        let defaults = Reports.during {
            button.toolTip = nil
            label.showsExpansionTextWhenTruncated = false
            label.restorationIdentifier = nil
            controller.restorationIdentifier = nil
            format.preferredRange = .standard
            format.preferredRange = .automatic
            action.discoverabilityTitle = nil
            scroll.keyboardDismissMode = .onDrag
            scene.title = ""
            UIApplication.shared.applicationIconBadgeNumber = 0
            UIScreen.main.brightness = UIScreen.main.brightness
        }
        #expect(defaults.isEmpty)
        let reports = Reports.during {
            button.toolTip = "t"
            label.showsExpansionTextWhenTruncated = true
            label.restorationIdentifier = "r"
            controller.restorationIdentifier = "r"
            format.preferredRange = .extended
            action.discoverabilityTitle = "d"
            scroll.keyboardDismissMode = .interactive
            scene.title = "s"
            UIApplication.shared.applicationIconBadgeNumber = 1
            UIScreen.main.brightness = 1
        }
        #expect(
            reports.map(member) == [
                "UIControl.toolTip", "UILabel.showsExpansionTextWhenTruncated", "UIView.restorationIdentifier",
                "UIViewController.restorationIdentifier", "UIGraphicsImageRendererFormat.preferredRange",
                "UIAction.discoverabilityTitle", "UIScene.title", "UIApplication.applicationIconBadgeNumber",
                "UIScreen.brightness",
            ])
        #expect(label.showsExpansionTextWhenTruncated)
        #expect(format.preferredRange == .extended)
        #expect(action.discoverabilityTitle == "d")
        #expect(scene.title == "s")
        #expect(app.codes.isEmpty)
    }

    @Test("Every stored property of layers and animations reports its name; its default reports nothing")
    func layers() {
        Diagnostics.forgetReportedSites()
        let layer = CALayer()
        let text = CATextLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        let defaults = Reports.during {
            layer.contentsFormat = .RGBA8Uint
            layer.minificationFilterBias = 0
            layer.duration = 1
            layer.repeatCount = 2
            layer.fillMode = .both
            text.allowsFontSubpixelQuantization = true
            animation.preferredFrameRateRange = .default
            animation.repeatCount = 3
        }
        #expect(defaults.isEmpty)
        let reports = Reports.during {
            layer.contentsFormat = .gray8Uint
            layer.minificationFilterBias = 1
            text.allowsFontSubpixelQuantization = false
            animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        }
        #expect(
            reports.map(member) == [
                "CALayer.contentsFormat", "CALayer.minificationFilterBias",
                "CATextLayer.allowsFontSubpixelQuantization", "CAAnimation.preferredFrameRateRange",
            ])
        #expect(layer.repeatCount == 2)
        #expect(layer.contentsFormat == .gray8Uint)
    }

    /// The member that a UIK1201 names.
    private func member(_ diagnostic: Diagnostic) -> String {
        guard diagnostic.entry.code == "UIK1201" else { return diagnostic.entry.code }
        return diagnostic.cause.split(separator: " ").first.map(String.init) ?? ""
    }

    @Test("UIK1202: preferences that cannot be followed are asked for and named")
    func preferences() {
        final class Locked: UIViewController { override var prefersPointerLocked: Bool { true } }
        let app = StageFixture()
        let locked = Locked()
        app.show(locked)
        locked.setNeedsUpdateOfPrefersPointerLocked()
        #expect(
            app.diagnostics.first.map(Reports.stable) == """
                UIK1202 unsupported: Vitrine reads this preference but does not support it yet.
                  object   \(ObjectName.of(locked))
                  at       DeclaredMembersTests.swift:…
                  cause    prefersPointerLocked is true; no stage locks its pointer.
                  fix      Do not rely on it; Documentation/Coverage.md lists what works.
                """)
    }

    // Covers: UIViewController.init(nibName:bundle:), UIViewController.nibName
    @Test("UIK0216: a named nib is not loaded; a plain view stands for it")
    func nib() {
        let controller = UIViewController(nibName: "Cart", bundle: nil)
        let reports = Reports.during { controller.loadViewIfNeeded() }
        #expect(controller.view != nil)
        #expect(controller.nibName == "Cart")
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK0216 unsupported: Nibs are not loaded yet.
                  object   UIViewController \(ObjectName.address(controller))
                  at       DeclaredMembersTests.swift:…
                  cause    The nib "Cart" was specified.
                  fix      Create the views in loadView() or viewDidLoad().
                """
            ])
    }
}
