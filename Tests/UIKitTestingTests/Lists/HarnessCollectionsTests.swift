// The verbs for lists at collection views: a list of a compositional layout, and a grid.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Verbs for collection views", .harness) struct HarnessCollectionsTests {
    private let list = Finder.identifier("items")

    private func shown(_ model: ItemsModel) async throws -> Harness {
        let harness = try await Harness(device: .custom(320, 480, scale: 1))
        try await harness.show(ItemsController(model))
        return harness
    }

    @Test("an item far away is shown whole, tapped and told as selected") func scrollsAndTaps() async throws {
        let model = ItemsModel(count: 300)
        let harness = try await shown(model)
        try await harness.tap(row: [0, 217], of: list)
        #expect(model.log == ["select 217"])
        #expect(try harness.listTree(list).contains("    item 217 \"Item 217\", selected\n"))
    }

    @Test("a text is looked for from the beginning") func scrollsToText() async throws {
        let harness = try await shown(ItemsModel(count: 200))
        #expect(try await harness.scroll(list, toText: "Item 150") == [0, 150])
        let error = await #expect(throws: HarnessError.self) { try await harness.scroll(list, to: [0, 200]) }
        #expect(error?.description.contains("has no item 0.200; its sections have 200 items") == true)
    }

    @Test("an action of a list's row is chosen by its name") func swipes() async throws {
        let model = ItemsModel(count: 20)
        let harness = try await shown(model)
        try await harness.swipe(row: [0, 4], of: list, action: "Flag")
        #expect(model.log == ["flag 4"])
    }

    @Test("an item is moved by its handle, far ones as well", arguments: [(1, 4), (1, 30)])
    func moves(from: Int, to: Int) async throws {
        let model = ItemsModel(count: 60)
        let harness = try await shown(model)
        try harness.find(UICollectionView.self).isEditing = true
        try await harness.settle()
        try await harness.move(row: [0, from], to: [0, to], of: list)
        #expect(model.log == ["move \(from) to \(to)"])
    }

    @Test("all items in one picture: as long as the content, the list where it was") func wholePicture() async throws {
        let harness = try await shown(ItemsModel(count: 40))
        let view = try harness.find(UICollectionView.self)
        view.contentOffset.y = 300
        try await harness.turn()
        let picture = try await harness.picture(ofWholeList: list)
        #expect(abs(CGFloat(picture.height) - view.contentSize.height) <= 1)
        #expect(view.contentOffset.y == 300)
        for item in 0..<40 {
            let frame = try #require(view.layoutAttributesForItem(at: [0, item])?.frame)
            #expect(picture.pixel(at: CGPoint(x: 300, y: frame.midY)) == RowsModel.pixel(item), "item \(item)")
        }
    }
}

@MainActor final class ItemsModel {
    let count: Int
    var log: [String] = []
    init(count: Int) { self.count = count }
}

/// A plain list whose rows have colours, swipes and handles.
final class ItemsController: UICollectionViewController {
    private let model: ItemsModel

    init(_ model: ItemsModel) {
        self.model = model
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        configuration.trailingSwipeActionsConfigurationProvider = { [model] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    model.log.append("flag \(path.item)")
                    done(true)
                }
            ])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    required init?(coder: NSCoder) { nil }

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
        cell.accessories = [.reorder()]
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = RowsModel.color(item % 60)
        cell.backgroundConfiguration = background
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "items"
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { model.count }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        model.log.append("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
        model.log.append("move \(from.item) to \(to.item)")
    }
}
