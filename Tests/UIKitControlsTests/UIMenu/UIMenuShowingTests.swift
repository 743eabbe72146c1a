// Menus on buttons: opening, choosing, marks, submenus, deferred entries.
// Apple: "UIMenu", "UIButton", menu.
import CoreGraphics
import Foundation
import SelectorDispatch
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIMenu on buttons", .harness) struct UIMenuShowingTests {
    private func shown(
        _ menu: UIMenu, primary: Bool = true, at origin: CGPoint = CGPoint(x: 20, y: 20),
        _ configure: (UIButton) -> Void = { _ in }
    ) async throws -> (Harness, UIButton) {
        let harness = try await Harness()
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(origin: CGPoint(x: origin.x, y: origin.y + 47), size: CGSize(width: 120, height: 44))
        button.menu = menu
        button.showsMenuAsPrimaryAction = primary
        configure(button)
        root.view.addSubview(button)
        try await harness.show(root)
        return (harness, button)
    }

    private func isOpen(_ harness: Harness) -> Bool { !harness.all(.identifier("menu")).isEmpty }

    // Covers: UIButton.menu, UIControl.showsMenuAsPrimaryAction, UIControl.isContextMenuInteractionEnabled, UIMenu.children, UIMenu.init(children:), UIAction.init(title:image:)
    @Test("A touch opens the menu of a button whose primary action it is, without touchUpInside; a tap chooses (documented)")
    func primary() async throws {
        var log: [String] = []
        let menu = UIMenu(children: [
            UIAction(title: "First", image: nil) { log.append("\($0.title) \($0.sender is UIButton)") },
            UIAction(title: "Second") { log.append($0.title) },
        ])
        let (harness, button) = try await shown(menu)
        for event in [UIControl.Event.touchUpInside, .primaryActionTriggered, .menuActionTriggered] {
            button.addAction(UIAction { _ in log.append("event \(event.rawValue)") }, for: event)
        }
        #expect(button.menu === menu)
        #expect(menu.children.count == 2)
        #expect(button.isContextMenuInteractionEnabled)
        #expect(button.showsMenuAsPrimaryAction)
        try await harness.tap(.button("Menu"))
        #expect(log == ["event \(UIControl.Event.menuActionTriggered.rawValue)"])
        #expect(isOpen(harness))
        let row = try harness.find(.label("First"))
        #expect(row.convert(row.bounds, to: nil) == CGRect(x: 20, y: 119, width: 250, height: 44))
        try await harness.tap(.label("First"))
        #expect(log.last == "First true")
        #expect(!isOpen(harness))
        try await harness.tap(.button("Menu"))
        try await harness.tap(at: CGPoint(x: 200, y: 600))
        #expect(log.count == 3)
        #expect(!isOpen(harness))
    }

    @Test("A finger that opens the menu may slide to an entry and choose it by lifting (observed)")
    func sliding() async throws {
        var log: [String] = []
        let menu = UIMenu(children: ["A", "B", "C"].map { title in UIAction(title: title) { _ in log.append(title) } })
        let (harness, _) = try await shown(menu)
        try await harness.drag(.button("Menu"), by: CGVector(dx: 0, dy: 30 + 44 + 22))
        #expect(log == ["B"])
        #expect(!isOpen(harness))
    }

    // Covers: UIButton.menu, UIControl.contextMenuInteraction
    @Test("Without it a tap is a tap, and a long press opens the menu, which stays when the finger lifts (documented)")
    func longPress() async throws {
        var log: [String] = []
        let menu = UIMenu(children: [UIAction(title: "Only") { _ in log.append("only") }])
        let (harness, button) = try await shown(menu, primary: false)
        button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
        try await harness.tap(.button("Menu"))
        #expect(log == ["tap"])
        #expect(!isOpen(harness))
        try await harness.press(.button("Menu"), for: 1)
        #expect(log == ["tap"])
        #expect(isOpen(harness))
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        button.contextMenuInteraction?.dismissMenu()
        try await harness.turn()
        #expect(!isOpen(harness))
    }

    // Covers: UIButton.Configuration.indicator, UIButton.Configuration.indicatorColorTransformer, UIControl.showsMenuAsPrimaryAction
    @Test("A pop-up button has arrows behind its title unless it wants none; others have them if they want to (documented)")
    func indicator() {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
        button.configuration?.title = "Small"
        let plain = button.intrinsicContentSize.width
        button.changesSelectionAsPrimaryAction = true
        #expect(button.intrinsicContentSize.width == plain)
        button.showsMenuAsPrimaryAction = true
        #expect(button.intrinsicContentSize.width > plain + 8)
        button.sizeToFit()
        button.layoutIfNeeded()
        let mark = button.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil }
        #expect((mark?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? 0))
        button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        button.layoutIfNeeded()
        #expect(mark?.tintColor == .systemRed)
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize.width == plain)
        #expect(mark?.superview == nil)
        let other = UIButton(configuration: .gray())
        other.configuration?.title = "Small"
        other.configuration?.indicator = .popup
        #expect(other.configuration?.indicator == .popup)
        #expect(other.intrinsicContentSize.width > plain + 8)
    }

    // Covers: UIButton.changesSelectionAsPrimaryAction, UIMenu.selectedElements
    @Test("A pop-up button shows its marked entry, the first where none is, and marks the chosen one (documented)")
    func popUp() async throws {
        var log: [String] = []
        let menu = UIMenu(children: ["Small", "Large"].map { title in UIAction(title: title) { _ in log.append(title) } })
        let (harness, button) = try await shown(menu) { $0.changesSelectionAsPrimaryAction = true }
        #expect(button.currentTitle == "Small")
        #expect(menu.selectedElements == [menu.children[0]])
        try await harness.tap(.button("Small"))
        try await harness.tap(.label("Large").and(.init("a row") { !($0 is UIButton) }))
        #expect(button.currentTitle == "Large")
        #expect(log == ["Large"])
        #expect(menu.selectedElements == [menu.children[1]])
        let toggle = UIButton(type: .system)
        toggle.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        toggle.setTitle("Toggle", for: .normal)
        toggle.changesSelectionAsPrimaryAction = true
        button.superview?.addSubview(toggle)
        try await harness.tap(.button("Toggle"))
        #expect(toggle.isSelected)
        try await harness.tap(.button("Toggle"))
        #expect(!toggle.isSelected)
        #expect(toggle.changesSelectionAsPrimaryAction)
    }

    // Covers: UIMenuElement.Attributes.hidden
    @Test("Submenus open in the place of their menu and lead back; inline ones stand in it; hidden entries are left out")
    func nested() async throws {
        var log: [String] = []
        let sort = UIMenu(
            title: "Sort", options: .singleSelection,
            children: ["Name", "Date"].map { title in UIAction(title: title) { _ in log.append(title) } })
        let inline = UIMenu(title: "More", options: .displayInline, children: [UIAction(title: "Info") { _ in log.append("info") }])
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        let (harness, _) = try await shown(UIMenu(title: "Files", children: [sort, hidden, inline]))
        try await harness.tap(.button("Menu"))
        #expect(harness.all(.label("Hidden")).isEmpty)
        #expect(harness.all(.label("Info")).count == 1)
        #expect(harness.all(.label("Files")).count == 1)
        #expect(harness.all(.label("More")).count == 1)
        try await harness.tap(.label("Sort"))
        #expect(harness.all(.label("Info")).isEmpty)
        #expect(harness.all(.label("Name")).count == 1)
        try await harness.tap(.label("Sort"))
        #expect(harness.all(.label("Info")).count == 1)
        #expect(isOpen(harness))
        try await harness.tap(.label("Sort"))
        try await harness.tap(.label("Date"))
        #expect(log == ["Date"])
        #expect(!isOpen(harness))
        #expect(sort.selectedElements.map(\.title) == ["Date"])
    }

    @Test("A disabled entry stays, without effect; one that keeps the menu open runs and shows its new state (documented)")
    func attributes() async throws {
        var count = 0
        let off = UIAction(title: "Off", attributes: .disabled) { _ in count += 100 }
        let keep = UIAction(title: "Keep", attributes: .keepsMenuPresented) { action in
            count += 1
            action.state = action.state == .on ? .off : .on
        }
        let (harness, _) = try await shown(UIMenu(children: [off, keep]))
        try await harness.tap(.button("Menu"))
        try await harness.tap(.label("Off"))
        #expect(count == 0)
        #expect(isOpen(harness))
        try await harness.tap(.label("Keep"))
        #expect(count == 1)
        #expect(isOpen(harness))
        let row = try harness.find(.label("Keep"))
        #expect(row.accessibilityTraits.contains(.selected))
        #expect(try harness.find(.label("Off")).accessibilityTraits.contains(.notEnabled))
    }

    // Covers: UIDeferredMenuElement.uncached, UIDeferredMenuElement.init(_:)
    @Test("Deferred entries come when the menu is open: kept ones are asked for once, uncached ones each time (documented)")
    func deferred() async throws {
        var asked: [String] = []
        var give: (([UIMenuElement]) -> Void)?
        let kept = UIDeferredMenuElement { completion in
            asked.append("kept")
            give = completion
        }
        let fresh = UIDeferredMenuElement.uncached { completion in
            asked.append("fresh")
            completion([UIAction(title: "Fresh \(asked.count)") { _ in }])
        }
        let (harness, _) = try await shown(UIMenu(children: [kept, fresh]))
        #expect(asked == [])
        try await harness.tap(.button("Menu"))
        #expect(asked == ["kept", "fresh"])
        #expect(harness.all(.label("Loading…")).count == 1)
        #expect(harness.all(.label("Fresh 2")).count == 1)
        give?([UIAction(title: "Late") { _ in }])
        try await harness.turn()
        #expect(harness.all(.label("Late")).count == 1)
        #expect(harness.all(.label("Loading…")).isEmpty)
        try await harness.tap(at: CGPoint(x: 200, y: 700))
        try await harness.tap(.button("Menu"))
        #expect(asked == ["kept", "fresh", "fresh"])
        #expect(harness.all(.label("Late")).count == 1)
    }

    // Covers: UIContextMenuConfiguration.preferredMenuElementOrder, UIButton.preferredMenuElementOrder
    @Test("Near the bottom the menu opens upwards, its first entry nearest to the finger unless the order is fixed (documented)")
    func upwards() async throws {
        let menu = UIMenu(children: ["A", "B"].map { UIAction(title: $0) { _ in } })
        let (harness, button) = try await shown(menu, at: CGPoint(x: 20, y: 680))
        func tops() throws -> [CGFloat] {
            try ["A", "B"].map { title in
                let row = try harness.find(.label(title))
                return row.convert(row.bounds, to: nil).minY
            }
        }
        try await harness.tap(.button("Menu"))
        let tops1 = try tops()
        #expect(tops1[0] > tops1[1])
        #expect(tops1[0] + 44 + 8 == button.frame.minY)
        try await harness.tap(at: CGPoint(x: 200, y: 200))
        button.preferredMenuElementOrder = .fixed
        try await harness.tap(.button("Menu"))
        let fixed = try tops()
        #expect(fixed[0] < fixed[1])
    }

    // Covers: UIMenu.replacingChildren, UIMenu.init(), UIContextMenuInteraction.updateVisibleMenu
    @Test("The visible menu can be changed; a menu whose button leaves the window closes")
    func changing() async throws {
        let (harness, button) = try await shown(UIMenu(children: [UIAction(title: "Old") { _ in }]))
        try await harness.tap(.button("Menu"))
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
        try await harness.turn()
        #expect(harness.all(.label("Old")).isEmpty)
        #expect(harness.all(.label("New")).count == 1)
        #expect(UIMenu().children.isEmpty)
        button.menu = nil
        #expect(!isOpen(harness))
        #expect(!button.isContextMenuInteractionEnabled)
    }
}
