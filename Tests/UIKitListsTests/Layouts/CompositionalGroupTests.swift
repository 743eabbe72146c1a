// The frames of groups as golden values.
import Foundation
import Testing
import UIKitValues

@testable import UIKitLists

/// Layouts of one section for tests.
@MainActor enum Layouts {
    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }
    static func solve(
        _ section: NSCollectionLayoutSection, count: Int, width: CGFloat = 300, height: CGFloat = 600, isVertical: Bool = true,
        isMirrored: Bool = false, scale: CGFloat = 1, reference: NSDirectionalEdgeInsets = .zero,
        boundaryReference: NSDirectionalEdgeInsets = .zero
    ) -> CompositionalSolution {
        CompositionalSolution(
            CompositionalContainer(
                size: CGSize(width: width, height: height), isVertical: isVertical, isMirrored: isMirrored, scale: scale),
            sections: [
                CompositionalSection(
                    section.sectionPlan(in: nil), count: count, reference: reference, boundaryReference: boundaryReference)
            ])
    }
    static func frames(_ solution: CompositionalSolution, section: Int = 0) -> [CGRect] {
        (0..<solution.count(ofSection: section)).compactMap { solution.frame(ofItem: $0, section: section) }
    }
}

@MainActor @Suite("Groups of compositional layouts") struct CompositionalGroupTests {
    private func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection { NSCollectionLayoutSection(group: group) }

    // Covers: NSCollectionLayoutGroup.horizontal
    @Test("a horizontal group repeats its list until the width is used up (L98: documented)") func horizontalList() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(50)),
            subitems: [Layouts.item(.absolute(100), .fractionalHeight(1)), Layouts.item(.absolute(60), .fractionalHeight(0.5))])
        let result = Layouts.solve(section(group), count: 5)
        // 100 + 60 + 100 = 260; another 60 does not fit.
        #expect(
            Layouts.frames(result) == [
                CGRect(0, 0, 100, 50), CGRect(100, 0, 60, 25), CGRect(160, 0, 100, 50), CGRect(0, 50, 100, 50),
                CGRect(100, 50, 60, 25),
            ])
        #expect(result.contentSize == CGSize(width: 300, height: 100))
    }

    @Test("fractions of a third fill the line") func thirds() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)),
            subitems: [Layouts.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
        let result = Layouts.solve(section(group), count: 4, width: 320, scale: 2)
        #expect(Layouts.frames(result).map(\.minX) == [0, 106.5, 213.5, 0])
        #expect(Layouts.frames(result).map(\.maxX) == [106.5, 213.5, 320, 106.5])
        #expect(Layouts.frames(result)[3].minY == 106.5)
    }

    @Test("a count is exact and keeps the item's size (documented)") func repeating() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
            repeatingSubitem: Layouts.item(.fractionalWidth(0.5), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(10)
        let result = Layouts.solve(section(group), count: 3)
        #expect(Layouts.frames(result) == [CGRect(0, 0, 150, 40), CGRect(160, 0, 150, 40), CGRect(0, 40, 150, 40)])
    }

    @available(*, deprecated)
    @Test("the older count shares the group's length less the spacing (documented)") func equal() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(44)),
            subitem: Layouts.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(10)
        let result = Layouts.solve(section(group), count: 3)
        #expect(Layouts.frames(result) == [CGRect(0, 0, 145, 44), CGRect(155, 0, 145, 44), CGRect(0, 44, 145, 44)])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(100)),
            subitem: Layouts.item(.fractionalWidth(1), .fractionalHeight(1)), count: 4)
        #expect(Layouts.frames(Layouts.solve(section(column), count: 2)) == [CGRect(0, 0, 300, 25), CGRect(0, 25, 300, 25)])
    }

    // Covers: NSCollectionLayoutGroup.vertical, NSCollectionLayoutItem.contentInsets
    @Test("groups nest, and a group counts as an item") func nested() {
        let small = Layouts.item(.fractionalWidth(1), .fractionalHeight(0.5))
        small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Layouts.size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(100)),
            subitems: [Layouts.item(.fractionalWidth(0.75), .fractionalHeight(1)), column])
        let result = Layouts.solve(section(group), count: 5)
        #expect(
            Layouts.frames(result) == [
                CGRect(0, 0, 225, 100), CGRect(227, 2, 71, 46), CGRect(227, 52, 71, 46), CGRect(0, 100, 225, 100),
                CGRect(227, 102, 71, 46),
            ])
        #expect(result.contentSize.height == 200)
    }

    // Covers: NSCollectionLayoutItem.edgeSpacing
    @Test("edge spacing takes room, content insets only shrink the frame (L99: documented)") func spacingAndInsets() {
        let item = Layouts.item(.absolute(80), .absolute(40))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: .fixed(20), bottom: nil)
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let result = Layouts.solve(section(group), count: 3)
        #expect(Layouts.frames(result) == [CGRect(12, 6, 74, 36), CGRect(122, 6, 74, 36), CGRect(12, 66, 74, 36)])
    }

    @Test("flexible spacing shares what is left (L99: documented)") func flexible() {
        let item = Layouts.item(.absolute(60), .absolute(40))
        let between = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        between.interItemSpacing = .flexible(10)
        #expect(Layouts.frames(Layouts.solve(section(between), count: 3)).map(\.minX) == [0, 120, 240])
        // A list stops where the least spacing leaves no room: 4 × 60 + 3 × 10 = 270.
        let list = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        list.interItemSpacing = .flexible(10)
        #expect(Layouts.frames(Layouts.solve(section(list), count: 5)).map(\.minX) == [0, 80, 160, 240, 0])
        let centred = Layouts.item(.absolute(60), .absolute(40))
        centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let one = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: centred, count: 1)
        #expect(Layouts.frames(Layouts.solve(section(one), count: 1)) == [CGRect(120, 30, 60, 40)])
    }

    @Test("a group's insets make the room of its items smaller") func groupInsets() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(60)),
            subitems: [Layouts.item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 40)
        #expect(
            Layouts.frames(Layouts.solve(section(group), count: 3)) == [
                CGRect(20, 10, 120, 40), CGRect(140, 10, 120, 40), CGRect(20, 70, 120, 40),
            ])
    }

    @Test("a custom group's items are where the closure says, and the closure sees the group") func custom() {
        var seen: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: Layouts.size(.fractionalWidth(1), .absolute(100))) { environment in
            seen.append(environment.container.contentSize)
            seen.append(environment.container.effectiveContentSize)
            return (0..<3).map {
                NSCollectionLayoutGroupCustomItem(frame: CGRect(CGFloat($0) * 40, CGFloat($0) * 30, 40, 30), zIndex: $0)
            }
        }
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        let result = Layouts.solve(section(group), count: 4)
        #expect(
            Layouts.frames(result) == [
                CGRect(0, 0, 40, 30), CGRect(40, 30, 40, 30), CGRect(80, 60, 40, 30), CGRect(0, 100, 40, 30),
            ])
        #expect(Array(seen.prefix(2)) == [CGSize(width: 300, height: 100), CGSize(width: 290, height: 100)])
        #expect(result.elements(in: CGRect(0, 0, 300, 100)).map(\.zIndex) == [0, 1, 2])
    }

    @Test("estimates are replaced by measured sizes, and what follows moves (L103)") func estimated() {
        let item = Layouts.item(.fractionalWidth(1), .estimated(44))
        item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 5, bottom: 9, trailing: 5)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Layouts.size(.fractionalWidth(1), .estimated(44)), subitems: [item])
        var result = Layouts.solve(section(group), count: 3)
        // Insets on the estimated axis are ignored (documented).
        #expect(Layouts.frames(result) == [CGRect(5, 0, 290, 44), CGRect(5, 44, 290, 44), CGRect(5, 88, 290, 44)])
        #expect(result.setMeasured(items: [1: CGSize(width: 290, height: 100)], section: 0) == 56)
        #expect(Layouts.frames(result).map(\.minY) == [0, 44, 144])
        #expect(result.contentSize.height == 188)
        #expect(
            result.setMeasured(items: [1: CGSize(width: 290, height: 10), 2: CGSize(width: 290, height: 20)], section: 0) == -114)
        #expect(Layouts.frames(result).map(\.height) == [44, 10, 20])
    }

    @Test("items of a horizontal group keep their heights; the group has the largest (L103)") func ownHeights() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .estimated(50)),
            subitems: [Layouts.item(.fractionalWidth(0.5), .estimated(50))])
        var result = Layouts.solve(section(group), count: 4)
        result.setMeasured(items: [0: CGSize(width: 150, height: 30), 1: CGSize(width: 150, height: 80)], section: 0)
        #expect(
            Layouts.frames(result) == [
                CGRect(0, 0, 150, 30), CGRect(150, 0, 150, 80), CGRect(0, 80, 150, 50), CGRect(150, 80, 150, 50),
            ])
        let uniform = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .estimated(50)),
            subitems: [Layouts.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))])
        var even = Layouts.solve(section(uniform), count: 4)
        even.setMeasured(items: [0: CGSize(width: 150, height: 30), 1: CGSize(width: 150, height: 80)], section: 0)
        #expect(Layouts.frames(even).map(\.height) == [80, 80, 50, 50])
        #expect(Layouts.frames(even).map(\.minY) == [0, 0, 80, 80])
    }

    @Test("items of a part of an estimated group's height follow its content (guessed)") func fractionOfEstimate() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .estimated(50)),
            subitems: [
                Layouts.item(.fractionalWidth(0.5), .estimated(50)), Layouts.item(.fractionalWidth(0.5), .fractionalHeight(1)),
            ])
        var result = Layouts.solve(section(group), count: 2)
        result.setMeasured(items: [0: CGSize(width: 150, height: 90)], section: 0)
        #expect(Layouts.frames(result).map(\.height) == [90, 90])
    }

    @Test("items that measure their width wrap to the next group") func tags() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), subitems: [Layouts.item(.estimated(100), .absolute(30))])
        group.interItemSpacing = .fixed(10)
        var result = Layouts.solve(section(group), count: 5)
        #expect(Layouts.frames(result).map(\.minX) == [0, 110, 0, 110, 0])
        result.setMeasured(items: Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, CGSize(width: 80, height: 30)) }), section: 0)
        #expect(Layouts.frames(result).map(\.minX) == [0, 90, 180, 0, 90])
        // An item that wants more than the line gets the line (guessed).
        result.setMeasured(items: [0: CGSize(width: 500, height: 30)], section: 0)
        #expect(Layouts.frames(result)[0] == CGRect(0, 0, 300, 30))
        #expect(Layouts.frames(result).map(\.minY) == [0, 30, 30, 30, 60])
    }

    @Test("a group that cannot be filled collapses its section and says why (L104: text observed)") func problems() {
        let wide = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), subitems: [Layouts.item(.absolute(301), .absolute(30))])
        let result = Layouts.solve(section(wide), count: 5)
        #expect(result.problem(ofSection: 0) == .nothingFits(CGSize(width: 300, height: 30)))
        #expect(result.contentSize.height == 0)
        #expect(result.elements(in: CGRect(0, 0, 300, 300)).isEmpty)
        #expect(
            result.problem(ofSection: 0)?.appleText(group: "<G>")
                == "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a "
                + "single item. Inspect the spacing and size of the items in this group and ensure that they fit into the group when its "
                + "effective size is {300, 30}.\nGroup: <G>")
        let empty = NSCollectionLayoutGroup.vertical(layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), subitems: [])
        #expect(Layouts.solve(section(empty), count: 1).problem(ofSection: 0) == .emptyGroup)
        let eaten = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.absolute(32), .estimated(94)), subitems: [Layouts.item(.fractionalWidth(1), .estimated(94))])
        eaten.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 20)
        let problem = Layouts.solve(section(eaten), count: 1).problem(ofSection: 0)
        #expect(problem == .insetsTakeAll(eaten.contentInsets, CGSize(width: 32, height: 94)))
        #expect(problem?.appleText(group: "<G>").contains("the contentInsets ({0, 16, 0, 20}) do not") == true)
        let nothing = NSCollectionLayoutGroup.custom(layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30))) { _ in [] }
        #expect(Layouts.solve(section(nothing), count: 2).problem(ofSection: 0) == .emptyGroup)
    }

    @Test("numbers that are not finite are reported and trap nothing") func notFinite() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            let item = Layouts.item(.absolute(50), .absolute(bad))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: Layouts.size(.fractionalWidth(1), .estimated(30)), subitems: [item])
            let result = Layouts.solve(section(group), count: 3)
            #expect(result.problem(ofSection: 0) != nil)
            #expect(result.contentSize.height == 0)
            let spaced = NSCollectionLayoutSection(
                group: NSCollectionLayoutGroup.vertical(
                    layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)),
                    subitems: [Layouts.item(.absolute(50), .absolute(30))]))
            spaced.interGroupSpacing = bad
            #expect(Layouts.solve(spaced, count: 3).problem(ofSection: 0) == .notFinite)
            #expect(Layouts.solve(spaced, count: 3).elements(in: CGRect(0, 0, 100, 100)).isEmpty)
        }
    }

    @Test("items without length do not go on for ever") func noLength() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), subitems: [Layouts.item(.absolute(0), .absolute(30))])
        #expect(Layouts.solve(section(group), count: 50).contentSize.height == 1500)
    }
}
