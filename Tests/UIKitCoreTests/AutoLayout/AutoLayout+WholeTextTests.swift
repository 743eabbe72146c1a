// The whole texts of what the layout engine finds.
// Apple: "Auto Layout Guide", Debugging Auto Layout.
import CoreGraphics
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: whole texts", .harness) struct AutoLayoutWholeTextTests {
    /// The first report, addresses as `0x…`.
    private func text(_ fixture: LayoutFixture) -> String {
        let text = fixture.app.diagnostics.first.map(Reports.stable) ?? ""
        return text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }

    @Test("UIK1651: required constraints that exclude one another")
    func conflict() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.corner(0, 0)
        view.size(100, 10)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wider"
        second.isActive = true
        fixture.root.layoutIfNeeded()
        #expect(
            text(fixture) == """
                UIK1651 misuse: Required constraints exclude one another.
                  object   UIView 0x… — (detached) > UIView
                  at       AutoLayout+WholeTextTests.swift:…
                  cause    These 2 required constraints cannot hold together; without any one of them the others can:
                    <NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>
                    <NSLayoutConstraint:0x… 'wider' UIView:0x….width == 200   (active)>
                  fix      Leave out <NSLayoutConstraint:0x… 'wider' UIView:0x….width == 200   (active)>, or give it a priority below 1000.
                  apple    [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                (
                    "<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>",
                    "<NSLayoutConstraint:0x… 'wider' UIView:0x….width == 200   (active)>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint:0x… 'wider' UIView:0x….width == 200   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
                """)
    }

    @MainActor private final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    @Test("UIK1652: a view that asks for layout again each time")
    func loop() {
        let fixture = LayoutFixture()
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.accessibilityIdentifier = "restless"
        fixture.root.addSubview(view)
        fixture.root.layoutIfNeeded()
        #expect(
            text(fixture) == """
                UIK1652 misuse: Layout does not come to an end.
                  object   Restless 0x… "restless" — (detached) > UIView
                  at       AutoLayout+WholeTextTests.swift:…
                  cause    It was laid out 16 times in one pass and requested layout again each time.
                  fix      Do not call setNeedsLayout() or change constraints, sizes or texts in every call of layoutSubviews(): change them only if they differ.
                """)
    }
}
