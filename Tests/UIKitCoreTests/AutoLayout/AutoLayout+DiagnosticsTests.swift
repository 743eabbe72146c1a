// Conflicts, ambiguity and layout without end: what is found and said.
// Apple: "Auto Layout Guide", Debugging Auto Layout.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: diagnostics", .harness) struct AutoLayoutDiagnosticsTests {
    /// Addresses as `0x…`.
    private func stable(_ text: String) -> String {
        text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }

    @Test("UIK1651: a conflict is reported with Apple's text, the smallest set and a suggestion; the newest gives way")
    func conflict() throws {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.corner(0, 0)
        view.size(100, 10)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wider"
        second.isActive = true
        fixture.layOut()
        fixture.layOut()
        #expect(view.place == "0 0 100 10")
        let found = fixture.app.diagnostics
        #expect(found.map(\.entry.code) == ["UIK1651"])
        let report = try #require(found.first)
        #expect(
            stable(report.cause ?? "") == """
                These 2 required constraints cannot hold together; without any one of them the others can:
                    <NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>
                    <NSLayoutConstraint:0x… 'wider' UIView:0x….width == 200   (active)>
                """)
        #expect(
            stable(report.fix ?? "")
                == "Leave out <NSLayoutConstraint:0x… 'wider' UIView:0x….width == 200   (active)>, or give it a priority below "
                + "1000.")
        #expect(second.isActive)
    }

    @Test("A view's own frame never gives way to a constraint; the text points at the mask")
    func frameWins() throws {
        let fixture = LayoutFixture()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        fixture.root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 99).isActive = true
        fixture.layOut()
        #expect(view.place == "10 20 30 40")
        let report = try #require(fixture.app.diagnostics.first)
        #expect(report.entry.code == "UIK1651")
        #expect(
            stable(report.cause ?? "") == """
                These 2 required constraints cannot hold together; without any one of them the others can:
                    <NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 30   (active)>
                    <NSLayoutConstraint:0x… UIView:0x….width == 99   (active)>
                """)
        #expect(
            (report.apple ?? "").contains(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"))
    }

    @Test("Against the root's size the app's constraint gives way; with room again it holds, without a word")
    func recovers() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.corner(0, 0)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor).isActive = true
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 400).isActive = true
        fixture.layOut()
        #expect(fixture.app.codes == ["UIK1651"])
        #expect(view.place == "0 0 300 10")
        fixture.root.frame.size.width = 500
        fixture.root.layoutIfNeeded()
        #expect(view.place == "0 0 500 10")
        #expect(fixture.app.codes == ["UIK1651"])
    }

    // Covers: UIView.hasAmbiguousLayout, UIView.exerciseAmbiguityInLayout, UIView.constraintsAffectingLayout
    @Test("A frame that constraints leave open is ambiguous and can be moved (documented)")
    func ambiguity() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.size(10, 10)
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        fixture.layOut()
        #expect(view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        fixture.root.layoutIfNeeded()
        #expect(view.frame.minX != before.minX)
        #expect(view.frame.size == before.size)
        let left = view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
        left.isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains { $0 === left })
        #expect(view.constraintsAffectingLayout(for: .vertical).map(\.firstAttribute) == [.top, .height])
    }

    @MainActor private final class Restless: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsLayout()
        }
    }

    @Test("UIK1652: a view that asks for layout again each time is named, once a pass; the pass ends")
    func loop() throws {
        let fixture = LayoutFixture()
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.accessibilityIdentifier = "restless"
        fixture.root.addSubview(view)
        fixture.root.layoutIfNeeded()
        #expect(fixture.app.codes == ["UIK1652"])
        let report = try #require(fixture.app.diagnostics.first)
        #expect(stable(report.object ?? "") == "Restless 0x… \"restless\" — (detached) > UIView")
        #expect(report.cause == "It was laid out 16 times in one pass and requested layout again each time.")
        #expect(view.layouts < 40)
    }

    @Test("UIK1609, UIK1610: added before its views, a constraint is waited for, and given up at layout")
    func unprepared() {
        let fixture = LayoutFixture()
        let view = UIView(), late = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        late.translatesAutoresizingMaskIntoConstraints = false
        let one = view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 7)
        let two = late.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
        fixture.root.addConstraints([one, two])
        #expect(fixture.app.codes == ["UIK1609", "UIK1609"])
        fixture.root.addSubview(view)
        view.size(1, 1)
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        fixture.layOut()
        #expect(view.place == "7 0 1 1")
        #expect(fixture.app.codes == ["UIK1609", "UIK1609", "UIK1610"])
        #expect(one.isActive)
        #expect(!two.isActive)
    }
}
