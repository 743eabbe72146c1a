// The keyboard's focus on items.
// Apple: "UICollectionView", allowsFocus, selectionFollowsFocus, remembersLastFocusedIndexPath; "UICollectionViewDelegate".
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

private final class Focused: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate {
    var focusable: (Int) -> Bool = { _ in true }
    var moves: [String] = []
    var picked: [Int] = []
    var mayMove = true
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        focusable(indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { mayMove }
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        func text(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
        moves.append("\(text(context.previouslyFocusedIndexPath)) \(text(context.nextFocusedIndexPath))")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { picked.append(indexPath.item) }
}

@MainActor @Suite("UICollectionView: focus", .harness) struct CollectionFocusTests {
    // Covers: UICollectionViewDelegate.collectionView(_:canFocusItemAt:), UICollectionViewDelegate.collectionView(_:didUpdateFocusIn:with:), UICollectionView.allowsFocus, UICollectionView.selectionFollowsFocus
    @Test("keys move the focus over items that may have it; the space bar chooses; selection may follow") func keys() async throws {
        var surroundings = Surroundings(device: Device.iPhone14.scaled(to: 1).withoutSystemBars)
        surroundings.hasKeyboardAccess = true
        let app = try await Harness(surroundings)
        let source = Focused([names("r", 5)])
        source.focusable = { $0 != 1 }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: GridLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await app.show(controller)
        try await app.press(.keyboardTab)
        try await app.press(.keyboardDownArrow)
        #expect(source.moves == ["- 0", "0 2"])
        #expect(view.cellForItem(at: .at(2))?.isFocused == true)
        #expect(source.picked == [])
        try await app.press(.keyboardSpacebar)
        try await app.settle()
        #expect(source.picked == [2])
        view.selectionFollowsFocus = true
        try await app.press(.keyboardDownArrow)
        #expect(source.picked == [2, 3])
        #expect(view.indexPathsForSelectedItems == [.at(3)])
        source.mayMove = false
        try await app.press(.keyboardDownArrow)
        #expect(source.moves.last == "2 3")
        source.mayMove = true
        view.allowsFocus = false
        try await app.press(.keyboardDownArrow)
        #expect(view.visibleCells.allSatisfy { !$0.canBecomeFocused })
    }
}
