// Actions and menus.
// Apple: "UIAction", "UIMenu"
import Foundation
import Testing
import UIKitTesting
import UIKitCore
import UIKitValues

@MainActor struct UIActionTests {
    // Covers: UIAction.init(title:image:attributes:handler:), UIAction.init(title:image:), UIAction.init(title:image:attributes:), UIMenuElement.Attributes.destructive, UIMenuElement.State.off, UIAction.identifier
    @Test("an action keeps what it was made of and runs for its sender, unless it is disabled (documented)", .harness)
    func actions() {
        var count = 0
        let action = UIAction(title: "Save", image: UIImage(), attributes: .destructive) { _ in count += 1 }
        #expect(action.title == "Save")
        #expect(action.image != nil)
        #expect(action.attributes == .destructive)
        #expect(action.state == .off)
        action.performWithSender(nil, target: nil)
        #expect(count == 1)
        action.attributes = .disabled
        action.performWithSender(nil, target: nil)
        action.title = "Other"
        #expect(count == 1)
        #expect(action.title == "Other")
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    }

    // Covers: UIMenu.init(children:), UIMenu.init(), UIMenu.replacingChildren, UIMenu.selectedElements, UIMenuElement.State.on
    @Test("a menu holds entries, and a changed copy keeps its name", .harness)
    func menus() {
        let on = UIAction(title: "on", state: .on) { _ in }
        let off = UIAction(title: "off") { _ in }
        let menu = UIMenu(title: "Menu", options: .displayInline, children: [off, UIMenu(children: [on])])
        #expect(menu.children.count == 2)
        #expect(menu.selectedElements == [on])
        #expect(UIMenu().children.isEmpty)
        let other = menu.replacingChildren([off])
        #expect(other.children == [off])
        #expect(other.identifier == menu.identifier)
        #expect(other.title == "Menu")
    }
}
