// The whole texts of UIK2042…UIK2044; UIK2041's stands with the rotations.
// Apple: "UIModalTransitionStyle", "UIAlertController", "UISheetPresentationController".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("Presentations: diagnostics", .harness) struct PresentationDiagnosticsTests {
    // Covers: UIModalTransitionStyle.partialCurl
    @Test(
        "UIK2042: a partial curl in another style than full screen, with Apple's text; it comes from below. In full screen it curls"
    )
    func curl() {
        let app = StageFixture()
        let root = UIViewController()
        app.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        modal.modalTransitionStyle = UIModalTransitionStyle.partialCurl
        root.present(modal, animated: true)
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK2042 exception: A partial curl was presented in another style than full screen.
                  object   UIViewController \(ObjectName.address(modal))
                  at       PresentationDiagnosticsTests.swift:…
                  cause    modalTransitionStyle is partialCurl, and modalPresentationStyle is not fullScreen.
                  fix      Set modalPresentationStyle to fullScreen, or another modalTransitionStyle.
                  apple    NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <UIViewController: \(ObjectName.address(modal))>.
                """)
        app.turn()
        app.advance(by: 0.5)
        app.turn()
        #expect(modal.view.window != nil)
        #expect(!modal.isBeingPresented)
        #expect(app.codes == ["UIK2042"])
        root.dismiss(animated: false)
        app.turn()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: true)
        app.turn()
        app.advance(by: 0.9)
        app.turn()
        #expect(root.presentedViewController === modal)
        #expect(!modal.isBeingPresented)
        #expect(root.view.window == nil)
        // The flat page of UIView's own transition says so.
        #expect(app.codes == ["UIK2042", "UIK1201"])
    }

    // Covers: UIAlertController.preferredAction
    @Test("UIK2043: an alert prefers an action that it does not have; the preference is not taken")
    func preferred() {
        let app = StageFixture()
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        alert.preferredAction = action
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK2043 misuse: An alert prefers an action that it does not have.
                  object   UIAlertController \(ObjectName.address(alert))
                  at       PresentationDiagnosticsTests.swift:…
                  cause    preferredAction was set to an action that was not added with addAction(_:).
                  fix      Call addAction(_:) first, then set preferredAction.
                """)
        #expect(alert.preferredAction == nil)
        alert.addAction(action)
        alert.preferredAction = action
        #expect(alert.preferredAction === action)
        #expect(app.codes == ["UIK2043"])
    }

    // Covers: UISheetPresentationController.detents
    @Test("UIK2044: a sheet without detents gets the large one")
    func detents() throws {
        let app = StageFixture()
        let sheet = try #require(UIViewController().sheetPresentationController)
        sheet.detents = []
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK2044 misuse: A sheet has no detents.
                  object   UISheetPresentationController \(ObjectName.address(sheet))
                  at       PresentationDiagnosticsTests.swift:…
                  cause    detents was set to an empty array; Apple documents that it must not be empty.
                  fix      Set at least one detent, for example .large().
                """)
        #expect(sheet.detents.count == 1)
        #expect(sheet.detents.first?.identifier == .large)
    }
}
