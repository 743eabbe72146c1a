// Sections that scroll across.
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

@MainActor @Suite("OrthogonalScroll") struct OrthogonalScrollTests {
    private func solve(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 6, part: CGFloat = 0.8,
        isMirrored: Bool = false
    ) -> CompositionalSolution {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(part), .absolute(100)),
            subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "h", alignment: .top)
        ]
        return Layouts.solve(section, count: count, width: 340, isMirrored: isMirrored)
    }

    @Test("the section is as high as its group, with a content of its own (L102: documented)") func geometry() throws {
        let result = solve(.continuous)
        #expect(result.contentSize == CGSize(width: 340, height: 140))
        #expect(result.scrollFrame(ofSection: 0) == CGRect(0, 35, 340, 100))
        let scroll = try #require(result.scroll(ofSection: 0))
        // Six groups of 0.8 × 300 and five distances of 10, inside 20 and 20.
        #expect(scroll.contentLength == 1530)
        #expect(scroll.range == 0...1190)
        #expect(result.frame(ofItem: 2, section: 0) == CGRect(520, 35, 240, 100))
        #expect(result.frame(ofItem: 2, section: 0, offset: 500) == CGRect(20, 35, 240, 100))
        #expect(solve(.none).scroll(ofSection: 0) == nil)
    }

    @Test("elements are found at the section's offset, and headers do not move") func elements() {
        let result = solve(.continuous)
        let area = CGRect(0, 0, 340, 140)
        #expect(result.elements(in: area).filter { $0.kind == .item }.map(\.index) == [0, 1])
        let moved = result.elements(in: area, visible: LayoutVisibility(offsets: [0: 500]))
        #expect(moved.filter { $0.kind == .item }.map(\.index) == [1, 2, 3])
        #expect(moved.filter { $0.kind == .item }.map(\.frame.minX) == [-230, 20, 270])
        #expect(moved.last?.frame == CGRect(20, 0, 300, 30))
        #expect(result.elements(in: CGRect(0, 0, 340, 20)).map(\.kind) == [.supplementary("h")])
        let mirror = solve(.continuous, isMirrored: true)
        #expect(
            mirror.elements(in: area, visible: LayoutVisibility(offsets: [0: 500])).filter { $0.kind == .item }.map(\.frame.maxX)
                == [570, 320, 70])
    }

    // Covers: UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging,
    // UICollectionLayoutSectionOrthogonalScrollingBehavior.paging,
    // UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    @Test("each behavior rests where it says (documented; thresholds guessed)") func rests() throws {
        func rest(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, from start: CGFloat = 0, now: CGFloat,
            velocity: CGFloat = 0,
            coasting: CGFloat? = nil
        ) throws -> CGFloat {
            try #require(solve(behavior).scroll(ofSection: 0)).rest(
                from: start, now: now, velocity: velocity, coasting: coasting ?? now)
        }
        #expect(try rest(.continuous, now: 100, coasting: 777) == 777)
        #expect(try rest(.continuous, now: 100, coasting: 5000) == 1190)
        #expect(try rest(.continuousGroupLeadingBoundary, now: 100, coasting: 777) == 750)
        #expect(try rest(.continuousGroupLeadingBoundary, now: 100, coasting: 5000) == 1190)
        #expect(try rest(.paging, now: 100) == 0)
        #expect(try rest(.paging, now: 180) == 340)
        #expect(try rest(.paging, now: 20, velocity: 900) == 340)
        #expect(try rest(.paging, from: 340, now: 300, velocity: -900) == 0)
        #expect(try rest(.paging, from: 1020, now: 1100, velocity: 900) == 1190)
        #expect(try rest(.groupPaging, now: 100) == 0)
        #expect(try rest(.groupPaging, now: 130) == 250)
        #expect(try rest(.groupPaging, now: 30, velocity: 900) == 250)
        // One group at a time, however far.
        #expect(try rest(.groupPaging, now: 700, velocity: 3000) == 250)
        #expect(try rest(.groupPaging, from: 500, now: 450, velocity: -900) == 250)
    }

    @Test("centred groups rest in the middle, the first and the last too") func centred() throws {
        let scroll = try #require(solve(.groupPagingCentered).scroll(ofSection: 0))
        // The first group's middle is at 20 + 120, the section's at 170.
        #expect(scroll.offset(ofGroup: 0) == -30)
        #expect(scroll.offset(ofGroup: 1) == 220)
        #expect(scroll.offset(ofGroup: 5) == 1220)
        #expect(scroll.range == -30...1220)
        #expect(scroll.rest(from: -30, now: 0, velocity: 900, coasting: 300) == 220)
        #expect(scroll.rest(from: 220, now: 200, velocity: 0, coasting: 200) == 220)
    }

    @Test("a section without items has no groups to rest at") func empty() throws {
        for behavior in [
            UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .paging, .continuous, .groupPagingCentered,
        ] {
            let scroll = try #require(solve(behavior, count: 0).scroll(ofSection: 0))
            #expect(scroll.rest(from: 0, now: 0, velocity: 900, coasting: 90) == 0)
        }
    }
}
