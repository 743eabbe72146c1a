// Random snapshots in a collection view against arrays.
// No Apple page: this is ours. Two thousand applies in all; ten thousand with VITRINE_SOAK.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("UICollectionViewDiffableDataSource: random snapshots", .harness) struct DiffableCollectionRandomTests {
    @Test(
        "any row of snapshots: order, counts and identities are those of the arrays, items that stay keep their cells",
        arguments: 0..<10)
    func random(seed: Int) async throws {
        let stage = try await DiffableCollection(height: 500)
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: DiffableRowsLayout.header
        ) {
            _, _, _ in
        }
        stage.layout.hasHeaders = seed % 2 == 0
        stage.source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: registration, for: $2) }
        var random = SeededGenerator(seed: UInt64(seed))
        var lists = RandomLists()
        stage.source.apply(lists.snapshot, animatingDifferences: false, completion: nil)
        try await stage.show()
        var completed = 0
        for step in 0..<RandomLists.steps {
            let (before, texts) = (stage.cells, stage.cells.mapValues(\.text))
            let old = Set(lists.all), oldSections = Set(lists.sections.map(\.name))
            lists.change(&random)
            var snapshot = lists.snapshot
            let staying = lists.all.filter(old.contains)
            let reloaded = staying.filter { _ in random.chance(4) }, reconfigured = staying.filter { _ in random.chance(4) }
            let sections = lists.sections.map(\.name).filter { oldSections.contains($0) && random.chance(2) }
            snapshot.reloadItems(reloaded)
            snapshot.reconfigureItems(reconfigured)
            snapshot.reloadSections(sections)
            for item in lists.all { stage.versions[item, default: 0] += 1 }
            stage.source.apply(snapshot, animatingDifferences: random.chance(30)) { completed += 1 }
            let remade = Set(reloaded).union(lists.sections.filter { sections.contains($0.name) }.flatMap(\.items))
            let place = Comment(rawValue: "seed \(seed), step \(step)")
            guard check(stage, lists, place) else { return }
            for (item, cell) in stage.cells {
                if let known = before[item], !remade.contains(item) {
                    try #require(cell === known, place)
                    let isAsked = reconfigured.contains(item)
                    try #require(cell.text == (isAsked ? stage.text(item) : texts[item]!), place)
                } else {
                    try #require(cell.text == stage.text(item), place)
                    if let known = before[item], reloaded.contains(item) { try #require(cell !== known, place) }
                }
            }
            if random.chance(10) { try await stage.app.turn() }
            if random.chance(3) { try await stage.app.settle() }
            if random.chance(5) {
                let end = max(0, stage.view.contentSize.height - 500)
                stage.view.contentOffset.y = CGFloat(random.below(Int(end) + 1))
                stage.view.layoutIfNeeded()
                guard check(stage, lists, place) else { return }
            }
        }
        try await stage.app.settle()
        #expect(completed == RandomLists.steps)
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == stage.view.visibleCells.count)
    }

    private func check(_ stage: DiffableCollection, _ lists: RandomLists, _ place: Comment) -> Bool {
        let view = stage.view
        let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
        var wrong = counts == lists.sections.map(\.items.count) ? "" : "The counts are \(counts). "
        if stage.source.snapshot().itemIdentifiers != lists.all { wrong += "The snapshot differs. " }
        let paths = view.indexPathsForVisibleItems.sorted()
        for path in paths where wrong.isEmpty {
            let item = lists.sections[path.section].items[path.item]
            let shown = (view.cellForItem(at: path) as? TextCell)?.text ?? "none"
            if stage.source.itemIdentifier(for: path) != item || !(shown == "\(item)" || shown.hasPrefix("\(item)v")) {
                wrong = "\(shown) is shown at \(path), where \(item) is. "
            }
        }
        let wanted = (stage.layout.layoutAttributesForElements(in: view.bounds) ?? [])
            // Edges that touch do not overlap.
            .filter { $0.frame.minY < view.bounds.maxY && $0.frame.maxY > view.bounds.minY }
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        let missing = Set(wanted).subtracting(paths)
        if !missing.isEmpty { wrong += "\(missing.sorted()) are not shown in \(view.bounds) of \(view.contentSize)." }
        let isRight = wrong.isEmpty
        #expect(wrong == "", place)
        return isRight
    }
}
