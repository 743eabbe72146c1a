// Other layouts: at once, animated, by a gesture.
// Apple: "UICollectionView", setCollectionViewLayout(_:animated:completion:); "UICollectionViewTransitionLayout"; L115 of lists.md.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

private final class Changing: GridLayout {
    let name: String
    var told: (String) -> Void = { _ in }
    init(_ name: String, columns: Int) {
        self.name = name
        super.init()
        self.columns = columns
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { told("\(name) to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { told("\(name) from") }
    override func finalizeLayoutTransition() { told("\(name) end") }
}

@MainActor @Suite("UICollectionView: layouts", .harness) struct CollectionTransitionTests {
    private func stage() async throws -> (CollectionStage<Changing>, Changing, () -> [String]) {
        let (one, two) = (Changing("one", columns: 1), Changing("two", columns: 4))
        final class Log { var lines: [String] = [] }
        let log = Log()
        one.told = { log.lines.append($0) }
        two.told = { log.lines.append($0) }
        let stage = try await CollectionStage(one, NamedItems([names("r", 100)]))
        try await stage.show()
        return (stage, two, { log.lines })
    }

    // Covers: UICollectionView.setCollectionViewLayout, UICollectionView.collectionViewLayout, UICollectionReusableView.willTransition, UICollectionReusableView.didTransition
    @Test("both layouts and the views are told; cells go to their new places; the old layout has no view after it (L115)")
    func animated() async throws {
        let (stage, two, log) = try await stage()
        let cell = try #require(stage.cell(3))
        cell.log = []
        var finished: Bool?
        stage.view.setCollectionViewLayout(two, animated: true) { finished = $0 }
        #expect(log() == ["one to", "two from", "one end", "two end"])
        #expect(stage.cell(3) === cell)
        #expect(cell.frame == CGRect(x: 240, y: 0, width: 80, height: 40))
        try await stage.app.advance(by: 0.1)
        let x = try #require(cell.layer.presentation()?.frame.minX)
        #expect(x > 0)
        #expect(x < 240)
        try await stage.app.settle()
        #expect(finished == true)
        #expect(cell.log.filter { !$0.hasPrefix("apply") } == ["will", "did"])
        #expect(stage.view.collectionViewLayout === two)
        #expect(stage.layout.collectionView == nil)
        #expect(two.collectionView === stage.view)
        #expect(stage.view.visibleCells.count == 40)
        #expect(stage.view.contentSize.height == 1000)
    }

    @Test("the item in the middle stays in the middle; a layout is set at once") func middle() async throws {
        let (stage, two, _) = try await stage()
        stage.view.contentOffset.y = 2000
        try await stage.app.turn()
        stage.view.collectionViewLayout = two
        try await stage.app.turn()
        // 54 or 55 was in the middle: its row of four begins at 13 * 40.
        #expect(stage.view.contentOffset.y == 340)
        #expect(stage.view.visibleCells.count == 44)
    }

    // Covers: UICollectionView.startInteractiveTransition, UICollectionView.finishInteractiveTransition, UICollectionViewTransitionLayout.transitionProgress, UICollectionViewTransitionLayout.currentLayout, UICollectionViewTransitionLayout.nextLayout
    @Test("a gesture moves the elements between both layouts, and the rest is animated") func finish() async throws {
        let (stage, two, _) = try await stage()
        var ended: [Bool] = []
        let between = stage.view.startInteractiveTransition(to: two) { ended = [$0, $1] }
        #expect(stage.view.collectionViewLayout === between)
        #expect(between.currentLayout === stage.layout)
        #expect(between.nextLayout === two)
        let cell = try #require(stage.cell(1))
        between.transitionProgress = 0.5
        try await stage.app.turn()
        #expect(cell.frame == CGRect(x: 40, y: 20, width: 200, height: 40))
        #expect(stage.view.contentSize.height == 2500)
        stage.view.finishInteractiveTransition()
        try await stage.app.advance(by: 0.1)
        #expect(ended == [])
        try await stage.app.settle()
        #expect(ended == [true, true])
        #expect(stage.view.collectionViewLayout === two)
        #expect(cell.frame == CGRect(x: 80, y: 0, width: 80, height: 40))
        #expect(stage.layout.collectionView == nil)
    }

    // Covers: UICollectionView.cancelInteractiveTransition, UICollectionViewTransitionLayout.updateValue, UICollectionViewTransitionLayout.value
    @Test("a cancelled gesture goes back to the old layout; a second one is reported: UIK2711, UIK2712") func cancel() async throws
    {
        let (stage, two, _) = try await stage()
        var ended: [Bool] = []
        let between = stage.view.startInteractiveTransition(to: two) { ended = [$0, $1] }
        between.updateValue(12, forAnimatedKey: "pinch")
        #expect(between.value(forAnimatedKey: "pinch") == 12)
        #expect(between.value(forAnimatedKey: "other") == 0)
        between.transitionProgress = 0.25
        try await stage.app.turn()
        let told = texts { #expect(stage.view.startInteractiveTransition(to: two) === between) }
        #expect(told.first?.contains("UIK2711") == true)
        #expect(told.first?.contains("the collection is already part way through an interactive transition") == true)
        stage.view.cancelInteractiveTransition()
        try await stage.app.settle()
        #expect(ended == [true, false])
        #expect(stage.view.collectionViewLayout === stage.layout)
        #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
        #expect(two.collectionView == nil)
        #expect(texts { stage.view.finishInteractiveTransition() }.first?.contains("UIK2712") == true)
    }
}
