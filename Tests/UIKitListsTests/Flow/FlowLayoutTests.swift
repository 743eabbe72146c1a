// The flow layout in a collection view: who is asked, where elements are, what is made again.
// Apple: "UICollectionViewFlowLayout"; rules of lists.md, L75, L86 to L95.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

/// Writes down what a flow layout asks.
@MainActor private final class Sizes: LayoutData, UICollectionViewDelegateFlowLayout {
    var log: [String] = []
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 40) }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        log.append("size \(indexPath.section)-\(indexPath.item)")
        return size(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        log.append("inset \(section)")
        return UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 0 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 30) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: section == 0 ? 20 : 0) }
}

@MainActor @Suite("UICollectionViewFlowLayout", .harness) struct FlowLayoutTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter
    private func layout(_ set: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        set(layout)
        return layout
    }

    // Covers: UICollectionViewFlowLayout.init(), UICollectionViewFlowLayout.minimumLineSpacing,
    // UICollectionViewFlowLayout.minimumInteritemSpacing, UICollectionViewFlowLayout.itemSize,
    // UICollectionViewFlowLayout.estimatedItemSize, UICollectionViewFlowLayout.scrollDirection,
    // UICollectionViewFlowLayout.sectionInset, UICollectionViewFlowLayout.sectionInsetReference,
    // UICollectionViewFlowLayout.headerReferenceSize, UICollectionViewFlowLayout.footerReferenceSize
    @Test("defaults (L86: observed and documented)") func defaults() {
        let one = UICollectionViewFlowLayout()
        #expect(one.minimumLineSpacing == 10)
        #expect(one.minimumInteritemSpacing == 10)
        #expect(one.itemSize == CGSize(width: 50, height: 50))
        #expect(one.estimatedItemSize == .zero)
        #expect(one.scrollDirection == .vertical)
        #expect(one.sectionInset == .zero)
        #expect(one.sectionInsetReference == .fromContentInset)
        #expect(one.headerReferenceSize == .zero)
        #expect(one.footerReferenceSize == .zero)
        #expect(!one.sectionHeadersPinToVisibleBounds)
        #expect(!one.sectionFootersPinToVisibleBounds)
        #expect(!one.flipsHorizontallyInOppositeLayoutDirection)
    }

    // Covers: UICollectionViewFlowLayout.init(coder:)
    @Test("an archive keeps the properties") func archive() throws {
        let one = layout {
            $0.itemSize = CGSize(width: 12, height: 34)
            $0.minimumLineSpacing = 5
            $0.scrollDirection = .horizontal
            $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.sectionInsetReference = .fromSafeArea
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        one.encode(with: coder)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let back = try #require(UICollectionViewFlowLayout(coder: reader))
        #expect(back.flow == one.flow)
    }

    @Test("full lines are justified, and the content is as high as its lines (L87: observed)") func frames() async throws {
        let stage = try await LayoutStage(layout(), LayoutData([7]), size: CGSize(width: 390, height: 400))
        // Six items of 50 and five gaps: (390 − 300) ÷ 5 = 18.
        #expect(stage.frames(0..<7).map { $0?.minX } == [0, 68, 136, 204, 272, 340, 0])
        #expect(stage.frame(6) == CGRect(0, 60, 50, 50))
        #expect(stage.view.contentSize == CGSize(width: 390, height: 110))
    }

    // Covers: UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:),
    // UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:),
    // UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:),
    // UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:),
    // UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:),
    // UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:),
    // UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics
    @Test("the delegate goes before the properties, and is asked once for an invalidation of its metrics (L91: documented)")
    func delegate() async throws {
        let one = layout { $0.minimumLineSpacing = 100 }
        let sizes = Sizes([4, 2])
        let stage = try await LayoutStage(one, sizes) { $0.delegate = sizes }
        #expect(sizes.take() == ["size 0-0", "size 0-1", "size 0-2", "size 0-3", "inset 0", "size 1-0", "size 1-1", "inset 1"])
        // Three items of 100 in a line of 300, without gaps; header of 30, insets 5 and 7, footer of 20.
        #expect(
            stage.frames(0..<4) == [
                CGRect(10, 35, 100, 40), CGRect(110, 35, 100, 40), CGRect(210, 35, 100, 40), CGRect(10, 78, 100, 40),
            ])
        #expect(stage.supplement(header, 0, 0) == CGRect(0, 0, 320, 30))
        #expect(stage.supplement(footer, 0, 0) == CGRect(0, 125, 320, 20))
        #expect(stage.supplement(footer, 0, 1) == nil)
        #expect(stage.frame(0, 1) == CGRect(10, 180, 100, 40))
        #expect(stage.view.contentSize == CGSize(width: 320, height: 227))
        // Scrolling, and a context that says so, ask nothing.
        try await stage.scroll(to: 20)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        one.invalidateLayout(with: context)
        try await stage.app.turn()
        #expect(sizes.take() == [])
        sizes.size = { _ in CGSize(width: 300, height: 10) }
        one.invalidateLayout()
        one.invalidateLayout()
        try await stage.app.turn()
        #expect(sizes.take().count == 8)
        #expect(stage.frame(1) == CGRect(10, 48, 300, 10))
    }

    // Covers: UICollectionViewFlowLayout.SectionInsetReference.fromContentInset,
    // UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea, UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins
    @Test("insets count from the content inset, the safe area or the margins, never from less than the content inset (documented)")
    func insetReference() async throws {
        let one = layout { $0.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0) }
        let stage = try await LayoutStage(one, LayoutData([1])) {
            $0.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            $0.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 4)
        }
        #expect(stage.frame(0)?.minX == 5)
        #expect(stage.view.contentSize.width == 300)
        #expect(one.sectionInsetReference == .fromContentInset)
        one.sectionInsetReference = .fromLayoutMargins
        try await stage.app.turn()
        // The margin of 40 has the content inset of 10 in it.
        #expect(stage.frame(0)?.minX == 35)
        one.sectionInsetReference = .fromSafeArea
        try await stage.app.turn()
        #expect(stage.frame(0)?.minX == 5)
    }

    // Covers: UICollectionViewFlowLayout.automaticSize
    @Test("cells of an estimated layout say their sizes, lines flow again, the content follows (L92)") func estimated() async throws
    {
        let one = layout { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let data = LayoutData([40])
        data.wish = { CGSize(width: $0.item % 2 == 0 ? 200 : 100, height: 30) }
        let stage = try await LayoutStage(one, data)
        #expect(stage.frame(0) == CGRect(0, 0, 200, 30))
        // 200 + 10 + 100 fit into 320, and are justified.
        #expect(stage.frame(1) == CGRect(220, 0, 100, 30))
        #expect(stage.frame(2) == CGRect(0, 40, 200, 30))
        for offset in [200.0, 400] { try await stage.scroll(to: offset) }
        // 20 lines of 30 and 19 gaps.
        #expect(stage.view.contentSize.height == 790)
        #expect(Set(data.measured).count == 40)
        try await stage.scroll(to: 0)
        #expect(stage.view.contentSize.height == 790)
        #expect(stage.frame(1) == CGRect(220, 0, 100, 30))
    }

    @Test("items above the visible part that become longer do not move what is visible (L7)") func keepsPlace() async throws {
        let one = layout { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
        let data = LayoutData([200])
        data.wish = { _ in CGSize(width: 320, height: 90) }
        let stage = try await LayoutStage(one, data)
        try await stage.scroll(to: 6000)
        let first = try #require(stage.view.indexPathsForVisibleItems.min())
        // Scrolling up by a row measures the next one: what was visible moves by the scroll alone.
        let before = try #require(stage.frame(first.item + 1)).minY - stage.view.contentOffset.y
        try await stage.scroll(to: stage.view.contentOffset.y - 40)
        let after = try #require(stage.frame(first.item + 1)).minY - stage.view.contentOffset.y
        #expect(after - before == 40)
    }

    // Covers: UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds,
    // UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds
    @Test("pinned headers and footers keep to the visible part and their section, above the cells (L93)") func pinned() async throws
    {
        let one = layout {
            $0.itemSize = CGSize(width: 320, height: 50)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
            $0.sectionHeadersPinToVisibleBounds = true
            $0.sectionFootersPinToVisibleBounds = true
        }
        let stage = try await LayoutStage(one, LayoutData([10, 10])) {
            $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        }
        // A section is 30 + 590 + 20.
        #expect(one.shouldInvalidateLayout(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 1)))
        try await stage.scroll(to: 100)
        #expect(stage.supplement(header, 0, 0)?.minY == 110)
        #expect(stage.supplement(footer, 0, 0)?.minY == 480)
        try await stage.scroll(to: 600)
        #expect(stage.supplement(header, 0, 0)?.minY == 590)
        #expect(stage.supplement(header, 0, 1)?.minY == 640)
        let head = try #require(stage.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1)))
        let cell = try #require(stage.cell(0, 1))
        let order = stage.view.subviews
        #expect(try #require(order.firstIndex(of: head)) > #require(order.firstIndex(of: cell)))
    }

    @Test("other bounds invalidate where the length across is another one, or something is pinned (L75: memory)") func bounds()
        async throws
    {
        let one = layout()
        let stage = try await LayoutStage(one, LayoutData([20]))
        #expect(!one.shouldInvalidateLayout(forBoundsChange: CGRect(0, 50, 320, 400)))
        #expect(!one.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 320, 200)))
        #expect(one.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 200, 400)))
        let context =
            one.invalidationContext(forBoundsChange: CGRect(0, 0, 320, 200)) as? UICollectionViewFlowLayoutInvalidationContext
        #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(context?.invalidateFlowLayoutAttributes == false)
        stage.view.frame.size.width = 170
        try await stage.app.turn()
        #expect(stage.frames(0..<4).map { $0?.minX } == [0, 60, 120, 0])
        one.scrollDirection = .horizontal
        try await stage.app.turn()
        #expect(one.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 170, 200)))
        #expect(!one.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 100, 400)))
    }

    // Covers: UICollectionViewFlowLayout.scrollDirection
    @Test("a horizontal layout fills columns from top to bottom (L90)") func horizontal() async throws {
        let one = layout {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 60, height: 90)
            $0.headerReferenceSize = CGSize(width: 25, height: 0)
        }
        let stage = try await LayoutStage(one, LayoutData([9]))
        // Four of 90 with three gaps of 10 are 390 of 400: gaps of 13⅓.
        #expect(stage.frames(0..<4).map { $0?.minX } == [25, 25, 25, 25])
        #expect(stage.frames(0..<5).map { $0?.minY } == [0, 103, 207, 310, 0])
        #expect(stage.frame(4)?.minX == 95)
        #expect(stage.supplement(header, 0) == CGRect(0, 0, 25, 400))
        #expect(stage.view.contentSize == CGSize(width: 225, height: 400))
    }

    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test("right to left, x is mirrored in a subclass that wants it and else not (documented)") func mirrored() async throws {
        let plain = try await LayoutStage(layout(), LayoutData([2]), rightToLeft: true)
        #expect(plain.frames(0..<2).map { $0?.minX } == [0, 68])
        let flipped = try await LayoutStage(Flipping(), LayoutData([2]), rightToLeft: true)
        #expect(flipped.frames(0..<2).map { $0?.minX } == [270, 202])
    }
}
