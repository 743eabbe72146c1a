// Drops into a table: places, intents, the coordinator's four ways, placeholders.
// Apple: "UITableViewDropDelegate", "UITableViewDropCoordinator"; rules of lists.md, L67 to L69.
import CoreGraphics
import Foundation
import FoundationAdditions
import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls
@_spi(Vitrine) @testable import UIKitLists

@MainActor private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))]
    }
}

/// Rows whose pictures have a shape of their own, on the way out and on the way in.
@MainActor private final class ShapedRows: MovingRows, UITableViewDragDelegate, UITableViewDropDelegate {
    var added: [CGPoint] = []
    var asked: [String] = []

    private func circle() -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 5, width: 40, height: 40))
        parameters.backgroundColor = .systemYellow
        return parameters
    }
    private func item(_ path: IndexPath) -> UIDragItem {
        UIDragItem(itemProvider: NSItemProvider(object: names[path.section][path.row] as NSString))
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(indexPath)] }
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        added.append(point)
        return [item(indexPath)]
    }
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        asked.append("drag \(indexPath.words)")
        return circle()
    }
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        asked.append("drop \(indexPath.words)")
        return circle()
    }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: .at(3)) }
    }
}

@MainActor @Suite("UITableView: drops", .harness) struct TableDropTests {
    private let giver = Giver()
    private let rows = DroppedRows(["a", "b", "c", "d"])

    /// A table at the top, and a view below it that is dragged.
    private func screen(
        _ traps: TrapRecorder.Handling = .fail, height: CGFloat = 400
    ) async throws -> (DragScreen, UITableView) {
        let screen = try await DragScreen(traps: traps)
        let table = try await screen.table(height) {
            $0.dataSource = rows
            $0.dropDelegate = rows
        }
        screen.view(40, 600).addInteraction(UIDragInteraction(delegate: giver))
        return (screen, table)
    }
    private func tops(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.minY).sorted() }

    @Test("the order of calls, and a drop that does nothing (L67, L69)") func order() async throws {
        let (screen, table) = try await screen()
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        #expect(rows.take() == ["canHandle", "enter", "update"])
        #expect(rows.destination == .at(1))
        #expect(tops(table) == [0, 100, 150, 200])
        try await screen.move(80, 500)
        #expect(rows.take() == ["update", "exit"])
        #expect(tops(table) == [0, 50, 100, 150])
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        #expect(rows.take() == ["enter", "update", "perform 0-1", "drop ended"])
        #expect(tops(table) == [0, 50, 100, 150])
        rows.handles = false
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        #expect(rows.take() == ["canHandle"])
    }

    @Test("places: below all rows nil, at the end of a section its count; nil leaves no gap (L68)") func places() async throws {
        let (screen, table) = try await screen()
        try await screen.lift(80, 640)
        try await screen.move(80, 300)
        #expect(rows.destination == nil)
        #expect(tops(table) == [0, 50, 100, 150])
        #expect(table.dropPlace(at: CGPoint(x: 10, y: 160)) == ListPath(0, 3))
        #expect(table.dropPlace(at: CGPoint(x: 10, y: 199)) == ListPath(0, 4))
        #expect(table.dropPlace(at: CGPoint(x: 10, y: 201)) == nil)
        #expect(table.dropPlace(at: CGPoint(x: 10, y: -5)) == ListPath(0, 0))
        try await screen.move(80, screen.middle(0))
        #expect(rows.destination == .at(0))
        #expect(tops(table) == [50, 100, 150, 200])
        try await screen.up()
    }

    // Covers: UITableViewDropProposal.init(operation:intent:), UITableViewDropProposal.intent
    @Test("intents: none shows nothing, into highlights the row, automatic decides by the place in the row (L68)")
    func intents() async throws {
        let (screen, table) = try await screen()
        func state(_ row: Int) -> UICellConfigurationState.DropState? {
            table.cellForRow(at: .at(row))?.configurationState.cellDropState
        }
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .unspecified)
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        #expect(tops(table) == [0, 50, 100, 150])
        #expect(state(1) == .notTargeted)
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        try await screen.move(80, screen.middle(1) + 2)
        #expect(tops(table) == [0, 50, 100, 150])
        #expect(state(1) == .targeted)
        #expect(state(0) == .notTargeted)
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
        try await screen.move(80, screen.middle(2))
        #expect(state(2) == .targeted)
        try await screen.move(80, screen.middle(2) + 22)
        #expect(state(2) == .notTargeted)
        #expect(tops(table) == [0, 50, 150, 200])
        rows.proposal = UITableViewDropProposal(operation: .forbidden)
        try await screen.move(80, screen.middle(1))
        #expect(tops(table) == [0, 50, 100, 150])
        try await screen.up()
        #expect(state(1) == UICellConfigurationState.DropState.none)
        #expect(!rows.take().contains { $0.hasPrefix("perform") })
    }

    // Covers: UITableViewDropCoordinator.drop(_:toRowAt:), UITableViewDropCoordinator.items, UITableViewDropCoordinator.destinationIndexPath
    @Test("to a row that was inserted: the picture goes there, the app's animations run along (L69)") func toRow() async throws {
        let (screen, table) = try await screen()
        var ran: [String] = []
        var item: (any UITableViewDropItem)?
        rows.onDrop = { table, coordinator in
            let path = coordinator.destinationIndexPath!
            item = coordinator.items.first
            rows.names[0].insert("new", at: path.row)
            table.insertRows(at: [path], with: .automatic)
            let animator = coordinator.drop(coordinator.items[0].dragItem, toRowAt: path)
            animator.addAnimations { ran.append("animated") }
            animator.addCompletion { ran.append("\($0 == .end)") }
        }
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        #expect(ran == ["animated", "true"])
        #expect(item?.sourceIndexPath == nil)
        #expect(item?.previewSize == CGSize(width: 80, height: 80))
        #expect(table.shownNames == ["a", "new", "b", "c", "d"])
        #expect(tops(table) == [0, 50, 100, 150, 200])
    }

    // Covers: UITableViewDropCoordinator.drop(_:intoRowAt:rect:)
    @Test("into a rectangle and to a target: where the picture ends (L69)") func intoAndTarget() async throws {
        let (screen, table) = try await screen()
        var goals: [CGPoint] = []
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        rows.onDrop = { _, coordinator in
            coordinator.drop(coordinator.items[0].dragItem, intoRowAt: .at(2), rect: CGRect(x: 100, y: 5, width: 40, height: 40))
                .addAnimations { goals.append(screen.platterCenter ?? .zero) }
        }
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        #expect(goals == [CGPoint(x: 120, y: 125)])
        rows.onDrop = { table, coordinator in
            let target = UIDragPreviewTarget(container: table, center: CGPoint(x: 30, y: 170))
            coordinator.drop(coordinator.items[0].dragItem, to: target).addAnimations {
                goals.append(screen.platterCenter ?? .zero)
            }
        }
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        #expect(goals.last == CGPoint(x: 30, y: 170))
        #expect(table.shownNames == ["a", "b", "c", "d"])
    }

    // Covers: UITableViewDropPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:), UITableViewDropPlaceholderContext.commitInsertion(dataSourceUpdates:), UITableView.hasUncommittedUpdates
    @Test("a placeholder waits in its place until its data comes; batches move it (L69)") func placeholder() async throws {
        let (screen, table) = try await screen()
        var context: (any UITableViewDropPlaceholderContext)?
        rows.onDrop = { _, coordinator in
            let placeholder = UITableViewDropPlaceholder(insertionIndexPath: .at(1), reuseIdentifier: "row", rowHeight: 30)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        #expect(table.hasUncommittedUpdates)
        #expect(tops(table) == [0, 80, 130, 180])
        #expect(table.contentSize.height == 230)
        let waiting = try #require(table.dragging.gaps.first?.cell)
        #expect(waiting.textLabel?.text == "…")
        #expect(waiting.frame == CGRect(x: 0, y: 50, width: 320, height: 30))
        #expect(table.numberOfRows(inSection: 0) == 4)
        rows.names[0].insert("first", at: 0)
        table.insertRows(at: [.at(0)], with: .fade)
        try await screen.app.settle()
        #expect(waiting.frame.minY == 100)
        var path: IndexPath?
        #expect(
            context?.commitInsertion { at in
                path = at
                rows.names[0].insert("new", at: at.row)
            } == true)
        try await screen.app.settle()
        #expect(path == .at(2))
        #expect(table.shownNames == ["first", "a", "new", "b", "c", "d"])
        #expect(tops(table) == [0, 50, 100, 150, 200, 250])
        #expect(!table.hasUncommittedUpdates)
        #expect(context?.commitInsertion { _ in Issue.record("called twice") } == false)
        #expect(context?.deletePlaceholder() == false)
    }

    // Covers: UITableViewDropPlaceholderContext.deletePlaceholder
    @Test("a placeholder is deleted, or is gone with reloadData (L69)") func placeholderGone() async throws {
        let (screen, table) = try await screen()
        var context: (any UITableViewDropPlaceholderContext)?
        rows.onDrop = { _, coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: .at(4), reuseIdentifier: "row", rowHeight: UITableView.automaticDimension)
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        for reloads in [false, true] {
            try await screen.lift(80, 640)
            try await screen.move(80, screen.middle(1))
            try await screen.up()
            #expect(table.contentSize.height == 250)
            if reloads { table.reloadData() }
            #expect(context?.deletePlaceholder() == !reloads)
            try await screen.app.settle()
            #expect(table.contentSize.height == 200)
            #expect(table.shownNames == ["a", "b", "c", "d"])
            #expect(!table.hasUncommittedUpdates)
        }
    }

    @Test("the source's path, and nil once the table has changed since the lift (L69)") func sources() async throws {
        let (screen, table) = try await screen()
        table.dragDelegate = rows
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        var sources: [IndexPath?] = []
        rows.onDrop = { _, coordinator in sources += coordinator.items.map(\.sourceIndexPath) }
        try await screen.lift(160, screen.middle(0))
        try await screen.move(160, screen.middle(2))
        screen.touch(.began, CGPoint(x: 160, y: 25), id: 2)
        screen.touch(.ended, CGPoint(x: 160, y: 25), id: 2)
        try await screen.app.advance(by: 0.5)
        screen.touch(.began, CGPoint(x: 160, y: screen.middle(1)), id: 2)
        screen.touch(.ended, CGPoint(x: 160, y: screen.middle(1)), id: 2)
        try await screen.app.advance(by: 0.5)
        try await screen.up()
        #expect(sources == [.at(0), .at(1)])
        #expect(rows.take().contains("add 0-1"))
        sources = []
        try await screen.lift(160, screen.middle(0))
        try await screen.move(160, screen.middle(2))
        rows.names[0].append("e")
        table.insertRows(at: [.at(4)], with: .none)
        try await screen.move(160, screen.middle(1))
        try await screen.up()
        #expect(sources == [nil])
    }

    // Covers: UITableViewDragDelegate.tableView(_:itemsForAddingTo:at:point:), UITableViewDragDelegate.tableView(_:dragPreviewParametersForRowAt:), UITableViewDropDelegate.tableView(_:performDropWith:), UIDragPreviewParameters.init()
    @Test("pictures have the shape that the delegates give, when they are lifted, added and dropped") func shapes() async throws {
        let screen = try await DragScreen()
        let rows = ShapedRows(["a", "b", "c", "d"])
        _ = try await screen.table {
            $0.dataSource = rows
            $0.dragDelegate = rows
            $0.dropDelegate = rows
        }
        try await screen.lift(30, screen.middle(0))
        let drag = try #require(ActiveDrag.current)
        #expect(drag.pictures.map(\.platter.bounds.size) == [CGSize(width: 40, height: 40)])
        #expect(drag.pictures.first?.platter.center == CGPoint(x: 30, y: 25))
        try await screen.move(30, screen.middle(2))
        screen.touch(.began, CGPoint(x: 200, y: screen.middle(1) + 3), id: 2)
        screen.touch(.ended, CGPoint(x: 200, y: screen.middle(1) + 3), id: 2)
        try await screen.app.advance(by: 0.5)
        #expect(rows.added == [CGPoint(x: 200, y: 78)])
        #expect(drag.pictures.count == 2)
        #expect(rows.asked == ["drag 0-0", "drag 0-1"])
        screen.touch(.ended, CGPoint(x: 30, y: screen.middle(2)))
        #expect(drag.pictures.first?.platter.center == CGPoint(x: 30, y: 175))
        #expect(rows.asked.suffix(2) == ["drop 0-3", "drop 0-3"])
        try await screen.app.settle()
        #expect(ActiveDrag.current == nil)
    }

    // Covers: UITableViewCell.userInteractionEnabledWhileDragging, UITableViewCell.dragStateDidChange
    @Test("a row on its way takes no touches, and its cell knows of the drag, also one that comes anew (documented)")
    func cells() async throws {
        let rows = DroppedRows((0..<40).map { "\($0)" })
        let screen = try await DragScreen()
        let table = try await screen.table(300) {
            $0.dataSource = rows
            $0.dragDelegate = rows
        }
        func state() -> UICellConfigurationState.DragState? { table.cellForRow(at: .at(2))?.configurationState.cellDragState }
        rows.canMove = { _ in false }
        screen.touch(.began, CGPoint(x: 160, y: screen.middle(2)))
        try await screen.app.advance(by: 0.55)
        #expect(state() == .lifting)
        try await screen.move(160, 400)
        #expect(state() == .dragging)
        for row in [2, 3] {
            screen.touch(.began, CGPoint(x: 160, y: screen.middle(row)), id: 2)
            try await screen.app.advance(by: 0.3)
            #expect(table.cellForRow(at: .at(row))?.isHighlighted == (row == 3))
            screen.touch(.cancelled, CGPoint(x: 160, y: screen.middle(row)), id: 2)
            try await screen.app.advance(by: 0.5)
        }
        table.contentOffset.y = 1_000
        try await screen.app.turn()
        #expect(state() == nil)
        table.contentOffset.y = 0
        try await screen.app.turn()
        #expect(state() == .dragging)
        try await screen.up()
        #expect(state() == UICellConfigurationState.DragState.none)
    }

    // Covers: UITableViewDropCoordinator.session, UIDropSession.loadObjects
    @Test("rows go to another table; the second one loads them") func twoTables() async throws {
        let screen = try await DragScreen()
        let upper = try await screen.table(200) {
            $0.dataSource = rows
            $0.dragDelegate = rows
        }
        let other = DroppedRows(["x"])
        let lower = try await screen.table(200, y: 300) {
            $0.dataSource = other
            $0.dropDelegate = other
        }
        other.onDrop = { table, coordinator in
            coordinator.session.loadObjects(ofClass: NSString.self) { objects in
                other.names[0] += objects.map { "\($0)" }
                table.reloadData()
            }
        }
        try await screen.lift(160, screen.middle(2))
        try await screen.move(160, 330)
        try await screen.up()
        #expect(lower.shownNames == ["x", "c"])
        #expect(upper.shownNames == ["a", "b", "c", "d"])
        #expect(rows.take() == ["items 0-2", "drag begins", "drag ended"])
    }

    @Test("misuse of the coordinator: UIK2611, UIK2612, UIK2613, whole texts") func misuse() async throws {
        let (screen, _) = try await screen(.collect)
        var kept: (any UITableViewDropCoordinator)?
        rows.onDrop = { table, coordinator in
            kept = coordinator
            let item = coordinator.items[0].dragItem
            coordinator.drop(item, toRowAt: .at(9))
            coordinator.drop(item, toRowAt: .at(0))
            coordinator.drop(item, intoRowAt: .at(0), rect: .zero)
        }
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(1))
        try await screen.up()
        if let kept { kept.drop(kept.items[0].dragItem, toRowAt: .at(0)) }
        #expect(screen.app.traps.all.map(\.code) == ["UIK2613", "UIK2612", "UIK2611"])
        #expect(
            screen.app.traps.all.first?.message.contains(
                "The row 9 of section 0 was named. The table has 1 section with 4 rows.") == true)
    }

    // Covers: UITableView.isSpringLoaded, UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)
    @Test("a spring-loaded table selects the row below a drag") func spring() async throws {
        let (screen, table) = try await screen()
        table.isSpringLoaded = true
        rows.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        try await screen.lift(80, 640)
        try await screen.move(80, screen.middle(2))
        try await screen.app.advance(by: 1)
        #expect(table.indexPathForSelectedRow == .at(2))
        try await screen.up()
    }
}

extension DragScreen {
    /// The middle of the first picture, in points of the screen.
    var platterCenter: CGPoint? { ActiveDrag.current?.pictures.first?.platter.center }
}
