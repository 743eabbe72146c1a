// Where views stand that constraints leave open: at the bounds of inequalities, and without an extent.
// Apple: no page; observed by the tests of public layout libraries (Stevia, Cartography), which pass in UIKit.
import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: what constraints leave open", .harness) struct AutoLayoutPreferenceTests {
    @Test("A view that inequalities alone place stands at their bounds, and follows them (observed)") func bounds() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.size(100, 50)
        let top = view.topAnchor.constraint(lessThanOrEqualTo: fixture.root.topAnchor, constant: 23)
        let right = view.rightAnchor.constraint(lessThanOrEqualTo: fixture.root.rightAnchor, constant: -74)
        NSLayoutConstraint.activate([top, right])
        fixture.layOut()
        #expect(view.place == "126 23 100 50")
        #expect(view.hasAmbiguousLayout)
        top.constant = 30
        fixture.root.bounds.size.width = 400
        fixture.root.layoutIfNeeded()
        #expect(view.place == "226 30 100 50")
        // Of several the first; any other constraint beats them.
        view.leftAnchor.constraint(greaterThanOrEqualTo: fixture.root.leftAnchor, constant: 8).isActive = true
        fixture.layOut()
        #expect(view.place == "226 30 100 50")
        let left = view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 16)
        left.priority = UILayoutPriority(1)
        left.isActive = true
        fixture.layOut()
        #expect(view.place == "16 30 100 50")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("An extent that no constraint asks for is 0; a limit from above does not draw it out (observed)")
    func extents() {
        let fixture = LayoutFixture()
        let view = fixture.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60)))
        view.corner(10, 20)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23).isActive = true
        view.bottomAnchor.constraint(lessThanOrEqualTo: fixture.root.bottomAnchor, constant: -5).isActive = true
        fixture.layOut()
        #expect(view.place == "10 20 0 0")
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 94).isActive = true
        fixture.layOut()
        #expect(view.place == "10 20 0 94")
        #expect(fixture.app.diagnostics.isEmpty)
    }
}
