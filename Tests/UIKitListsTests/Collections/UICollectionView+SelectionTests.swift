// Fingers on items: highlight, selection, two fingers, menus, focus.
// Apple: "UICollectionViewDelegate"; the orders are of lists.md, L109.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@_spi(Vitrine) @testable import UIKitLists

private final class Choosing: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    var refuses: Set<String> = []
    var hasMenu = true
    func took() -> [String] {
        defer { calls = [] }
        return calls
    }
    private func ask(_ text: String) -> Bool {
        calls.append(text)
        return !refuses.contains(text)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask("shouldHigh \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("high \(indexPath.item) \(collectionView.cellForItem(at: indexPath)?.isHighlighted == true)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("low \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("should \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask("shouldDe \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("did \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDe \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        calls.append("act \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        calls.append("two \(indexPath.item)")
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { calls.append("twoEnd") }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("menu \(indexPaths.map(\.item))")
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("shown") }
}

/// Conforms, and leaves the methods to the class below it.
private class Base: NamedItems {}
private final class Derived: Base, CollectionDidSelectMarker, CollectionShouldHighlightMarker {
    var picked: [Int] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { picked.append(indexPath.item) }
    // What the rewriter writes for such a class.
    func vitrine_collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        self.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    func vitrine_collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 1
    }
}

@MainActor @Suite("UICollectionView: selection", .harness) struct CollectionSelectionTests {
    private func stage(
        _ source: any UICollectionViewDataSource & UICollectionViewDelegate, set: (UICollectionView) -> Void = { _ in }
    ) async throws -> CollectionStage<GridLayout> {
        let stage = try await CollectionStage(GridLayout(), source, set: set)
        try await stage.show()
        return stage
    }
    private func tap(_ stage: CollectionStage<GridLayout>, _ item: Int) async throws {
        try await stage.app.tap(at: CGPoint(x: 100, y: CGFloat(item) * 40 + 20))
        try await stage.app.settle()
    }

    // Covers: UICollectionViewDelegate.collectionView(_:didSelectItemAt:), UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:), UICollectionView.allowsSelection, UICollectionView.indexPathsForSelectedItems, UICollectionView.deselectItem
    @Test("highlight, selection, the action; that the highlight is over is told after the selection (L109)") func order()
        async throws
    {
        let source = Choosing([names("r", 10)])
        let stage = try await stage(source)
        try await tap(stage, 2)
        #expect(source.took() == ["shouldHigh 2", "high 2 true", "should 2", "did 2", "act 2", "low 2"])
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.cell(2)?.isHighlighted == false)
        try await tap(stage, 3)
        #expect(source.took() == ["shouldHigh 3", "high 3 true", "should 3", "didDe 2", "did 3", "act 3", "low 3"])
        #expect(stage.view.indexPathsForSelectedItems == [.at(3)])
        source.refuses = ["should 4", "shouldHigh 5"]
        try await tap(stage, 4)
        #expect(source.took() == ["shouldHigh 4", "high 4 true", "should 4", "act 4", "low 4"])
        try await tap(stage, 5)
        #expect(source.took() == ["shouldHigh 5"])
        #expect(stage.view.indexPathsForSelectedItems == [.at(3)])
        stage.view.deselectItem(at: .at(3), animated: false)
        #expect(stage.cell(3)?.isSelected == false)
        stage.view.allowsSelection = false
        try await tap(stage, 1)
        #expect(source.took() == [])
    }

    // Covers: UICollectionView.allowsMultipleSelection, UICollectionView.selectItem
    @Test("several: a second tap deselects, where the delegate agrees; one remains when several are forbidden") func several()
        async throws
    {
        let source = Choosing([names("r", 10)])
        let stage = try await stage(source) { $0.allowsMultipleSelection = true }
        for item in [1, 3, 5] { try await tap(stage, item) }
        _ = source.took()
        try await tap(stage, 3)
        #expect(source.took() == ["shouldHigh 3", "high 3 true", "shouldDe 3", "didDe 3", "act 3", "low 3"])
        source.refuses = ["shouldDe 5"]
        try await tap(stage, 5)
        #expect(stage.view.indexPathsForSelectedItems == [.at(1), .at(5)])
        stage.view.allowsMultipleSelection = false
        #expect(stage.view.indexPathsForSelectedItems == [.at(1)])
        #expect(stage.cell(5)?.isSelected == false)
        stage.view.selectItem(at: .at(9), animated: true, scrollPosition: .top)
        #expect(stage.view.indexPathsForSelectedItems == [.at(9)])
        stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test("a scroll takes the highlight and selects nothing; cells that come are selected as the items are") func scrolling()
        async throws
    {
        let source = Choosing([names("r", 60)])
        let stage = try await stage(source)
        try await stage.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.6)
        try await stage.app.settle()
        #expect(!source.took().contains { $0.hasPrefix("did") })
        #expect(stage.view.visibleCells.allSatisfy { !$0.isHighlighted })
        stage.view.selectItem(at: .at(50), animated: false, scrollPosition: .centeredVertically)
        try await stage.app.turn()
        #expect(stage.cell(50)?.isSelected == true)
        #expect(stage.view.visibleCells.filter(\.isSelected).count == 1)
    }

    // Covers: UICollectionView.isEditing, UICollectionView.allowsSelectionDuringEditing, UICollectionView.allowsMultipleSelectionDuringEditing
    @Test("editing deselects, and forbids selection unless it is allowed; the action waits for its end") func editing() async throws
    {
        let source = Choosing([names("r", 10)])
        let stage = try await stage(source)
        try await tap(stage, 1)
        _ = source.took()
        stage.view.isEditing = true
        #expect(stage.view.indexPathsForSelectedItems == [])
        #expect(stage.cell(0)?.configurationState.isEditing == true)
        try await tap(stage, 2)
        #expect(source.took() == [])
        stage.view.allowsMultipleSelectionDuringEditing = true
        try await tap(stage, 2)
        try await tap(stage, 4)
        #expect(source.took().filter { $0.hasPrefix("act") } == [])
        #expect(stage.view.indexPathsForSelectedItems == [.at(2), .at(4)])
        stage.view.isEditing = false
        #expect(stage.cell(0)?.configurationState.isEditing == false)
    }

    // Covers: UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:), UICollectionView.contextMenuInteraction
    @Test("a long press opens the menu of the item, or of all selected ones; nothing is selected by it") func menus() async throws {
        let source = Choosing([names("r", 5)])
        source.movable = { _ in false }
        let stage = try await stage(source) { $0.allowsMultipleSelection = true }
        #expect(stage.view.contextMenuInteraction != nil)
        try await stage.app.press(.view(try #require(stage.cell(1))))
        try await stage.app.settle()
        #expect(source.took().filter { $0.hasPrefix("menu") || $0 == "shown" } == ["menu [1]", "shown"])
        #expect(stage.view.indexPathsForSelectedItems == [])
        let paths = [1, 3].map { IndexPath.at($0) }
        for path in paths { stage.view.selectItem(at: path, animated: false, scrollPosition: []) }
        #expect(stage.view.menu(at: CGPoint(x: 10, y: 130))?.path == .at(3))
        #expect(source.took().last == "menu [1, 3]")
        _ = stage.view.menu(at: CGPoint(x: 10, y: 390))
        #expect(source.took().last == "menu []")
    }

    @Test("a long press on an item without a menu ends as a tap does: the item is selected") func noMenu() async throws {
        let source = Choosing([names("r", 5)])
        source.movable = { _ in false }
        source.hasMenu = false
        let stage = try await stage(source)
        try await stage.app.press(.view(try #require(stage.cell(1))))
        try await stage.app.settle()
        #expect(source.took().suffix(3) == ["did 1", "act 1", "low 1"])
    }

    @Test("two fingers select a run of items (shouldBeginMultipleSelectionInteractionAt)") func twoFingers() async throws {
        let source = Choosing([names("r", 9)])
        let stage = try await stage(source) { $0.allowsMultipleSelection = true }
        stage.view.severalBegan(at: .at(1))
        stage.view.pickByFingers(.at(1), true)
        stage.view.pickByFingers(.at(2), true)
        stage.view.pickByFingers(.at(1), false)
        stage.view.severalEnded()
        #expect(source.took() == ["two 1", "did 1", "did 2", "didDe 1", "twoEnd"])
        #expect(stage.view.indexPathsForSelectedItems == [.at(2)])
        #expect(!stage.view.isEditing)
        #expect(stage.view.severalMayBegin(at: .at(0)))
    }

    @Test("methods that a subclass adds below the class that conforms are called by their markers") func markers() async throws {
        let source = Derived([names("r", 5)])
        let stage = try await stage(source)
        try await tap(stage, 1)
        try await tap(stage, 2)
        #expect(source.picked == [2])
    }
}
