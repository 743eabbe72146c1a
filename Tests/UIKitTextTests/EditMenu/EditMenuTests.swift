// The edit menu of texts, of UIMenuController and of UIEditMenuInteraction; the edit actions of responders.
// Apple: "UIMenuController", "UIEditMenuInteraction", "UIResponderStandardEditActions".
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitTesting

/// A view that copies, and has an action of its own.
@MainActor private final class Card: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "share:" || super.canPerformAction(action, withSender: sender)
    }
    func share(_ sender: Any?) { calls.append("share \(sender is UIMenuController)") }
}

@MainActor @Suite("Edit menu", .harness) struct EditMenuTests {
    private func tapMenu(_ title: String, _ it: FieldFixture) {
        let menu = UIApplication.shared.windows.flatMap(\.subviews).first { $0.accessibilityIdentifier == "edit-menu" }
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityLabel == title, view is UIControl { return view }
            return view.subviews.lazy.compactMap { find($0) }.first
        }
        guard let menu, let button = find(menu), let window = button.window else {
            Issue.record("no \(title) in the menu")
            return
        }
        it.tap(window.convert(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil), to: nil))
    }

    // Covers: UIResponderStandardEditActions.copy, UIResponderStandardEditActions.cut, UIResponder.canPerformAction, UIResponder.target
    @Test("A responder answers the edit actions that its class overrides, those above it the others (documented)")
    func actions() {
        let it = FieldFixture()
        defer { it.done() }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        it.field.addSubview(card)
        #expect(card.canPerformAction("copy:", withSender: nil))
        #expect(!card.canPerformAction("paste:", withSender: nil))
        #expect(card.responds(to: "copy:"))
        #expect(!card.responds(to: "cut:"))
        #expect(!UIView().responds(to: "copy:"))
        #expect(card.target(forAction: "copy:", withSender: nil) as? UIView === card)
        #expect(card.target(forAction: "toggleBoldface:", withSender: nil) == nil)
        card.perform("copy:", with: nil)
        #expect(UIApplication.shared.sendAction("copy:", to: card, from: nil, for: nil))
        #expect(card.calls == ["copy", "copy"])
    }

    // Covers: UIResponder.resignFirstResponder, UIView.endEditing, UIApplication.sendAction
    @Test("resignFirstResponder and endEditing can be sent by name, to the first responder or from a tap (observed use)")
    func byName() {
        let it = FieldFixture()
        defer { it.done() }
        it.field.becomeFirstResponder()
        // resignFirstResponder
        #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
        #expect(!it.field.isFirstResponder)
        it.field.becomeFirstResponder()
        let tap = UITapGestureRecognizer(target: it.controller.view!, action: "endEditing:")
        it.controller.view.addGestureRecognizer(tap)
        it.tap(CGPoint(x: 300, y: 600))
        #expect(!it.field.isFirstResponder)
    }

    @Test("UIK1101: an edit action that the class does not have")
    func missing() {
        let view = UIView()
        let reports = Reports.during { view.cut(nil) }
        #expect(reports.map(\.entry.code) == ["UIK1101"])
        #expect(
            reports.first?.apple
                == "NSInvalidArgumentException: -[UIView cut:]: unrecognized selector sent to instance \(ObjectName.address(view))")
    }

    @Test("A double tap shows cut and copy beside the word; a touch elsewhere takes the menu away")
    func ofText() {
        let it = FieldFixture()
        defer { it.done() }
        EditPasteboard.text = nil
        it.field.text = "one two"
        it.field.becomeFirstResponder()
        it.app.turn()
        it.tap(it.place(5), count: 2)
        #expect(EditMenu.shared.titles == ["Cut", "Copy", "Select All"])
        it.app.turn()
        let frame = EditMenu.shared.frame!
        #expect(frame.minX >= 8)
        #expect(frame.maxX <= 382)
        #expect((frame.maxY <= 70 || frame.minY >= 80))
        tapMenu("Cut", it)
        #expect(it.field.text == "one ")
        #expect(EditMenu.shared.frame == nil)
        it.pause()
        it.tap(it.place(4))
        #expect(EditMenu.shared.titles == ["Paste", "Select", "Select All"])
        tapMenu("Paste", it)
        #expect(it.field.text == "one two")
        it.pause()
        it.tap(it.place(5), count: 2)
        it.pause()
        it.app.touch(1, .began, 300, 500)
        #expect(EditMenu.shared.frame == nil)
        #expect(UIApplication.shared.windows.count == 1)
        it.app.touch(1, .ended, 300, 500)
    }

    @Test("The delegate makes the menu from what is suggested (documented)")
    func delegated() {
        final class Maker: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: [UIAction(title: "Define \(range.length)") { _ in }] + suggestedActions.prefix(1))
            }
        }
        let it = FieldFixture()
        defer { it.done() }
        let maker = Maker()
        it.field.delegate = maker
        it.field.text = "one two"
        it.field.becomeFirstResponder()
        it.app.turn()
        it.tap(it.place(5), count: 2)
        #expect(EditMenu.shared.titles == ["Define 3", "Cut"])
    }

    // Covers: UIMenuController.showMenu, UIMenuController.hideMenu, UIMenuController.menuFrame, UIMenuController.arrowDirection, UIMenuController.willShowMenuNotification, UIMenuController.menuItems, UIMenuController.isMenuVisible, UIMenuController.ArrowDirection.default, UIMenuController.ArrowDirection.up
    @Test("UIMenuController shows what the first responder's chain answers, with the app's own items (documented)")
    func controller() {
        let it = FieldFixture()
        defer { it.done() }
        let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        it.controller.view.addSubview(card)
        DispatchTable.register("share:", on: Card.self) { (card: Card, sender: Any?) in card.share(sender) }
        #expect(card.becomeFirstResponder())
        let menu = UIMenuController.shared
        let seen = CallLog()
        let token = NotificationCenter.default.addObserver(
            forName: UIMenuController.willShowMenuNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { seen("will show") } }
        defer { NotificationCenter.default.removeObserver(token) }
        menu.menuItems = [
            UIMenuItem(title: "Share", action: "share:"), UIMenuItem(title: "Never", action: "never:"),
        ]
        #expect(menu.menuFrame == .zero)
        #expect(menu.arrowDirection == .default)
        menu.showMenu(from: card, rect: card.bounds)
        #expect(menu.isMenuVisible)
        #expect(EditMenu.shared.titles == ["Copy", "Share"])
        #expect(seen.take() == ["will show"])
        #expect(menu.menuFrame.maxY <= 300)
        #expect(menu.menuFrame.midX > 140)
        #expect(menu.menuFrame.midX < 160)
        it.app.stage.advance(by: 1)
        tapMenu("Share", it)
        #expect(card.calls == ["share true"])
        #expect(!menu.isMenuVisible)
        menu.arrowDirection = .up
        menu.showMenu(from: card, rect: card.bounds)
        #expect(menu.menuFrame.minY >= 340)
        menu.hideMenu()
        #expect(!menu.isMenuVisible)
        menu.arrowDirection = .default
        menu.menuItems = nil
    }

    // Covers: UIEditMenuInteraction.presentEditMenu, UIEditMenuInteraction.dismissMenu, UIView.addInteraction, UIView.interactions
    @Test("An interaction shows the delegate's menu at a point of its view (documented)")
    func interaction() {
        final class Maker: NSObject, UIEditMenuInteractionDelegate {
            var ran = 0
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { UIMenu(children: [UIAction(title: "Rotate") { _ in self.ran += 1 }]) }
        }
        let it = FieldFixture()
        defer { it.done() }
        let maker = Maker()
        let interaction = UIEditMenuInteraction(delegate: maker)
        let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        it.controller.view.addSubview(card)
        card.addInteraction(interaction)
        #expect(interaction.view === card)
        #expect(card.interactions.count == 1)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 50, y: 20)))
        #expect(EditMenu.shared.titles == ["Rotate"])
        #expect(interaction.location(in: card) == CGPoint(x: 50, y: 20))
        it.app.stage.advance(by: 1)
        tapMenu("Rotate", it)
        #expect(maker.ran == 1)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
        interaction.dismissMenu()
        #expect(EditMenu.shared.frame == nil)
        card.removeInteraction(interaction)
        #expect(interaction.view == nil)
        #expect(card.interactions.isEmpty)
    }

    @Test("Many entries come in pages; pictures in light and dark, at 1x and 3x")
    func pictures() {
        for scale in [CGFloat(1), 3] {
            for dark in [false, true] {
                let it = FieldFixture(scale: scale, dark: dark)
                it.field.borderStyle = .roundedRect
                it.field.text = "one two"
                it.field.becomeFirstResponder()
                it.app.turn()
                it.tap(it.place(5), count: 2)
                it.app.stage.advance(by: 1)
                let picture = ViewPicture(buffer: it.app.stage.lastFrame!.buffer.copy(), scale: scale)
                picture.show("menu-\(Int(scale))x-\(dark ? "dark" : "light")")
                #expect(EditMenu.shared.titles.count >= 3)
                it.done()
            }
        }
        let it = FieldFixture()
        defer { it.done() }
        let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        it.controller.view.addSubview(card)
        _ = card.becomeFirstResponder()
        UIMenuController.shared.menuItems = (1...8).map { UIMenuItem(title: "Entry \($0)", action: "share:") }
        UIMenuController.shared.showMenu(from: card, rect: card.bounds)
        it.app.stage.advance(by: 1)
        #expect((EditMenu.shared.frame?.width ?? 999) <= 374)
        tapMenu("Next", it)
        it.app.turn()
        tapMenu("Previous", it)
        UIMenuController.shared.hideMenu()
        UIMenuController.shared.menuItems = nil
    }
}
