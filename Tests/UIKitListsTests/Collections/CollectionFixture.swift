// Collection views on a headless screen, layouts as users write them, and data sources that write down what they are asked.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

/// A grid in sections, with headers where they have a height. It writes down its calls.
class GridLayout: UICollectionViewLayout {
    var columns = 1
    var itemHeight: CGFloat = 40
    var headerHeight: CGFloat = 0
    var mirrors = false
    /// Heights by paths, of items that wished one.
    var heights: [IndexPath: CGFloat] = [:]
    var log: [String] = []
    var prepares = 0
    private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private(set) var headers: [Int: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero

    func take() -> [String] {
        defer { log = [] }
        return log
    }
    override func prepare() {
        super.prepare()
        prepares += 1
        log.append("prepare")
        items = [:]
        headers = [:]
        guard let view = collectionView else { return }
        let width = view.bounds.width / CGFloat(columns)
        var y: CGFloat = 0
        for section in 0..<view.numberOfSections {
            if headerHeight > 0 {
                let path = IndexPath(item: 0, section: section)
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
                header.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: headerHeight)
                header.zIndex = 10
                headers[section] = header
                y += headerHeight
            }
            let count = view.numberOfItems(inSection: section)
            var line: CGFloat = 0
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                let place = UICollectionViewLayoutAttributes(forCellWith: path)
                let height = heights[path] ?? itemHeight
                place.frame = CGRect(x: CGFloat(item % columns) * width, y: y, width: width, height: height)
                items[path] = place
                line = max(line, height)
                if item % columns == columns - 1 || item == count - 1 {
                    y += line
                    line = 0
                }
            }
        }
        size = CGSize(width: view.bounds.width, height: y)
    }
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        let all = items.values.sorted { $0.indexPath < $1.indexPath } + headers.values.sorted { $0.indexPath < $1.indexPath }
        return all.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { items[indexPath] }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { headers[indexPath.section] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { mirrors }
}

/// A grid whose cells decide about their heights.
class SelfSizingLayout: GridLayout {
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heights[preferredAttributes.indexPath] = preferredAttributes.size.height
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [preferredAttributes.indexPath])
        return context
    }
}

/// A cell that knows its number, its text, and what happens to it.
final class NumberedItem: UICollectionViewCell {
    static var made = 0
    let number: Int
    let label = UILabel()
    var reuses = 0
    var log: [String] = []
    /// The height that it wishes; nil for that of the attributes.
    var wish: (() -> CGFloat)?
    override init(frame: CGRect) {
        number = Self.made
        Self.made += 1
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        log.append("apply \(Int(layoutAttributes.frame.minY))")
    }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let wish else { return layoutAttributes }
        log.append("wish")
        layoutAttributes.size.height = wish()
        return layoutAttributes
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("did")
    }
}

final class HeaderItem: UICollectionReusableView {
    var text = ""
}

/// Items with identities: what an item shows is what it is. Writes down the calls of data source and delegate.
///
/// A test whose delegate has more optional methods derives from it and conforms itself: on Linux a conformance knows the methods of
/// the class that declares it alone.
class ItemsBase: NSObject {
    var sections: [[String]]
    var log: [String] = []
    var movable: (IndexPath) -> Bool = { _ in true }
    init(_ sections: [[String]]) { self.sections = sections }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("sections")
        return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.append("items \(section)")
        return sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        log.append("cell \(indexPath.section)-\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? NumberedItem)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.append("header \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { movable(indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append(
            "move \(sourceIndexPath.section)-\(sourceIndexPath.item) \(destinationIndexPath.section)-\(destinationIndexPath.item)")
        let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("will \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("end \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("willHeader \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("endHeader \(indexPath.section)") }
}

class NamedItems: ItemsBase, UICollectionViewDataSource, UICollectionViewDelegate {}

/// A collection view that fills the left top of a screen.
@MainActor struct CollectionStage<Layout: UICollectionViewLayout> {
    let app: Harness
    let view: UICollectionView
    let layout: Layout
    /// A collection view does not retain it.
    private let source: (any UICollectionViewDataSource & UICollectionViewDelegate)?

    init(
        _ layout: Layout, _ source: (any UICollectionViewDataSource & UICollectionViewDelegate)?, size: CGSize = CGSize(width: 320, height: 400), rightToLeft: Bool = false,
        traps: TrapRecorder.Handling = .fail, set: (UICollectionView) -> Void = { _ in }
    ) async throws {
        app = try await Harness(
            device: Device.iPhone14.scaled(to: 1).withoutSystemBars, direction: rightToLeft ? .rightToLeft : .leftToRight,
            traps: traps)
        self.layout = layout
        self.source = source
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
        view.register(
            HeaderItem.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.dataSource = source
        view.delegate = source
        set(view)
    }

    /// Puts the collection view on the screen.
    func show() async throws {
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await app.show(controller)
    }

    func cell(_ item: Int, _ section: Int = 0) -> NumberedItem? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberedItem
    }
    var shownTexts: [String] { view.visibleCells.map { ($0 as? NumberedItem)?.label.text ?? "?" } }
    /// The cells among the subviews.
    var cellsInView: [UICollectionViewCell] { view.subviews.compactMap { $0 as? UICollectionViewCell } }
}

func names(_ prefix: String, _ count: Int) -> [String] { (0..<count).map { "\(prefix)\($0)" } }
