// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Lists/MoveBySwapRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let moveSwap = RulePage(
        id: "move-swap", severity: .error, isOn: true, isFixable: false,
        summary: "`swapAt` in the method that moves a row.",
        text: #"""
        `swapAt` in the method that moves a row.

        ## What goes wrong
        A moved row pushes all rows between its old and its new place by one. Exchanging two elements is the same only for
        neighbours: after any longer move the model has another order than the screen, and the next reload shows it.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao, the simplest drag operation; Apple, "UITableViewDataSource", `tableView(_:moveRowAt:to:)`.

        ## Triggering
        ```swift
        class List: UITableViewController {
            var items = ["a", "b", "c"]
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                items.↓swapAt(source.row, destination.row)
            }
        }
        ```
        ```swift
        class Grid: UICollectionViewController {
            private var photos: [UIImage] = []
            override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                self.photos.↓swapAt(to.item, from.item)
                save()
            }
            func save() {}
        }
        ```
        ```swift
        class List: UIViewController {
            var items: [Int] = []
        }
        extension List: UITableViewDataSource {
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                let from = sourceIndexPath.row
                let to = destinationIndexPath.row
                guard from != to else { return }
                items.↓swapAt(from, to)
            }
        }
        ```
        ```swift
        struct Group { var rows: [String] }
        class Model { var groups: [Group] = [] }
        class List: UITableViewController {
            let model = Model()
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                if a.section == b.section { model.groups[a.section].rows.↓swapAt(a.row, b.row) }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                ↓swap(&items[a.row], &items[b.row])
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [Int]? = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                items?.↓swapAt(a.row, b.row)
            }
        }
        ```

        ## Not triggering
        ```swift
        class List: UITableViewController {
            var items = ["a", "b", "c"]
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                items.insert(items.remove(at: source.row), at: destination.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items = ["a", "b", "c"]
            func shuffle(_ a: Int, _ b: Int) { items.swapAt(a, b) }
        }
        ```
        ```swift
        class Order { func swapAt(_ a: Int, _ b: Int) {} }
        class List: UITableViewController {
            let order = Order()
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                order.swapAt(a.row, b.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var sections: [[Int]] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                sections.swapAt(0, 1)
            }
        }
        ```
        ```swift
        class Board {
            var items: [Int] = []
            func tableView(_ tableView: Board, moveRowAt a: IndexPath, to b: IndexPath) { items.swapAt(a.row, b.row) }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            override func tableView(_ tableView: UITableView, didSelectRowAt a: IndexPath) { items.swapAt(a.row, 0) }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [Int] = []
            var index = IndexPath(row: 0, section: 0)
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                let moved = items.remove(at: a.row)
                items.insert(moved, at: b.row)
                DispatchQueue.main.async { self.items.swapAt(self.index.row, 0) }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var left = 0
            var right = 1
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { swap(&left, &right) }
        }
        ```

        ## Cure
        Remove the element at the source and insert it at the destination.
        """#)
}
