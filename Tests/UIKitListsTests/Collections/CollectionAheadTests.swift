// Registrations, items loaded ahead, the index at the edge, swipes in lists, archives.
// Apple: "UICollectionView.CellRegistration", "UICollectionViewDataSourcePrefetching"; rules L107, L108, L116, L118 of lists.md.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

private final class Registered: NamedItems {
    var cells: UICollectionView.CellRegistration<NumberedItem, String>!
    var headers: UICollectionView.SupplementaryRegistration<HeaderItem>!
    override init(_ sections: [[String]]) {
        super.init(sections)
        cells = .init { cell, path, text in cell.label.text = "\(text) \(path.item)" }
        headers = .init(elementKind: UICollectionView.elementKindSectionHeader) { view, kind, path in
            view.text = "\(kind.suffix(6)) \(path.section)"
        }
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath) }
}

private final class Ahead: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    var announced: [Int] = []
    var cancelled: [Int] = []
    var titles: [String]?
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.item)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: index * 10, section: 0)
    }
}

/// A list as the system's layouts make one.
private final class RowsLayout: GridLayout {
    var runs: [String] = []
    override func cellPlace(at indexPath: IndexPath) -> CellPlace? {
        var place = CellPlace()
        place.isFirst = indexPath.item == 0
        return place
    }
    override func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        guard !leading else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                self?.runs.append("flag \(indexPath.item)")
                done(true)
            }
        ])
    }
}

private final class ListItems: NamedItems {
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! UICollectionViewListCell
        cell.accessories = [.delete(), .outlineDisclosure(), .reorder()]
        return cell
    }
}

@MainActor @Suite("UICollectionView: registrations, prefetching, lists", .harness) struct CollectionAheadTests {
    // Covers: UICollectionView.CellRegistration, UICollectionView.SupplementaryRegistration, UICollectionView.dequeueConfiguredReusableCell, UICollectionView.dequeueConfiguredReusableSupplementary
    @Test("registrations fill cells and views, and use them again (L108)") func registrations() async throws {
        let source = Registered([names("r", 40)])
        let layout = GridLayout()
        layout.headerHeight = 20
        let stage = try await CollectionStage(layout, source)
        try await stage.show()
        #expect(stage.cell(2)?.label.text == "r2 2")
        let kind = UICollectionView.elementKindSectionHeader
        #expect((stage.view.supplementaryView(forElementKind: kind, at: .at(0)) as? HeaderItem)?.text == "Header 0")
        let made = NumberedItem.made
        for offset in stride(from: 0, through: 800, by: 40) {
            stage.view.contentOffset.y = CGFloat(offset)
            try await stage.app.turn()
        }
        #expect(NumberedItem.made - made <= 2)
        #expect(stage.cell(25)?.label.text == "r25 25")
    }

    // Covers: UICollectionView.prefetchDataSource, UICollectionView.isPrefetchingEnabled, UICollectionViewDataSourcePrefetching.collectionView(_:prefetchItemsAt:), UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)
    @Test("the next screen is announced once, the nearest first, and cancelled when it goes back (L116)") func prefetching()
        async throws
    {
        let source = Ahead([names("r", 200)])
        let stage = try await CollectionStage(GridLayout(), source) { $0.prefetchDataSource = source }
        try await stage.show()
        #expect(source.announced == Array(10..<20))
        stage.view.contentOffset.y = 80
        try await stage.app.turn()
        #expect(source.announced == Array(10..<22))
        #expect(source.cancelled == [])
        stage.view.contentOffset.y = 4000
        try await stage.app.turn()
        #expect(!source.cancelled.isEmpty)
        let count = source.announced.count
        stage.view.isPrefetchingEnabled = false
        stage.view.contentOffset.y = 5000
        try await stage.app.turn()
        #expect(source.announced.count == count)
    }

    // Covers: UICollectionViewDataSource.indexTitles(for:), UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)
    @Test("a finger on the index goes to the title's item (L118)") func index() async throws {
        let source = Ahead([names("r", 100)])
        source.titles = ["A", "B", "C", "D"]
        let stage = try await CollectionStage(GridLayout(), source)
        try await stage.show()
        let bar = try #require(stage.view.parts.index)
        #expect(bar.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
        try await stage.app.tap(at: CGPoint(x: 312, y: 200 + 14 * 0.5))
        #expect(stage.view.contentOffset.y == 800)
        try await stage.app.turn()
        #expect(bar.frame.minY == 800)
        #expect(stage.view.subviews.last === bar)
    }

    @Test("items of a list show the layout's actions when they are swiped; the minus and the arrow reach the list") func lists()
        async throws
    {
        let source = ListItems([names("r", 6)])
        let layout = RowsLayout()
        layout.itemHeight = 50
        let stage = try await CollectionStage(layout, source) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }
        try await stage.show()
        let cell = try #require(stage.view.cellForItem(at: .at(2)) as? UICollectionViewListCell)
        #expect(!cell.place.isFirst)
        try await stage.app.drag(from: CGPoint(x: 280, y: 125), to: CGPoint(x: 180, y: 125), duration: 0.6)
        try await stage.app.settle()
        #expect(cell.frame.minX < -70)
        #expect(cell.configurationState.isSwiped)
        try await stage.app.tap(.button("Flag"))
        try await stage.app.settle()
        #expect(layout.runs == ["flag 2"])
        #expect(cell.frame.minX == 0)
        #expect(!cell.configurationState.isSwiped)
        stage.view.editingControlTapped(of: cell)
        #expect(stage.view.editState.swiping.swiped?.path == ListPath(0, 2))
        var opened: [IndexPath] = []
        stage.view.outlineHandler = {
            opened.append($0)
            return true
        }
        stage.view.outlineTapped(of: cell)
        #expect(opened == [.at(2)])
        stage.view.reloadData()
        #expect(stage.view.editState.swiping.swiped == nil)
        stage.view.allowsMultipleSelectionDuringEditing = true
        stage.view.isEditing = true
        try await stage.app.turn()
        let circled = try #require(stage.view.cellForItem(at: .at(3)))
        stage.view.editingControlTapped(of: circled)
        #expect(stage.view.indexPathsForSelectedItems == [.at(3)])
    }

    @Test("the handle of a list's cell moves the item while the list is edited") func handle() async throws {
        let source = ListItems([names("r", 6)])
        let layout = RowsLayout()
        layout.itemHeight = 50
        let stage = try await CollectionStage(layout, source) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }
        try await stage.show()
        stage.view.isEditing = true
        try await stage.app.turn()
        let cell = try #require(stage.view.cellForItem(at: .at(1)) as? UICollectionViewListCell)
        let handle = try #require(cell.reorderHandle)
        try await stage.app.drag(.view(handle), by: CGVector(dx: 0, dy: 105), duration: 0.5)
        try await stage.app.settle()
        #expect(source.log.filter { $0.hasPrefix("move") } == ["move 0-1 0-3"])
        #expect(stage.view.cellForItem(at: .at(3)) === cell)
    }

    @Test("the style of all collection views reaches those that come into a window") func appearance() async throws {
        defer { UICollectionView.appearance().tintColor = nil }
        UICollectionView.appearance().tintColor = .red
        let stage = try await CollectionStage(GridLayout(), NamedItems([["a"]]))
        try await stage.show()
        #expect(stage.view.tintColor == .red)
    }

    // Covers: UICollectionView.init(coder:)
    @Test("an archive keeps the layout and what may be selected; without a layout it is reported: UIK2713") func archive() throws {
        let view = UICollectionView(
            frame: CGRect(x: 1, y: 2, width: 30, height: 40), collectionViewLayout: UICollectionViewLayout())
        view.allowsMultipleSelection = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICollectionView)
        #expect(copy.frame == view.frame)
        #expect(copy.allowsMultipleSelection)
        #expect(copy.collectionViewLayout.collectionView === copy)
    }
}
