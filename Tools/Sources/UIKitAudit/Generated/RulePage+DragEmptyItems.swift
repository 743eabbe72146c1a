// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Lists/EmptyDragItemsRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let dragEmptyItems = RulePage(
        id: "drag-empty-items", severity: .note, isOn: false, isFixable: false,
        summary: "`itemsForBeginning` returns no items although the table view can move rows.",
        text: #"""
        `itemsForBeginning` returns no items although the table view can move rows.

        ## What goes wrong
        An empty array is meant to say that a row cannot be dragged. Where the data source has `tableView(_:moveRowAt:to:)`, the row can
        be moved all the same: the table view lifts it for reordering.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog of owenzhao, the simplest drag operation.

        ## Triggering
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                return ↓[]
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            var items: [NSString] = []
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                guard indexPath.row > 0 else { return ↓[] }
                return [UIDragItem(itemProvider: NSItemProvider())]
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        // file: List+Drag.swift
        extension List: UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { ↓[] }
        }
        // file: List.swift
        class List: UIViewController, UITableViewDataSource {
            func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class Base: UITableViewController {
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        class List: Base, UITableViewDragDelegate {
            var isFixed = false
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                isFixed ? ↓[] : [UIDragItem(itemProvider: NSItemProvider())]
            }
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                let none: [UIDragItem] = ↓[]
                return none
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                switch indexPath.section {
                case 0: return ↓[UIDragItem]()
                default: return [UIDragItem(itemProvider: NSItemProvider())]
                }
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```

        ## Not triggering
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                [UIDragItem(itemProvider: NSItemProvider())]
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { [] }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class Drag: NSObject, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
        }
        class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class Grid: UICollectionViewController, UICollectionViewDragDelegate {
            func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
            override func collectionView(_ collectionView: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                let titles: [String] = []
                let made = titles.map { _ in UIDragItem(itemProvider: NSItemProvider()) }
                return made
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```
        ```swift
        class List: UITableViewController, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
                func none() -> [Int] { return [] }
                return [UIDragItem(itemProvider: NSItemProvider())]
            }
            override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        }
        ```

        ## Cure
        Return false from `tableView(_:canMoveRowAt:)` for the row.
        """#)
}
