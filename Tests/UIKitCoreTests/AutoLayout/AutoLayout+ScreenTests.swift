// Guides that follow the screen: the keyboard, and the old guides of a controller.
// Apple: "UIKeyboardLayoutGuide", "UILayoutSupport".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: guides of the screen", .harness) struct AutoLayoutScreenTests {
    private func environment(keyboard: Bool) -> StageEnvironment {
        var made = StageEnvironment(
            size: CGSize(width: 390, height: 844), scale: 1,
            safeAreaInsets: StageInsets(top: 47, left: 0, bottom: 34, right: 0))
        made.onScreenKeyboard = keyboard
        return made
    }

    // Covers: UIView.keyboardLayoutGuide, UIKeyboardLayoutGuide.usesBottomSafeArea
    @Test("The keyboard's guide begins at the safe area's bottom, then at the keyboard's top (documented)")
    func keyboard() {
        let app = StageFixture(environment(keyboard: true))
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30)), bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        for view in [field, bar] { controller.view.addSubview(view) }
        let guide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
        ])
        app.show(controller)
        #expect(bar.place == "0 766 390 44")
        field.becomeFirstResponder()
        app.advance(by: 1)
        #expect(bar.place == "0 464 390 44")
        #expect(guide.layoutFrame.place == "0 508 390 336")
        field.resignFirstResponder()
        app.advance(by: 1)
        #expect(bar.place == "0 766 390 44")
        guide.usesBottomSafeArea = false
        #expect(!guide.usesBottomSafeArea)
        app.turn()
        #expect(bar.place == "0 800 390 44")
        #expect(app.diagnostics.isEmpty)
    }

    // Covers: UIViewController.topLayoutGuide, UIViewController.bottomLayoutGuide
    @Test("The controller's old guides end where the safe area begins (documented)")
    func controllerGuides() {
        let app = StageFixture(environment(keyboard: false))
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        app.show(controller)
        #expect(view.place == "0 47 390 763")
        #expect(controller.topLayoutGuide.length == 47)
        #expect(controller.bottomLayoutGuide.length == 34)
    }
}
