// Sections that are lists: what cells are told, swipe actions, the ground behind the section.
// Apple: "UICollectionLayoutListConfiguration".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    private func list(_ path: IndexPath) -> ListSection? {
        guard let number = path.first, solved.sections.indices.contains(number) else { return nil }
        return solved.sections[number]?.list
    }

    func listPlace(_ path: IndexPath) -> CellPlace? {
        guard path.count == 2, let list = list(path), let view = collectionView else { return nil }
        return list.place(
            path, count: solved.solution?.count(ofSection: path[0]) ?? 0,
            isSeveral: view.isEditing && view.allowsMultipleSelectionDuringEditing,
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func listPlace(_ kind: String, _ path: IndexPath) -> CellPlace? {
        guard var place = list(path)?.place(ofKind: kind) else { return nil }
        if solved.hasPins, let solution = solved.solution {
            let shown = solution.supplementary(kind, at: path, visible: visibility)?.frame
            place.isPinned = shown != solution.supplementary(kind, at: path)?.frame
        }
        return place
    }

    func listActions(_ path: IndexPath, _ leading: Bool) -> UISwipeActionsConfiguration? {
        guard path.count == 2, let configuration = list(path)?.configuration else { return nil }
        return leading
            ? configuration.leadingSwipeActionsConfigurationProvider?(path)
            : configuration.trailingSwipeActionsConfigurationProvider?(path)
    }

    // MARK: The ground

    func registerGround() {
        if link.decorations[ListGround.kind] == nil { register(ListGroundView.self, forDecorationViewOfKind: ListGround.kind) }
    }

    /// The grounds of the list sections in a rectangle, behind everything else.
    func grounds(in rect: CGRect, _ solution: CompositionalSolution) -> [UICollectionViewLayoutAttributes] {
        guard link.decorations[ListGround.kind] != nil else { return [] }
        return solution.sections(in: rect).compactMap { ground($0, solution) }.filter { $0.frame.intersects(rect) }
    }

    /// The first section's ground reaches as far before the content as the view is long, and the last one's as far behind it: what
    /// is shown beyond the content is of their colour.
    func ground(_ section: Int, _ solution: CompositionalSolution) -> UICollectionViewLayoutAttributes? {
        guard solved.sections.indices.contains(section), let color = solved.sections[section]?.list?.ground,
            let view = collectionView
        else { return nil }
        var frame = solution.frame(ofSection: section)
        let isVertical = solution.container.isVertical
        let more = isVertical ? view.bounds.height : view.bounds.width
        let spacing = solution.container.sectionSpacing
        let (isFirst, isLast) = (section == 0, section == solution.sectionCount - 1)
        let (before, after) = (isFirst ? more : 0, isLast ? more : spacing)
        if isVertical {
            frame = CGRect(
                x: frame.minX, y: frame.minY - before, width: frame.width, height: frame.height + before + after)
        } else {
            frame = CGRect(
                x: frame.minX - before, y: frame.minY, width: frame.width + before + after, height: frame.height)
        }
        let made = ListGround(forDecorationViewOfKind: ListGround.kind, with: IndexPath(indexes: [section, 0]))
        made.frame = frame
        made.zIndex = ListGround.order
        made.color = color
        return made
    }
}

/// Where the ground of a list section is, and its colour.
final class ListGround: UICollectionViewLayoutAttributes {
    static let kind = "vitrine.list.ground"
    /// Behind everything that apps order.
    static let order = -1000
    var color: UIColor?

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListGround)?.color = color
        return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? ListGround else { return false }
        return MainActor.assumeIsolated { other.color == color }
    }
}

/// The ground of a list section.
final class ListGroundView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? ListGround)?.color
    }
}
