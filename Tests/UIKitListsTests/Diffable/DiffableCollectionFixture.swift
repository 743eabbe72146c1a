// Diffable collection views on a headless screen, with a layout of rows.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

typealias NumberItems = UICollectionViewDiffableDataSource<String, Int>

/// Rows of 40 points below each other, each section with a header of 20 where `hasHeaders`.
final class DiffableRowsLayout: UICollectionViewLayout {
    static let header = "header"
    var hasHeaders = false
    private var sections: [(top: CGFloat, count: Int)] = []
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        sections = []
        height = 0
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections {
            let count = view.numberOfItems(inSection: section)
            sections.append((height, count))
            height += (hasHeaders ? 20 : 0) + CGFloat(count) * 40
        }
    }
    private var width: CGFloat { collectionView?.bounds.width ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item < sections[indexPath.section].count else { return nil }
        let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let top = sections[indexPath.section].top + (hasHeaders ? 20 : 0)
        made.frame = CGRect(x: 0, y: top + CGFloat(indexPath.item) * 40, width: width, height: 40)
        return made
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard hasHeaders, sections.indices.contains(indexPath.section) else { return nil }
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        made.frame = CGRect(x: 0, y: sections[indexPath.section].top, width: width, height: 20)
        return made
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all: [UICollectionViewLayoutAttributes] = []
        for (section, part) in sections.enumerated() {
            if let header = layoutAttributesForSupplementaryView(ofKind: Self.header, at: IndexPath(item: 0, section: section)) {
                all.append(header)
            }
            for item in 0..<part.count {
                if let cell = layoutAttributesForItem(at: IndexPath(item: item, section: section)) { all.append(cell) }
            }
        }
        return all.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    }
}

/// A cell of a list that shows a text.
final class TextCell: UICollectionViewListCell {
    var text = ""
    private(set) var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A collection view with a diffable data source; cells show their item's number and the version that the test gave it.
@MainActor final class DiffableCollection {
    let app: Harness
    let view: UICollectionView
    let layout = DiffableRowsLayout()
    let source: NumberItems
    var versions: [Int: Int] = [:]
    var onProvide: (Int) -> Void = { _ in }
    private(set) var provided: [Int] = []

    init(height: CGFloat = 400, traps: TrapRecorder.Handling = .fail) async throws {
        app = try await Harness(device: Device.iPhone14.scaled(to: 1).withoutSystemBars, traps: traps)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let box = Box()
        let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
            cell.text = box.owner?.text(item) ?? ""
            cell.accessories = [.outlineDisclosure()]
        }
        source = NumberItems(collectionView: view) { view, path, item in
            box.owner?.asked(item)
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        box.owner = self
    }

    private final class Box {
        weak var owner: DiffableCollection?
    }

    private func asked(_ item: Int) {
        onProvide(item)
        provided.append(item)
    }
    func text(_ item: Int) -> String { versions[item].map { "\(item)v\($0)" } ?? "\(item)" }
    func takeProvided() -> [Int] {
        defer { provided = [] }
        return provided
    }
    func show() async throws {
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await app.show(controller)
    }
    /// The cells on the screen by their items.
    var cells: [Int: TextCell] {
        var all: [Int: TextCell] = [:]
        for cell in view.visibleCells {
            if let item = view.indexPath(for: cell).flatMap({ source.itemIdentifier(for: $0) }) { all[item] = cell as? TextCell }
        }
        return all
    }
    /// What is on the screen, from top to bottom.
    var texts: [String] {
        view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TextCell)?.text ?? "?" }
    }
}
