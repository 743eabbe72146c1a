// Keeps a controller's table clear of the keyboard.
// Apple: "UITableViewController"; that the inset follows the keyboard is from memory.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Adds what the keyboard covers to the table's inset, and scrolls to the row that is written in.
@MainActor final class TableKeyboard {
    private weak var controller: UITableViewController?
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    /// What was added.
    private var added: CGFloat = 0

    init() {}

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func watch(_ controller: UITableViewController) {
        self.controller = controller
        guard tokens.isEmpty else { return }
        let center = NotificationCenter.default
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification] {
            tokens.append(
                center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.keyboardComes(note) }
                })
        }
        tokens.append(
            center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.cover(0) }
            })
    }

    func rest() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
        cover(0)
    }

    private func keyboardComes(_ note: Notification) {
        guard let table = controller?.viewIfLoaded as? UITableView, let window = table.window,
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let frame = table.convert(window.convert(end, from: nil as UIWindow?), from: nil)
        let covered = max(0, table.bounds.maxY - frame.minY)
        cover(covered > 0 ? max(0, covered - table.safeAreaInsets.bottom) : 0)
        guard covered > 0, let cell = writtenCell(table), let path = table.indexPath(for: cell) else { return }
        table.scrollToRow(at: path, at: .none, animated: true)
    }

    private func cover(_ height: CGFloat) {
        guard let table = controller?.viewIfLoaded as? UITableView, height != added else { return }
        table.contentInset.bottom += height - added
        table.verticalScrollIndicatorInsets.bottom += height - added
        added = height
    }

    /// The cell that holds the first responder.
    private func writtenCell(_ table: UITableView) -> UITableViewCell? {
        table.rows.live.first { holdsFirst($0.cell) }?.cell
    }

    private func holdsFirst(_ view: UIView) -> Bool {
        view.isFirstResponder || view.subviews.contains { holdsFirst($0) }
    }
}
