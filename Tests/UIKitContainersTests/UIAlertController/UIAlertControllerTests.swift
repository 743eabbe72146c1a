// Alerts and action sheets.
// Apple: "UIAlertController", "UIAlertAction".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIAlertController", .harness) struct UIAlertControllerTests {
    private func root(_ device: Device = .iPhone14) async throws -> (Harness, UIViewController) {
        let harness = try await Harness(device: device)
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        try await harness.show(root)
        return (harness, root)
    }

    // Covers: UIAlertController.init(title:message:preferredStyle:), UIAlertController.addAction, UIAlertController.actions, UIAlertController.title, UIAlertController.message, UIAlertController.preferredStyle, UIAlertAction.init(title:style:handler:), UIAlertAction.init(title:style:), UIAlertAction.title, UIAlertAction.style, UIAlertController.Style.alert, UIAlertAction.Style.default, UIAlertAction.Style.cancel
    @Test("An alert keeps what it was made of, with its actions in order of adding (documented)")
    func made() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        let ok = UIAlertAction(title: "OK", style: .default) { _ in }
        alert.addAction(cancel)
        alert.addAction(ok)
        #expect(alert.title == "Title")
        #expect(alert.message == "Message")
        #expect(alert.preferredStyle == .alert)
        #expect(alert.actions == [cancel, ok])
        #expect(ok.title == "OK")
        #expect(ok.style == .default)
        #expect(cancel.style == .cancel)
    }

    // Covers: UIAlertController.addAction, UIAlertAction.init(title:style:handler:), UIViewController.present
    @Test("A tapped action dismisses the alert, then runs its handler, which may present again (documented)")
    func choosing() async throws {
        let (harness, root) = try await root()
        var log: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { action in
                log.append("\(action.title ?? "") \(root.presentedViewController == nil) \(alert.view.window == nil)")
                root.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: false)
            })
        root.present(alert, animated: false)
        try await harness.turn()
        #expect(root.presentedViewController === alert)
        #expect(root.view.tintAdjustmentMode == .dimmed)
        try await harness.tap(.label("Delete"))
        try await harness.settle()
        #expect(log == ["Delete true true"])
        #expect((root.presentedViewController as? UIAlertController)?.title == "Gone")
    }

    @Test("An alert is 270 wide in the middle; two short actions stand side by side, the cancelling one first (observed)")
    func layout() async throws {
        let (harness, root) = try await root()
        let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        try await harness.turn()
        func frame(_ label: String) throws -> CGRect {
            let view = try harness.find(.label(label))
            return view.convert(view.bounds, to: nil)
        }
        #expect(alert.view.bounds.width == 270)
        #expect(abs(alert.view.center.x - harness.window.bounds.midX) <= 0.5)
        let (cancel, ok) = (try frame("Cancel"), try frame("OK"))
        // A line stands above the 44 points (observed).
        let rowHeight = 44 + 1 / harness.window.traitCollection.displayScale
        #expect(abs(cancel.height - rowHeight) < 0.01)
        #expect(cancel.minY == ok.minY)
        #expect(cancel.maxX == ok.minX)
        #expect(cancel.width == 135)
        alert.addAction(UIAlertAction(title: "More", style: .default))
        try await harness.turn()
        let (last, first) = (try frame("Cancel"), try frame("OK"))
        let more = try frame("More")
        #expect(first.width == 270)
        #expect(abs(last.minY - first.minY - 2 * rowHeight) < 0.01)
        #expect(abs(last.maxY - more.maxY - rowHeight) < 0.01)
    }

    // Covers: UIAlertController.Style.actionSheet, UIAlertController.preferredStyle
    @Test("On a phone an action sheet stands at the bottom, its cancel apart; a tap beside it cancels (documented)")
    func sheet() async throws {
        let (harness, root) = try await root()
        var log: [String] = []
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for title in ["One", "Two"] {
            sheet.addAction(UIAlertAction(title: title, style: .default) { log.append($0.title!) })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { log.append($0.title!) })
        root.present(sheet, animated: false)
        try await harness.turn()
        let bounds = harness.window.bounds
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame.minX == 8)
        #expect(frame.width == bounds.width - 16)
        #expect(frame.maxY == bounds.maxY - 34)
        let cancel = try harness.find(.label("Cancel"))
        let two = try harness.find(.label("Two"))
        #expect(cancel.convert(cancel.bounds, to: nil).minY == two.convert(two.bounds, to: nil).maxY + 8)
        try await harness.tap(at: CGPoint(x: bounds.midX, y: 100))
        try await harness.settle()
        #expect(log == ["Cancel"])
        #expect(root.presentedViewController == nil)
        root.present(sheet, animated: false)
        try await harness.turn()
        try await harness.tap(.label("Two"))
        try await harness.settle()
        #expect(log == ["Cancel", "Two"])
    }

    // Covers: UIAlertController.Style.actionSheet, UIViewController.popoverPresentationController, UIPopoverPresentationController.sourceView
    @Test("On a pad an action sheet is a popover without its cancel, which a tap beside it runs (documented)")
    func pad() async throws {
        let (harness, root) = try await root(.iPadPro97)
        var log: [String] = []
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Name", style: .default) { log.append($0.title!) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { log.append($0.title!) })
        #expect(sheet.modalPresentationStyle == .popover)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        root.view.addSubview(button)
        sheet.popoverPresentationController?.sourceView = button
        root.present(sheet, animated: false)
        try await harness.turn()
        #expect(harness.all(.label("Cancel")).isEmpty)
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame.minY == 153)
        #expect(frame.width == 304)
        try await harness.tap(at: CGPoint(x: 700, y: 900))
        try await harness.settle()
        #expect(log == ["Cancel"])
        #expect(root.presentedViewController == nil)
    }

    @Test("UIK0221: an action sheet on a pad without a source, with Apple's text")
    func sourceless() {
        let app = StageFixture(.init(size: CGSize(width: 800, height: 1000), scale: 1, idiom: .pad, isRegularWidth: true))
        let root = UIViewController()
        app.show(root)
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        root.present(sheet, animated: false)
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0221 exception: An action sheet was presented as a popover without a source.
                  object   UIAlertController \(ObjectName.address(sheet))
                  at       UIAlertControllerTests.swift:…
                  cause    On a screen of regular width, an action sheet is a popover, and its popoverPresentationController has no source.
                  fix      Set popoverPresentationController?.sourceView, and sourceRect if needed, before presenting.
                  apple    NSGenericException: Your application has presented a UIAlertController (<UIAlertController: \(ObjectName.address(sheet))>) of style UIAlertControllerStyleActionSheet from UIViewController (<UIViewController: \(ObjectName.address(root))>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
                """)
        app.turn()
        #expect(root.presentedViewController === sheet)
        #expect(app.codes == ["UIK0221"])
    }

    @Test("UIK0222, UIK0224: a second cancel action, and nothing to show, with Apple's texts")
    func misuse() {
        let app = StageFixture()
        let root = UIViewController()
        app.show(root)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0224 exception: An alert was presented that has nothing to show.
                  object   UIAlertController \(ObjectName.address(alert))
                  at       UIAlertControllerTests.swift:…
                  cause    It has no title, no message, no text field and no action.
                  fix      Set a title or a message, or add an action.
                  apple    NSInternalInconsistencyException: UIAlertController must have a title, a message or an action to display
                """)
        #expect(root.presentedViewController == nil)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0222 exception: An alert received a second action with the style cancel.
                  object   UIAlertController \(ObjectName.address(alert))
                  at       UIAlertControllerTests.swift:…
                  cause    addAction(_:) was called with a cancel action, but the alert already has one.
                  fix      Use the style default or destructive for the other actions.
                  apple    NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
                """)
        #expect(alert.actions.count == 1)
    }

    // Covers: UIAlertAction.isEnabled, UIAlertController.preferredAction
    @Test("A disabled action cannot be chosen; return chooses the preferred one, escape the one that cancels (documented)")
    func keys() async throws {
        let (harness, root) = try await root()
        var log: [String] = []
        func alert() -> UIAlertController {
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            let save = UIAlertAction(title: "Save", style: .default) { log.append($0.title!) }
            alert.addAction(save)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { log.append($0.title!) })
            alert.preferredAction = save
            #expect(alert.preferredAction === save)
            return alert
        }
        let first = alert()
        first.actions[0].isEnabled = false
        root.present(first, animated: false)
        try await harness.turn()
        try await harness.tap(.label("Save"))
        #expect(log == [])
        #expect(!first.actions[0].isEnabled)
        #expect(root.presentedViewController === first)
        first.actions[0].isEnabled = true
        try await harness.press(.keyboardReturnOrEnter)
        try await harness.settle()
        #expect(log == ["Save"])
        #expect(root.presentedViewController == nil)
        root.present(alert(), animated: false)
        try await harness.turn()
        try await harness.press(.keyboardEscape)
        try await harness.settle()
        #expect(log == ["Save", "Cancel"])
    }

    @Test("A finger may slide from one action to another; lifted beside them it chooses none (observed)")
    func sliding() async throws {
        let (harness, root) = try await root()
        var log: [String] = []
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        for title in ["One", "Two", "Three"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { log.append($0.title!) })
        }
        root.present(alert, animated: false)
        try await harness.turn()
        try await harness.drag(.label("One"), by: CGVector(dx: 0, dy: 300))
        #expect(log == [])
        #expect(root.presentedViewController === alert)
        try await harness.drag(.label("One"), by: CGVector(dx: 0, dy: 44))
        try await harness.settle()
        #expect(log == ["Two"])
    }

    // Covers: UIAlertController.addTextField, UIAlertController.textFields
    @Test("A text field is made ready by its closure, edited at once, and read by the handler (documented)")
    func fields() async throws {
        let (harness, root) = try await root()
        var name: String?
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.accessibilityIdentifier = "name" }
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in name = alert.textFields?.first?.text })
        root.present(alert, animated: false)
        try await harness.turn()
        #expect(alert.textFields?.count == 2)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        try await harness.type("Anna")
        let field = try harness.find(.identifier("name"))
        #expect(field.bounds.height == 30)
        #expect(field.isDescendant(of: alert.view))
        try await harness.tap(.button("OK"))
        try await harness.settle()
        #expect(name == "Anna")
        #expect(alert.textFields?.first?.isFirstResponder == false)
    }

    @Test("UIK0223: a text field on an action sheet, with Apple's text")
    func fieldOnSheet() {
        let app = StageFixture()
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0223 exception: A text field was added to an action sheet.
                  object   UIAlertController \(ObjectName.address(sheet))
                  at       UIAlertControllerTests.swift:…
                  cause    addTextField(configurationHandler:) was called on a controller with preferredStyle actionSheet.
                  fix      Create the controller with the style alert.
                  apple    NSInternalInconsistencyException: Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert
                """)
        #expect(sheet.textFields == nil)
    }
}
