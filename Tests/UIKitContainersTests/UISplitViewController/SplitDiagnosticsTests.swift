// The whole texts of UIK2061 to UIK2064.
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("Diagnostics of split views", .harness) struct SplitDiagnosticsTests {
    private func only(_ body: () -> Void) -> String {
        let all = Reports.during(body)
        #expect(all.count == 1)
        return all.first.map(Reports.stable) ?? ""
    }

    @Test("UIK2061 names the three cures of Apple's answer") func pushed() {
        let split = UISplitViewController(style: .doubleColumn)
        let one = UIViewController(), two = UIViewController()
        split.setViewController(one, for: .secondary)
        let said = only { split.setViewController(two, for: .secondary) }
        #expect(
            said == """
                UIK2061 misuse: A controller set for the secondary column was pushed on the existing one.
                  object   \(ObjectName.of(split))
                  at       SplitDiagnosticsTests.swift:…
                  cause    The secondary column has a navigation controller with 1 controller: \(ObjectName.short(two)) is pushed on top of \(ObjectName.short(one)), and Back leads there.
                  fix      Do one of the following: change the content of the existing controller and call show(.secondary); set nil for .secondary first; or manage the column's navigation controller yourself with setViewControllers(_:animated:). (A navigation controller in place of the plain controller also replaces the old one.)
                  apple    Nothing is reported (FB8640357: "This is expected behavior.").
                """)
    }

    @Test("UIK2063 says what the style is") func columns() {
        let classic = UISplitViewController()
        let said = only { classic.setViewController(UIViewController(), for: .primary) }
        #expect(
            said == """
                UIK2063 misuse: A split view was asked for a column that its style does not have.
                  object   \(ObjectName.of(classic))
                  at       SplitDiagnosticsTests.swift:…
                  cause    setViewController(_:for: .primary) was called on a split view of style .unspecified.
                  fix      Create the split view with init(style: .doubleColumn) or init(style: .tripleColumn), or set viewControllers.
                """)
        let double = UISplitViewController(style: .doubleColumn)
        #expect(
            only { double.show(.supplementary) }.contains("show(.supplementary) was called on a split view of style .doubleColumn.")
        )
    }

    @Test("UIK2062 is Apple's exception") func presented() {
        let app = StageFixture()
        let root = UIViewController()
        app.show(root)
        let split = UISplitViewController(style: .doubleColumn)
        let said = only { root.present(split, animated: false) }
        #expect(
            said == """
                UIK2062 exception: A split view controller was presented modally.
                  object   \(ObjectName.of(split))
                  at       SplitDiagnosticsTests.swift:…
                  cause    present(_:animated:completion:) received a UISplitViewController.
                  fix      Make it the window's root, or a child of the controller that is presented.
                  apple    NSInvalidArgumentException: Application tried to present a Split View Controllers modally \(ObjectName.short(split)).
                """)
    }

    @Test("UIK2064: a tab bar controller in a side column") func tabs() {
        let split = UISplitViewController(style: .doubleColumn), tabs = UITabBarController()
        let said = only { split.setViewController(tabs, for: .primary) }
        #expect(
            said == """
                UIK2064 misuse: A tab bar controller was set for a side column of a split view.
                  object   \(ObjectName.of(split))
                  at       SplitDiagnosticsTests.swift:…
                  cause    \(ObjectName.short(tabs)) was set for .primary.
                  fix      Set the tab bar controller for .secondary or .compact, or put the split view into a tab.
                """)
    }
}
