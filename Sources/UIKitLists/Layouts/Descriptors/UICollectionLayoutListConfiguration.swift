// What a list section of a compositional layout looks like.
// Apple: "UICollectionLayoutListConfiguration".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

/// The look, the header and footer, the separators and the swipe actions of a section of a list.
///
/// Apple: "UICollectionLayoutListConfiguration".
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Groups from edge to edge.
        case grouped = 1
        /// Groups on cards.
        case insetGrouped = 2
        /// A list at the side of a split view.
        case sidebar = 3
        /// The same with rows from edge to edge.
        case sidebarPlain = 4
    }
    /// What stands above the items.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }
    /// What stands below the items.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }
    /// The parts of a list that are as wide as their content.
    public enum ContentHuggingElements: UInt, Sendable {
        /// None.
        case none = 0
        /// The header.
        case supplementaryHeader = 1
    }
    /// Gives the actions that a swipe shows at an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Changes the separators of an item; the second argument is what the section has.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The look.
    public private(set) var appearance: Appearance
    /// Whether the section has separators. By default those of sidebars have none (guessed).
    public var showsSeparators: Bool
    /// The separators of all items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of single items; nil by default. Goes last.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the section; nil, the default, for that of the look.
    public var backgroundColor: UIColor?
    /// What stands above the items; nothing by default.
    public var headerMode = HeaderMode.none
    /// What stands below the items; nothing by default.
    public var footerMode = FooterMode.none
    /// The room above a header in points; nil, the default, for that of the look.
    public var headerTopPadding: CGFloat?
    /// Gives the actions of a swipe from the leading edge; nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Gives the actions of a swipe from the trailing edge; nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The parts that are as wide as their content; stored, since headers are as wide as their section (UIK1201).
    public var contentHuggingElements: ContentHuggingElements {
        get { hugging }
        set {
            hugging = newValue
            Catalogue.stored(
                "UICollectionLayoutListConfiguration.contentHuggingElements", isDefault: newValue == .none,
                "A header is as wide as its section.")
        }
    }
    private var hugging = ContentHuggingElements.none

    /// A configuration with the defaults of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance.look.hasSeparators
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var look: ListLook {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

extension ListLook {
    /// Guessed: sidebars have none.
    var hasSeparators: Bool { self != .sidebar && self != .sidebarPlain }
    /// The colour behind a section, nil for none. Documented: the groups' grounds are those of tables. Guessed: that sidebars have
    /// none, since their controller has one.
    var groundColor: UIColor? {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar, .sidebarPlain: nil
        }
    }
    /// Whether rows go from edge to edge.
    var isWhole: Bool { self == .plain || self == .grouped || self == .sidebarPlain }
    /// Whether headers stay at the visible edge, as those of plain tables do.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }
}
