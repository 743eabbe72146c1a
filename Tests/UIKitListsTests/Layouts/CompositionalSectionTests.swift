// Sections: insets, boundary views, decorations, attached views, several sections.
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

@MainActor @Suite("Sections of compositional layouts") struct CompositionalSectionTests {
    private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: Layouts.size(.fractionalWidth(1), .absolute(height)),
                subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(1))]))
    }
    private func boundary(
        _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
        _ height: NSCollectionLayoutDimension = .absolute(30), kind: String = "k", offset: CGPoint = .zero
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
    }
    private func frames(_ solution: CompositionalSolution, visible: CGRect? = nil) -> [CGRect] {
        solution.elements(in: CGRect(-500, -500, 3000, 3000), visible: LayoutVisibility(area: visible))
            .filter { if case .supplementary = $0.kind { true } else { false } }.map(\.frame)
    }

    // Covers: NSCollectionLayoutSection.interGroupSpacing, NSCollectionLayoutSection.contentInsets
    @Test("groups stand apart by their spacing, inside the insets (L100: documented)") func spacing() {
        let section = rows()
        section.interGroupSpacing = 7
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        let result = Layouts.solve(
            section, count: 3, reference: NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
        #expect(Layouts.frames(result) == [CGRect(11, 5, 267, 40), CGRect(11, 52, 267, 40), CGRect(11, 99, 267, 40)])
        #expect(result.contentSize == CGSize(width: 300, height: 145))
    }

    // Covers: NSCollectionLayoutSection.boundarySupplementaryItems
    @Test("headers and footers stand outside the insets and make the section longer (L101: documented)") func headers() {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        section.boundarySupplementaryItems = [boundary(.top), boundary(.bottom, .fractionalWidth(0.4), .absolute(20))]
        let result = Layouts.solve(section, count: 1)
        // By default they keep to the insets.
        #expect(frames(result) == [CGRect(10, 0, 270, 30), CGRect(91, 81, 108, 20)])
        #expect(Layouts.frames(result) == [CGRect(10, 35, 270, 40)])
        #expect(result.contentSize.height == 101)
        section.supplementaryContentInsetsReference = .none
        #expect(frames(Layouts.solve(section, count: 1)).first == CGRect(0, 0, 300, 30))
        section.supplementaryContentInsetsReference = .layoutMargins
        let margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        #expect(frames(Layouts.solve(section, count: 1, boundaryReference: margins)).first == CGRect(16, 0, 268, 30))
    }

    // Covers: NSRectAlignment.topLeading, NSRectAlignment.topTrailing, NSRectAlignment.bottomLeading,
    // NSRectAlignment.bottomTrailing
    @Test(
        "all nine alignments",
        arguments: [
            (NSRectAlignment.topLeading, CGRect(0, 0, 60, 30)), (.top, CGRect(120, 0, 60, 30)),
            (.topTrailing, CGRect(240, 0, 60, 30)),
            (.bottomLeading, CGRect(0, 80, 60, 30)), (.bottom, CGRect(120, 80, 60, 30)), (.bottomTrailing, CGRect(240, 80, 60, 30)),
            (.leading, CGRect(0, 25, 60, 30)), (.trailing, CGRect(240, 25, 60, 30)), (.none, CGRect(120, 25, 60, 30)),
        ])
    func alignments(alignment: NSRectAlignment, frame: CGRect) {
        let section = rows()
        section.boundarySupplementaryItems = [boundary(alignment, .absolute(60))]
        let result = Layouts.solve(section, count: 2)
        let isTop = frame.minY == 0
        #expect(frames(result) == [frame])
        #expect(Layouts.frames(result).first?.minY == (isTop ? 30 : 0))
        #expect(Layouts.frames(result).first?.minX == (alignment == .leading ? 60 : 0))
        #expect(Layouts.frames(result).first?.maxX == (alignment == .trailing ? 240 : 300))
    }

    @Test("a view that does not extend the boundary lies over the content; an offset moves it") func inside() {
        let section = rows()
        let item = boundary(.bottomTrailing, .absolute(50), offset: CGPoint(x: 3, y: -4))
        item.extendsBoundary = false
        section.boundarySupplementaryItems = [item]
        let result = Layouts.solve(section, count: 2)
        #expect(frames(result) == [CGRect(253, 46, 50, 30)])
        #expect(result.contentSize.height == 80)
    }

    @Test("a pinned view keeps to the visible part and to its section (L101: documented)") func pinned() {
        let section = rows()
        let header = boundary(.top)
        header.pinToVisibleBounds = true
        let footer = boundary(.bottom, .fractionalWidth(1), .absolute(20), kind: "f")
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header, footer]
        let result = Layouts.solve(section, count: 10)
        #expect(result.contentSize.height == 450)
        #expect(frames(result, visible: CGRect(0, -40, 300, 200)).map(\.minY) == [0, 140])
        #expect(frames(result, visible: CGRect(0, 100, 300, 200)).map(\.minY) == [100, 280])
        #expect(frames(result, visible: CGRect(0, 420, 300, 200)).map(\.minY) == [400, 430])
        #expect(frames(result).map(\.minY) == [0, 430])
    }

    @Test("an estimated header takes its measured height, and the items move") func measuredHeader() {
        let section = rows()
        section.boundarySupplementaryItems = [boundary(.top, .fractionalWidth(1), .estimated(30))]
        var result = Layouts.solve(section, count: 2)
        #expect(result.setMeasured(boundaries: [0: CGSize(width: 300, height: 55)], section: 0) == 25)
        #expect(frames(result) == [CGRect(0, 0, 300, 55)])
        #expect(Layouts.frames(result).map(\.minY) == [55, 95])
        #expect(result.contentSize.height == 135)
    }

    @Test("a background covers the section with insets and lifts everything else to 1 (documented)") func background() {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.boundarySupplementaryItems = [boundary(.top)]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 4, bottom: 0, trailing: 4)
        section.decorationItems = [background]
        let elements = Layouts.solve(section, count: 2).elements(in: CGRect(0, 0, 300, 300))
        #expect(elements.map(\.kind) == [.decoration("card"), .item, .item, .supplementary("k")])
        #expect(elements.map(\.zIndex) == [0, 1, 1, 1])
        #expect(elements.first?.frame == CGRect(4, 30, 292, 90))
    }

    @Test("a view at an item is placed by its anchors and takes no room (L101: documented)") func badges() {
        func badge(_ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil) -> CGRect? {
            let size = Layouts.size(.absolute(20), .fractionalHeight(0.5))
            let extra =
                own.map {
                    NSCollectionLayoutSupplementaryItem(
                        layoutSize: size, elementKind: "b", containerAnchor: container, itemAnchor: $0)
                } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "b", containerAnchor: container)
            let item = NSCollectionLayoutItem(
                layoutSize: Layouts.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [extra])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), subitems: [item])
            let result = Layouts.solve(NSCollectionLayoutSection(group: group), count: 2)
            #expect(Layouts.frames(result) == [CGRect(0, 0, 150, 40), CGRect(150, 0, 150, 40)])
            let found = result.elements(in: CGRect(-100, -100, 500, 500)).filter { $0.kind == .supplementary("b") }
            #expect(found.map(\.index) == [0, 1])
            return found.last?.frame
        }
        #expect(badge(NSCollectionLayoutAnchor(edges: [.top, .trailing])) == CGRect(280, 0, 20, 20))
        #expect(
            badge(NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
                == CGRect(290, -10, 20, 20))
        #expect(badge(NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 3, y: 4))) == CGRect(218, 24, 20, 20))
        #expect(
            badge(NSCollectionLayoutAnchor(edges: [.top]), NSCollectionLayoutAnchor(edges: [.bottom])) == CGRect(215, -20, 20, 20))
        #expect(badge(NSCollectionLayoutAnchor(edges: [])) == CGRect(215, 10, 20, 20))
    }

    @Test("views at groups stand at the whole group") func groupViews() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
            subitems: [Layouts.item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: Layouts.size(.fractionalWidth(1), .estimated(1)), elementKind: "line",
                containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        ]
        var result = Layouts.solve(NSCollectionLayoutSection(group: group), count: 3)
        func lines() -> [LayoutElement] { result.elements(in: CGRect(0, 0, 300, 300)).filter { $0.kind == .supplementary("line") } }
        #expect(lines().map(\.frame) == [CGRect(0, 39, 300, 1), CGRect(0, 79, 300, 1)])
        #expect(lines().map(\.index) == [0, 1])
        result.setMeasured(
            extras: [LayoutElement.Extra(item: 2, number: 0, isOfGroup: true): CGSize(width: 300, height: 6)], section: 0)
        #expect(lines().map(\.frame) == [CGRect(0, 39, 300, 1), CGRect(0, 74, 300, 6)])
    }

    @Test("sections follow each other, between the layout's own views") func sections() {
        let one = CompositionalSection(rows().sectionPlan(in: nil), count: 2)
        let header = boundary(.top, .fractionalWidth(1), .estimated(50), kind: "global")
        header.pinToVisibleBounds = true
        var result = CompositionalSolution(
            CompositionalContainer(
                size: CGSize(width: 300, height: 200), sectionSpacing: 15,
                boundaries: [header.boundaryPlan, boundary(.bottom, kind: "end").boundaryPlan]),
            sections: [one, one, CompositionalSection(rows().sectionPlan(in: nil), count: 0)])
        #expect((0..<3).map { result.frame(ofSection: $0).minY } == [50, 145, 240])
        #expect(result.contentSize.height == 270)
        let global = result.elements(in: CGRect(0, 100, 300, 200), visible: LayoutVisibility(area: CGRect(0, 100, 300, 200)))
        #expect(global.last { $0.source == .layoutBoundary(0) }?.frame == CGRect(0, 100, 300, 50))
        #expect(global.last { $0.source == .layoutBoundary(0) }?.section == nil)
        result.setMeasured(layoutBoundaries: [0: CGSize(width: 300, height: 70)])
        #expect((0..<3).map { result.frame(ofSection: $0).minY } == [70, 165, 260])
        #expect(result.contentSize.height == 290)
    }

    @Test("horizontal layouts stack groups from leading to trailing") func horizontal() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Layouts.size(.absolute(100), .fractionalHeight(1)),
            subitems: [Layouts.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [boundary(.leading, .absolute(30), .fractionalHeight(1))]
        let result = Layouts.solve(section, count: 3, isVertical: false)
        #expect(Layouts.frames(result) == [CGRect(30, 0, 100, 300), CGRect(30, 300, 100, 300), CGRect(130, 0, 100, 300)])
        #expect(frames(result) == [CGRect(0, 0, 30, 600)])
        #expect(result.contentSize == CGSize(width: 230, height: 600))
        let mirror = Layouts.solve(section, count: 3, isVertical: false, isMirrored: true)
        #expect(Layouts.frames(mirror) == [CGRect(100, 0, 100, 300), CGRect(100, 300, 100, 300), CGRect(0, 0, 100, 300)])
    }
}
