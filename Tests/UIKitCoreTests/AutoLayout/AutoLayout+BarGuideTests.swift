// The guides of a controller's bars.
// Apple: "UIViewController", topLayoutGuide, bottomLayoutGuide.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: bar guides", .harness) struct AutoLayoutBarGuideTests {
    // Covers: UIViewController.topLayoutGuide, UIViewController.bottomLayoutGuide, UILayoutSupport.length
    // Covers: UILayoutSupport.topAnchor, UILayoutSupport.bottomAnchor, UILayoutSupport.heightAnchor
    @available(*, deprecated, message: "of deprecated members")
    @Test("A controller's bar guides reach from its view's edges to the safe area, and follow it (documented)")
    func reach() {
        let fixture = LayoutFixture()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
        let view = controller.view!
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        fixture.root.addSubview(view)
        let top = controller.topLayoutGuide, bottom = controller.bottomLayoutGuide
        #expect(top.length == view.safeAreaInsets.top && bottom.length == view.safeAreaInsets.bottom)
        #expect(controller.topLayoutGuide === top && controller.bottomLayoutGuide === bottom)
        let between = fixture.view(in: view)
        NSLayoutConstraint.activate([
            between.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            between.widthAnchor.constraint(equalTo: top.heightAnchor, constant: 5),
            between.topAnchor.constraint(equalTo: top.bottomAnchor),
            between.bottomAnchor.constraint(equalTo: bottom.topAnchor),
        ])
        fixture.layOut()
        let insets = view.safeAreaInsets
        #expect(between.frame == CGRect(x: 0, y: insets.top, width: insets.top + 5, height: 200 - insets.top - insets.bottom))
        controller.additionalSafeAreaInsets.top += 10
        fixture.layOut()
        #expect(between.frame.minY == insets.top + 10 && top.length == insets.top + 10)
        #expect(fixture.app.diagnostics.isEmpty)
    }
}
