// Sections that scroll across by themselves.
// Apple: "UICollectionLayoutSectionOrthogonalScrollingBehavior"; rules of lists.md, L102.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// Hears of the collection view's scrolling.
private final class Listener: NSObject, UICollectionViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@MainActor @Suite("Sections that scroll across", .harness) struct ShelfTests {
    /// Groups of 100 by 60.
    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: NSCollectionLayoutDimension = .absolute(100)
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(width, .absolute(60)),
            subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        return section
    }
    private func rows() -> NSCollectionLayoutSection {
        let size = Layouts.size(.fractionalWidth(1), .absolute(50))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    // Covers: NSCollectionLayoutSection.orthogonalScrollingBehavior
    @Test("a drag scrolls the section, and neither the collection view nor its delegate (L102: memory)") func drag() async throws {
        let section = shelf(.continuous)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let listener = Listener()
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = try await LayoutStage(layout, LayoutData([20, 20])) { $0.delegate = listener }
        #expect(stage.view.contentSize == CGSize(width: 320, height: 140))
        #expect(stage.frames(0..<3) == [CGRect(20, 5, 100, 60), CGRect(130, 5, 100, 60), CGRect(240, 5, 100, 60)])
        #expect(stage.view.visibleCells.count == 6, "cells of groups that are out of sight are not made")
        let scroll = try #require(stage.cell(0)?.superview as? UIScrollView)
        #expect(scroll !== stage.view)
        #expect(scroll.frame == CGRect(0, 5, 320, 60))
        #expect(scroll.contentSize.width == 2230)
        listener.scrolls = 0
        try await stage.app.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 80, y: 30), duration: 1)
        try await stage.app.settle()
        let moved = scroll.contentOffset.x
        #expect(moved > 150)
        #expect(stage.view.contentOffset == .zero)
        #expect(listener.scrolls == 0)
        #expect(stage.frame(2)?.minX == 240 - moved)
        #expect(stage.frame(0, 1) == CGRect(20, 75, 100, 60), "the other section stays")
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 240 - moved)
    }

    @Test("paging behaviours stop at groups, pages and middles (L102: documented)") func stops() async throws {
        for (behavior, expected) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(110)),
            (.continuousGroupLeadingBoundary, 110),
            (.paging, 320),
        ] {
            let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: shelf(behavior)), LayoutData([20]))
            let scroll = try #require(stage.cell(0)?.superview as? UIScrollView)
            let distance: CGFloat = behavior == .paging ? 200 : 90
            try await stage.app.drag(
                from: CGPoint(x: 300, y: 30), to: CGPoint(x: 300 - distance, y: 30), duration: 4)
            try await stage.app.settle()
            #expect(scroll.contentOffset.x == expected, "\(behavior)")
        }
    }

    @Test("a centred section begins with its first group in the middle") func centred() async throws {
        let layout = UICollectionViewCompositionalLayout(section: shelf(.groupPagingCentered, width: .absolute(200)))
        let stage = try await LayoutStage(layout, LayoutData([5]))
        #expect(stage.frame(0)?.midX == 160)
        try await stage.app.drag(from: CGPoint(x: 250, y: 30), to: CGPoint(x: 110, y: 30), duration: 2)
        try await stage.app.settle()
        #expect(stage.frame(1)?.midX == 160)
    }

    // Covers: UICollectionViewCompositionalLayout.init(sectionProvider:)
    @Test("the offset stays with its section through a batch and a reload") func keepsOffset() async throws {
        let (row, across) = (rows(), shelf(.continuous))
        var isRowFirst = false
        let layout = UICollectionViewCompositionalLayout { number, _ in number == (isRowFirst ? 0 : 1) ? row : across }
        let data = LayoutData([20])
        let stage = try await LayoutStage(layout, data)
        let scroll = try #require(stage.cell(0)?.superview as? UIScrollView)
        scroll.contentOffset.x = 130
        try await stage.app.turn()
        #expect(stage.frame(1)?.minX == -20)
        isRowFirst = true
        data.counts = [1, 20]
        stage.view.performBatchUpdates { stage.view.insertSections([0]) }
        try await stage.app.settle()
        #expect(stage.frame(1, 1) == CGRect(-20, 50, 100, 60))
        #expect(stage.cell(1, 1)?.superview === scroll)
        stage.view.reloadData()
        try await stage.app.turn()
        #expect(stage.frame(1, 1) == CGRect(-20, 50, 100, 60))
    }

    @Test("scrollToItem scrolls the section across and the collection view down") func scrollTo() async throws {
        let (row, across) = (rows(), shelf(.continuous))
        let layout = UICollectionViewCompositionalLayout { number, _ in number == 1 ? across : row }
        let stage = try await LayoutStage(layout, LayoutData([20, 20, 20]))
        stage.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: [.top, .left], animated: false)
        try await stage.app.turn()
        #expect(stage.frame(10, 1)?.minX == 0)
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1000))
        stage.view.scrollToItem(at: IndexPath(item: 12, section: 1), at: .centeredHorizontally, animated: true)
        try await stage.app.settle()
        #expect(stage.frame(12, 1)?.midX == 160)
    }

    @Test("a handler sees its elements in the scrolled content, and the offset") func handler() async throws {
        let section = shelf(.continuous)
        var seen: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            seen = [offset.x]
            for item in items where item.indexPath.item == 2 {
                seen.append(item.frame.minX)
                item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: section), LayoutData([20]))
        #expect(seen == [0, 220])
        let scroll = try #require(stage.cell(0)?.superview as? UIScrollView)
        scroll.contentOffset.x = 60
        try await stage.app.turn()
        #expect(seen == [60, 220])
        #expect(stage.cell(2)?.transform.a == 0.5)
        #expect(stage.frame(2)?.midX == 210)
    }

    // Covers: UICollectionViewCompositionalLayout.init(section:configuration:),
    // UICollectionViewCompositionalLayoutConfiguration.scrollDirection
    @Test("in a layout that scrolls across, sections scroll down by themselves") func downwards() async throws {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Layouts.size(.absolute(80), .absolute(100)),
            subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        // Else the safe area of the screen counts at the top.
        configuration.contentInsetsReference = .none
        let stage = try await LayoutStage(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), LayoutData([20, 20]))
        #expect(stage.view.contentSize == CGSize(width: 160, height: 400))
        #expect(stage.frames(0..<2, 1) == [CGRect(80, 0, 80, 100), CGRect(80, 100, 80, 100)])
        try await stage.app.drag(from: CGPoint(x: 120, y: 350), to: CGPoint(x: 120, y: 150), duration: 2)
        try await stage.app.settle()
        let scroll = try #require(stage.cell(3, 1)?.superview as? UIScrollView)
        #expect(scroll.contentOffset.y > 100)
        #expect(stage.view.contentOffset == .zero)
        #expect(stage.frame(0)?.minY == 0)
    }

    @Test("right to left a section begins at the right and scrolls the other way") func mirrored() async throws {
        let section = shelf(.groupPaging)
        section.contentInsets.leading = 20
        let stage = try await LayoutStage(
            UICollectionViewCompositionalLayout(section: section), LayoutData([20]), rightToLeft: true)
        #expect(stage.frames(0..<2).map { $0?.maxX } == [300, 190])
        try await stage.app.drag(from: CGPoint(x: 20, y: 30), to: CGPoint(x: 120, y: 30), duration: 2)
        try await stage.app.settle()
        #expect(stage.frames(1..<3).map { $0?.maxX } == [300, 190])
    }

    @Test("a section's background lies behind its scrolled items, its header before them") func order() async throws {
        let section = shelf(.continuous)
        section.decorationItems = [.background(elementKind: "ground")]
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(GroundView.self, forDecorationViewOfKind: "ground")
        let stage = try await LayoutStage(layout, LayoutData([20]))
        try await stage.scroll(to: 1)
        let order = stage.view.subviews
        let ground = try #require(order.firstIndex { $0 is GroundView })
        let scroll = try #require(stage.cell(0)?.superview.flatMap { order.firstIndex(of: $0) })
        let header = try #require(
            stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)).flatMap {
                order.firstIndex(of: $0)
            })
        #expect(ground < scroll)
        #expect(scroll < header)
    }

    @Test("another layout takes the scroll views away") func detached() async throws {
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: shelf(.continuous)), LayoutData([20]))
        #expect(stage.view.subviews.contains { $0 is ShelfView })
        stage.view.collectionViewLayout = UICollectionViewFlowLayout()
        try await stage.app.settle()
        #expect(!stage.view.subviews.contains { $0 is ShelfView })
        #expect(stage.frame(1)?.minX == 68)
        #expect(stage.cell(0)?.superview === stage.view)
    }
}
