// Alerts of the old kind.
// Apple: "UIAlertView", "UIAlertViewDelegate".
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@available(*, deprecated)
@MainActor private final class Listener: UIAlertViewDelegate {
    var said: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { said.append("clicked \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { said.append("will \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { said.append("did \(buttonIndex)") }
    func willPresent(_ alertView: UIAlertView) { said.append("will present") }
    func didPresent(_ alertView: UIAlertView) { said.append("did present") }
}

@MainActor @Suite("UIAlertView", .harness) struct UIAlertViewTests {
    private func root() async throws -> (Harness, UIViewController) {
        let harness = try await Harness(device: .iPhone14)
        let root = UIViewController()
        try await harness.show(root)
        return (harness, root)
    }

    // Covers: UIAlertView.init(title:message:delegate:cancelButtonTitle:otherButtonTitles:), UIAlertView.addButton, UIAlertView.buttonTitle, UIAlertView.numberOfButtons, UIAlertView.cancelButtonIndex, UIAlertView.firstOtherButtonIndex, UIAlertView.isVisible, UIAlertView.title, UIAlertView.message, UIAlertView.delegate
    @available(*, deprecated)
    @Test("An alert view counts its buttons from the one that cancels (documented)")
    func buttons() {
        let alert = UIAlertView(
            title: "Title", message: "Message", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes")
        #expect(alert.cancelButtonIndex == 0)
        #expect(alert.firstOtherButtonIndex == 1)
        #expect(alert.numberOfButtons == 2)
        #expect(alert.addButton(withTitle: "Perhaps") == 2)
        #expect(alert.buttonTitle(at: 1) == "Yes")
        #expect(alert.buttonTitle(at: 3) == nil)
        #expect(alert.title == "Title")
        #expect(alert.message == "Message")
        #expect(!alert.isVisible)
        #expect(alert.delegate == nil)
        let bare = UIAlertView()
        #expect(bare.cancelButtonIndex == -1)
        #expect(bare.firstOtherButtonIndex == -1)
        #expect(bare.title == "")
    }

    // Covers: UIAlertView.show, UIAlertView.isVisible, UIAlertViewDelegate.alertView(_:clickedButtonAt:), UIAlertViewDelegate.alertView(_:willDismissWithButtonIndex:), UIAlertViewDelegate.alertView(_:didDismissWithButtonIndex:), UIAlertViewDelegate.willPresent, UIAlertViewDelegate.didPresent
    @available(*, deprecated)
    @Test("A tapped button tells the delegate its index and takes the alert away, though nobody else holds the alert view")
    func tapping() async throws {
        let (harness, root) = try await root()
        let listener = Listener()
        weak var held: UIAlertView?
        do {
            let alert = UIAlertView(
                title: "Sure?", message: nil, delegate: listener, cancelButtonTitle: "No", otherButtonTitles: "Yes")
            alert.show()
            held = alert
        }
        try await harness.settle()
        #expect(held?.isVisible == true)
        #expect((root.presentedViewController as? UIAlertController)?.title == "Sure?")
        try await harness.tap(.button("Yes"))
        try await harness.settle()
        #expect(root.presentedViewController == nil)
        #expect(held?.isVisible != true)
        #expect(listener.said == ["will present", "did present", "clicked 1", "will 1", "did 1"])
    }

    // Covers: UIAlertView.dismiss, UIAlertView.alertViewStyle, UIAlertView.textField, UIAlertViewStyle.loginAndPasswordInput
    @available(*, deprecated)
    @Test("An alert view of the style for names and passwords has two fields, and leaves by code without a click")
    func fieldsAndLeaving() async throws {
        let (harness, root) = try await root()
        let listener = Listener()
        let alert = UIAlertView(title: "Sign in", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
        alert.alertViewStyle = .loginAndPasswordInput
        alert.show()
        try await harness.settle()
        #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        #expect(alert.textField(at: 2) == nil)
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        try await harness.settle()
        #expect(root.presentedViewController == nil)
        #expect(listener.said == ["will present", "did present", "will 0", "did 0"])
    }

    // Covers: UIAlertView.show
    @available(*, deprecated)
    @Test("A second alert view stands above the first, and the first is there when it is gone")
    func stacked() async throws {
        let (harness, root) = try await root()
        let first = UIAlertView(title: "First", message: nil, delegate: nil, cancelButtonTitle: "Close first")
        first.show()
        try await harness.settle()
        let second = UIAlertView(title: "Second", message: nil, delegate: nil, cancelButtonTitle: "Close second")
        second.show()
        try await harness.settle()
        #expect(first.isVisible)
        #expect(second.isVisible)
        try await harness.tap(.button("Close second"))
        try await harness.settle()
        #expect(first.isVisible)
        #expect(!second.isVisible)
        #expect(root.presentedViewController is UIAlertController)
    }

    // Covers: UIAlertView.show
    @available(*, deprecated)
    @Test("Without a root view controller an alert view is not shown: UIK0210 says so") func nowhere() {
        let app = StageFixture()
        let listener = Listener()
        let alert = UIAlertView(title: "Nowhere", message: nil, delegate: listener, cancelButtonTitle: "No")
        alert.show()
        #expect(!alert.isVisible)
        #expect(listener.said.isEmpty)
        #expect(app.diagnostics.last?.entry.code == "UIK0210")
        #expect(app.diagnostics.last?.cause == "No window has a root view controller, on which the alert could be presented.")
    }
}
