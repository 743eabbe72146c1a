// Selection, editing, configurations and reuse of a table's cell.
// Sources: lists.md L24, L46–L50, L54, L55, L58, L72.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitLists
import UIKitTesting

@MainActor @Suite("UITableViewCell states", .harness) struct TableCellStateTests {
    private func shown(_ cell: UITableViewCell, _ stage: CellStage) async throws {
        cell.place = CellStage.plain()
        stage.add(cell, height: 44)
        try await stage.turn()
    }

    @Test("raw values are Apple's (L46)")
    func rawValues() {
        #expect(UITableViewCell.CellStyle.subtitle.rawValue == 3)
        #expect(UITableViewCell.CellStyle.value2.rawValue == 2)
        #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)
        #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3)
        #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)
        #expect(UITableViewCell.EditingStyle.insert.rawValue == 2)
        #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    }

    // Covers: UITableViewCell.detailTextLabel, UITableViewCell.textLabel, UITableViewCell.imageView
    // Covers: UITableViewCell.contentConfiguration, UITableViewCell.defaultContentConfiguration
    @Test("the default style has no detail; a content configuration takes labels and image away (L47)")
    func parts() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.textLabel != nil)
        let plain = cell.contentView
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.textLabel == nil)
        #expect(cell.imageView == nil)
        #expect(cell.contentView is UIListContentView)
        #expect(cell.contentView !== plain)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.textLabel?.superview === cell.contentView)
    }

    @Test("a view that supports a configuration stays (L55)")
    func keptView() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        let view = cell.contentView
        var other = UIListContentConfiguration.subtitleCell()
        other.text = "B"
        cell.contentConfiguration = other
        #expect(cell.contentView === view)
    }

    // Covers: UITableViewCell.selectedBackgroundView, UITableViewCell.backgroundView, UITableViewCell.setHighlighted
    // Covers: UITableViewCell.setSelected
    @Test("the selected background is in the cell only while it is selected or highlighted, above the background (L49)")
    func selectedBackground() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let back = UIView(), mark = UIView()
        cell.backgroundView = back
        cell.selectedBackgroundView = mark
        try await shown(cell, stage)
        #expect(mark.superview == nil)
        cell.setHighlighted(true, animated: false)
        #expect(mark.superview === cell)
        #expect(cell.subviews.firstIndex(of: back)! + 1 == cell.subviews.firstIndex(of: mark)!)
        #expect(cell.subviews.firstIndex(of: mark)! < cell.subviews.firstIndex(of: cell.contentView)!)
        cell.setSelected(true, animated: false)
        cell.setHighlighted(false, animated: false)
        #expect(mark.superview === cell)
        cell.setSelected(false, animated: true)
        #expect(mark.superview === cell, "It fades.")
        try await stage.harness.advance(by: 0.5)
        #expect(mark.superview == nil)
        #expect(mark.alpha == 1)
    }

    // Covers: UITableViewCell.isSelected, UITableViewCell.selectionStyle
    @Test("a selected cell is systemGray4, and its labels have their highlighted colour (4d)", arguments: [false, true])
    func selectionColor(dark: Bool) async throws {
        let stage = try await CellStage(dark: dark)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.highlightedTextColor = .red
        try await shown(cell, stage)
        let before = try await stage.picture("unselected")
        #expect(before[900, 60] == (dark ? 0xFF00_0000 : 0xFFFF_FFFF))
        cell.isSelected = true
        #expect(cell.textLabel?.isHighlighted == true)
        let after = try await stage.picture("selected")
        #expect(after[900, 60] == (dark ? 0xFF3A_3A3C : 0xFFD1_D1D6))
        cell.selectionStyle = .none
        let none = try await stage.picture("selection-none")
        #expect(none[900, 60] == (dark ? 0xFF00_0000 : 0xFFFF_FFFF))
        #expect(cell.textLabel?.isHighlighted == false)
    }

    // Covers: UITableViewCell.backgroundConfiguration
    @Test("a background configuration takes the views away, and a view the configuration (L55)")
    func backgrounds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        let view = UIView()
        cell.backgroundView = view
        #expect(cell.backgroundConfiguration == nil)
        #expect(view.superview === cell)
    }

    @Test("new content stands before the backgrounds, whatever was set first")
    func contentAboveBackgrounds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let back = UIView(), mark = UIView()
        cell.backgroundView = back
        cell.selectedBackgroundView = mark
        cell.isSelected = true
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.subviews.firstIndex(of: back) == 0)
        #expect(cell.subviews.firstIndex(of: mark) == 1)
        #expect(cell.subviews.firstIndex(of: cell.contentView) == 2)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = back
        header.contentConfiguration = UIListContentConfiguration.plainHeader()
        #expect(header.subviews.firstIndex(of: back) == 0)
        let item = UICollectionViewCell(frame: .zero)
        item.backgroundView = back
        item.contentConfiguration = UIListContentConfiguration.cell()
        #expect(item.subviews.firstIndex(of: back) == 0)
        item.backgroundConfiguration = .listPlainCell()
        item.contentConfiguration = nil
        #expect(item.subviews.last === item.contentView)
    }

    @Test("proxies set cells' selection style, separator and ground")
    func appearance() async throws {
        final class Cell: UITableViewCell {}
        Cell.appearance().selectionStyle = .none
        Cell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
        Cell.appearance().backgroundColor = .green
        let stage = try await CellStage()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        try await shown(cell, stage)
        #expect(cell.selectionStyle == .none)
        #expect(cell.separatorInset.left == 7)
        #expect(cell.backgroundColor == .green)
        for type in [UITableViewHeaderFooterView.self, UICollectionViewListCell.self, UIListContentView.self] as [UIView.Type] {
            #expect(Swift.type(of: type.appearance()) == type)
        }
    }

    @Test("a cell is updated before it is first shown, without being asked")
    func firstUpdate() async throws {
        final class Cell: UITableViewCell {
            var updates = 0
            override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
        }
        final class Item: UICollectionViewCell {
            var updates = 0
            override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
        }
        let stage = try await CellStage()
        let cell = Cell(style: .default, reuseIdentifier: nil), item = Item(frame: .zero)
        stage.add(cell, height: 44)
        stage.add(item, height: 44)
        try await stage.turn()
        #expect(cell.updates == 1)
        #expect(item.updates == 1)
    }

    @Test("a cell has its table's ground unless the app gives it a colour; an archive changes nothing about that")
    func ground() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.place.look = .grouped
        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
        cell.backgroundColor = .red
        cell.place.look = .plain
        #expect(cell.backgroundColor == .red)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UITableViewCell(style: .default, reuseIdentifier: nil), requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITableViewCell)
        read.place.look = .grouped
        #expect(read.backgroundColor == .secondarySystemGroupedBackground)
    }

    // Covers: UITableViewCell.configurationUpdateHandler, UITableViewCell.setNeedsUpdateConfiguration
    // Covers: UITableViewCell.updateConfiguration
    @Test("requests for an update are one until the layout; the method is called before the handler (L54)")
    func updates() async throws {
        final class Cell: UITableViewCell {
            var log: [String] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                log.append("method \(state.isSelected)")
            }
        }
        let stage = try await CellStage()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        try await shown(cell, stage)
        cell.log = []
        cell.configurationUpdateHandler = { cell, state in (cell as? Cell)?.log.append("handler \(state.isSelected)") }
        cell.setNeedsUpdateConfiguration()
        #expect(cell.log == [], "Nothing happens before the layout.")
        try await stage.turn()
        #expect(cell.log == ["method false", "handler false"])
        cell.log = []
        cell.isHighlighted = true
        cell.isSelected = true
        try await stage.turn()
        #expect(cell.log == ["method true", "handler true"])
    }

    // Covers: UITableViewCell.automaticallyUpdatesContentConfiguration
    // Covers: UITableViewCell.automaticallyUpdatesBackgroundConfiguration
    @Test("automatic updates follow the state; without them the content stays (L54)")
    func automatic() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .listPlainCell()
        try await shown(cell, stage)
        cell.isUserInteractionEnabled = false
        cell.isSelected = true
        try await stage.turn()
        let color = (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
        #expect(color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isUserInteractionEnabled = true
        cell.isSelected = false
        try await stage.turn()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .tertiaryLabel)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    // Covers: UITableViewCell.setEditing, UITableViewCell.willTransition, UITableViewCell.didTransition
    // Covers: UITableViewCell.editingAccessoryView, UITableViewCell.showsReorderControl
    @Test("editing: transitions, the minus moves the content by 38, the editing accessory replaces the other (L48, L59)")
    func editing() async throws {
        final class Cell: UITableViewCell {
            var log: [String] = []
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                log.append("will \(state.rawValue) \(isEditing)")
            }
            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                log.append("did \(state.rawValue) \(isEditing)")
            }
        }
        let stage = try await CellStage()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryView = UISwitch()
        cell.showsReorderControl = true
        cell.setEditingStyle(.delete)
        let host = HostSpy()
        cell.host = host
        try await shown(cell, stage)
        cell.setEditing(true, animated: true)
        #expect(cell.log == ["will 1 false"])
        try await stage.harness.advance(by: 0.5)
        #expect(cell.log == ["will 1 false", "did 1 true"])
        #expect(cell.contentView.frame.minX == 38)
        #expect(cell.textLabel?.frame.minX == 20)
        #expect(cell.editingAccessoryView?.superview === cell)
        #expect(cell.reorderHandle?.frame == CGRect(x: 342, y: 0, width: 40, height: cell.contentView.frame.height))
        #expect(cell.configurationState.isEditing)
        host.calls = []
        try await stage.harness.tap(at: cell.convert(CGPoint(x: 31, y: 22), to: nil))
        #expect(host.calls == ["editing"])
        cell.setEditing(false, animated: false)
        try await stage.turn()
        #expect(cell.log.suffix(2) == ["will 0 true", "did 0 false"])
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.reorderHandle == nil)
        #expect(cell.editingAccessoryView?.superview == nil)
    }

    @Test("the controls slide out and are gone when the transition ends")
    func leavingControls() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.setEditingStyle(.delete)
        cell.showsReorderControl = true
        try await shown(cell, stage)
        let without = cell.subviews.count
        cell.setEditing(true, animated: false)
        try await stage.turn()
        #expect(cell.subviews.count == without + 2)
        let handle = try #require(cell.reorderHandle)
        cell.setEditing(false, animated: true)
        #expect(cell.reorderHandle == nil)
        #expect(handle.superview === cell)
        try await stage.harness.advance(by: 0.5)
        #expect(cell.subviews.count == without)
        cell.setEditing(true, animated: true)
        cell.setEditing(false, animated: true)
        cell.setEditing(true, animated: true)
        try await stage.harness.advance(by: 1)
        #expect(cell.subviews.count == without + 2)
    }

    @Test("without a control the content moves aside only if the cell indents (L59)", arguments: [true, false])
    func indentWhileEditing(indents: Bool) async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.shouldIndentWhileEditing = indents
        try await shown(cell, stage)
        cell.setEditing(true, animated: false)
        try await stage.turn()
        #expect(cell.contentView.frame.minX == (indents ? 38 : 0))
    }

    @Test("a subclass is the delegate of its recognizers by overriding")
    func recognizers() async throws {
        final class Cell: UITableViewCell {
            var asked = 0
            override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                asked += 1
                return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
            }
        }
        let stage = try await CellStage()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        let tap = UITapGestureRecognizer()
        tap.delegate = cell
        cell.addGestureRecognizer(tap)
        try await shown(cell, stage)
        try await stage.harness.tap(at: CGPoint(x: 100, y: 20))
        #expect(cell.asked == 1)
    }

    // Covers: UITableViewCell.multipleSelectionBackgroundView
    @Test("the circle of a selection of several follows the selection; the view for several marks the cell (L49)")
    func several() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let many = UIView()
        cell.multipleSelectionBackgroundView = many
        try await shown(cell, stage)
        cell.place.selectsSeveral = true
        cell.isSelected = true
        #expect(many.superview == nil)
        cell.setEditing(true, animated: false)
        #expect(many.superview === cell)
        try await stage.turn()
        #expect(cell.contentView.frame.minX == 38)
        let chosen = try await stage.picture("several")
        #expect(chosen[31 * 3 - 20, 66] == 0xFF00_7AFF)
        cell.isSelected = false
        #expect(many.superview == nil)
        let empty = try await stage.picture("several-not")
        #expect(empty[31 * 3 - 20, 66] == 0xFFFF_FFFF)
    }

    @Test("a detail button tells the table, a control without an action of its own too (L48)")
    func accessoryTaps() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let host = HostSpy()
        cell.host = host
        cell.accessoryType = .detailButton
        try await shown(cell, stage)
        host.calls = []
        try await stage.harness.tap(at: cell.convert(CGPoint(x: 393 - 32, y: 22), to: nil))
        #expect(host.calls == ["accessory"])
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        cell.accessoryView = button
        try await stage.turn()
        host.calls = []
        try await stage.harness.tap(at: cell.convert(CGPoint(x: 393 - 40, y: 22), to: nil))
        #expect(host.calls == ["accessory"])
    }

    @Test("a class known at run time alone is made by its own initialiser")
    func making() {
        final class Cell: UITableViewCell {
            let mark: String
            override init(style: CellStyle, reuseIdentifier: String?) {
                mark = "own"
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Header: UITableViewHeaderFooterView {
            var mark = 0
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                mark = 7
            }
            required init?(coder: NSCoder) { nil }
        }
        let long = String(repeating: "long identifier ", count: 9)
        let cell = UITableViewCell.make(Cell.self, reuseIdentifier: long)
        #expect((cell as? Cell)?.mark == "own")
        #expect(cell.reuseIdentifier == long)
        #expect(cell.detailTextLabel != nil)
        #expect(UITableViewCell.make(UITableViewCell.self, style: .value1, reuseIdentifier: nil).detailTextLabel != nil)
        let header = UITableViewHeaderFooterView.make(Header.self, reuseIdentifier: "h")
        #expect((header as? Header)?.mark == 7)
        #expect(header.reuseIdentifier == "h")
    }

    // Covers: UITableViewCell.init(), UITableViewCell.init(frame:)
    @Test("a cell that only overrides init(style:) can be made without arguments")
    func plainInit() {
        final class Cell: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .value1, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        #expect(Cell().detailTextLabel != nil)
        #expect(Cell(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame.width == 30)
    }

    @Test("a cell is one element of its texts unless it holds a control (L72)")
    func accessibility() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        try await shown(cell, stage)
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Title, Detail")
        cell.isSelected = true
        #expect(cell.accessibilityTraits.contains(.selected))
        cell.isSelected = false
        cell.accessoryType = .checkmark
        #expect(cell.accessibilityTraits == .selected)
        cell.place.isSelectable = true
        cell.accessoryType = .none
        #expect(cell.accessibilityTraits == .button)
        cell.accessoryView = UISwitch()
        #expect(!cell.isAccessibilityElement)
        cell.accessoryView = nil
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        cell.contentConfiguration = content
        #expect(cell.accessibilityLabel == "Name, Value")
        cell.accessibilityLabel = "Own"
        #expect(cell.accessibilityLabel == "Own")
    }

    // Covers: UITableViewCell.prepareForReuse, UITableViewCell.dragStateDidChange
    // Covers: UITableViewCell.showingDeleteConfirmation
    @Test("reuse ends what belongs to one row: swipe, drag, confirmation (L24)")
    func reuse() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "r")
        cell.isSwiped = true
        cell.setConfirmingDelete(true, animated: false)
        cell.dragStateDidChange(.dragging)
        #expect(cell.configurationState.isSwiped)
        #expect(cell.configurationState.cellDragState == .dragging)
        #expect(cell.showingDeleteConfirmation)
        cell.prepareForReuse()
        #expect(!cell.configurationState.isSwiped)
        #expect(cell.configurationState.cellDragState == .none)
        #expect(!cell.showingDeleteConfirmation)
        #expect(cell.reuseIdentifier == "r")
    }

    @Test("an image or a text that comes after the layout is placed in the same turn, and the table hears of it (L145)")
    func lateContent() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        try await shown(cell, stage)
        let host = HostSpy()
        cell.host = host
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        cell.detailTextLabel?.text = "Late"
        #expect(host.calls.contains("size"))
        try await stage.turn()
        #expect(cell.imageView?.frame.size == CGSize(width: 30, height: 30))
        #expect(cell.imageView?.frame.minX == 20)
        #expect(cell.textLabel?.frame.minX == 66)
        #expect(cell.detailTextLabel?.frame.maxX == 373)
    }

    @Test("a state that only changes colours asks for no other height")
    func quietState() async throws {
        let stage = try await CellStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.sidebarCell()
        content.text = "Title"
        cell.contentConfiguration = content
        try await shown(cell, stage)
        let host = HostSpy()
        cell.host = host
        cell.isSelected = true
        try await stage.turn()
        #expect(host.calls == [])
        content.secondaryText = "More"
        cell.contentConfiguration = content
        #expect(host.calls.contains("size"))
        host.calls = []
        cell.contentView.invalidateIntrinsicContentSize()
        #expect(host.calls == ["size"])
    }

    @Test("the content follows the width for reading, and the separator with it (L53)")
    func readable() async throws {
        let stage = try await CellStage(width: 1024, scale: 2)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.place = CellStage.plain { $0.followsReadableWidth = true }
        stage.add(cell, height: 44)
        try await stage.turn()
        #expect(cell.textLabel?.frame.minX == 176)
        #expect(cell.textLabel?.frame.maxX == 848)
        #expect(cell.separatorInset.left == 176)
        #expect(cell.contentView.frame.width == 1024)
    }

    @Test("the safe area moves the content, not the background")
    func safeArea() async throws {
        let stage = try await CellStage()
        stage.ground.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        let back = UIView()
        cell.backgroundView = back
        try await shown(cell, stage)
        #expect(cell.contentView.frame.minX == 50)
        #expect(cell.contentView.frame.maxX == 363)
        #expect(abs((cell.textLabel?.frame.minX ?? 0) - 20) < 0.001)
        #expect(abs((cell.detailTextLabel?.frame.maxX ?? 0) - 293) < 0.001)
        #expect(back.frame == cell.bounds)
        #expect(cell.separatorInset.left == 70)
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        cell.contentConfiguration = content
        try await stage.turn()
        #expect(cell.contentView.frame.minX == 50)
        #expect(cell.separatorInset.left == 70)
    }

    @Test("an archive keeps style, identifier, accessory and the content's views")
    func archive() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "kept")
        cell.accessoryType = .checkmark
        cell.indentationLevel = 2
        let inside = UIView()
        inside.tag = 5
        cell.contentView.addSubview(inside)
        let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITableViewCell)
        #expect(read.reuseIdentifier == "kept")
        #expect(read.accessoryType == .checkmark)
        #expect(read.indentationLevel == 2)
        #expect(read.detailTextLabel != nil)
        #expect(read.contentView.viewWithTag(5) != nil)
    }
}
