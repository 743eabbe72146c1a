// Registering classes, and giving out cells and views.
// Apple: "UITableView", register(_:forCellReuseIdentifier:), dequeueReusableCell(withIdentifier:for:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UITableView {
    func registerCell(_ type: AnyClass?, _ identifier: String) {
        guard check(identifier) else { return }
        guard let type else {
            pool.cellClasses[identifier] = nil
            return
        }
        guard let cellType = type as? UITableViewCell.Type else {
            return reportClass("\(type) is no UITableViewCell. It was registered for the identifier \"\(identifier)\".")
        }
        pool.cellClasses[identifier] = cellType
    }

    func registerView(_ type: AnyClass?, _ identifier: String) {
        guard check(identifier) else { return }
        guard let type else {
            pool.viewClasses[identifier] = nil
            return
        }
        guard let viewType = type as? UITableViewHeaderFooterView.Type else {
            return reportClass("\(type) is no UITableViewHeaderFooterView. It was registered for the identifier \"\(identifier)\".")
        }
        pool.viewClasses[identifier] = viewType
    }

    private func check(_ identifier: String) -> Bool {
        if !identifier.isEmpty { return true }
        reportClass("The identifier is empty.")
        return false
    }

    private func reportClass(_ cause: String) {
        Catalogue.tableRegistration.report(object: ObjectName.of(self), cause: cause)
    }

    // MARK: Cells

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let kept = keptCell(identifier) { return kept }
        if let free = pool.take(identifier) {
            free.prepareForReuse()
            return sized(free)
        }
        return pool.cellClasses[identifier].map { sized(UITableViewCell.make($0, reuseIdentifier: identifier)) }
    }

    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let path = valid(indexPath) {
            loadIfNeeded()
            if !has(path) {
                Catalogue.tableNoSuchRow.report(
                    object: ObjectName.of(self),
                    cause:
                        "A cell was dequeued for the row \(path.row) of section \(path.section). The table has \(countsInWords).",
                    apple: "NSInternalInconsistencyException: request for rect at invalid index path (\(path.described))")
            }
        }
        return dequeueRegistered(identifier)
    }

    /// A cell of a class that has to be registered.
    func dequeueRegistered(_ identifier: String) -> UITableViewCell {
        if pool.cellClasses[identifier] == nil {
            Catalogue.tableUnregistered.report(
                object: ObjectName.of(self), cause: "No class is registered for the identifier \"\(identifier)\".",
                fix: "Call register(MyCell.self, forCellReuseIdentifier: \"\(identifier)\") before the table shows rows.",
                apple:
                    "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - must register a nib "
                    + "or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return dequeue(identifier) ?? sized(UITableViewCell(style: .default, reuseIdentifier: identifier))
    }

    /// Within a layout a cell has the size of its row at once.
    private func sized(_ cell: UITableViewCell) -> UITableViewCell {
        guard let asked = rows.asked, has(asked.path) else { return cell }
        let frame = frame(of: asked.path)
        cell.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        return cell
    }

    /// A row that is configured anew keeps its cell.
    private func keptCell(_ identifier: String) -> UITableViewCell? {
        guard let cell = rows.asked?.cell, cell.reuseIdentifier == identifier else { return nil }
        return cell
    }

    // MARK: Headers and footers

    func dequeueView(_ identifier: String) -> UITableViewHeaderFooterView? {
        pool.takeView(identifier)
            ?? pool.viewClasses[identifier].map { UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier) }
    }
}
