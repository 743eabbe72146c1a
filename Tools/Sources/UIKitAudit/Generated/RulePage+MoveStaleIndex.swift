// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Lists/StaleMoveIndexRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let moveStaleIndex = RulePage(
        id: "move-stale-index", severity: .error, isOn: true, isFixable: false,
        summary: "The method that moves a row uses an index that its own first step has made stale.",
        text: #"""
        The method that moves a row uses an index that its own first step has made stale.

        ## What goes wrong
        After `remove(at:)` the source index names another element, or none, and every later element has moved up; after `insert(_:at:)`
        the later ones have moved down. Reading the source again, inserting before removing, or correcting the destination although the
        removal comes first, leaves the model in another order than the screen or runs out of bounds.

        ## Apple's message
        none; past the end `Fatal error: Index out of range`

        ## Rests on
        Public report: the blog of owenzhao, the simplest drag operation: insert at the destination plus one and remove where the row moves down, remove and insert
        where it moves up.

        ## Triggering
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                items.remove(at: source.row)
                items.insert(↓items[source.row], at: destination.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                let item = items[source.row]
                items.insert(item, at: destination.row)
                items.↓remove(at: source.row)
            }
        }
        ```
        ```swift
        class Grid: UICollectionViewController {
            private var photos: [UIImage] = []
            override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                let photo = self.photos.remove(at: from.item)
                if from.item < to.item {
                    photos.↓insert(photo, at: to.item - 1)
                } else {
                    photos.insert(photo, at: to.item)
                }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                let item = items[sourceIndexPath.row]
                if sourceIndexPath.row > destinationIndexPath.row {
                    items.insert(item, at: destinationIndexPath.row + 1)
                    items.↓remove(at: sourceIndexPath.row)
                } else {
                    items.remove(at: sourceIndexPath.row)
                    items.insert(item, at: destinationIndexPath.row)
                }
            }
        }
        ```
        ```swift
        class Model { var rows: [Int] = [] }
        class List: UIViewController { let model = Model() }
        extension List: UITableViewDataSource {
            func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                let (from, to) = (a.row, b.row)
                let start = a.row
                model.rows.remove(at: start)
                let moved = ↓model.rows[start]
                model.rows.insert(moved, at: b.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                items.insert(items[a.row], at: b.row + 1)
                items.↓remove(at: a.row)
            }
        }
        ```

        ## Not triggering
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                let item = items.remove(at: source.row)
                items.insert(item, at: destination.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
                guard sourceIndexPath != destinationIndexPath else { return }
                let item = items[sourceIndexPath.row]
                if sourceIndexPath.row < destinationIndexPath.row {
                    items.insert(item, at: destinationIndexPath.row + 1)
                    items.remove(at: sourceIndexPath.row)
                } else {
                    items.remove(at: sourceIndexPath.row)
                    items.insert(item, at: destinationIndexPath.row)
                }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                let item = items[a.row]
                if a.row > b.row {
                    items.insert(item, at: b.row)
                    items.remove(at: a.row + 1)
                } else {
                    items.insert(item, at: b.row + 1)
                    items.remove(at: a.row)
                }
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var left: [String] = []
            var right: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                right.insert(left[a.row], at: b.row)
                left.remove(at: a.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var sections: [[String]] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                let item = sections[a.section].remove(at: a.row)
                sections[b.section].insert(item, at: b.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                let item = items[a.row]
                items.remove(at: a.row)
                items.insert(item, at: b.row)
                print(items[b.row])
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, commit style: Int, forRowAt a: IndexPath) {
                items.remove(at: a.row)
                print(items[a.row])
            }
        }
        ```
        ```swift
        class Queue { func remove(at index: Int) {}; func insert(_ item: Int, at index: Int) {} }
        class List: UITableViewController {
            let queue = Queue()
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                queue.insert(3, at: b.row)
                queue.remove(at: a.row)
            }
        }
        ```
        ```swift
        class List: UITableViewController {
            var items: [String] = []
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {
                let old = items
                items.remove(at: a.row)
                items = old
                print(items[a.row])
            }
        }
        ```

        ## Cure
        `items.insert(items.remove(at: source.row), at: destination.row)`: the removal comes first, the destination counts without the row.
        """#)
}
