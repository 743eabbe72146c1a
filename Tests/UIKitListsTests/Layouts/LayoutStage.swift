// Collection views on a headless screen, with data that write down what they are asked.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitTesting
@testable import UIKitLists

/// A cell that says a size by its path, or none.
final class WishingCell: UICollectionViewCell {
    static let identifier = "cell"
    /// What the cell asks for; nil for what the layout gives.
    var wish: ((IndexPath) -> CGSize?)?
    private(set) var asked = 0
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        asked += 1
        guard let size = wish?(layoutAttributes.indexPath), let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        copy.size = size
        return copy
    }
}

/// A header, footer or badge that asks for a height.
final class WishingView: UICollectionReusableView {
    var wish: CGFloat?
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let wish, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        copy.size.height = wish
        return copy
    }
}

/// Sections with counts. Views of the kinds "header", "footer", "badge" and those of flow layouts are registered by the stage.
@MainActor class LayoutData: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var wish: ((IndexPath) -> CGSize?)?
    var viewWish: ((String, IndexPath) -> CGFloat?)?
    var measured: [IndexPath] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: WishingCell.identifier, for: indexPath)
        (cell as? WishingCell)?.wish = { [weak self] path in
            self?.measured.append(path)
            return self?.wish?(path)
        }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        (view as? WishingView)?.wish = viewWish?(kind, indexPath)
        return view
    }
}

/// A collection view that fills the left top of a screen.
@MainActor struct LayoutStage {
    static let kinds = [
        "header", "footer", "badge", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let app: Harness
    let view: UICollectionView
    let data: LayoutData

    init(
        _ layout: UICollectionViewLayout, _ data: LayoutData, size: CGSize = CGSize(width: 320, height: 400), scale: CGFloat = 1,
        dark: Bool = false, rightToLeft: Bool = false, set: (UICollectionView) -> Void = { _ in }
    ) async throws {
        app = try await Harness(
            device: Device.iPhone14.scaled(to: scale).withoutSystemBars, appearance: dark ? .dark : .light,
            direction: rightToLeft ? .rightToLeft : .leftToRight)
        self.data = data
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(WishingCell.self, forCellWithReuseIdentifier: WishingCell.identifier)
        for kind in Self.kinds {
            view.register(WishingView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        set(view)
        view.dataSource = data
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await app.show(controller)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: section))
    }
    /// Where a cell is in the collection view's content, whatever view it is in.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section).map { $0.convert($0.bounds, to: view) } }
    /// Where the cells of a section are, by item; nil for one that is not shown.
    func frames(_ items: Range<Int>, _ section: Int = 0) -> [CGRect?] { items.map { frame($0, section) } }
    func supplement(_ kind: String, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section)).map {
            $0.convert($0.bounds, to: view)
        }
    }
    func scroll(to y: CGFloat, x: CGFloat = 0) async throws {
        view.contentOffset = CGPoint(x: x, y: y)
        try await app.turn()
    }
}
