// Which methods a subclass of a data source overrides: read from its method table, once a class.
// No Apple page: this is ours (Apple asks the Objective-C runtime).
import Foundation
import QuartzCore
import UIKitCore

/// A data source whose optional methods subclasses override.
@MainActor protocol TableSourceBase: UITableViewDataSource {
    var overridesCommit: Bool { get }
    var overridesMove: Bool { get }
    /// A person has moved a row in the table; the data source is told next.
    func rowMoved(_ from: ListPath, to: ListPath)
}

extension UITableViewController: TableSourceBase {
    var overridesCommit: Bool { OverriddenMethods.commits(self) }
    var overridesMove: Bool { OverriddenMethods.moves(self) }
    func rowMoved(_ from: ListPath, to: ListPath) {}
}

/// Whether a table's controller deletes or moves rows, without calling its method to find out.
@MainActor enum OverriddenMethods {
    private final class CommitProbe: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }
    private final class MoveProbe: UITableViewController {
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        {}
    }
    private final class HeaderProbe: UITableViewController {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    }
    private final class FooterProbe: UITableViewController {
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    }
    private final class Plain: UITableViewController {}
    private static let commitSlot = DynamicInit.Slot(
        base: UITableViewController.self, probe: CommitProbe.self, plain: Plain.self)
    private static let moveSlot = DynamicInit.Slot(base: UITableViewController.self, probe: MoveProbe.self, plain: Plain.self)

    private static let headerSlot = DynamicInit.Slot(base: UITableViewController.self, probe: HeaderProbe.self, plain: Plain.self)
    private static let footerSlot = DynamicInit.Slot(base: UITableViewController.self, probe: FooterProbe.self, plain: Plain.self)

    static func hasViews(_ kind: TableViewKind, _ controller: UITableViewController) -> Bool {
        (kind == .header ? headerSlot : footerSlot).differs(in: type(of: controller), from: UITableViewController.self)
    }
    static func commits(_ controller: UITableViewController) -> Bool {
        commitSlot.differs(in: type(of: controller), from: UITableViewController.self)
    }
    static func moves(_ controller: UITableViewController) -> Bool {
        moveSlot.differs(in: type(of: controller), from: UITableViewController.self)
    }
}
