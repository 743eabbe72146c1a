// The descriptors of compositional layouts: copies, comparisons, defaults.
import CoreGraphics
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

@MainActor private final class OwnGroup: NSCollectionLayoutGroup {}
@MainActor private final class OwnDimension: NSCollectionLayoutDimension {}

@MainActor @Suite("Descriptors of compositional layouts") struct LayoutDescriptorTests {
    @Test("dimensions and spacings say what they are, and compare by value") func values() {
        let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
        #expect(width.isFractionalWidth)
        #expect(!width.isFractionalHeight)
        #expect(!width.isEstimated)
        #expect(width.dimension == 0.5)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).isUniformAcrossSiblings)
        #expect(NSCollectionLayoutDimension.absolute(3) == .absolute(3))
        #expect(NSCollectionLayoutDimension.absolute(3) != .estimated(3))
        #expect(NSCollectionLayoutSpacing.flexible(2).isFlexible)
        #expect(NSCollectionLayoutSpacing.fixed(2).isFixed)
        #expect(NSCollectionLayoutSpacing.fixed(2).copy() as? NSCollectionLayoutSpacing == .fixed(2))
        #expect(
            Layouts.size(.absolute(1), .absolute(2)).copy() as? NSCollectionLayoutSize == Layouts.size(.absolute(1), .absolute(2)))
        #expect(OwnDimension.estimated(4).isEstimated)
        #expect(type(of: OwnDimension.estimated(4)) == OwnDimension.self)
    }

    // Covers: NSCollectionLayoutSection.init(group:), NSCollectionLayoutSection.orthogonalScrollingBehavior,
    // NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
    @Test("defaults of sections, boundary views and configurations (L100, L101: documented)") func defaults() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Layouts.size(.absolute(1), .absolute(1)), subitems: []))
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        let boundary = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.absolute(1), .absolute(1)), elementKind: "k", alignment: .top)
        #expect(boundary.extendsBoundary)
        #expect(!boundary.pinToVisibleBounds)
        #expect(boundary.elementKind == "k")
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical)
        #expect(configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea)
    }

    @Test("groups and sections copy what they are made of (memory)") func copiesParts() {
        let item = Layouts.item(.absolute(50), .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        item.contentInsets.top = 10
        let section = NSCollectionLayoutSection(group: group)
        group.interItemSpacing = .fixed(9)
        let result = Layouts.solve(section, count: 2)
        #expect(Layouts.frames(result) == [CGRect(0, 0, 50, 50), CGRect(50, 0, 50, 50)])
        #expect(group.subitems.count == 1)
        #expect(group.subitems.first !== item)
    }

    @Test("a copy has all values, and is of the same class") func copies() throws {
        let group = OwnGroup.vertical(
            layoutSize: Layouts.size(.absolute(1), .absolute(2)), subitems: [Layouts.item(.absolute(1), .absolute(1))])
        group.interItemSpacing = .flexible(3)
        group.contentInsets.leading = 4
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(5), trailing: nil, bottom: nil)
        let copy = try #require(group.copy() as? OwnGroup)
        #expect(copy.interItemSpacing == .flexible(3))
        #expect(copy.contentInsets.leading == 4)
        #expect(copy.edgeSpacing == group.edgeSpacing)
        #expect(copy.subitems.count == 1)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.orthogonalScrollingBehavior = .paging
        section.orthogonalScrollingProperties.bounce = .never
        section.decorationItems = [.background(elementKind: "b")]
        let second = try #require(section.copy() as? NSCollectionLayoutSection)
        section.orthogonalScrollingProperties.bounce = .always
        #expect(second.interGroupSpacing == 6)
        #expect(second.orthogonalScrollingBehavior == .paging)
        #expect(second.orthogonalScrollingProperties.bounce == .never)
        #expect(second.decorationItems.first?.elementKind == "b")
        let boundary = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.absolute(1), .absolute(1)), elementKind: "k", alignment: .bottom,
            absoluteOffset: CGPoint(x: 1, y: 2))
        boundary.pinToVisibleBounds = true
        boundary.zIndex = 3
        let other = try #require(boundary.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(other.alignment == .bottom)
        #expect(other.offset == CGPoint(x: 1, y: 2))
        #expect(other.pinToVisibleBounds)
        #expect(other.zIndex == 3)
        #expect(other.elementKind == "k")
    }

    @available(*, deprecated)
    @Test("the older switch for boundary views is the newer reference") func olderSwitch() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Layouts.size(.absolute(1), .absolute(1)), subitems: []))
        #expect(section.supplementariesFollowContentInsets)
        section.supplementariesFollowContentInsets = false
        #expect(section.supplementaryContentInsetsReference == .none)
    }

    @Test("a group's description has the form of UIKit's messages (observed in public logs)") func words() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)),
            subitems: [Layouts.item(.estimated(1), .fractionalHeight(0.5))])
        group.interItemSpacing = .fixed(8)
        let lines = group.visualDescription().split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("<NSCollectionLayoutGroup 0x"))
        #expect(lines[0].hasSuffix(" size={.containerWidthFactor(1), .containerHeightFactor(1)}>"))
        #expect(lines[1] == "\t layoutDirection: .horizontal")
        #expect(lines[2] == "\t interItemSpacing=.fixed(8)")
        #expect(lines[3] == "\t subitems=")
        #expect(lines[4].hasSuffix(" size={.estimated(1), .containerHeightFactor(0.5)}>"))
    }

    // Covers: NSCollectionLayoutEdgeSpacing.bottom, NSCollectionLayoutEdgeSpacing.trailing
    @Test("edge spacings keep each edge, and compare and copy by value") func edgeSpacing() {
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: .flexible(2), trailing: .fixed(3), bottom: .flexible(4))
        #expect(edges.leading == .fixed(1))
        #expect(edges.top == .flexible(2))
        #expect(edges.trailing == .fixed(3))
        #expect(edges.bottom == .flexible(4))
        #expect(edges.copy() as? NSCollectionLayoutEdgeSpacing == edges)
        #expect(
            edges != NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: .flexible(2), trailing: .fixed(3), bottom: nil))
        let anchor = NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: CGPoint(x: 0.5, y: 1))
        #expect(anchor.isFractionalOffset)
        #expect(!anchor.isAbsoluteOffset)
        #expect(anchor.copy() as? NSCollectionLayoutAnchor == anchor)
        #expect(anchor != NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0.5, y: 1)))
    }

    @Test("a container's insets below 1 are parts of its size (documented)") func container() {
        let container = LayoutContainer(
            size: CGSize(width: 200, height: 100), insets: NSDirectionalEdgeInsets(top: 0.1, leading: 20, bottom: 0, trailing: 0.25)
        )
        #expect(container.effectiveContentInsets == NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 50))
        #expect(container.effectiveContentSize == CGSize(width: 130, height: 90))
    }

    @Test("a visible item's changes go into its attributes") func visibleItem() {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: IndexPath(indexes: [1, 2]))
        let item: any NSCollectionLayoutVisibleItem = LayoutVisibleItem(attributes)
        item.alpha = 0.25
        item.zIndex = 4
        item.isHidden = true
        item.center = CGPoint(x: 3, y: 4)
        item.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(attributes.alpha == 0.25)
        #expect(attributes.zIndex == 4)
        #expect(attributes.isHidden)
        #expect(attributes.center == CGPoint(x: 3, y: 4))
        #expect(attributes.transform.a == 2)
        #expect(item.name == "h")
        #expect(item.indexPath == IndexPath(indexes: [1, 2]))
    }
}
