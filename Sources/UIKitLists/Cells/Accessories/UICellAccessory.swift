// What stands beside the content of a list's cell.
// Apple: "UICellAccessory"
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A mark, a control, a text or a view at the leading or trailing edge of a ``UICollectionViewListCell``.
public struct UICellAccessory: @unchecked Sendable {
    /// What a tap does.
    public typealias ActionHandler = () -> Void

    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable, Hashable {
        /// Always.
        case always
        /// While the cell is edited.
        case whenEditing
        /// While the cell is not edited.
        case whenNotEditing
    }

    /// The edge at which a custom view stands.
    public enum Placement: @unchecked Sendable {
        /// The place among the accessories that are shown at the edge, in their order from the leading to the trailing edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        /// The leading edge. Without a place the view is nearest to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The trailing edge. Without a place the view is nearest to the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The width that is reserved for an accessory.
    public enum LayoutDimension: Sendable, Hashable {
        /// The accessory's own.
        case actual
        /// The width that accessories of several cells share, so that they are aligned.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// The kinds of accessories.
    public enum AccessoryType: Sendable, Hashable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu
        case detail
        /// A text.
        case label
        /// A view of the app's.
        case customView(ObjectIdentifier)
    }

    /// The kind.
    public let accessoryType: AccessoryType
    /// When the accessory is shown.
    let displayed: DisplayedState
    /// The settings that all kinds have.
    var look: Look
    var payload = Payload.none

    struct Look {
        var isHidden = false
        var width = LayoutDimension.standard
        var tint: UIColor?

        init(_ isHidden: Bool?, _ width: LayoutDimension?, _ tint: UIColor?, by default: LayoutDimension = .standard) {
            self.isHidden = isHidden ?? false
            self.width = width ?? `default`
            self.tint = tint
        }
    }

    /// What only some kinds have.
    enum Payload {
        case none
        case action(ActionHandler?)
        case filled(UIColor?, ActionHandler?)
        case outline(OutlineDisclosureOptions.Style, ActionHandler?)
        case reorder(Bool)
        case label(String, UIFont?, Bool)
        case menu(UIMenu, ((UIMenu) -> Void)?)
        case view(UIView, Placement, Bool)
    }

    /// Whether the accessory is shown in a state.
    func isShown(editing: Bool) -> Bool {
        if look.isHidden { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return editing
        case .whenNotEditing: return !editing
        }
    }

    /// Whether the accessory stands at the leading edge. From memory: minus, plus and the circle of a selection.
    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: return true
        case .customView:
            if case .view(_, .leading, _) = payload { return true }
            return false
        default: return false
        }
    }

    /// The order from the content outwards (from memory).
    var rank: Int {
        switch accessoryType {
        case .customView: 0
        case .multiselect, .label: 1
        case .delete, .popUpMenu: 2
        case .insert, .detail: 3
        case .disclosureIndicator, .outlineDisclosure: 4
        case .checkmark: 5
        case .reorder: 6
        }
    }
}
