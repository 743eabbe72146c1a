// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Lists/ReloadStormRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let reloadStorm = RulePage(
        id: "reload-storm", severity: .note, isOn: false, isFixable: false,
        summary: "A table or collection view is reloaded several times on one way, or in a loop.",
        text: #"""
        A table or collection view is reloaded several times on one way, or in a loop.

        ## What goes wrong
        Each `reloadData()` throws away what the one before it has asked for. Several in one turn cost time, and with asynchronous
        decoration of cells they make the list flicker; only the last one counts.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao, avatars that are loaded anew.

        ## Triggering
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            func add(_ new: [Int]) {
                for one in new {
                    items.append(one)
                    tableView.↓reloadData()
                }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh() {
                tableView.reloadData()
                title = "Fresh"
                self.tableView.↓reloadData()
            }
        }
        ```
        ```swift
        class Grid: UICollectionViewController {
            func refresh(_ ids: [Int]) {
                ids.forEach { _ in collectionView.↓reloadData() }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh() {
                update()
                tableView.↓reloadData()
            }
            private func update() { tableView.reloadData() }
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh(_ isNew: Bool) {
                if isNew {
                    title = "New"
                    tableView?.reloadData()
                }
                tableView.↓reloadData()
            }
        }
        ```
        ```swift
        func drain(_ table: UITableView, _ queue: Queue) {
            while queue.next() != nil {
                table.↓reloadData()
            }
        }
        class Queue { func next() -> Int? { nil } }
        ```
        ```swift
        // file: Base.swift
        class Base: UITableViewController {
            var items: [Int] = [] { didSet { tableView.reloadData() } }
        }
        // file: List.swift
        class List: Base {
            func add(_ item: Int, _ isNew: Bool) {
                self.items = [item]
                if isNew {
                    title = "New"
                    tableView.↓reloadData()
                }
            }
        }
        ```

        ## Not triggering
        ```swift
        class List: UITableViewController {
            var items: [Int] = [] {
                didSet {
                    items.sort()
                    self.items = items
                    tableView.reloadData()
                }
            }
            var names: [String] = [] { didSet { title = names.first } }
            func rename() {
                names = []
                tableView.reloadData()
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            func add(_ new: [Int]) {
                for one in new { items.append(one) }
                tableView.reloadData()
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh(_ isNew: Bool) {
                if isNew { tableView.reloadData() } else { title = "Old"; tableView.reloadData() }
            }
        }
        ```
        ```swift
        func refresh(_ left: UITableView, _ right: UITableView) {
            left.reloadData()
            right.reloadData()
        }
        ```
        ```swift
        func refresh(_ tables: [UITableView]) {
            for table in tables { table.reloadData() }
        }
        ```
        ```swift
        class List: UITableViewController {
            func find(_ ids: [Int], _ wanted: Int) {
                for id in ids where id == wanted {
                    tableView.reloadData()
                    break
                }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh() {
                tableView.reloadData()
                DispatchQueue.main.async { self.tableView.reloadData() }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh(_ pages: Int) async {
                for _ in 0..<pages {
                    await load()
                    tableView.reloadData()
                }
            }
            func load() async {}
        }
        ```
        ```swift
        class Chart { func reloadData() {} }
        func refresh(_ chart: Chart) {
            chart.reloadData()
            chart.reloadData()
        }
        ```
        ```swift
        class List: UITableViewController {
            func refresh(_ isNew: Bool) {
                guard isNew else {
                    tableView.reloadData()
                    return
                }
                tableView.reloadData()
            }
        }
        ```

        ## Cure
        Reload once, after the last change of the model.
        """#)
}
