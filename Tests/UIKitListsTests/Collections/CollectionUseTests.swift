// Collection views as an app writes them: a controller's view, a layout of its own, cells and headers, everything in one file.
// Apple: "UICollectionView", "Customizing collection view layouts".
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Squares in a grid with a header and a footer, as many beside each other as fit.
private final class Mosaic: UICollectionViewLayout {
    private var places: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    var side: CGFloat = 100 { didSet { invalidateLayout() } }
    var told: [String] = []
    override class var layoutAttributesClass: AnyClass { Tilted.self }
    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let columns = max(1, Int(collectionView.bounds.width / side))
        places = []
        height = 0
        for section in 0..<collectionView.numberOfSections {
            let header = Tilted(forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [section, 0])
            header.frame = CGRect(x: 0, y: height, width: collectionView.bounds.width, height: 30)
            places.append(header)
            height += 30
            let count = collectionView.numberOfItems(inSection: section)
            for item in 0..<count {
                let place = Tilted(forCellWith: [section, item])
                place.frame = CGRect(
                    x: CGFloat(item % columns) * side, y: height + CGFloat(item / columns) * side, width: side, height: side)
                place.tilt = item
                places.append(place)
            }
            height += CGFloat((count + columns - 1) / columns) * side
            let footer = Tilted(forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: [section, 0])
            footer.frame = CGRect(x: 0, y: height, width: collectionView.bounds.width, height: 10)
            places.append(footer)
            height += 10
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        told.append("bounds \(Int(newBounds.width))")
        return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        told.append("updates \(updateItems.count)")
    }
    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        told.append("finalize")
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let start = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
        start?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return start
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let end = Tilted(forCellWith: itemIndexPath)
        end.frame = CGRect(x: -200, y: 0, width: side, height: side)
        return end
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        told.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
}

private final class Tilted: UICollectionViewLayoutAttributes {
    var tilt = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.tilt = tilt
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? Tilted)?.tilt == tilt && super.isEqual(object) }
}

private final class Tile: UICollectionViewCell {
    var tilt = -1
    var steps: [String] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let tilted = layoutAttributes as? Tilted { tilt = tilted.tilt }
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
        steps.append("willTransition")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
        steps.append("didTransition")
    }
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

private final class Title: UICollectionReusableView {}

private final class Gallery: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var pictures = [(0..<7).map(String.init), ["a", "b"]]
    var log: [String] = []
    let layout = Mosaic()
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { pictures.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pictures[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.accessibilityLabel = pictures[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { indexPath.item != 0 }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("show \(indexPath.section) \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("hide \(indexPath.section) \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("title \(indexPath.section) \(elementKind.hasSuffix("Footer"))") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@MainActor @Suite("UICollectionView: an app's use", .harness) struct CollectionUseTests {
    private func gallery() async throws -> (Harness, Gallery) {
        let app = try await Harness(device: Device.iPhone14.scaled(to: 1).withoutSystemBars)
        let gallery = Gallery()
        try await app.show(gallery)
        return (app, gallery)
    }

    // Covers: UICollectionView.init(frame:collectionViewLayout:), UICollectionView.dataSource, UICollectionView.delegate, UICollectionView.register, UICollectionView.dequeueReusableCell, UICollectionView.dequeueReusableSupplementaryView, UICollectionView.cellForItem, UICollectionView.elementKindSectionFooter
    // Covers: UICollectionViewDataSource.numberOfSections(in:), UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:), UICollectionViewDataSource.collectionView(_:cellForItemAt:), UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)
    // Covers: UICollectionViewLayout.prepare, UICollectionViewLayout.collectionView, UICollectionViewLayout.collectionViewContentSize, UICollectionViewLayout.layoutAttributesForElements, UICollectionViewLayout.layoutAttributesForItem, UICollectionViewLayout.layoutAttributesForSupplementaryView, UICollectionViewLayout.layoutAttributesClass, UICollectionReusableView.apply
    // Covers: UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:), UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    @Test("a layout of an app's own with attributes of its own: cells, headers and footers stand where it says") func shows()
        async throws
    {
        let (_, gallery) = try await gallery()
        let view = gallery.collectionView
        #expect(view.contentSize == CGSize(width: 320, height: 480))
        #expect(view.cellForItem(at: [0, 4])?.frame == CGRect(x: 100, y: 130, width: 100, height: 100))
        #expect((view.cellForItem(at: [0, 4]) as? Tile)?.tilt == 4)
        #expect(view.cellForItem(at: [0, 4])?.accessibilityLabel == "4")
        #expect(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])?.frame.minY == 330)
        #expect(view.layoutAttributesForItem(at: [1, 1])?.frame == CGRect(x: 100, y: 370, width: 100, height: 100))
        #expect(gallery.log.filter { $0.hasPrefix("show") }.count == 9)
        #expect(gallery.log.filter { $0.hasPrefix("title") } == ["title 0 false", "title 0 true", "title 1 false"])
        #expect(gallery.layout.collectionView === view)
    }

    // Covers: UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:), UICollectionViewDelegate.collectionView(_:didDeselectItemAt:), UICollectionViewDelegate.collectionView(_:didHighlightItemAt:), UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:), UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)
    @Test("taps and scrolls reach the delegate, which hears of scrolling as well") func touches() async throws {
        let (app, gallery) = try await gallery()
        _ = gallery.take()
        for x in [150, 250, 50] {
            try await app.tap(at: CGPoint(x: x, y: 80))
            try await app.settle()
        }
        #expect(
            gallery.take() == [
                "highlight 1", "select 1", "unhighlight 1", "highlight 2", "deselect 1", "select 2", "unhighlight 2", "highlight 0",
                "unhighlight 0",
            ])
        gallery.collectionView.frame.size.height = 200
        gallery.collectionView.contentOffset.y = 250
        try await app.turn()
        #expect(gallery.log.filter { $0.hasPrefix("hide") }.contains("hide 0 1"))
        #expect(gallery.log.contains("scroll"))
    }

    // Covers: UICollectionViewLayout.invalidateLayout, UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:), UICollectionViewLayout.invalidationContext(forBoundsChange:), UICollectionViewLayout.finalizeCollectionViewUpdates, UICollectionViewLayout.initialLayoutAttributesForAppearingItem, UICollectionViewLayout.finalLayoutAttributesForDisappearingItem, UICollectionViewLayout.targetContentOffset
    @Test("its layout decides where items come from and go to, and hears of other bounds") func changes() async throws {
        let (app, gallery) = try await gallery()
        let view = gallery.collectionView
        let (gone, kept) = (try #require(view.cellForItem(at: [0, 1])), try #require(view.cellForItem(at: [0, 2])))
        view.performBatchUpdates {
            gallery.pictures[0].remove(at: 1)
            gallery.pictures[1].append("c")
            view.deleteItems(at: [[0, 1]])
            view.insertItems(at: [[1, 2]])
        }
        try await app.advance(by: 0.15)
        #expect((gone.layer.presentation()?.frame.minX ?? 0) < 100)
        let coming = try #require(view.cellForItem(at: [1, 2]))
        let scale = try #require(coming.layer.presentation()?.affineTransform().a)
        #expect(scale > 0.1)
        #expect(scale < 1)
        try await app.settle()
        #expect(view.cellForItem(at: [0, 1]) === kept)
        #expect(coming.transform == .identity)
        #expect(gallery.layout.told == ["updates 2", "target", "finalize"])
        view.frame.size.width = 390
        try await app.turn()
        #expect(gallery.layout.told.last == "bounds 390")
        gallery.layout.side = 130
        try await app.turn()
        #expect(kept.frame == CGRect(x: 130, y: 30, width: 130, height: 130))
    }

    // Covers: UICollectionReusableView.willTransition, UICollectionReusableView.didTransition, UICollectionReusableView.preferredLayoutAttributesFitting
    @Test("cells hear of another layout") func transition() async throws {
        let (app, gallery) = try await gallery()
        let tile = try #require(gallery.collectionView.cellForItem(at: [0, 2]) as? Tile)
        let other = Mosaic()
        other.side = 60
        gallery.collectionView.setCollectionViewLayout(other, animated: true)
        #expect(tile.steps == ["willTransition"])
        try await app.settle()
        #expect(tile.steps == ["willTransition", "didTransition"])
        #expect(tile.frame.size == CGSize(width: 60, height: 60))
        #expect(tile.preferredLayoutAttributesFitting(Tilted(forCellWith: [0, 0])).indexPath == [0, 0])
    }
}
