// Where elements were before a batch, and where they are after it.
// No Apple page: this is ours; "UICollectionViewLayout", initialLayoutAttributesForAppearingItem(at:).
import Foundation

/// The paths of a batch of changes. Without a batch, as while bounds change, paths stay as they are.
struct LayoutChanges {
    var batch: ValidatedBatch?

    /// Where an item was; nil of one that comes or is loaded again.
    func old(_ path: IndexPath) -> IndexPath? {
        guard let batch else { return path }
        guard let path = ListPath(path), let old = batch.oldPath(of: path) else { return nil }
        return isReloaded(old) ? nil : old.indexPath
    }

    /// Where an item is now; nil of one that goes or is loaded again.
    func new(_ path: IndexPath) -> IndexPath? {
        guard let batch else { return path }
        guard let path = ListPath(path), let new = batch.newPath(of: path) else { return nil }
        return isReloaded(path) ? nil : new.indexPath
    }

    /// Where a view of a section was: its section counts, and its own number stays.
    func oldOfSection(_ path: IndexPath) -> IndexPath? {
        guard let batch, path.count == 2 else { return path }
        return batch.oldSection(of: path[0]).map { IndexPath(indexes: [$0, path[1]]) }
    }

    /// Where a view of a section is now.
    func newOfSection(_ path: IndexPath) -> IndexPath? {
        guard let batch, path.count == 2 else { return path }
        return batch.newSection(of: path[0]).map { IndexPath(indexes: [$0, path[1]]) }
    }

    /// Where an element begins or ends: at the attributes of its counterpart, under its own path; without one at its own place, faded.
    @MainActor static func place(
        _ counterpart: UICollectionViewLayoutAttributes?, as path: IndexPath, own: () -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        if let counterpart {
            counterpart.indexPath = path
            return counterpart
        }
        let faded = own()
        faded?.alpha = 0
        return faded
    }

    private func isReloaded(_ old: ListPath) -> Bool { batch?.reloadedRows.contains { $0.from == old } ?? false }

    /// What is known of sections, by their new numbers: reloaded ones keep it.
    func carried<Value>(_ known: [Int: Value]) -> [Int: Value] {
        guard let batch else { return known }
        var result: [Int: Value] = [:]
        for (section, value) in known {
            let reloaded = batch.reloadedSections.first { $0.from == section }?.to
            if let new = batch.newSection(of: section) ?? reloaded { result[new] = value }
        }
        return result
    }

    /// Measured sizes of items by section and item, at their new places.
    func carriedItems(_ known: [Int: [Int: CGSize]]) -> [Int: [Int: CGSize]] {
        guard batch != nil else { return known }
        var result: [Int: [Int: CGSize]] = [:]
        for (section, items) in known {
            for (item, size) in items {
                guard let new = new(IndexPath(indexes: [section, item])) else { continue }
                result[new[0], default: [:]][new[1]] = size
            }
        }
        return result
    }

    /// Measured sizes while a finger moves items: those between the old and the new place make room.
    static func moved(_ known: [Int: [Int: CGSize]], _ movement: InteractiveMovement) -> [Int: [Int: CGSize]] {
        var known = known
        for (from, to) in zip(movement.previous, movement.target) where from != to && from.count == 2 && to.count == 2 {
            let size = known[from[0]]?[from[1]]
            func shift(_ section: Int, _ change: (Int) -> Int?) {
                guard let items = known[section] else { return }
                var shifted: [Int: CGSize] = [:]
                for (item, size) in items { if let place = change(item) { shifted[place] = size } }
                known[section] = shifted
            }
            shift(from[0]) { $0 == from[1] ? nil : $0 > from[1] ? $0 - 1 : $0 }
            shift(to[0]) { $0 >= to[1] ? $0 + 1 : $0 }
            if let size { known[to[0], default: [:]][to[1]] = size }
        }
        return known
    }
}
