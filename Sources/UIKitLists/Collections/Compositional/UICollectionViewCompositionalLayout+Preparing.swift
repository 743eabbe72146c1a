// What a compositional layout does before it answers: its room, its sections, their solution.
// Apple: "UICollectionViewCompositionalLayout"; the provider is asked in prepare() and after changes of traits and size (documented).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    /// Steps: 1. what was measured moves with its elements, or is forgotten where all data are other ones; 2. sections are asked for;
    /// 3. they are solved, with measured sizes; 4. what cannot be solved is told; 5. shelves are placed.
    func prepareSections() {
        guard let view = collectionView else {
            solved.solution = nil
            return
        }
        let room = room(of: view)
        solved.handled = [:]
        guard solved.needsSolving || solved.solution == nil || solved.room != room else { return placeShelves() }
        if link.batch != nil, solved.before == nil { solved.before = solved.solution }
        // 1.
        let changes = LayoutChanges(batch: link.batch)
        if solved.needsCounts {
            if link.batch == nil { solved.measured = MeasuredElements() } else { solved.measured.follow(changes) }
            moveShelves(changes)
        } else if let known = solved.room, known.size[acrossAxis] != room.size[acrossAxis] {
            solved.measured = MeasuredElements()
        }
        solved.room = room
        // 2.
        let environment = LayoutEnvironment(
            LayoutContainer(size: room.size, insets: room.insets(described.configuration.contentInsetsReference)),
            traits: view.traitCollection)
        solved.environment = environment
        solved.sections = (0..<view.numberOfSections).map { section(at: $0, environment) }
        // 3.
        solved.solution = solve(view, room, environment)
        solved.hasPins =
            described.configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || solved.sections.contains { $0?.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) ?? false }
        solved.followsBounds = solved.hasPins || solved.sections.contains { $0?.visibleItemsInvalidationHandler != nil }
        if solved.sections.contains(where: { $0?.list?.ground != nil }) { registerGround() }
        solved.needsSolving = false
        solved.needsCounts = false
        // 4.
        tellProblems(view, room)
        // 5.
        settleOffsets()
        placeShelves()
    }

    /// The axis across the scroll axis.
    var acrossAxis: PlanAxis { described.configuration.scrollDirection == .vertical ? .horizontal : .vertical }

    private func section(at number: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        described.section ?? described.provider?(number, environment)
    }

    private func solve(
        _ view: UICollectionView, _ room: CompositionalRoom, _ environment: any NSCollectionLayoutEnvironment
    ) -> CompositionalSolution {
        let configuration = described.configuration
        // The view mirrors the answers.
        let container = CompositionalContainer(
            size: room.size, isVertical: room.isVertical, scale: room.scale, sectionSpacing: configuration.interSectionSpacing,
            boundaries: configuration.boundaryPlans)
        func reference(_ wanted: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
            room.insets(wanted == .automatic ? configuration.contentInsetsReference : wanted)
        }
        let empty = NSCollectionLayoutSection()
        let inputs = solved.sections.enumerated().map { number, given in
            let section = given ?? empty
            var plan = section.sectionPlan(in: environment)
            if let list = section.list { plan.padding = list.padding(number == 0, section) }
            return CompositionalSection(
                plan, count: given == nil ? 0 : view.numberOfItems(inSection: number),
                reference: reference(section.contentInsetsReference),
                boundaryReference: reference(section.supplementaryContentInsetsReference))
        }
        var solution = CompositionalSolution(container, sections: inputs)
        let measured = solved.measured
        for number in inputs.indices {
            let (items, boundaries) = (measured.items[number] ?? [:], measured.boundaries[number] ?? [:])
            let extras = measured.extras[number] ?? [:]
            guard !items.isEmpty || !boundaries.isEmpty || !extras.isEmpty else { continue }
            solution.setMeasured(items: items, boundaries: boundaries, extras: extras, section: number)
        }
        if !measured.layoutBoundaries.isEmpty { solution.setMeasured(layoutBoundaries: measured.layoutBoundaries) }
        return solution
    }

    /// Fractions refer to the visible size without the content inset. Insets count across the scroll axis alone: along it the
    /// content inset has them already (observed: the insets in UIKit's messages).
    private func room(of view: UICollectionView) -> CompositionalRoom {
        let inset = view.adjustedContentInset
        let isVertical = described.configuration.scrollDirection == .vertical
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func across(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let left = max(0, insets.left - inset.left), right = max(0, insets.right - inset.right)
            return isVertical
                ? NSDirectionalEdgeInsets(
                    top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
                : NSDirectionalEdgeInsets(
                    top: max(0, insets.top - inset.top), leading: 0, bottom: max(0, insets.bottom - inset.bottom), trailing: 0)
        }
        let margins = view.layoutMargins
        var readable = margins
        let more = (view.bounds.width - margins.left - margins.right - view.readableWidth) / 2
        if more > 0 {
            readable.left += more
            readable.right += more
        }
        return CompositionalRoom(
            size: CGSize(
                width: max(0, view.bounds.width - inset.left - inset.right),
                height: max(0, view.bounds.height - inset.top - inset.bottom)),
            safe: across(view.safeAreaInsets), margins: across(margins), readable: across(readable),
            scale: max(1, view.traitCollection.pixelScale), isVertical: isVertical)
    }
}
