// Cells of collection views and of their lists.
// Sources: lists.md L105, L117, L54, L55.
import CoreGraphics
import Foundation
import Testing
import UIKit
@testable import UIKitLists
import UIKitTesting

@MainActor @Suite("UICollectionViewListCell", .harness) struct ListCellTests {
    private func cell(_ text: String = "Title", _ accessories: [UICellAccessory] = []) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        cell.place.separator.isOn = true
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = accessories
        return cell
    }
    private func text(_ cell: UICollectionViewListCell) -> CGRect {
        guard let label = (cell.contentView as? UIListContentView)?.parts.text else { return .null }
        return label.convert(label.bounds, to: cell)
    }

    @Test("the default background is that of the look; the app's stays")
    func background() {
        let one = cell()
        #expect(one.backgroundConfiguration?.backgroundColor == .systemBackground)
        one.place.look = .insetGrouped
        #expect(one.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        one.backgroundConfiguration = .clear()
        one.place.look = .plain
        #expect(one.backgroundConfiguration == .clear())
        #expect(UICollectionViewCell(frame: .zero).backgroundConfiguration == nil)
    }

    @Test("a line measures 44 and the separator's pixel at the attributes' width")
    func height() async throws {
        let stage = try await CellStage()
        let one = cell()
        stage.add(one)
        #expect(abs(one.frame.height - (44 + 1.0 / 3)) < 0.001)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
        let fitted = one.preferredLayoutAttributesFitting(attributes)
        #expect(fitted.size.width == 393)
        #expect(abs(fitted.size.height - (44 + 1.0 / 3)) < 0.001)
        #expect(attributes.size.height == 100, "The given attributes stay.")
    }

    @Test("accessories stand in the system's order whatever the app's, editing ones while edited alone (L117)")
    func order() async throws {
        let stage = try await CellStage(scale: 2)
        let one = cell(
            "Title",
            [
                .reorder(), .disclosureIndicator(), .label(text: "3"), .checkmark(), .multiselect(), .delete(),
            ])
        stage.add(one)
        try await stage.turn()
        func x(_ type: UICellAccessory.AccessoryType) -> CGFloat? {
            one.list.views[type].flatMap { $0.superview === one ? $0.frame.minX : nil }
        }
        #expect(x(.delete) == nil)
        #expect(x(.reorder) == nil)
        #expect(x(.label)! < x(.disclosureIndicator)!)
        #expect(x(.disclosureIndicator)! < x(.checkmark)!)
        #expect(one.list.views[.checkmark]?.frame.maxX == 373)
        #expect(text(one).minX == 20)
        one.isEditingItem = true
        try await stage.turn()
        #expect(x(.delete) == 20)
        try #require(x(.delete) != nil && x(.multiselect) != nil && x(.reorder) != nil)
        #expect(x(.delete)! < x(.multiselect)!)
        #expect(x(.checkmark)! < x(.reorder)!)
        #expect(one.reorderHandle?.frame.maxX == 373)
        #expect(text(one).minX > one.list.views[.multiselect]!.frame.maxX)
        #expect(text(one).maxX <= x(.label)!)
    }

    @Test("a disclosure indicator takes as much as a table's cell's")
    func disclosure() async throws {
        let stage = try await CellStage(width: 414, scale: 2)
        let one = cell("Title", [.disclosureIndicator()])
        stage.add(one)
        try await stage.turn()
        #expect(414 - one.contentView.frame.width == 30.5)
    }

    @Test("custom views stand nearest to the content, or where their place says")
    func custom() async throws {
        let stage = try await CellStage(scale: 2)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let one = cell(
            "Title",
            [
                .customView(configuration: .init(customView: inner, placement: .trailing())), .checkmark(),
                .customView(configuration: .init(customView: outer, placement: .trailing(displayed: .always) { $0.count })),
            ])
        stage.add(one)
        try await stage.turn()
        #expect(outer.frame.maxX == 373)
        #expect(one.list.views[.checkmark]!.frame.maxX == outer.frame.minX - AccessoryRow.gap)
        #expect(inner.frame.maxX < one.list.views[.checkmark]!.frame.minX)
        #expect(inner.frame.size == CGSize(width: 30, height: 20))
        #expect(one.contentView.frame.maxX == inner.frame.minX)
    }

    @Test("a kind twice is reported as UIK2492, a view without a mask as UIK2493")
    func misuse() async throws {
        let stage = try await CellStage()
        let one = cell()
        let twice = stage.harness.expectTrap("UIK2492") { one.accessories = [.checkmark(), .checkmark()] }
        #expect(
            twice.first?.stableText == """
                UIK2492 exception: A cell was given two accessories of one kind.
                  object   UICollectionViewListCell …
                  at       ListCellTests.swift:…
                  cause    There are two accessories of the kind checkmark.
                  fix      Remove one of the two from the list.
                """)
        #expect(one.accessories.count == 1)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let masked = stage.harness.expectTrap("UIK2493") {
            one.accessories = [.customView(configuration: .init(customView: view, placement: .trailing()))]
        }
        #expect(
            masked.first?.stableText == """
                UIK2493 exception: The view of a custom accessory does not translate its autoresizing mask into constraints.
                  object   UICollectionViewListCell …
                  at       ListCellTests.swift:…
                  cause    The cell places accessories by their frames. translatesAutoresizingMaskIntoConstraints of the view is false.
                  fix      Leave translatesAutoresizingMaskIntoConstraints true and give the view a frame or an intrinsic size.
                """)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    // Covers: UICollectionViewListCell.indentationLevel, UICollectionViewListCell.indentsAccessories
    @Test("indentation moves accessories with the content, or the content alone")
    func indentation() async throws {
        let stage = try await CellStage(scale: 2)
        let one = cell("Title", [.multiselect(displayed: .always)])
        stage.add(one)
        try await stage.turn()
        let before = text(one).minX
        one.indentationLevel = 2
        try await stage.turn()
        #expect(one.list.views[.multiselect]?.frame.minX == 40)
        #expect(text(one).minX == before + 20)
        one.indentsAccessories = false
        try await stage.turn()
        #expect(one.list.views[.multiselect]?.frame.minX == 20)
        #expect(text(one).minX == before + 20)
    }

    // Covers: UICollectionViewListCell.separatorLayoutGuide
    @Test("the separator follows the text; constraints of the app's own move it (L117)")
    func separator() async throws {
        let stage = try await CellStage(scale: 1)
        let one = cell()
        let content = try #require(one.contentView as? UIListContentView)
        stage.add(one, height: 44)
        try await stage.turn()
        let guide = one.separatorLayoutGuide
        try await stage.turn()
        #expect(guide.layoutFrame.minX == 20)
        #expect(guide.layoutFrame.maxX == 393)
        guide.leadingAnchor.constraint(equalTo: one.leadingAnchor, constant: 100).isActive = true
        try await stage.turn()
        try await stage.turn()
        #expect(guide.layoutFrame.minX == 100)
        let picture = try await stage.picture("list-separator")
        #expect(picture[99, 43] == 0xFFFF_FFFF)
        #expect(picture[100, 43] != 0xFFFF_FFFF)
        _ = content
    }

    @Test("an outline's arrow calls its handler, or tells the list; it turns when the item is expanded")
    func outline() async throws {
        let stage = try await CellStage()
        let host = HostSpy()
        let one = cell("Title", [.outlineDisclosure()])
        one.host = host
        stage.add(one)
        try await stage.turn()
        let arrow = try #require(one.list.views[.outlineDisclosure] as? OutlineControl)
        host.calls = []
        try await stage.harness.tap(at: arrow.convert(CGPoint(x: arrow.bounds.midX, y: 20), to: nil))
        #expect(host.calls == ["outline"])
        one.isExpandedItem = true
        try await stage.turn()
        #expect(arrow.isExpanded)
        #expect(arrow.accessibilityValue == "Expanded")
        var taps = 0
        one.accessories = [.outlineDisclosure(actionHandler: { taps += 1 })]
        try await stage.turn()
        host.calls = []
        let second = try #require(one.list.views[.outlineDisclosure])
        try await stage.harness.tap(at: second.convert(CGPoint(x: second.bounds.midX, y: 20), to: nil))
        #expect(taps == 1)
        #expect(host.calls == [])
    }

    @Test("the circle of a selection of several is checked while the cell is selected")
    func multiselect() async throws {
        let stage = try await CellStage()
        let one = cell("Title", [.multiselect(displayed: .always)])
        stage.add(one)
        try await stage.turn()
        let circle = try #require(one.list.views[.multiselect] as? EditingControl)
        #expect(circle.kind == .choose(false))
        one.isSelected = true
        try await stage.turn()
        #expect(circle.kind == .choose(true))
    }

    // Covers: UICollectionViewCell.isSelected, UICollectionViewCell.isHighlighted
    // Covers: UICollectionViewCell.selectedBackgroundView, UICollectionViewCell.backgroundView
    // Covers: UICollectionViewCell.init(frame:), UICollectionViewCell.contentView
    @Test("selection: the view behind the content, the state, the handler", arguments: [false, true])
    func selection(highlights: Bool) async throws {
        let stage = try await CellStage()
        let one = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(), mark = UIView()
        one.selectedBackgroundView = mark
        one.backgroundView = back
        stage.add(one, height: 100)
        var states: [Bool] = []
        one.configurationUpdateHandler = { _, state in states.append(highlights ? state.isHighlighted : state.isSelected) }
        try await stage.turn()
        #expect(mark.superview == nil)
        if highlights { one.isHighlighted = true } else { one.isSelected = true }
        #expect(one.subviews.firstIndex(of: back)! < one.subviews.firstIndex(of: mark)!)
        #expect(one.subviews.firstIndex(of: mark)! < one.subviews.firstIndex(of: one.contentView)!)
        try await stage.turn()
        #expect(states == [false, true])
        #expect(mark.frame == one.bounds)
        if highlights { one.isHighlighted = false } else { one.isSelected = false }
        #expect(mark.superview == nil)
    }

    // Covers: UICollectionReusableView.preferredLayoutAttributesFitting, UICollectionViewCell.contentView
    @Test("a plain cell measures its content by constraints along the axes that the layout estimates")
    func fitting() {
        let one = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(one.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 50, height: 50), "no content")
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        one.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 30),
            box.leadingAnchor.constraint(equalTo: one.contentView.leadingAnchor),
            box.topAnchor.constraint(equalTo: one.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: one.contentView.bottomAnchor),
            box.trailingAnchor.constraint(equalTo: one.contentView.trailingAnchor),
        ])
        #expect(one.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 80, height: 30))
    }

    @Test("a cell is one element of its texts and its label; a button in it ends that")
    func accessibility() async throws {
        let stage = try await CellStage()
        let one = cell("Title", [.label(text: "12"), .disclosureIndicator()])
        stage.add(one)
        try await stage.turn()
        #expect(one.isAccessibilityElement)
        #expect(one.accessibilityLabel == "Title, 12")
        one.accessories = [.detail()]
        try await stage.turn()
        #expect(!one.isAccessibilityElement)
    }

    @Test("a menu's accessory shows the chosen element and tells of another")
    func popUp() {
        var told = 0
        let menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        let accessory = UICellAccessory.popUpMenu(menu) { _ in told += 1 }
        let button = accessory.makeView { _ in } as? UIButton
        #expect(button?.title(for: .normal) == "One")
        #expect(told == 0)
        button?.setTitle("Two", for: .normal)
        #expect(told == 1)
    }

    @Test("list cells as a picture", arguments: CellPictureTests.variants)
    func picture(variant: CellPictureTests.Variant) async throws {
        let stage = try await CellStage(
            width: variant.width, height: variant.height, scale: variant.scale, dark: variant.dark, size: variant.size,
            mirrored: variant.mirrored)
        let toggle = UISwitch()
        let cells = [
            cell("Disclosure", [.disclosureIndicator()]), cell("Label", [.label(text: "12"), .disclosureIndicator()]),
            cell("Outline", [.outlineDisclosure()]), cell("Checkmark", [.checkmark()]), cell("Detail", [.detail()]),
            cell("Delete", [.delete(), .reorder()]), cell("Insert", [.insert()]), cell("Chosen", [.multiselect()]),
            cell("Not chosen", [.multiselect()]),
            cell("View", [.customView(configuration: .init(customView: toggle, placement: .trailing()))]),
        ]
        cells[2].isExpandedItem = true
        for one in cells[5...8] { one.isEditingItem = true }
        cells[7].isSelected = true
        for one in cells { stage.add(one) }
        let picture = try await stage.picture("list-\(variant.name)")
        if variant.name == "1x" { assertSnapshot(of: picture, named: "list") }
        for one in cells { #expect(text(one).minX >= 0 && text(one).maxX <= 393) }
    }
}
