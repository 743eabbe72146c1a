// Sections that are lists.
// Apple: "NSCollectionLayoutSection", list(using:layoutEnvironment:). The geometry is that of tables (TableMeasures).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension NSCollectionLayoutSection {
    /// A section of rows as wide as the list, whose cells decide their heights.
    ///
    /// Apple: "NSCollectionLayoutSection", list(using:layoutEnvironment:).
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMeasures.rowHeight))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let made = self == NSCollectionLayoutSection.self ? NSCollectionLayoutSection() as? Self : nil
        let section = made ?? LayoutCopy.make(self)
        section.group = group
        let list = ListSection(configuration, in: layoutEnvironment)
        section.list = list
        section.contentInsets = list.insets
        // Rows from edge to edge keep their content clear of the safe area by themselves.
        if list.look.isWhole { section.contentInsetsReference = .none }
        section.boundarySupplementaryItems = list.boundaries
        return section
    }
}

/// What a section knows as a list.
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let look: ListLook
    /// The margin at the sides of the list in points.
    let margin: CGFloat
    let scale: CGFloat

    @MainActor init(_ configuration: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment) {
        self.configuration = configuration
        look = configuration.appearance.look
        margin = TableMeasures.margin(environment.container.contentSize.width)
        scale = max(1, environment.traitCollection.pixelScale)
    }
}

@MainActor extension ListSection {
    private var hasHeader: Bool { configuration.headerMode != .none }

    /// The distances around the rows: cards stand in the margins; groups without header or footer are apart by the tables' gaps.
    var insets: NSDirectionalEdgeInsets {
        let side: CGFloat =
            switch look {
            case .insetGrouped: margin
            case .sidebar: ListSectionMeasures.sidebarSide
            default: 0
            }
        let gap = look.pinsHeaders ? 0 : TableMeasures.near(TableMeasures.groupGap, scale)
        return NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : gap, leading: side, bottom: configuration.footerMode == .none ? gap : 0, trailing: side)
    }

    /// The header and the footer. They are estimated as high as a title of one line in a table.
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        func item(_ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment) {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
            let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = look.pinsHeaders
            if look.pinsHeaders { item.zIndex = FlowMeasures.headerOrder }
            items.append(item)
        }
        if configuration.headerMode == .supplementary {
            item(FlowElement.headerKind, look.pinsHeaders ? TableMeasures.plainHeader : ListSectionMeasures.groupedHeader, .top)
        }
        if configuration.footerMode == .supplementary {
            item(FlowElement.footerKind, look.pinsHeaders ? TableMeasures.plainHeader : ListSectionMeasures.groupedFooter, .bottom)
        }
        return items
    }

    /// The room above everything: over a header its padding, over a first group without header what tables have more there.
    func padding(_ isFirstSection: Bool, _ section: NSCollectionLayoutSection) -> CGFloat {
        if hasHeader {
            return configuration.headerTopPadding ?? (look == .plain ? TableMeasures.near(TableMeasures.plainPadding, scale) : 0)
        }
        // The app's own insets are not enlarged.
        guard isFirstSection, look.isGrouped, section.contentInsets == insets else { return 0 }
        return TableMeasures.near(TableMeasures.groupTop, scale) - TableMeasures.near(TableMeasures.groupGap, scale)
    }

    /// The colour behind the section.
    var ground: UIColor? { configuration.backgroundColor ?? look.groundColor }

    /// What the cell of an item is told.
    func place(
        _ path: IndexPath, count: Int, isSeveral: Bool, isMirrored: Bool
    ) -> CellPlace {
        var place = CellPlace()
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        place.look = look
        place.isHeader = path[1] < first
        place.isFirst = path[1] == first
        place.isLast = path[1] == count - 1 && !place.isHeader
        place.sideMargin = margin
        place.selectsSeveral = isSeveral
        var lines = configuration.separatorConfiguration
        if configuration.showsSeparators, let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
        place.separator = lines.separator(place, isOn: configuration.showsSeparators, isSeveral: isSeveral, isMirrored: isMirrored)
        return place
    }

    /// What a cell that is the header or the footer is told.
    func place(ofKind kind: String) -> CellPlace {
        var place = CellPlace()
        place.look = look
        place.isHeader = kind == FlowElement.headerKind
        place.isFooter = kind == FlowElement.footerKind
        place.sideMargin = margin
        return place
    }
}

/// Points of list sections where tables have none.
@MainActor enum ListSectionMeasures {
    /// Beside the rows of a sidebar. Guessed: the margin of narrow lists.
    static let sidebarSide = ListMeasures.firstMargin
    /// A grouped header and footer of one line, until they are measured. Observed: AccessibilitySnapshot's pictures, iOS 17.5
    /// (15.667 for the line).
    static let groupedHeader = TableMeasures.titleAbove + titleLine + TableMeasures.titleBelow
    static let groupedFooter = TableMeasures.footerAbove + titleLine + TableMeasures.footerBelow
    private static let titleLine: CGFloat = 15.667
}
