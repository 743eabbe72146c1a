// Diffable tables on a headless screen.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

typealias Numbers = NSDiffableDataSourceSnapshot<String, Int>
typealias NumberSource = UITableViewDiffableDataSource<String, Int>

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == Int {
    /// Sections with items.
    static func of(_ sections: (String, [Int])...) -> Self {
        var snapshot = Self()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }
}

/// A table with a diffable data source; cells show their item's number and the version that the test gave it.
@MainActor final class DiffableStage {
    let stage: TableStage
    let source: NumberSource
    var versions: [Int: Int] = [:]
    /// Asked before a cell is given out.
    var onProvide: (Int) -> Void = { _ in }
    private(set) var provided: [Int] = []

    var app: Harness { stage.app }
    var table: UITableView { stage.table }
    var texts: [String] { stage.shownTexts }

    init(
        _ make: (UITableView, @escaping NumberSource.CellProvider) -> NumberSource = {
            NumberSource(tableView: $0, cellProvider: $1)
        },
        height: CGFloat = 400, traps: TrapRecorder.Handling = .fail, set: (UITableView) -> Void = { $0.rowHeight = 40 }
    ) async throws {
        stage = try await TableStage(CGSize(width: 320, height: height), traps: traps, set: set)
        let box = Provider()
        source = make(stage.table) { table, path, item in box.stage?.cell(table, path, item) }
        box.stage = self
    }

    private final class Provider {
        weak var stage: DiffableStage?
    }

    private func cell(_ table: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell? {
        onProvide(item)
        provided.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = text(item)
        return cell
    }

    func text(_ item: Int) -> String { versions[item].map { "\(item)v\($0)" } ?? "\(item)" }
    func takeProvided() -> [Int] {
        defer { provided = [] }
        return provided
    }
    func show() async throws { try await stage.show() }
    /// All cells that the table has by their items, also those just outside of what is visible.
    var live: [Int: UITableViewCell] {
        var all: [Int: UITableViewCell] = [:]
        for row in table.rows.live { if let item = source.itemIdentifier(for: row.path.indexPath) { all[item] = row.cell } }
        return all
    }
    /// The cells on the screen by their items.
    var cells: [Int: UITableViewCell] {
        var all: [Int: UITableViewCell] = [:]
        for cell in table.visibleCells {
            if let item = table.indexPath(for: cell).flatMap({ source.itemIdentifier(for: $0) }) { all[item] = cell }
        }
        return all
    }
}

extension Trap {
    /// The whole text, without numbers of lines and without the pass and the time.
    var textWithoutLines: String {
        message.split(separator: "\n").filter { !$0.hasPrefix("  during ") }.joined(separator: "\n")
            .replacing(#/\.swift:\d+/#, with: ".swift:…")
    }
}
