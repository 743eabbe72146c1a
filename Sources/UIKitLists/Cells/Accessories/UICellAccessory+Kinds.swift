// The accessories of the system, and their options.
// Apple: "UICellAccessory"
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICellAccessory {
    /// Returns an arrow: the cell leads elsewhere.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .disclosureIndicator, displayed: displayed, look: options.look)
    }
    /// Returns an arrow that turns when the cell's children are shown.
    /// - Parameter actionHandler: What a tap does; nil to show or hide the children.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .outlineDisclosure, displayed: displayed, look: options.look,
            payload: .outline(options.style, actionHandler))
    }
    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .checkmark, displayed: displayed, look: options.look)
    }
    /// Returns a minus, at the leading edge.
    /// - Parameter actionHandler: What a tap does; nil to show the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .delete, displayed: displayed, look: options.look,
            payload: .filled(options.backgroundColor, actionHandler))
    }
    /// Returns a plus, at the leading edge.
    /// - Parameter actionHandler: What a tap does; nil for nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .insert, displayed: displayed, look: options.look,
            payload: .filled(options.backgroundColor, actionHandler))
    }
    /// Returns three lines by which the item is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .reorder, displayed: displayed, look: options.look,
            payload: .reorder(options.showsVerticalSeparator ?? true))
    }
    /// Returns a circle that is checked while the cell is selected, at the leading edge.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .multiselect, displayed: displayed, look: options.look,
            payload: .filled(options.backgroundColor, nil))
    }
    /// Returns a button with an i.
    /// - Parameter actionHandler: What a tap does; nil for nothing.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .detail, displayed: displayed, look: options.look, payload: .action(actionHandler))
    }
    /// Returns a text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .label, displayed: displayed, look: options.look,
            payload: .label(text, options.font, options.adjustsFontForContentSizeCategory ?? true))
    }
    /// Returns a button that shows the selected element of a menu and opens it.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .popUpMenu, displayed: displayed, look: options.look,
            payload: .menu(menu, selectedElementDidChangeHandler))
    }
    /// Returns a view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _): displayed = state
        case .trailing(let state, _): displayed = state
        }
        return UICellAccessory(
            accessoryType: .customView(ObjectIdentifier(configuration.customView)), displayed: displayed,
            look: configuration.look,
            payload: .view(configuration.customView, configuration.placement, configuration.maintainsFixedSize))
    }

    /// The options of an arrow.
    public struct DisclosureIndicatorOptions: @unchecked Sendable {
        /// Whether the accessory is hidden; nil for no.
        public var isHidden: Bool?
        /// The reserved width; nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// Options of an arrow.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// The options of a checkmark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// The options of a button with an i.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// The options of a menu's button.
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    /// The options of an arrow that shows children.
    public struct OutlineDisclosureOptions: @unchecked Sendable {
        /// What a tap on the cell does.
        public enum Style: Int, Sendable, Hashable {
            /// As the cell's content suggests.
            case automatic
            /// A tap anywhere shows or hides the children.
            case header
            /// A tap on the arrow shows or hides the children; a tap elsewhere selects the cell.
            case cell
        }
        /// What a tap on the cell does.
        public var style: Style
        /// Whether the accessory is hidden; nil for no.
        public var isHidden: Bool?
        /// The reserved width; nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the tint.
        public var tintColor: UIColor?
        /// Options of an arrow that shows children.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// The options of a minus.
    public struct DeleteOptions: @unchecked Sendable {
        /// Whether the accessory is hidden; nil for no.
        public var isHidden: Bool?
        /// The reserved width; nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for white.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the system's.
        public var backgroundColor: UIColor?
        /// Options of a minus.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// The options of a plus.
    public typealias InsertOptions = DeleteOptions
    /// The options of a circle that is checked.
    public typealias MultiselectOptions = DeleteOptions

    /// The options of the three lines.
    public struct ReorderOptions: @unchecked Sendable {
        /// Whether the accessory is hidden; nil for no.
        public var isHidden: Bool?
        /// The reserved width; nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// Whether a line stands between the lines and another accessory; nil for yes.
        public var showsVerticalSeparator: Bool?
        /// Options of the three lines.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }
    }

    /// The options of a text.
    public struct LabelOptions: @unchecked Sendable {
        /// Whether the accessory is hidden; nil for no.
        public var isHidden: Bool?
        /// The reserved width; nil for the text's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The font; nil for the body style.
        public var font: UIFont?
        /// Whether the font follows the user's text size; nil for yes.
        public var adjustsFontForContentSizeCategory: Bool?
        /// Options of a text.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor, by: .actual) }
    }

    /// A view of the app's, and where it stands.
    public struct CustomViewConfiguration: @unchecked Sendable {
        /// The view. Its autoresizing mask is translated into constraints, as by default (UIK2493 otherwise).
        public let customView: UIView
        /// The edge and the place there.
        public let placement: Placement
        /// Whether the accessory is hidden; nil for no.
        public var isHidden: Bool?
        /// The reserved width; nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint of the view; nil for the inherited one.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame; nil for no: then it has the size that fits.
        public let maintainsFixedSize: Bool
        /// A view at an edge.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }
    }
}
