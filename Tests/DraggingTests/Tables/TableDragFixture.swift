// Lists that are dragged from and dropped into, and write down what they are asked.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import FoundationAdditions
import UIKit
import UIKitTesting
@_spi(Vitrine) @testable import UIKitLists

/// Rows with names that the data source moves, as a class that the rewriter has seen says it.
@MainActor class MovingRows: DragLog, UITableViewDataSource, TableNumberOfRowsMarker, TableMoveRowMarker {
    var names: [[String]]
    var canMove: (IndexPath) -> Bool = { _ in true }
    var onMove: (UITableView, IndexPath) -> Void = { _, _ in }

    init(_ names: [String]...) { self.names = names }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func vitrine_tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(sourceIndexPath.words) to \(destinationIndexPath.words)")
        let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
        onMove(tableView, destinationIndexPath)
    }
    func vitrine_tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { self.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

/// Rows that are dragged.
@MainActor class DraggedRows: MovingRows, UITableViewDragDelegate {
    var hasItems = true

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("items \(indexPath.words)")
        guard hasItems else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.section][indexPath.row] as NSItemProviderWriting))]
    }
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        log.append("add \(indexPath.words)")
        return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.section][indexPath.row] as NSItemProviderWriting))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("drag begins") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ended") }
}

/// Rows into which something is dropped.
@MainActor class DroppedRows: DraggedRows, UITableViewDropDelegate {
    var handles = true
    var proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    var destination: IndexPath?
    var onDrop: (UITableView, any UITableViewDropCoordinator) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        log.append("perform \(coordinator.destinationIndexPath?.words ?? "nil")")
        onDrop(tableView, coordinator)
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        log.append("canHandle")
        return handles
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destination = destinationIndexPath
        log.append("update")
        return proposal
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("drop ended") }
}

extension IndexPath {
    var words: String { "\(section)-\(row)" }
    static func at(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}

extension DragScreen {
    /// A table with rows of 50 points at the left top.
    func table(_ height: CGFloat = 500, y: CGFloat = 0, set: (UITableView) -> Void) async throws -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: y, width: 320, height: height), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        root.view.addSubview(table)
        set(table)
        try await app.turn()
        return table
    }

    /// The middle of a row of such a table.
    func middle(_ row: Int, y: CGFloat = 0) -> CGFloat { y + CGFloat(row) * 50 + 25 }
}

extension UITableView {
    /// What the rows show, by where they are.
    var shownNames: [String] {
        visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "?" }
    }
}
