// Grids and shelves as pictures, to be looked at and to compare.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// Cells in colours by their number.
@MainActor private final class Colours: LayoutData {
    static let all: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.contentView.backgroundColor = Self.all[indexPath.item % Self.all.count]
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        view.backgroundColor = kind == "badge" ? .label : .secondarySystemFill
        return view
    }
}

@MainActor @Suite("pictures of layouts", .harness) struct LayoutPictureTests {
    private func show(_ stage: LayoutStage, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
        let picture = try stage.app.picture(of: stage.view)
        try PNGFile.encode(picture.buffer)?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }

    @Test("a flow grid with header and footer, as a picture") func grid() async throws {
        for (name, dark, mirrored) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            layout.footerReferenceSize = CGSize(width: 0, height: 10)
            let stage = try await LayoutStage(
                layout, Colours([8, 3]), size: CGSize(width: 240, height: 240), dark: dark, rightToLeft: mirrored
            ) { $0.backgroundColor = .systemBackground }
            try show(stage, "grid-\(name)")
            if name == "light" { assertSnapshot(of: try stage.app.picture(of: stage.view), named: "grid") }
            #expect(stage.view.visibleCells.count == 11)
        }
    }

    @Test("shelves with badges, a background and a header, as a picture") func shelves() async throws {
        for (name, dark, mirrored) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: Layouts.size(.absolute(12), .absolute(12)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: Layouts.size(.absolute(70), .absolute(50)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)
            section.orthogonalScrollingBehavior = .groupPaging
            section.decorationItems = [.background(elementKind: "ground")]
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: Layouts.size(.fractionalWidth(0.5), .absolute(16)), elementKind: "header", alignment: .topLeading)
            ]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(ColouredGround.self, forDecorationViewOfKind: "ground")
            let stage = try await LayoutStage(
                layout, Colours([8, 8]), size: CGSize(width: 240, height: 190), dark: dark, rightToLeft: mirrored
            ) { $0.backgroundColor = .systemBackground }
            let (start, end) = mirrored ? (60.0, 130.0) : (180.0, 110.0)
            try await stage.app.drag(from: CGPoint(x: start, y: 140), to: CGPoint(x: end, y: 140), duration: 2)
            try await stage.app.settle()
            try show(stage, "shelves-\(name)")
            if name == "light" { assertSnapshot(of: try stage.app.picture(of: stage.view), named: "shelves") }
            #expect(stage.frame(1, 1)?.minX == (mirrored ? 158 : 12))
        }
    }
}

private final class ColouredGround: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
