// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Lists/ReloadInMoveRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let moveReload = RulePage(
        id: "move-reload", severity: .note, isOn: false, isFixable: false,
        summary: "`reloadData()` in the method that moves a row.",
        text: #"""
        `reloadData()` in the method that moves a row.

        ## What goes wrong
        The list has moved the row itself and asks only for the model to follow. A reload in the middle of the move ends its animation
        and makes every visible cell anew.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao; Apple, "UITableViewDataSource", `tableView(_:moveRowAt:to:)`.

        ## Triggering
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                items.insert(items.remove(at: a.row), at: b.row)
                tableView.↓reloadData()
            }
        }
        ```
        ```swift
        class Grid: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {
                self.collectionView.↓reloadData()
            }
        }
        ```
        ```swift
        class List: UIViewController {
            let table = UITableView(frame: .zero, style: .plain)
        }
        extension List: UITableViewDataSource {
            func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                guard a != b else { return table.↓reloadData() }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                UIView.performWithoutAnimation { tableView.↓reloadData() }
            }
        }
        ```
        ```swift
        class Table: UITableView {}
        class List: UIViewController, UITableViewDataSource {
            weak var table: Table?
            func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                if a.section != b.section { table?.↓reloadData() }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                items.insert(items.remove(at: a.row), at: b.row)
                ↓refresh()
            }
            private func refresh() {
                title = "\(items.count)"
                tableView.reloadData()
            }
        }
        ```

        ## Not triggering
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                items.insert(items.remove(at: a.row), at: b.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt a: IndexPath) { tableView.reloadData() }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                DispatchQueue.main.async { tableView.reloadData() }
            }
        }
        ```
        ```swift
        class Chart { func reloadData() {} }
        class List: UITableViewController {
            let chart = Chart()
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { chart.reloadData() }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                tableView.reloadRows(at: [b], with: .automatic)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { store() }
            private func store() { later { [weak self] in self?.tableView.reloadData() } }
            private func later(_ work: @escaping () -> Void) {}
        }
        ```
        ```swift
        class Mover {
            func tableView(_ tableView: Mover, moveRowAt a: IndexPath, to b: IndexPath) { tableView.reloadData() }
            func reloadData() {}
        }
        ```
        ```swift
        func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { tableView.reloadData() }
        ```

        ## Cure
        Delete the call; where other rows must change, reload those after the move.
        """#)
}
