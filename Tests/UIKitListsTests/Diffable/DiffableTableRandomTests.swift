// Random snapshots in a table against arrays.
// No Apple page: this is ours. Two thousand applies in all; ten thousand with VITRINE_SOAK.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// Sections with numbers, changed at random.
struct RandomLists {
    /// For each seed.
    static let steps = ProcessInfo.processInfo.environment["VITRINE_SOAK"] == nil ? 200 : 1000

    var sections: [(name: String, items: [Int])] = []
    private var nextItem = 0
    private var nextSection = 0

    mutating func change(_ random: inout SeededGenerator, most: Int = 8) {
        var free: [Int] = []
        if random.chance(8) { sections.removeAll(where: { _ in random.chance(30) }) }
        if sections.count < 5, random.chance(15) || sections.isEmpty {
            sections.insert(("s\(nextSection)", []), at: random.below(sections.count + 1))
            nextSection += 1
        }
        if sections.count > 1, random.chance(15) {
            sections.insert(sections.remove(at: random.below(sections.count)), at: random.below(sections.count))
        }
        for index in sections.indices {
            if random.chance(5) { sections[index].items.shuffle(using: &random) }
            for row in sections[index].items.indices.reversed() where random.chance(8) {
                let item = sections[index].items.remove(at: row)
                if random.chance(60) { free.append(item) }
            }
        }
        for _ in 0..<random.below(4) where !sections.isEmpty {
            free.append(nextItem)
            nextItem += 1
        }
        for item in free where !sections.isEmpty {
            let section = random.below(sections.count)
            guard sections[section].items.count < most else { continue }
            sections[section].items.insert(item, at: random.below(sections[section].items.count + 1))
        }
    }

    var all: [Int] { sections.flatMap(\.items) }
    var snapshot: Numbers {
        var snapshot = Numbers()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }
}

@MainActor @Suite("UITableViewDiffableDataSource: random snapshots", .harness) struct DiffableTableRandomTests {
    @Test(
        "any row of snapshots: order, counts and identities are those of the arrays, items that stay keep their cells",
        arguments: 0..<10)
    func random(seed: Int) async throws {
        let stage = try await DiffableStage(
            { Titled(tableView: $0, cellProvider: $1) }, height: 500,
            set: { $0.rowHeight = seed % 2 == 0 ? 40 : UITableView.automaticDimension })
        var random = SeededGenerator(seed: UInt64(seed))
        var lists = RandomLists()
        stage.source.apply(lists.snapshot, animatingDifferences: false, completion: nil)
        try await stage.show()
        var completed = 0
        for step in 0..<RandomLists.steps {
            let (before, texts) = (stage.live, stage.live.mapValues { $0.textLabel?.text })
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
                    try #require(cell.textLabel?.text == (isAsked ? stage.text(item) : texts[item]!), place)
                } else {
                    try #require(cell.textLabel?.text == stage.text(item), place)
                    if let known = before[item], reloaded.contains(item) { try #require(cell !== known, place) }
                }
            }
            if random.chance(10) { try await stage.app.turn() }
            if random.chance(3) { try await stage.app.settle() }
            if random.chance(5) {
                let end = max(0, stage.table.contentSize.height - 500)
                stage.table.contentOffset.y = CGFloat(random.below(Int(end) + 1))
                stage.table.layoutIfNeeded()
                guard check(stage, lists, place) else { return }
            }
        }
        try await stage.app.settle()
        #expect(completed == RandomLists.steps)
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == stage.table.visibleCells.count)
    }

    private final class Titled: NumberSource {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private func check(_ stage: DiffableStage, _ lists: RandomLists, _ place: Comment) -> Bool {
        let table = stage.table
        let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
        var isRight = counts == lists.sections.map(\.items.count)
        isRight = isRight && stage.source.snapshot().itemIdentifiers == lists.all
        let paths = table.indexPathsForVisibleRows ?? []
        isRight = isRight && paths == paths.sorted() && paths.count == table.visibleCells.count
        for path in paths where isRight {
            let item = lists.sections[path.section].items[path.row]
            let shown = table.cellForRow(at: path)?.textLabel?.text ?? "none"
            isRight = stage.source.itemIdentifier(for: path) == item && (shown == "\(item)" || shown.hasPrefix("\(item)v"))
        }
        // Rows touch each other, and all that fit are there.
        let visible = table.bounds
        for section in lists.sections.indices where isRight {
            for row in lists.sections[section].items.indices {
                let frame = table.rectForRow(at: .at(row, section))
                let isVisible = frame.maxY > visible.minY + 0.5 && frame.minY < visible.maxY - 0.5
                if isVisible, !paths.contains(.at(row, section)) { isRight = false }
            }
        }
        #expect(isRight, place)
        return isRight
    }
}
