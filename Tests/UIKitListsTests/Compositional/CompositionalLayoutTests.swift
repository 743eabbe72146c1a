// The compositional layout in a collection view: sections, measured sizes, views at boundaries, handlers, what is reported.
// Apple: "UICollectionViewCompositionalLayout"; rules of lists.md, L96 to L104.
import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting
@testable import UIKitLists

final class GroundView: UICollectionReusableView {}

@MainActor @Suite("UICollectionViewCompositionalLayout", .harness) struct CompositionalLayoutTests {
    private func rows(
        _ height: NSCollectionLayoutDimension = .absolute(50), width: NSCollectionLayoutDimension = .fractionalWidth(1)
    ) -> NSCollectionLayoutSection {
        let size = Layouts.size(width, height)
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: Layouts.size(.fractionalWidth(1), height))]))
    }
    private func band(
        _ alignment: NSRectAlignment, _ kind: String, _ height: NSCollectionLayoutDimension = .absolute(30)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }

    // Covers: UICollectionViewCompositionalLayout.init(section:)
    @Test("a grid of one section for all: three in a row, apart by insets") func grid() async throws {
        let item = Layouts.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Layouts.size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitems: [item]))
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = try await LayoutStage(layout, LayoutData([4, 1]), size: CGSize(width: 300, height: 400))
        #expect(
            stage.frames(0..<4) == [CGRect(2, 2, 96, 96), CGRect(102, 2, 96, 96), CGRect(202, 2, 96, 96), CGRect(2, 102, 96, 96)])
        #expect(stage.frame(0, 1) == CGRect(2, 202, 96, 96))
        #expect(stage.view.contentSize == CGSize(width: 300, height: 300))
    }

    // Covers: UICollectionViewCompositionalLayout.init(sectionProvider:configuration:),
    // UICollectionViewCompositionalLayout.configuration
    @Test("the provider is asked for each section, with the size and the traits, and again for another size (L96)")
    func provider() async throws {
        var log: [String] = []
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 9
        configuration.contentInsetsReference = .layoutMargins
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { number, environment in
                let container = environment.container
                log.append(
                    "\(number): \(Int(container.contentSize.width)) \(Int(container.effectiveContentSize.width)) "
                        + "\(environment.traitCollection.userInterfaceStyle.rawValue)")
                return rows(.absolute(CGFloat(10 * (number + 1))))
            }, configuration: configuration)
        // The configuration was copied.
        configuration.interSectionSpacing = 100
        let stage = try await LayoutStage(layout, LayoutData([1, 2])) {
            $0.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
        }
        #expect(log == ["0: 320 300 1", "1: 320 300 1"])
        #expect(stage.frame(0) == CGRect(12, 0, 300, 10))
        #expect(stage.frame(1, 1) == CGRect(12, 39, 300, 20))
        #expect(stage.view.contentSize.height == 59)
        log = []
        try await stage.scroll(to: 1)
        #expect(log == [])
        stage.view.frame.size.width = 200
        try await stage.app.turn()
        #expect(log == ["0: 200 180 1", "1: 200 180 1"])
        #expect(stage.frame(0)?.width == 180)
        let other = UICollectionViewCompositionalLayoutConfiguration()
        other.scrollDirection = .horizontal
        other.contentInsetsReference = .none
        layout.configuration = other
        #expect(layout.configuration !== other)
        try await stage.app.turn()
        #expect(stage.view.contentSize == CGSize(width: 600, height: 400))
    }

    @Test("a section that is missing, or cannot be solved, is told once and has no length (L96, L104): UIK2811, UIK2812")
    func problems() async throws {
        let wide = Layouts.item(.absolute(500), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), subitems: [wide])
        group.interItemSpacing = .fixed(8)
        let impossible = NSCollectionLayoutSection(group: group)
        let empty = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), subitems: []))
        let good = rows()
        let layout = UICollectionViewCompositionalLayout { number, _ in [nil, impossible, empty, good, nil][number] }
        let view = UICollectionView(frame: CGRect(0, 0, 320, 200), collectionViewLayout: layout)
        view.register(WishingCell.self, forCellWithReuseIdentifier: WishingCell.identifier)
        let data = LayoutData([2, 1, 1, 1, 0])
        let told = texts {
            view.dataSource = data
            view.layoutIfNeeded()
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        let (name, short) = (ObjectName.of(layout), ObjectName.short(layout))
        #expect(
            told == [
                """
                UIK2811 exception: The provider of a compositional layout gave no section.
                  object   \(name)
                  at       CompositionalLayoutTests.swift:…
                  cause    The closure returned nil for section 0, which has 2 items.
                  fix      Return an NSCollectionLayoutSection for each section of the data source.
                  apple    NSInternalInconsistencyException: Invalid section definition. Please specify a valid section definition \
                when content is to be rendered for a section. This is a client error.
                """,
                """
                UIK2812 exception: A section of a compositional layout cannot be laid out.
                  object   \(name)
                  at       CompositionalLayoutTests.swift:…
                  cause    Section 1: not one item fits into a group of {320, 40}.
                  fix      Give the group room for at least one of its items: smaller insets or spacings, or sizes as parts of the \
                group.
                  apple    NSInternalInconsistencyException: \(short) ran into an error when computing the layout for section at \
                index 1 in container <…: 0x… contentSize={320, 200}; contentInsets={0, 0, 0, 0}}>. Container calculated by applying \
                insets ({0, 0, 0, 0}) from sectionInsetsReference "safeArea" to collection view frame {{0, 0}, {320, 200}}.
                Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit \
                even a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the group \
                when its effective size is {320, 40}.
                Group: \(impossible.group.description)
                """,
                """
                UIK2812 exception: A section of a compositional layout cannot be laid out.
                  object   \(name)
                  at       CompositionalLayoutTests.swift:…
                  cause    Section 2: its group, or one in it, has no items.
                  fix      Give the group room for at least one of its items: smaller insets or spacings, or sizes as parts of the \
                group.
                  apple    NSInternalInconsistencyException: At least 1 subitem is required for a group
                """,
            ])
        #expect(view.contentSize.height == 50)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 3))?.frame == CGRect(0, 0, 320, 50))
    }

    @Test("a layout in an archive has no sections: UIK2813") func archive() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        var made: UICollectionViewCompositionalLayout?
        let told = texts { made = UICollectionViewCompositionalLayout(coder: reader) }
        #expect(
            told == [
                """
                UIK2813 misuse: A compositional layout was made from an archive.
                  object   \(try ObjectName.of(#require(made)))
                  at       CompositionalLayoutTests.swift:…
                  cause    Its sections are closures or objects that no archive has.
                  fix      Make the layout in code, and set the collectionViewLayout of the collection view.
                """
            ])
    }

    // MARK: Measured sizes

    @Test("estimated rows become as high as their cells say, along the estimated axis alone (L103)") func estimated() async throws {
        let data = LayoutData([30])
        data.wish = { CGSize(width: 7, height: $0.item % 2 == 0 ? 80 : 20) }
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: rows(.estimated(44))), data)
        #expect(stage.frames(0..<3) == [CGRect(0, 0, 320, 80), CGRect(0, 80, 320, 20), CGRect(0, 100, 320, 80)])
        // All that came into the first rectangle of 400 was measured: ten rows of 44.
        #expect(stage.view.contentSize.height == 1380)
        for offset in stride(from: 100.0, through: 1100, by: 100) { try await stage.scroll(to: offset) }
        #expect(stage.view.contentSize.height == 1500)
        try await stage.scroll(to: 0)
        #expect(stage.view.contentSize.height == 1500)
    }

    @Test("rows above the visible part that are measured do not move it (L7)") func keepsPlace() async throws {
        let data = LayoutData([300])
        data.wish = { _ in CGSize(width: 320, height: 100) }
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: rows(.estimated(44))), data)
        try await stage.scroll(to: 6000)
        let first = try #require(stage.view.indexPathsForVisibleItems.min())
        let before = try #require(stage.frame(first.item + 1)).minY - stage.view.contentOffset.y
        try await stage.scroll(to: stage.view.contentOffset.y - 120)
        let after = try #require(stage.frame(first.item + 1)).minY - stage.view.contentOffset.y
        #expect(after - before == 120)
    }

    @Test("a scroll to an item through estimated rows arrives exactly, animated or not", arguments: [false, true])
    func arrives(isAnimated: Bool) async throws {
        let data = LayoutData([300])
        data.wish = { CGSize(width: 320, height: $0.item % 3 == 0 ? 130 : 31) }
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: rows(.estimated(44))), data)
        stage.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: isAnimated)
        try await stage.app.settle()
        #expect(try #require(stage.frame(200)).minY == stage.view.contentOffset.y)
    }

    @Test("measured sizes stay with their items through a batch, and offsets are not lost") func measuredThroughBatch() async throws
    {
        let data = LayoutData([40, 3])
        data.wish = { CGSize(width: 320, height: $0.section == 1 || $0.item < 5 ? 90 : 20) }
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: rows(.estimated(44))), data)
        let height = stage.view.contentSize.height
        data.wish = { CGSize(width: 320, height: $0.section == 1 || $0.item < 6 ? 90 : 20) }
        data.counts = [41, 3]
        stage.view.performBatchUpdates { stage.view.insertItems(at: [IndexPath(item: 2, section: 0)]) }
        try await stage.app.settle()
        #expect(stage.view.contentSize.height == height + 90)
        #expect(stage.frame(3)?.minY == 270)
    }

    // MARK: Views

    // Covers: NSCollectionLayoutSection.boundarySupplementaryItems,
    // NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
    @Test("headers are measured, pinned, and pushed out by their section's end (L101)") func boundaries() async throws {
        let section = rows()
        let top = band(.top, "header", .estimated(30))
        top.pinToVisibleBounds = true
        top.zIndex = 2
        section.boundarySupplementaryItems = [top, band(.bottom, "footer")]
        let data = LayoutData([10, 10])
        data.viewWish = { kind, _ in kind == "header" ? 44 : nil }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = try await LayoutStage(layout, data)
        #expect(stage.supplement("header", 0) == CGRect(0, 0, 320, 44))
        #expect(stage.frame(0) == CGRect(0, 44, 320, 50))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 1)))
        try await stage.scroll(to: 250)
        #expect(stage.supplement("header", 0)?.minY == 250)
        #expect(stage.supplement("footer", 0)?.minY == 544)
        try await stage.scroll(to: 540)
        // The section ends at 574 with its footer: the header ends at 544.
        #expect(stage.supplement("header", 0)?.minY == 500)
        #expect(stage.supplement("header", 0, 1)?.minY == 574)
    }

    // Covers: NSCollectionLayoutDecorationItem.background(elementKind:),
    // UICollectionViewLayout.register(_:forDecorationViewOfKind:)
    @Test("badges stand at their items, backgrounds behind the section, everything else at 1 at least (L101)") func badges()
        async throws
    {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Layouts.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: Layouts.size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Layouts.size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        background.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(GroundView.self, forDecorationViewOfKind: "ground")
        let stage = try await LayoutStage(layout, LayoutData([2]))
        #expect(stage.supplement("badge", 0) == CGRect(100, 0, 20, 20))
        #expect(stage.supplement("badge", 1) == CGRect(200, 0, 20, 20))
        let ground = try #require(stage.view.subviews.first { $0 is GroundView })
        #expect(ground.frame == CGRect(4, 3, 310, 72))
        let attributes = try #require(layout.layoutAttributesForElements(in: stage.view.bounds))
        #expect(attributes.filter { $0.representedElementCategory != .decorationView }.allSatisfy { $0.zIndex == 1 })
        #expect(
            layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))?.frame == ground.frame)
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 1, section: 0))?.frame
                == CGRect(200, 0, 20, 20))
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "none", at: IndexPath(item: 1, section: 0)) == nil)
    }

    @Test("a badge goes with its item through a batch") func badgeFollows() async throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Layouts.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: Layouts.size(.fractionalWidth(1), .absolute(50)), subitems: [item])))
        let stage = try await LayoutStage(layout, LayoutData([3]))
        let path = { IndexPath(item: $0, section: 0) }
        let last = try #require(stage.view.supplementaryView(forElementKind: "badge", at: path(2)))
        stage.data.counts = [2]
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [path(0)]) }
        try await stage.app.settle()
        #expect(stage.view.supplementaryView(forElementKind: "badge", at: path(1)) === last)
        #expect(stage.supplement("badge", 1) == CGRect(300, 50, 20, 20))
        #expect(stage.supplement("badge", 2) == nil)
    }

    // Covers: NSCollectionLayoutSection.visibleItemsInvalidationHandler
    @Test("a handler is told of each pass, and what it sets is shown (L102: documented)") func handler() async throws {
        let section = rows()
        var offsets: [CGFloat] = []
        var names: Set<String> = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            for item in items {
                names.insert(item.name)
                item.alpha = item.frame.minY < offset.y ? 0.5 : 1
                item.isHidden = item.indexPath.item == 3
                if item.indexPath.item == 1 { item.transform = CGAffineTransform(translationX: 9, y: 0) }
            }
            #expect(environment.container.contentSize.width == 320)
        }
        let stage = try await LayoutStage(UICollectionViewCompositionalLayout(section: section), LayoutData([20]))
        #expect(offsets.last == 0)
        #expect(names == [""])
        #expect(stage.cell(0)?.alpha == 1)
        #expect(stage.cell(1)?.transform.tx == 9)
        #expect(stage.cell(3)?.isHidden ?? true)
        try await stage.scroll(to: 20)
        #expect(offsets.last == 20)
        #expect(stage.cell(0)?.alpha == 0.5)
        #expect(stage.cell(2)?.alpha == 1)
    }

    // MARK: Changes, direction

    @Test("in a batch, items that stay come from their old places, new ones fade in (L78)") func batch() async throws {
        @MainActor final class Watching: UICollectionViewCompositionalLayout {
            var log: [String] = []
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
            {
                let one = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                log.append("in \(itemIndexPath.item): \(Int(one?.frame.minY ?? -1)) \(one?.alpha ?? -1)")
                return one
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
            {
                let one = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                log.append("out \(itemIndexPath.item): \(Int(one?.frame.minY ?? -1)) \(one?.alpha ?? -1)")
                return one
            }
        }
        let layout = Watching(section: rows())
        let stage = try await LayoutStage(layout, LayoutData([12]))
        layout.log = []
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        let log = layout.log
        try await stage.app.settle()
        #expect(log.contains("in 0: 0 0.0"))
        #expect(log.contains("out 1: 50 0.0"))
        #expect(stage.frames(0..<3).map { $0?.minY } == [0, 50, 100])
        layout.log = []
        stage.data.counts = [11]
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
        #expect(layout.log.contains("in 7: 400 1.0"), "it was out of sight")
        try await stage.app.settle()
    }

    @Test("right to left, the leading edge is at the right (memory: the layout flips)") func mirrored() async throws {
        let section = rows(.absolute(50), width: .fractionalWidth(1))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Layouts.size(.absolute(100), .absolute(20)), elementKind: "header", alignment: .topLeading)
        ]
        let stage = try await LayoutStage(
            UICollectionViewCompositionalLayout(section: section), LayoutData([1]), rightToLeft: true)
        #expect(stage.frame(0) == CGRect(10, 20, 280, 50))
        #expect(stage.supplement("header", 0) == CGRect(190, 0, 100, 20))
    }
}
