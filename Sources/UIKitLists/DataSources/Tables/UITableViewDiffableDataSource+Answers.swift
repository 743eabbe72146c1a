// Cells of a diffable table, and which methods a subclass overrides.
// Apple: "UITableViewDiffableDataSource".
import Foundation
import QuartzCore
import UIKitCore

extension UITableViewDiffableDataSource {
    /// The provider's cell; an empty one with a report where it gives none.
    func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
        let item = ListPath(path).flatMap { engine.shown.item(at: $0) }
        if let item, let cell = engine.calling("the cell provider", { provider(table, path, item) }) { return cell }
        let indices = path.map(String.init).joined(separator: "-")
        DiffableReports.noCell("row \(indices)", item.map { "\($0)" }, object: ObjectName.of(table))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

extension UITableViewDiffableDataSource: TableSourceBase {
    var overridesCommit: Bool {
        DiffableOverrides.commit.differs(in: type(of: self), from: UITableViewDiffableDataSource.self)
    }
    var overridesMove: Bool { DiffableOverrides.move.differs(in: type(of: self), from: UITableViewDiffableDataSource.self) }
    func rowMoved(_ from: ListPath, to: ListPath) { engine.viewMoved(from, to: to) }
}

/// The places of two methods in the method table, which are the same whatever the identifiers are.
@MainActor private enum DiffableOverrides {
    private typealias Source = UITableViewDiffableDataSource<Int, Int>
    private final class CommitProbe: Source {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }
    private final class MoveProbe: Source {
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        {}
    }
    private final class Plain: Source {}

    static let commit = DynamicInit.Slot(base: Source.self, probe: CommitProbe.self, plain: Plain.self)
    static let move = DynamicInit.Slot(base: Source.self, probe: MoveProbe.self, plain: Plain.self)
}
