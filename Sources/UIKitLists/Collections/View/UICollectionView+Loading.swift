// What the data source says about counts.
// Apple: "UICollectionView", reloadData(), numberOfSections, numberOfItems(inSection:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UICollectionView {
    var loadedSections: Int {
        loadIfNeeded()
        return data.counts.count
    }

    func loadedItems(in section: Int) -> Int {
        loadIfNeeded()
        return data.counts.indices.contains(section) ? data.counts[section] : 0
    }

    /// Whether a path names an item that exists.
    func has(_ path: ListPath) -> Bool {
        data.counts.indices.contains(path.section) && path.row >= 0 && path.row < data.counts[path.section]
    }

    func loadIfNeeded() {
        guard !data.isLoaded else { return }
        data.isLoaded = true
        data.counts = askForCounts()
    }

    /// Sections, then the items of each.
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, source.numberOfSections() ?? 1)
        return (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
    }

    /// All is asked anew, in the next layout or when somebody wants to know. What waits for the end of a movement is done first.
    func reload() {
        leaveSwipe(animated: false)
        if moving.current != nil { endMoving(isCancelled: true, animated: false) }
        forgetPrefetching()
        updating.endLeaving()
        clearSelection()
        data.isLoaded = false
        data.isStale = true
        let context = arranging.layout.newContext()
        context.markInvalid(everything: true, counts: true)
        arranging.layout.invalidateLayout(with: context)
        setNeedsLayout()
        reloadIndex()
    }

    /// The counts are asked anew with the next question: a context said so.
    func forgetCounts() { data.isLoaded = false }

    /// The two numbers of a path; nil, reported, where it has not two.
    func valid(_ indexPath: IndexPath) -> ListPath? {
        if let path = ListPath(indexPath) { return path }
        Catalogue.collectionNoSuchItem.report(
            object: ObjectName.of(self), cause: "The indices of the path are \(Array(indexPath)).",
            fix: "Make the path with IndexPath(item:section:).")
        return nil
    }

    /// `2 sections with 3 and 5 items`, for reports.
    var countsInWords: String {
        let shown = 20
        guard !data.counts.isEmpty else { return "no sections" }
        let more = data.counts.count > shown ? ", …" : ""
        let numbers = data.counts.prefix(shown).map(String.init).joined(separator: ", ")
        return "\(data.counts.count) \(data.counts.count == 1 ? "section" : "sections") with \(numbers)\(more) items"
    }
}
